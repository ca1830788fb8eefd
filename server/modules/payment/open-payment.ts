import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ParsedInput } from '@/contract/endpoint'
import { mayMove } from '@/contract/order-moves'
import { OFFLINE_PAY } from '@/contract/order-state'
import type { createPayment } from '@/contract/payment'
import type { Db } from '@/server/db/client'
import { orders, paymentOrders, payments } from '@/server/db/order-schema'
import { Fault } from '@/server/http/fault'
import { createCarts } from '@/server/modules/cart/cart-repository'
import { documentNo } from '@/server/modules/order/document-no'
import { factsOf, type OrderRow } from '@/server/modules/order/transition'
import type { PaymentRow } from './settle'

/** How long a cashier stays open, ms; never longer than its orders wait. */
const OPEN_MS = 30 * 60_000

type Wanted = ParsedInput<typeof createPayment>

async function payableOrders(
  tx: Db,
  userId: string,
  { orderNos, now }: { orderNos: string[]; now: number },
) {
  const rows = await tx
    .select()
    .from(orders)
    .where(and(inArray(orders.orderNo, orderNos), eq(orders.userId, userId)))
    .orderBy(asc(orders.orderNo))
  if (rows.length !== orderNos.length) throw new Fault('NOT_FOUND', '订单不存在')
  if (rows.every((row) => mayMove('pay', 'bank', factsOf(row, now)))) return rows
  throw new Fault('CONFLICT', '订单已付款或已取消，请刷新后再操作')
}

function methodOf(rows: readonly OrderRow[], { payType }: Wanted): number {
  if (payType) return payType
  const [first, ...others] = new Set(rows.map((row) => row.payType))
  if (first !== undefined && others.length === 0 && first !== OFFLINE_PAY) return first
  throw new Fault('UNPROCESSABLE', '请选择在线支付方式')
}

/** Closes what was begun for any of these orders; the numbers of what was closed. */
async function closeOthers(tx: Db, orderNos: string[]): Promise<string[]> {
  const others = tx
    .select({ no: paymentOrders.paymentNo })
    .from(paymentOrders)
    .where(inArray(paymentOrders.orderNo, orderNos))
  const isOpen = inArray(payments.status, ['waiting', 'failed'])
  const closed = await tx
    .update(payments)
    .set({ status: 'closed' })
    .where(and(isOpen, inArray(payments.paymentNo, others)))
    .returning({ no: payments.paymentNo })
  return closed.map(({ no }) => no)
}

/** Writes down a payment over orders; throws when one of them is foreign or needs none. */
export async function openPayment(
  tx: Db,
  userId: string,
  { wanted, now }: { wanted: Wanted; now: number },
): Promise<{ payment: PaymentRow; closed: string[] }> {
  const { orderNos } = wanted
  // One payment of a buyer is begun after the other.
  await createCarts(tx).lock(userId, tx)
  const rows = await payableOrders(tx, userId, { orderNos, now })
  const payType = methodOf(rows, wanted)
  const closed = await closeOthers(tx, orderNos)
  const due = rows.flatMap(({ dueAt }) => (dueAt ? [dueAt.getTime()] : []))
  const payment: PaymentRow = {
    ...{ paymentNo: documentNo('P', now), userId, payType, status: 'waiting', providerNo: '' },
    amount: rows.reduce((sum, { payableAmount }) => sum + payableAmount, 0),
    ...{ createdAt: new Date(now), expiresAt: new Date(Math.min(now + OPEN_MS, ...due)) },
    paidAt: null,
  }
  await tx.insert(payments).values(payment)
  const { paymentNo } = payment
  await tx
    .insert(paymentOrders)
    .values(rows.map(({ orderNo, payableAmount: amount }) => ({ paymentNo, orderNo, amount })))
  return { payment, closed }
}
