import { asc, eq, sql } from 'drizzle-orm'
import { MESSAGE_CATEGORY } from '@/contract/message/message-category-rules'
import { formatAmount } from '@/contract/money'
import { OFFLINE_PAY, PAY_STATUS, REFUND_STATUS } from '@/contract/order/order-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { orderLines } from '@/server/kernel/db/order-schema'
import { freeStock, spendStock } from './stock'
import { addEvent, notifyBuyer, type OrderChange, type OrderRow } from './transition'

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

type Cancelling = { reason: string; text: string; now: number }

/** Side effect of every cancellation: frees stock, starts the refund, adds a timeline entry. */
export async function cancelEffect(
  tx: Db,
  order: OrderRow,
  { reason, text, now }: Cancelling,
): Promise<OrderChange> {
  await releaseGoods(tx, order.orderNo, 'free')
  await addEvent(tx, order.orderNo, { title: '取消', text, now })
  const isPaid = order.payStatus === PAY_STATUS.paid
  return {
    dueAt: null,
    cancelledAt: new Date(now),
    cancelReason: reason,
    cancelAskedAt: null,
    ...(isPaid && { refundStatus: REFUND_STATUS.refunding }),
  }
}

/** How a cancelled order is refunded, for the buyer. */
function refundText({ payStatus, payType, paidAmount }: OrderRow): string {
  if (payStatus === PAY_STATUS.paid) return `，¥${formatAmount(paidAmount)} 将原路退回`
  const isSent = payType === OFFLINE_PAY && payStatus === PAY_STATUS.checking
  return isSent ? '，如已汇款，店铺将原路退回' : ''
}

/** Notifies the buyer of a cancellation by the other side. */
export function notifyCancelled(tx: Db, order: OrderRow, text: string, now: number): Promise<void> {
  return notifyBuyer(tx, order, {
    category: MESSAGE_CATEGORY.order,
    title: '订单已取消',
    now,
    summary: `${text}${refundText(order)}`,
  })
}
