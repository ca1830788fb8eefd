import { and, eq, isNull, sql } from 'drizzle-orm'
import { SHIP_STATUS } from '@/contract/order/order-status-rules'
import { ORDER_WAITS } from '@/contract/order/order-time-rules'
import type { Db } from '@/server/kernel/db/client'
import { orderLines, shipments } from '@/server/kernel/db/order-schema'
import { documentNo } from '@/server/kernel/document-no'
import { HttpError } from '@/server/kernel/http/http-error'
import { linesOf } from './cancel'
import { type OrderChange, type OrderRow, tellBuyer } from './transition'

type Piece = { lineId: string; qty: number }

export type Parcel = {
  carrier: string
  trackingNo: string
  /** Defaults to everything still open. */
  lines?: Piece[]
}

/** A packed parcel, and how much of the order has shipped with it. */
type Packed = Required<Parcel> & { shipped: number; total: number }

const sumOf = (list: readonly { qty: number }[]) => list.reduce((sum, { qty }) => sum + qty, 0)

/** Contents of a parcel: part of the open pieces per line; throws CONFLICT for more. */
export async function pack(tx: Db, orderNo: string, parcel: Parcel): Promise<Packed> {
  const lines = await linesOf(tx, orderNo)
  const open = lines.map(({ id, qty, shippedQty }) => ({ lineId: id, qty: qty - shippedQty }))
  const chosen = parcel.lines ?? open.filter(({ qty }) => qty > 0)
  const isFitting = chosen.every(({ lineId, qty }) => {
    const room = open.find((line) => line.lineId === lineId)?.qty ?? 0
    return qty > 0 && qty <= room
  })
  const isOnceEach = new Set(chosen.map(({ lineId }) => lineId)).size === chosen.length
  if (!isFitting || !isOnceEach || chosen.length === 0) {
    throw new HttpError('CONFLICT', '发货数量超出未发数量')
  }
  const total = sumOf(lines)
  return { ...parcel, lines: chosen, shipped: total - sumOf(open) + sumOf(chosen), total }
}

async function addToLines(tx: Db, column: 'shippedQty' | 'receivedQty', pieces: readonly Piece[]) {
  for (const { lineId, qty } of pieces) {
    const change = { [column]: sql`${orderLines[column]} + ${qty}` }
    await tx.update(orderLines).set(change).where(eq(orderLines.id, lineId))
  }
}

/** Side effect of a shipment; the last parcel starts the period for confirming receipt. */
export async function shipEffect(
  tx: Db,
  order: OrderRow,
  { packed, now }: { packed: Packed; now: number },
): Promise<OrderChange> {
  const { orderNo } = order
  const { carrier, trackingNo, lines, shipped, total } = packed
  const parcel = { shipmentNo: documentNo('K', now), orderNo, carrier, trackingNo, lines }
  await tx.insert(shipments).values({ ...parcel, shippedAt: new Date(now) })
  await addToLines(tx, 'shippedQty', lines)
  const isRest = shipped === total
  const text = `${carrier} ${trackingNo}，已发 ${shipped}/${total} 件`
  await tellBuyer(tx, order, { event: isRest ? 'shipped' : 'partShipped', text, now })
  if (!isRest) return { shipStatus: SHIP_STATUS.part }
  const dueAt = new Date(now + ORDER_WAITS.receipt)
  return { shipStatus: SHIP_STATUS.all, shippedAt: new Date(now), dueAt }
}

/** Side effect of a delivery: every parcel in transit has arrived. */
export async function deliverEffect(tx: Db, order: OrderRow, now: number): Promise<OrderChange> {
  const { orderNo } = order
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
  const text = `${arrived.length} 个包裹已送达，请验货后确认收货`
  await tellBuyer(tx, order, { event: 'delivered', text, now })
  return {}
}
