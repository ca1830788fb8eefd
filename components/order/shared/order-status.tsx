import { MallLink } from '@/components/ui/mall-link'
import { StatusTag } from '@/components/ui/status-tag'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { ListedOrder } from '@/contract/order/order-calls'
import {
  ORDER_STATUS,
  refundBadge,
  type StatusBadge,
  statusBadge,
} from '@/contract/order/order-status-rules'
import { routes } from '@/contract/routes'
import { dueText, payBadge } from '../due-text'
import s from './order-status.module.css'

type OrderStatusProps = {
  order: Pick<ListedOrder, 'status' | 'payStatus' | 'refundStatus' | 'hasOpenAfterSale'>
}

/** Goods that are exchanged or repaired: no refund says that something is under way. */
const AFTER_SALE: StatusBadge = { title: '售后中', colour: 'grey' }

/** Status, missing payment, refund or open after-sale case of an order; labels and colours are SPEC section 4's. */
export function OrderStatus({ order }: OrderStatusProps) {
  const { status, refundStatus, hasOpenAfterSale } = order
  const refund = refundBadge(refundStatus) ?? (hasOpenAfterSale ? AFTER_SALE : null)
  const badges = [statusBadge(status), payBadge(order), refund]
  return (
    <span className={s.root}>
      {badges.map((badge) => (badge ? <StatusTag key={badge.title} badge={badge} /> : null))}
    </span>
  )
}

type OrderDueProps = {
  order: Parameters<typeof dueText>[0] & Pick<ListedOrder, 'hasOpenAfterSale'>
}

/** Next step of the order and its due time. */
export function OrderDue({ order }: OrderDueProps) {
  if (order.hasOpenAfterSale && order.status === ORDER_STATUS.toReceive) {
    return (
      <span className={s.due}>
        <MallLink href={routes.refunds()}>售后处理中</MallLink>，结束后可确认收货
      </span>
    )
  }
  const due = dueText(order)
  if (!due || order.dueAt === null) return null
  return (
    <span className={s.due}>
      {due.before}
      <TimestampText value={order.dueAt} />
      {due.after}
    </span>
  )
}
