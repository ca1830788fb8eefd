import { and, eq, isNull } from 'drizzle-orm'
import { COMMENT_OPEN_MS } from '@/contract/comment-posting'
import { INVOICE_OPEN_MS, INVOICE_STATUS } from '@/contract/invoicing'
import { type Actor, MOVES, type MoveName, mayMove, type OrderFacts } from '@/contract/order-moves'
import { ORDER_STATUS } from '@/contract/order-state'
import { ORDER_WAITS } from '@/contract/order-times'
import { routes } from '@/contract/routes'
import type { MessageCategory } from '@/contract/system-message'
import type { Db } from '@/server/db/client'
import { orderEvents, orders, shipments } from '@/server/db/order-schema'
import { Fault } from '@/server/http/fault'
import { sendMessage } from '@/server/modules/system-message/send-message'

export type OrderRow = typeof orders.$inferSelect
export type OrderChange = Partial<Omit<OrderRow, 'orderNo' | 'userId' | 'status'>>

function isDoneSince({ status, finishedAt }: OrderRow, since: number): boolean {
  return status === ORDER_STATUS.done && (finishedAt?.getTime() ?? 0) >= since
}

/** What the guards of the transitions look at; parcels on their way matter to who delivers alone. */
export function factsOf(row: OrderRow, now: number, isDelivered = false): OrderFacts {
  const { status, payStatus, payType, shipStatus, refundStatus, isExtended } = row
  const remindedAt = row.remindedAt?.getTime() ?? Number.NEGATIVE_INFINITY
  return {
    ...{ status, payStatus, payType, shipStatus, refundStatus, isExtended, isDelivered },
    isCancelAsked: row.cancelAskedAt !== null,
    isHidden: row.hiddenAt !== null,
    isCommentable: row.commentedCount < row.lineCount && isDoneSince(row, now - COMMENT_OPEN_MS),
    isInvoiceable:
      (row.invoiceStatus === 0 || row.invoiceStatus === INVOICE_STATUS.rejected) &&
      row.paidAmount > row.refundAmount &&
      isDoneSince(row, now - INVOICE_OPEN_MS),
    isReminded: now - remindedAt < ORDER_WAITS.reminder,
  }
}

type Step = {
  orderNo: string
  /** Whose order it must be; anybody's for the other side. */
  userId?: string
  name: MoveName
  by: Actor
  now: number
}

const UNKNOWN = '订单不存在'
const REFUSED = '订单状态已变化，请刷新后再操作'

/** An order, locked until `tx` ends; a foreign one is unknown. */
export async function lockOrder(tx: Db, orderNo: string, userId?: string): Promise<OrderRow> {
  const mine = userId === undefined ? undefined : eq(orders.userId, userId)
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), mine))
    .for('update')
  if (!row) throw new Fault('NOT_FOUND', UNKNOWN)
  return row
}

async function isAllDelivered(tx: Db, orderNo: string): Promise<boolean> {
  const under = and(eq(shipments.orderNo, orderNo), isNull(shipments.deliveredAt))
  return (await tx.select({ no: shipments.shipmentNo }).from(shipments).where(under)).length === 0
}

/**
 * Moves an order as the one table of transitions allows, by a conditional update on the state it
 * was found in; throws CONFLICT for every other move. `effect` does what goes with it.
 */
export async function transition(
  tx: Db,
  { orderNo, userId, name, by, now }: Step,
  effect: (order: OrderRow) => Promise<OrderChange>,
): Promise<OrderRow> {
  const order = await lockOrder(tx, orderNo, userId)
  const isDelivered = name === 'deliver' && (await isAllDelivered(tx, orderNo))
  if (!mayMove(name, by, factsOf(order, now, isDelivered))) throw new Fault('CONFLICT', REFUSED)
  const change = await effect(order)
  const [moved] = await tx
    .update(orders)
    .set({ ...change, status: MOVES[name].to ?? order.status })
    .where(and(eq(orders.orderNo, orderNo), eq(orders.status, order.status)))
    .returning()
  if (!moved) throw new Fault('CONFLICT', REFUSED)
  return moved
}

/** Adds to an order's timeline. */
export async function addEvent(
  tx: Db,
  orderNo: string,
  { title, text = '', now }: { title: string; text?: string; now: number },
): Promise<void> {
  await tx.insert(orderEvents).values({ orderNo, title, text, at: new Date(now) })
}

/** Tells the buyer what the other side did with an order. */
export function tellBuyer(
  tx: Db,
  { userId, orderNo, shopName }: Pick<OrderRow, 'userId' | 'orderNo' | 'shopName'>,
  told: { category: MessageCategory; title: string; summary: string; now: number },
): Promise<void> {
  const { category, title, summary, now } = told
  return sendMessage(tx, {
    ...{ userId, category, title, summary, link: routes.order(orderNo) },
    content: `${summary}。\n\n订单编号：${orderNo}\n\n店铺：${shopName}`,
    createdAt: new Date(now),
  })
}
