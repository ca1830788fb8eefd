import { and, asc, countDistinct, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { MINUTE_MS } from '@/contract/china-clock'
import { HOLD_LIMITS, holdRefusalOf, ORDERS_A_MINUTE } from '@/contract/order/hold-rules'
import { ORDER_STATUS, PAY_STATUS } from '@/contract/order/order-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { orderLines, orders } from '@/server/kernel/db/order-schema'
import { HttpError } from '@/server/kernel/http/http-error'
import { tooMany } from '@/server/kernel/http/too-many'
import { isLeadAgreed } from '@/server/modules/cart/agreed-price'
import type { Quote } from './quote'

/** How many orders a buyer may place and leave unpaid; tests set others. */
export type OrderLimits = { holds: typeof HOLD_LIMITS; aMinute: number }
export const ORDER_LIMITS: OrderLimits = { holds: HOLD_LIMITS, aMinute: ORDERS_A_MINUTE }

const ENDLESS = { orders: 1e9, pieces: 1e12, sharePercent: 100 }
/** For testers, whose buyer orders in a second what others order in a year. */
export const NO_ORDER_LIMITS: OrderLimits = {
  holds: { newcomer: ENDLESS, customer: ENDLESS },
  aMinute: 1e9,
}

/** Orders that hold stock without having been paid; a voucher is no payment yet. */
export const isUnpaidHold = and(
  eq(orders.status, ORDER_STATUS.pending),
  inArray(orders.payStatus, [PAY_STATUS.unpaid, PAY_STATUS.checking]),
)

/** Pieces the lines of a group hold. */
export const heldPieces = sql<number>`coalesce(sum((
  select sum((place->>'qty')::int) from jsonb_array_elements(${orderLines.held}) place
)), 0)`.mapWith(Number)

/** Whether the buyer has paid an order, or a shop has taken one up. */
async function isCustomer(tx: Db, userId: string): Promise<boolean> {
  const { toShip, toReceive, done } = ORDER_STATUS
  const isTaken = inArray(orders.status, [toShip, toReceive, done])
  const [row] = await tx
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.userId, userId), or(isTaken, eq(orders.payStatus, PAY_STATUS.paid))))
    .limit(1)
  return row !== undefined
}

/** Why the buyer's unpaid orders leave no room for this one; null when they do. */
export async function holdRefusal(
  tx: Db,
  userId: string,
  { quote, limits }: { quote: Quote; limits: OrderLimits },
): Promise<string | null> {
  const own = and(eq(orders.userId, userId), isUnpaidHold)
  const [counted] = await tx
    .select({ orders: countDistinct(orders.tradeNo) })
    .from(orders)
    .where(own)
  const rows = await tx
    .select({ skuId: orderLines.skuId, qty: heldPieces })
    .from(orderLines)
    .innerJoin(orders, eq(orders.orderNo, orderLines.orderNo))
    .where(own)
    .groupBy(orderLines.skuId)
  const held = new Map(rows.map(({ skuId, qty }) => [skuId, qty]))
  const free = new Map(quote.rows.map(({ row: { sku } }) => [sku.id, sku.stock]))
  // What a shop has offered this buyer at that quantity is not held against its will.
  const offered = new Set(
    quote.rows.filter(({ row, line }) => isLeadAgreed(row, line.qty)).map(({ line }) => line),
  )
  const lines = quote.groups.flatMap((group) => group.lines).filter((line) => !offered.has(line))
  const skuIds = [...new Set(lines.map(({ skuId }) => skuId))]
  return holdRefusalOf({
    orders: counted?.orders ?? 0,
    pieces: rows.reduce((sum, { qty }) => sum + qty, 0),
    goods: skuIds.flatMap((skuId) => {
      const ofSku = lines.filter((line) => line.skuId === skuId)
      const [first] = ofSku
      const qty = ofSku.reduce((sum, line) => sum + line.qty - line.awaitedQty, 0)
      return first
        ? [{ ...first, qty, held: held.get(skuId) ?? 0, free: free.get(skuId) ?? 0 }]
        : []
    }),
    limit: limits.holds[(await isCustomer(tx, userId)) ? 'customer' : 'newcomer'],
  })
}

/** Refuses an order the buyer has no room for. `tx` holds the buyer's lock. */
export async function requireRoom(
  tx: Db,
  userId: string,
  room: { quote: Quote; limits: OrderLimits },
): Promise<void> {
  const why = await holdRefusal(tx, userId, room)
  if (why) throw new HttpError('CONFLICT', why)
}

/** Refuses more submissions a minute than a person makes. `tx` holds the buyer's lock. */
export async function requirePace(
  tx: Db,
  userId: string,
  { now, limits }: { now: number; limits: OrderLimits },
): Promise<void> {
  const recent = await tx
    .selectDistinct({ tradeNo: orders.tradeNo, at: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.userId, userId), gt(orders.createdAt, new Date(now - MINUTE_MS))))
    .orderBy(asc(orders.createdAt))
    .limit(limits.aMinute)
  const [first] = recent
  if (first && recent.length >= limits.aMinute) {
    throw tooMany('下单太频繁', first.at.getTime() + MINUTE_MS - now)
  }
}
