import { TimestampText } from '@/components/ui/timestamp-text'
import type { ListedOrder } from '@/contract/order/order-calls'
import { refundBadge, statusBadge } from '@/contract/order/order-status-rules'
import { dueText } from '../due-text'
import s from './order-status.module.css'

type OrderStatusProps = { order: Pick<ListedOrder, 'status' | 'refundStatus'> }

/** Status and refund of an order with the labels and colours of SPEC section 4. */
export function OrderStatus({ order }: OrderStatusProps) {
  const { title, colour } = statusBadge(order.status)
  const refund = refundBadge(order.refundStatus)
  return (
    <span className={s.root}>
      <span className={s[colour]}>{title}</span>
      {refund ? <span className={s[refund.colour]}>{refund.title}</span> : null}
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
