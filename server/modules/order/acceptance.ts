import { eq } from 'drizzle-orm'
import { OFFLINE_PAY, PAY_STATUS } from '@/contract/order/order-status-rules'
import { promiseText } from '@/contract/order/promised-date-rules'
import type { Db } from '@/server/kernel/db/client'
import { orderLines } from '@/server/kernel/db/order-schema'
import { requireNoShortfall } from './bank-receipts'
import { promisedTimes } from './promised-times'
import { addEvent, type OrderChange, type OrderRow, tellBuyer } from './transition'

/** Side effect of an acceptance: sets the ship date and confirms the transfer as paid. */
export async function acceptEffect(tx: Db, order: OrderRow, now: number): Promise<OrderChange> {
  const { orderNo, payType, payStatus, payableAmount } = order
  // Money that an operator has booked needs no confirmation.
  const isOffline = payType === OFFLINE_PAY && payStatus !== PAY_STATUS.paid
  if (isOffline) await requireNoShortfall(tx, order)
  if (isOffline) await addEvent(tx, orderNo, { title: '核款', text: '店铺已确认到账', now })
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderNo, orderNo))
  const paidAt = isOffline ? now : (order.paidAt?.getTime() ?? now)
  const promised = promisedTimes(paidAt, lines)
  const text = promiseText(promised)
  await tellBuyer(tx, order, { event: 'accepted', text, now })
  const paid = { payStatus: PAY_STATUS.paid, paidAmount: payableAmount, paidAt: new Date(now) }
  return {
    acceptedAt: new Date(now),
    promisedShipAt: new Date(promised.shipped),
    dueAt: null,
    ...(isOffline && paid),
  }
}

/** Side effect of a refused cancellation: the order continues. */
export async function refuseEffect(
  tx: Db,
  order: OrderRow,
  { reason, now }: { reason: string; now: number },
): Promise<OrderChange> {
  await tellBuyer(tx, order, { event: 'cancelRefused', text: `订单将继续发货：${reason}`, now })
  return { cancelAskedAt: null, cancelReason: '', dueAt: null }
}
