import { asc, eq, sql } from 'drizzle-orm'
import { formatAmount } from '@/contract/money'
import { TOLD_EVENTS } from '@/contract/order/order-event-rules'
import { OFFLINE_PAY, PAY_STATUS, REFUND_STATUS } from '@/contract/order/order-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { orderLines } from '@/server/kernel/db/order-schema'
import { oweReceivedBack } from './bank-receipts'
import { freeStock, spendStock } from './stock'
import { addEvent, type OrderChange, type OrderRow, tellBuyer } from './transition'

/** The lines of an order, in order. */
export const linesOf = (tx: Db, orderNo: string) =>
  tx.select().from(orderLines).where(eq(orderLines.orderNo, orderNo)).orderBy(asc(orderLines.sort))

/** Ends the holds of an order: the stock is freed or spent. */
export async function releaseGoods(tx: Db, orderNo: string, how: 'free' | 'spend'): Promise<void> {
  const lines = await linesOf(tx, orderNo)
  await (how === 'free' ? freeStock : spendStock)(tx, lines)
  // Emptied, so that it happens only once.
  await tx.update(orderLines).set({ held: sql`'[]'::jsonb` }).where(eq(orderLines.orderNo, orderNo))
}

/** How a cancelled order is refunded, for the buyer. */
function refundText({ payStatus, payType, paidAmount }: OrderRow): string {
  if (payStatus === PAY_STATUS.paid) return `，¥${formatAmount(paidAmount)} 将原路退回`
  const isSent = payType === OFFLINE_PAY && payStatus === PAY_STATUS.checking
  return isSent ? '，如已汇款，店铺将原路退回' : ''
}

type Cancelling = {
  reason: string
  text: string
  now: number
  /** Whether the buyer is told of it, as of a cancellation by the other side. */
  isTold?: boolean
}

/** Side effect of every cancellation: frees stock, starts the refund, adds a timeline entry. */
export async function cancelEffect(
  tx: Db,
  order: OrderRow,
  { reason, text, now, isTold = false }: Cancelling,
): Promise<OrderChange> {
  await releaseGoods(tx, order.orderNo, 'free')
  const said = { text: `${text}${refundText(order)}`, now }
  if (isTold) await tellBuyer(tx, order, { event: 'cancelled', ...said })
  else await addEvent(tx, order.orderNo, { title: TOLD_EVENTS.cancelled.title, ...said })
  const isPaid = order.payStatus === PAY_STATUS.paid
  // Of a paid order `refund` gives back what it cost, and more than that is recorded already.
  if (!isPaid) await oweReceivedBack(tx, order.orderNo, now)
  return {
    dueAt: null,
    cancelledAt: new Date(now),
    cancelReason: reason,
    cancelAskedAt: null,
    ...(isPaid && { refundStatus: REFUND_STATUS.refunding }),
  }
}
