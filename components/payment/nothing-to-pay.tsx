import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { routes } from '@/contract/routes'

/** None of the orders waits for a payment. */
export function NothingToPay() {
  return (
    <EmptyState
      icon="check"
      title="这些订单无需付款"
      text="订单已付款或已取消，当前状态见订单详情。"
    >
      <ButtonLink variant="primary" href={routes.orders()}>
        查看我的订单
      </ButtonLink>
    </EmptyState>
  )
}
