import { and, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import type { MoveName } from '@/contract/order-moves'
import { OFFLINE_PAY, PAY_STATUS, SHIP_STATUS } from '@/contract/order-state'
import { ORDER_WAITS } from '@/contract/order-times'
import { MESSAGE_CATEGORY } from '@/contract/system-message'
import { chinaDate, chinaWorkingDay } from '@/contract/working-days'
import { skus } from '@/server/db/catalog-schema'
import type { Db } from '@/server/db/client'
import { orderLines, shipments } from '@/server/db/order-schema'
import { withRetries } from '@/server/db/retry'
import { Fault } from '@/server/http/fault'
import { refundEffect } from '@/server/modules/payment/refunds'
import { cancelEffect, linesOf, tellCancelled } from './cancel'
import { documentNo } from './document-no'
import {
  addEvent,
  lockOrder,
  type OrderChange,
  type OrderRow,
  tellBuyer,
  transition,
} from './transition'

export type Parcel = {
  carrier: string
  trackingNo: string
  /** All that is open when left out. */
  lines?: { lineId: string; qty: number }[]
}

type Effect = (tx: Db, order: OrderRow) => Promise<OrderChange>

/** What a parcel holds: part of what is open of each line, never more. */
async function packed(tx: Db, orderNo: string, wanted: Parcel['lines']) {
  const lines = await linesOf(tx, orderNo)
  const open = lines.map(({ id, qty, shippedQty }) => ({ lineId: id, qty: qty - shippedQty }))
  const chosen = wanted ?? open.filter(({ qty }) => qty > 0)
  const isFitting = chosen.every(({ lineId, qty }) => {
    const room = open.find((line) => line.lineId === lineId)?.qty ?? 0
    return qty > 0 && qty <= room
  })
  const isOnceEach = new Set(chosen.map(({ lineId }) => lineId)).size === chosen.length
  if (!isFitting || !isOnceEach || chosen.length === 0) {
    throw new Fault('CONFLICT', '发货数量超出未发数量')
  }
  const sumOf = (list: readonly { qty: number }[]) => list.reduce((sum, { qty }) => sum + qty, 0)
  const total = sumOf(lines)
  const shipped = total - sumOf(open) + sumOf(chosen)
  return { chosen, shipped, total }
}

async function addToLines(
  tx: Db,
  column: 'shippedQty' | 'receivedQty',
  lines: readonly { lineId: string; qty: number }[],
): Promise<void> {
  for (const { lineId, qty } of lines) {
    const change = { [column]: sql`${orderLines[column]} + ${qty}` }
    await tx.update(orderLines).set(change).where(eq(orderLines.id, lineId))
  }
}

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

/** What the other side does with an order; each step tells the buyer (DOMAIN 3.1). */
export function createMerchant(db: Db, clock: () => number) {
  const step = (orderNo: string, name: MoveName, effect: Effect) => async (tx: Db) =>
    transition(tx, { orderNo, name, by: 'merchant', now: clock() }, (order) => effect(tx, order))
  const run = (work: (tx: Db) => Promise<OrderRow>) => withRetries(() => db.transaction(work))

  const accept = (orderNo: string) =>
    run(
      step(orderNo, 'accept', async (tx, order) => {
        const now = clock()
        const isOffline = order.payType === OFFLINE_PAY
        const paid = { payStatus: PAY_STATUS.paid, paidAmount: order.payableAmount }
        if (isOffline) await addEvent(tx, orderNo, { title: '核款', text: '店铺已确认到账', now })
        const promised = chinaWorkingDay(now, await shipDays(tx, orderNo))
        const text = `预计 ${chinaDate(promised)} 前发货`
        await addEvent(tx, orderNo, { title: '接单', text, now })
        await tellBuyer(tx, order, {
          ...{ category: MESSAGE_CATEGORY.order, title: '店铺已接单', now },
          summary: `您的订单已接单，${text}`,
        })
        return {
          ...{ acceptedAt: new Date(now), promisedShipAt: new Date(promised), dueAt: null },
          ...(isOffline && { ...paid, paidAt: new Date(now) }),
        }
      }),
    )

  const decline = (orderNo: string, reason: string) =>
    run(
      step(orderNo, 'decline', async (tx, order) => {
        const [text, now] = [`店铺未能接单：${reason}`, clock()]
        await tellCancelled(tx, order, text, now)
        return cancelEffect(tx, order, { reason, text, now })
      }),
    )

  const agreeCancel = (orderNo: string) =>
    run(
      step(orderNo, 'agreeCancel', async (tx, order) => {
        const [text, now] = ['店铺同意取消', clock()]
        await tellCancelled(tx, order, text, now)
        return cancelEffect(tx, order, { reason: order.cancelReason, text, now })
      }),
    )

  const refuseCancel = (orderNo: string, reason: string) =>
    run(
      step(orderNo, 'refuseCancel', async (tx, order) => {
        const now = clock()
        await addEvent(tx, orderNo, { title: '拒绝取消', text: reason, now })
        await tellBuyer(tx, order, {
          ...{ category: MESSAGE_CATEGORY.order, title: '店铺未同意取消', now },
          summary: `订单将继续发货：${reason}`,
        })
        return { cancelAskedAt: null, cancelReason: '', dueAt: null }
      }),
    )

  /** Sends a parcel; the one with the last open piece moves the order on. */
  const ship = (orderNo: string, { carrier, trackingNo, lines }: Parcel) =>
    run(async (tx) => {
      const now = clock()
      await lockOrder(tx, orderNo)
      const { chosen, shipped, total } = await packed(tx, orderNo, lines)
      const isRest = shipped === total
      const send = step(orderNo, isRest ? 'shipRest' : 'shipPart', async (_tx, order) => {
        const shipmentNo = documentNo('K', now)
        const parcel = { shipmentNo, orderNo, carrier, trackingNo, lines: chosen }
        await tx.insert(shipments).values({ ...parcel, shippedAt: new Date(now) })
        await addToLines(tx, 'shippedQty', chosen)
        const text = `${carrier} ${trackingNo}`
        await addEvent(tx, orderNo, { title: `发货(${shipped}/${total})`, text, now })
        await tellBuyer(tx, order, {
          ...{ category: MESSAGE_CATEGORY.shipment, title: isRest ? '订单已发货' : '订单部分发货' },
          ...{ summary: `${text}，已发 ${shipped}/${total} 件`, now },
        })
        if (!isRest) return { shipStatus: SHIP_STATUS.part }
        const dueAt = new Date(now + ORDER_WAITS.receipt)
        return { shipStatus: SHIP_STATUS.all, shippedAt: new Date(now), dueAt }
      })
      return send(tx)
    })

  /** Every parcel under way has arrived. */
  const deliver = (orderNo: string) =>
    run(
      step(orderNo, 'deliver', async (tx, order) => {
        const now = clock()
        const arrived = await tx
          .update(shipments)
          .set({ deliveredAt: new Date(now) })
          .where(and(eq(shipments.orderNo, orderNo), isNull(shipments.deliveredAt)))
          .returning()
        await addToLines(
          tx,
          'receivedQty',
          arrived.flatMap(({ lines }) => lines),
        )
        const text = `${arrived.length} 个包裹已送达`
        await addEvent(tx, orderNo, { title: '签收', text, now })
        await tellBuyer(tx, order, {
          ...{ category: MESSAGE_CATEGORY.shipment, title: '包裹已送达', now },
          summary: `${text}，请验货后确认收货`,
        })
        return {}
      }),
    )

  /** The shop has sent back by itself what was paid by transfer. */
  const refund = (orderNo: string) =>
    run(
      step(orderNo, 'refund', async (tx, order) => {
        if (order.payType !== OFFLINE_PAY) throw new Fault('CONFLICT', '在线支付由支付平台退回')
        return refundEffect(tx, order, { text: '已由店铺线下退回', now: clock() })
      }),
    )

  return { refund, accept, decline, agreeCancel, refuseCancel, ship, deliver }
}

export type Merchant = ReturnType<typeof createMerchant>
