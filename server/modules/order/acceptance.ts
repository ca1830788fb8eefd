import { eq } from 'drizzle-orm'
import { MESSAGE_CATEGORY } from '@/contract/message/message-category-rules'
import { OFFLINE_PAY, PAY_STATUS } from '@/contract/order/order-status-rules'
import { promiseText } from '@/contract/order/promised-date-rules'
import type { Db } from '@/server/kernel/db/client'
import { orderLines } from '@/server/kernel/db/order-schema'
import { promisedTimes } from './promised-times'
import { addEvent, notifyBuyer, type OrderChange, type OrderRow } from './transition'

/** Side effect of an acceptance: sets the ship date and confirms the transfer as paid. */
export async function acceptEffect(tx: Db, order: OrderRow, now: number): Promise<OrderChange> {
  const { orderNo, payType, payableAmount } = order
  const isOffline = payType === OFFLINE_PAY
  if (isOffline) await addEvent(tx, orderNo, { title: '核款', text: '店铺已确认到账', now })
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderNo, orderNo))
  const paidAt = isOffline ? now : (order.paidAt?.getTime() ?? now)
  const promised = promisedTimes(paidAt, lines)
  const text = promiseText(promised)
  await addEvent(tx, orderNo, { title: '接单', text, now })
  await notifyBuyer(tx, order, {
    category: MESSAGE_CATEGORY.order,
    title: '店铺已接单',
    now,
    summary: `您的订单已接单，${text}`,
  })
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
  await addEvent(tx, order.orderNo, { title: '拒绝取消', text: reason, now })
  await notifyBuyer(tx, order, {
    category: MESSAGE_CATEGORY.order,
    title: '店铺未同意取消',
    now,
    summary: `订单将继续发货：${reason}`,
  })
  return { cancelAskedAt: null, cancelReason: '', dueAt: null }
}
