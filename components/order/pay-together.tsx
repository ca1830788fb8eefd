import { Amount } from '@/components/product/shared/price'
import { ButtonLink } from '@/components/ui/button'
import { DockBar } from '@/components/ui/dock-bar'
import type { ListedOrder } from '@/contract/order/order-calls'
import { routes } from '@/contract/routes'
import s from './shared/order-list.module.css'

type PayTogetherProps = { orders: ListedOrder[] }

/** Bar of the selected orders, for one joint payment. */
export function PayTogether({ orders }: PayTogetherProps) {
  if (orders.length === 0) return null
  const amount = orders.reduce((sum, { payableAmount }) => sum + payableAmount, 0)
  return (
    <DockBar label="合并付款">
      <span className={s.picked} aria-live="polite">
        已选 {orders.length} 个订单，合计 <Amount value={amount} size="m" />
      </span>
      <ButtonLink variant="accent" size="l" href={routes.pay(orders.map(({ orderNo }) => orderNo))}>
        合并付款
      </ButtonLink>
    </DockBar>
  )
}
