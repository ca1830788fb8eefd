import { DockBar } from '@/components/shared/dock-bar'
import { Amount } from '@/components/shared/price'
import { ButtonLink } from '@/components/ui/button'
import type { ListedOrder } from '@/contract/order'
import { routes } from '@/contract/routes'
import s from './order-list.module.css'

type PayTogetherProps = { orders: ListedOrder[] }

/** The orders that are picked, to be paid at once. */
export function PayTogether({ orders }: PayTogetherProps) {
  if (orders.length === 0) return null
  const amount = orders.reduce((sum, { payableAmount }) => sum + payableAmount, 0)
  return (
    <DockBar label="合并付款">
      <span className={s.picked} aria-live="polite">
        已选 {orders.length} 个订单，合计 <Amount value={amount} size="m" />
      </span>
      <ButtonLink look="accent" size="l" href={routes.pay(orders.map(({ orderNo }) => orderNo))}>
        合并付款
      </ButtonLink>
    </DockBar>
  )
}
