import { asc, eq, sql } from 'drizzle-orm'
import { formatAmount } from '@/contract/money'
import { OFFLINE_PAY, PAY_STATUS, REFUND_STATUS } from '@/contract/order-state'
import { MESSAGE_CATEGORY } from '@/contract/system-message'
import type { Db } from '@/server/db/client'
import { orderLines } from '@/server/db/order-schema'
import { freeStock, spendStock } from './stock'
import { addEvent, type OrderChange, type OrderRow, tellBuyer } from './transition'

/** The lines of an order, in their order. */
export const linesOf = (tx: Db, orderNo: string) =>
  tx.select().from(orderLines).where(eq(orderLines.orderNo, orderNo)).orderBy(asc(orderLines.sort))

/** Ends what an order holds: its goods are free again, or gone for good. */
export async function releaseGoods(tx: Db, orderNo: string, how: 'free' | 'spend'): Promise<void> {
  const lines = await linesOf(tx, orderNo)
  await (how === 'free' ? freeStock : spendStock)(tx, lines)
  // Emptied, so that it happens once whatever comes.
  await tx.update(orderLines).set({ held: sql`'[]'::jsonb` }).where(eq(orderLines.orderNo, orderNo))
}

type Cancelling = { reason: string; text: string; now: number }

/** What goes with every cancellation: goods free, money on its way back, a line in the timeline. */
export async function cancelEffect(
  tx: Db,
  order: OrderRow,
  { reason, text, now }: Cancelling,
): Promise<OrderChange> {
  await releaseGoods(tx, order.orderNo, 'free')
  await addEvent(tx, order.orderNo, { title: '取消', text, now })
  const isPaid = order.payStatus === PAY_STATUS.paid
  return {
    ...{ dueAt: null, cancelledAt: new Date(now), cancelReason: reason, cancelAskedAt: null },
    ...(isPaid && { refundStatus: REFUND_STATUS.refunding }),
  }
}

/** How a cancelled order's money comes back, in words. */
function refundText({ payStatus, payType, paidAmount }: OrderRow): string {
  if (payStatus === PAY_STATUS.paid) return `，¥${formatAmount(paidAmount)} 将原路退回`
  const isSent = payType === OFFLINE_PAY && payStatus === PAY_STATUS.checking
  return isSent ? '，如已汇款，店铺将原路退回' : ''
}

/** Tells the buyer that the other side has cancelled. */
export function tellCancelled(tx: Db, order: OrderRow, text: string, now: number): Promise<void> {
  return tellBuyer(tx, order, {
    ...{ category: MESSAGE_CATEGORY.order, title: '订单已取消', now },
    summary: `${text}${refundText(order)}`,
  })
}
