import { MomentText } from '@/components/shared/moment-text'
import type { ListedOrder } from '@/contract/order'
import { refundLook, statusLook } from '@/contract/order-state'
import { dueText } from './due-text'
import s from './order-status.module.css'

type OrderStatusProps = { order: Pick<ListedOrder, 'status' | 'refundStatus'> }

/** Status and refund of an order in the words and colours of SPEC section 4. */
export function OrderStatus({ order }: OrderStatusProps) {
  const { title, colour } = statusLook(order.status)
  const refund = refundLook(order.refundStatus)
  return (
    <span className={s.root}>
      <span className={s[colour]}>{title}</span>
      {refund ? <span className={s[refund.colour]}>{refund.title}</span> : null}
    </span>
  )
}

type OrderDueProps = { order: Parameters<typeof dueText>[0] }

/** What the order waits for, and until when. */
export function OrderDue({ order }: OrderDueProps) {
  const due = dueText(order)
  if (!due || order.dueAt === null) return null
  return (
    <span className={s.due}>
      {due.before}
      <MomentText value={order.dueAt} />
      {due.after}
    </span>
  )
}
