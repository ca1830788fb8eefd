import { and, eq } from 'drizzle-orm'
import { type SaleMoveName, saleTarget } from '@/contract/after-sale-moves'
import {
  MONEY_SALES,
  OPEN_SALES,
  SALE_STATUS,
  type SaleStatus,
  saleTitle,
} from '@/contract/after-sale-state'
import { formatAmount } from '@/contract/money'
import type { Actor } from '@/contract/order-moves'
import { PAY_STATUS, REFUND_STATUS } from '@/contract/order-state'
import { MESSAGE_CATEGORY } from '@/contract/system-message'
import type { Db } from '@/server/db/client'
import { afterSales, orders } from '@/server/db/order-schema'
import { Fault } from '@/server/http/fault'
import { addEvent, lockOrder, type OrderRow, tellBuyer } from '@/server/modules/order/transition'
import { type SaleRow, salesOf } from './sale-repository'

/** What was done with a record, in words. */
export type Told = { title: string; text: string }

/** What an order that `tx` has locked says of its after-sale follows from its records. */
export async function refreshOrder(tx: Db, { orderNo, paidAmount }: OrderRow): Promise<void> {
  const money = (await salesOf(tx, orderNo)).filter(({ type }) => MONEY_SALES.includes(type))
  const isRefunding = money.some(({ status }) => OPEN_SALES.includes(status))
  const refundAmount = money
    .filter(({ status }) => status === SALE_STATUS.done)
    .reduce((sum, { amount }) => sum + amount, 0)
  const settled = refundAmount > 0 ? REFUND_STATUS.refunded : REFUND_STATUS.none
  const refunded = refundAmount >= paidAmount ? PAY_STATUS.refunded : PAY_STATUS.partlyRefunded
  await tx
    .update(orders)
    .set({
      refundStatus: isRefunding ? REFUND_STATUS.refunding : settled,
      ...(refundAmount > 0 && { refundAmount, payStatus: refunded }),
    })
    .where(eq(orders.orderNo, orderNo))
}

/** A line in the order's timeline and a message: the same words for every step. */
export async function tellSale(
  tx: Db,
  order: OrderRow,
  { sale, told, now }: { sale: SaleRow; told: Told; now: number },
): Promise<void> {
  const { refundNo, type, amount } = sale
  const money = amount > 0 ? ` ¥${formatAmount(amount)}` : ''
  const text = `${saleTitle(type)}${money}：${told.text}（${refundNo}）`
  await addEvent(tx, order.orderNo, { title: '售后', text, now })
  const category = MESSAGE_CATEGORY.refund
  await tellBuyer(tx, order, { category, title: told.title, summary: text, now })
}

type SaleChange = Partial<
  Pick<
    SaleRow,
    'carrier' | 'trackingNo' | 'handlerNote' | 'handledAt' | 'sentBackAt' | 'receivedAt'
  >
>
/** What goes with a move: what it changes and what is said of it. */
export type SaleEffect = (
  sale: SaleRow,
  order: OrderRow,
) => Promise<{ change: SaleChange; told: Told }>

type Step = {
  refundNo: string
  /** Whose record it must be; anybody's for the other side. */
  userId?: string
  name: SaleMoveName
  by: Actor
  now: number
}

const ENDS: readonly SaleStatus[] = [SALE_STATUS.done, SALE_STATUS.rejected, SALE_STATUS.withdrawn]

async function lockSale(tx: Db, { refundNo, userId }: Step) {
  const mine = userId === undefined ? undefined : eq(afterSales.userId, userId)
  const where = and(eq(afterSales.refundNo, refundNo), mine)
  const [known] = await tx.select().from(afterSales).where(where)
  if (!known) throw new Fault('NOT_FOUND', '售后单不存在')
  // All records of an order are moved one after the other, and read after the wait.
  const order = await lockOrder(tx, known.orderNo)
  const [sale = known] = await tx.select().from(afterSales).where(where)
  return { sale, order }
}

/** Moves a record as the one table of its transitions allows; throws CONFLICT for every other move. */
export async function moveSale(tx: Db, step: Step, effect: SaleEffect): Promise<SaleRow> {
  const { refundNo, name, by, now } = step
  const { sale, order } = await lockSale(tx, step)
  const status = saleTarget(name, by, sale)
  if (status === null) throw new Fault('CONFLICT', '售后单状态已变化，请刷新后再操作')
  const { change, told } = await effect(sale, order)
  const finishedAt = ENDS.includes(status) ? new Date(now) : null
  const [moved] = await tx
    .update(afterSales)
    .set({ ...change, status, finishedAt })
    .where(and(eq(afterSales.refundNo, refundNo), eq(afterSales.status, sale.status)))
    .returning()
  if (!moved) throw new Fault('CONFLICT', '售后单状态已变化，请刷新后再操作')
  await refreshOrder(tx, order)
  await tellSale(tx, order, { sale: moved, told, now })
  return moved
}
