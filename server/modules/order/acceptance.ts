import { eq, inArray, max } from 'drizzle-orm'
import { OFFLINE_PAY, PAY_STATUS } from '@/contract/order-state'
import { MESSAGE_CATEGORY } from '@/contract/system-message'
import { chinaDate, chinaWorkingDay } from '@/contract/working-days'
import { skus } from '@/server/db/catalog-schema'
import type { Db } from '@/server/db/client'
import { orderLines } from '@/server/db/order-schema'
import { addEvent, type OrderChange, type OrderRow, tellBuyer } from './transition'

/** Working days until the slowest of its goods can leave. */
async function shipDays(tx: Db, orderNo: string): Promise<number> {
  const own = tx
    .select({ id: orderLines.skuId })
    .from(orderLines)
    .where(eq(orderLines.orderNo, orderNo))
  const [row] = await tx
    .select({ days: max(skus.leadDays) })
    .from(skus)
    .where(inArray(skus.id, own))
  return row?.days ?? 0
}

/** What goes with an acceptance: a date of shipment, and the money of a transfer found to be there. */
export async function acceptEffect(tx: Db, order: OrderRow, now: number): Promise<OrderChange> {
  const { orderNo, payType, payableAmount } = order
  const isOffline = payType === OFFLINE_PAY
  if (isOffline) await addEvent(tx, orderNo, { title: '核款', text: '店铺已确认到账', now })
  const promised = chinaWorkingDay(now, await shipDays(tx, orderNo))
  const text = `预计 ${chinaDate(promised)} 前发货`
  await addEvent(tx, orderNo, { title: '接单', text, now })
  await tellBuyer(tx, order, {
    ...{ category: MESSAGE_CATEGORY.order, title: '店铺已接单', now },
    summary: `您的订单已接单，${text}`,
  })
  const paid = { payStatus: PAY_STATUS.paid, paidAmount: payableAmount, paidAt: new Date(now) }
  return {
    ...{ acceptedAt: new Date(now), promisedShipAt: new Date(promised), dueAt: null },
    ...(isOffline && paid),
  }
}

/** What goes with a refusal to cancel: the order goes on. */
export async function refuseEffect(
  tx: Db,
  order: OrderRow,
  { reason, now }: { reason: string; now: number },
): Promise<OrderChange> {
  await addEvent(tx, order.orderNo, { title: '拒绝取消', text: reason, now })
  await tellBuyer(tx, order, {
    ...{ category: MESSAGE_CATEGORY.order, title: '店铺未同意取消', now },
    summary: `订单将继续发货：${reason}`,
  })
  return { cancelAskedAt: null, cancelReason: '', dueAt: null }
}
