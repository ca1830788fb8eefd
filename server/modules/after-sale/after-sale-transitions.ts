import { and, eq } from 'drizzle-orm'
import {
  AFTER_SALE_STATUS,
  type AfterSaleStatus,
  afterSaleTitle,
  MONEY_AFTER_SALES,
  OPEN_AFTER_SALES,
} from '@/contract/after-sale/after-sale-status-rules'
import {
  type AfterSaleTransitionName,
  afterSaleTarget,
} from '@/contract/after-sale/after-sale-transition-rules'
import { MESSAGE_CATEGORY } from '@/contract/message/message-category-rules'
import { formatAmount } from '@/contract/money'
import { ORDER_STATUS, PAY_STATUS, REFUND_STATUS } from '@/contract/order/order-status-rules'
import { ORDER_WAITS } from '@/contract/order/order-time-rules'
import type { Actor } from '@/contract/order/order-transition-rules'
import type { Db } from '@/server/kernel/db/client'
import { afterSales, orders } from '@/server/kernel/db/order-schema'
import { HttpError } from '@/server/kernel/http/http-error'
import { addEvent, lockOrder, notifyBuyer, type OrderRow } from '@/server/modules/order/transition'
import { type AfterSaleRow, afterSalesOf } from './after-sale-repository'

/** Title and text of the buyer's message about a step. */
export type Notice = { title: string; text: string }

/**
 * The automatic receipt waits while a case is open. Once the last one is closed, the buyer has a week at
 * least to look at what was settled: what fell due meanwhile does not complete the order at once.
 */
function laterReceipt(
  { status, dueAt, hasOpenAfterSale }: OrderRow,
  { isOpen, now }: { isOpen: boolean; now: number },
): { dueAt?: Date } {
  if (status !== ORDER_STATUS.toReceive || !hasOpenAfterSale || isOpen) return {}
  return { dueAt: new Date(Math.max(dueAt?.getTime() ?? 0, now + ORDER_WAITS.extension)) }
}

/** Derives the after-sale state of an order that `tx` has locked from its cases. */
export async function refreshOrder(tx: Db, order: OrderRow, now: number): Promise<void> {
  const { orderNo, paidAmount } = order
  const cases = await afterSalesOf(tx, orderNo)
  const isOpen = ({ status }: AfterSaleRow) => OPEN_AFTER_SALES.includes(status)
  const money = cases.filter(({ type }) => MONEY_AFTER_SALES.includes(type))
  const isRefunding = money.some(isOpen)
  const refundAmount = money
    .filter(({ status }) => status === AFTER_SALE_STATUS.done)
    .reduce((sum, { amount }) => sum + amount, 0)
  const settled = refundAmount > 0 ? REFUND_STATUS.refunded : REFUND_STATUS.none
  const refunded = refundAmount >= paidAmount ? PAY_STATUS.refunded : PAY_STATUS.partlyRefunded
  await tx
    .update(orders)
    .set({
      ...laterReceipt(order, { isOpen: cases.some(isOpen), now }),
      hasOpenAfterSale: cases.some(isOpen),
      refundStatus: isRefunding ? REFUND_STATUS.refunding : settled,
      ...(refundAmount > 0 && { refundAmount, payStatus: refunded }),
    })
    .where(eq(orders.orderNo, orderNo))
}

/** Adds a timeline entry and sends a message, with the same text for every step. */
export async function notifyAfterSale(
  tx: Db,
  order: OrderRow,
  { returnCase, told, now }: { returnCase: AfterSaleRow; told: Notice; now: number },
): Promise<void> {
  const { refundNo, type, amount } = returnCase
  const money = amount > 0 ? ` ¥${formatAmount(amount)}` : ''
  const text = `${afterSaleTitle(type)}${money}：${told.text}（${refundNo}）`
  await addEvent(tx, order.orderNo, { title: told.title, text, now })
  const category = MESSAGE_CATEGORY.refund
  await notifyBuyer(tx, order, { category, title: told.title, summary: text, now })
}

type AfterSaleChange = Partial<
  Pick<
    AfterSaleRow,
    | 'carrier'
    | 'trackingNo'
    | 'handlerNote'
    | 'handledAt'
    | 'sentBackAt'
    | 'receivedAt'
    | 'resentCarrier'
    | 'resentNo'
    | 'resentAt'
    | 'dueAt'
  >
>
/** Side effect of a transition: the columns it changes and the message it sends. */
export type AfterSaleEffect = (
  returnCase: AfterSaleRow,
  order: OrderRow,
) => Promise<{ change: AfterSaleChange; told: Notice }>

type Step = {
  refundNo: string
  /** The required owner; omitted for the shop. */
  userId?: string
  name: AfterSaleTransitionName
  by: Actor
  now: number
}

const ENDS: readonly AfterSaleStatus[] = [
  AFTER_SALE_STATUS.done,
  AFTER_SALE_STATUS.rejected,
  AFTER_SALE_STATUS.withdrawn,
]

async function lockAfterSale(tx: Db, { refundNo, userId }: Step) {
  const mine = userId === undefined ? undefined : eq(afterSales.userId, userId)
  const where = and(eq(afterSales.refundNo, refundNo), mine)
  const [known] = await tx.select().from(afterSales).where(where)
  if (!known) throw new HttpError('NOT_FOUND', '售后单不存在')
  // Cases of an order change one after the other; re-read after waiting for the lock.
  const order = await lockOrder(tx, known.orderNo)
  const [returnCase = known] = await tx.select().from(afterSales).where(where)
  return { returnCase, order }
}

/** Applies a transition of the after-sale table; throws CONFLICT for any other. */
export async function transitionAfterSale(
  tx: Db,
  step: Step,
  effect: AfterSaleEffect,
): Promise<AfterSaleRow> {
  const { refundNo, name, by, now } = step
  const { returnCase, order } = await lockAfterSale(tx, step)
  const status = afterSaleTarget(name, by, returnCase)
  if (status === null) throw new HttpError('CONFLICT', '售后单状态已变化，请刷新后再操作')
  const { change, told } = await effect(returnCase, order)
  const finishedAt = ENDS.includes(status) ? new Date(now) : null
  const [moved] = await tx
    .update(afterSales)
    .set({ ...change, status, finishedAt })
    .where(and(eq(afterSales.refundNo, refundNo), eq(afterSales.status, returnCase.status)))
    .returning()
  if (!moved) throw new HttpError('CONFLICT', '售后单状态已变化，请刷新后再操作')
  await refreshOrder(tx, order, now)
  await notifyAfterSale(tx, order, { returnCase: moved, told, now })
  return moved
}
