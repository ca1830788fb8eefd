import { StatusTag } from '@/components/ui/status-tag'
import { TimestampText } from '@/components/ui/timestamp-text'
import type { ListedOrder } from '@/contract/order/order-calls'
import { refundBadge, statusBadge } from '@/contract/order/order-status-rules'
import { dueText, payBadge } from '../due-text'
import s from './order-status.module.css'

type OrderStatusProps = { order: Pick<ListedOrder, 'status' | 'payStatus' | 'refundStatus'> }

/** Status, missing payment and refund of an order; labels and colours are SPEC section 4's. */
export function OrderStatus({ order }: OrderStatusProps) {
  const badges = [statusBadge(order.status), payBadge(order), refundBadge(order.refundStatus)]
  return (
    <span className={s.root}>
      {badges.map((badge) => (badge ? <StatusTag key={badge.title} badge={badge} /> : null))}
    </span>
  )
}

type OrderDueProps = { order: Parameters<typeof dueText>[0] }

/** Next step of the order and its due time. */
export function OrderDue({ order }: OrderDueProps) {
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
