import { and, eq, isNull } from 'drizzle-orm'
import { COMMENT_OPEN_MS } from '@/contract/comment/comment-window-rules'
import { INVOICE_STATUS } from '@/contract/invoice/invoice-calls'
import { INVOICE_OPEN_MS } from '@/contract/invoice/invoice-window-rules'
import type { MessageCategory } from '@/contract/message/message-category-rules'
import { TOLD_EVENTS, type ToldEvent } from '@/contract/order/order-event-rules'
import { ORDER_STATUS } from '@/contract/order/order-status-rules'
import { ORDER_WAITS } from '@/contract/order/order-time-rules'
import {
  type Actor,
  canTransition,
  type OrderFacts,
  TRANSITIONS,
  type TransitionName,
} from '@/contract/order/order-transition-rules'
import { routes } from '@/contract/routes'
import type { Db } from '@/server/kernel/db/client'
import { orderEvents, orders, shipments } from '@/server/kernel/db/order-schema'
import { HttpError } from '@/server/kernel/http/http-error'
import { sendMessage } from '@/server/modules/message/send-message'

export type OrderRow = typeof orders.$inferSelect
export type OrderChange = Partial<Omit<OrderRow, 'orderNo' | 'userId' | 'status'>>

function isDoneSince({ status, finishedAt }: OrderRow, since: number): boolean {
  return status === ORDER_STATUS.done && (finishedAt?.getTime() ?? 0) >= since
}

/** Facts the guards of the transitions check; parcels in transit matter to deliveries only. */
export function factsOf(row: OrderRow, now: number, isDelivered = false): OrderFacts {
  const { status, payStatus, payType, shipStatus, refundStatus, hasOpenAfterSale, isExtended } = row
  const remindedAt = row.remindedAt?.getTime() ?? Number.NEGATIVE_INFINITY
  return {
    status,
    payStatus,
    payType,
    shipStatus,
    refundStatus,
    hasOpenAfterSale,
    isExtended,
    isDelivered,
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
  /** The required owner; omitted for the other side. */
  userId?: string
  name: TransitionName
  by: Actor
  now: number
}

const UNKNOWN = '订单不存在'
export const REFUSED = '订单状态已变化，请刷新后再操作'

/** An order, locked until `tx` ends; a foreign one is unknown. */
export async function lockOrder(tx: Db, orderNo: string, userId?: string): Promise<OrderRow> {
  const mine = userId === undefined ? undefined : eq(orders.userId, userId)
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), mine))
    .for('update')
  if (!row) throw new HttpError('NOT_FOUND', UNKNOWN)
  return row
}

async function isAllDelivered(tx: Db, orderNo: string): Promise<boolean> {
  const under = and(eq(shipments.orderNo, orderNo), isNull(shipments.deliveredAt))
  return (await tx.select({ no: shipments.shipmentNo }).from(shipments).where(under)).length === 0
}

/**
 * Applies a transition of the order table, by a conditional update on the state just
 * read; throws CONFLICT for any other. `effect` performs the side effects.
 */
export async function transition(
  tx: Db,
  { orderNo, userId, name, by, now }: Step,
  effect: (order: OrderRow) => Promise<OrderChange>,
): Promise<OrderRow> {
  const order = await lockOrder(tx, orderNo, userId)
  const isDelivered = name === 'deliver' && (await isAllDelivered(tx, orderNo))
  if (!canTransition(name, by, factsOf(order, now, isDelivered)))
    throw new HttpError('CONFLICT', REFUSED)
  const change = await effect(order)
  const [moved] = await tx
    .update(orders)
    .set({ ...change, status: TRANSITIONS[name].to ?? order.status })
    .where(and(eq(orders.orderNo, orderNo), eq(orders.status, order.status)))
    .returning()
  if (!moved) throw new HttpError('CONFLICT', REFUSED)
  return moved
}

/** Adds an entry to an order's timeline. */
export async function addEvent(
  tx: Db,
  orderNo: string,
  { title, text = '', now }: { title: string; text?: string; now: number },
): Promise<void> {
  await tx.insert(orderEvents).values({ orderNo, title, text, at: new Date(now) })
}

type Telling = { event: ToldEvent; text: string; now: number }

/** Adds an entry to the timeline and sends the buyer a message that says the same. */
export async function tellBuyer(
  tx: Db,
  order: Pick<OrderRow, 'userId' | 'orderNo' | 'shopName'>,
  { event, text, now }: Telling,
): Promise<void> {
  const { title, category } = TOLD_EVENTS[event]
  await addEvent(tx, order.orderNo, { title, text, now })
  await notifyBuyer(tx, order, { category, title, summary: text, now })
}

/** Notifies the buyer of a step of the other side. */
export function notifyBuyer(
  tx: Db,
  { userId, orderNo, shopName }: Pick<OrderRow, 'userId' | 'orderNo' | 'shopName'>,
  told: { category: MessageCategory; title: string; summary: string; now: number },
): Promise<void> {
  const { category, title, summary, now } = told
  return sendMessage(tx, {
    userId,
    category,
    title,
    summary: `订单 ${orderNo}：${summary}`,
    link: routes.order(orderNo),
    content: `${summary}。\n\n订单编号：${orderNo}\n\n店铺：${shopName}`,
    createdAt: new Date(now),
  })
}
