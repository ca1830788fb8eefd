import { AgainButton } from '@/components/order/shared/again-button'
import { ButtonLink } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { OrderDetail } from '@/contract/order/order-calls'
import { ORDER_STATUS } from '@/contract/order/order-status-rules'
import { routes } from '@/contract/routes'

type NothingToPayProps = { orders: OrderDetail[] }

/**
 * None of the orders waits for a payment. One order is told by its name, and led to; where its time to pay has
 * run out, its goods can be put into the cart again.
 */
export function NothingToPay({ orders }: NothingToPayProps) {
  const [only] = orders.length === 1 ? orders : []
  if (!only) {
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
  const isCancelled = only.status === ORDER_STATUS.cancelled
  return (
    <EmptyState
      icon={isCancelled ? 'list' : 'check'}
      title={isCancelled ? '订单已取消，无需付款' : '订单已付款，无需再付'}
      text={`订单编号 ${only.orderNo}`}
    >
      <ButtonLink variant="primary" href={routes.order(only.orderNo)}>
        查看订单
      </ButtonLink>
      {isCancelled && only.actions.includes('buyAgain') ? (
        <AgainButton orderNo={only.orderNo} />
      ) : null}
    </EmptyState>
  )
}
