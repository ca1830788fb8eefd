import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ParsedInput } from '@/contract/endpoint'
import { OFFLINE_PAY } from '@/contract/order/order-status-rules'
import { canTransition } from '@/contract/order/order-transition-rules'
import type { createPayment } from '@/contract/payment/payment-calls'
import type { Db } from '@/server/kernel/db/client'
import { lockUser } from '@/server/kernel/db/lock-user'
import { orders, paymentOrders, payments } from '@/server/kernel/db/order-schema'
import { documentNo } from '@/server/kernel/document-no'
import { HttpError } from '@/server/kernel/http/http-error'
import { factsOf, type OrderRow } from '@/server/modules/order/transition'
import { closePayments } from './close-payments'
import type { PaymentProvider } from './provider'
import type { PaymentRow } from './settle'

/** How long a cashier stays open, ms; never longer than its orders' payment deadline. */
const OPEN_MS = 30 * 60_000

type Requested = ParsedInput<typeof createPayment>

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
  if (rows.length !== orderNos.length) throw new HttpError('NOT_FOUND', '订单不存在')
  if (rows.every((row) => canTransition('pay', 'paymentProvider', factsOf(row, now)))) return rows
  throw new HttpError('CONFLICT', '订单已付款或已取消，请刷新后再操作')
}

function methodOf(rows: readonly OrderRow[], { payType }: Requested): number {
  if (payType) return payType
  const [first, ...others] = new Set(rows.map((row) => row.payType))
  if (first !== undefined && others.length === 0 && first !== OFFLINE_PAY) return first
  throw new HttpError('UNPROCESSABLE', '请选择在线支付方式')
}

/** Creates a payment over orders; throws when one is foreign or needs no payment. */
export async function openPayment(
  tx: Db,
  userId: string,
  {
    requested,
    nameOf,
    now,
  }: { requested: Requested; nameOf: PaymentProvider['nameOf']; now: number },
): Promise<{ payment: PaymentRow; closed: string[] }> {
  const { orderNos } = requested
  // Serialises the creation of payments per buyer.
  await lockUser(userId, tx)
  const rows = await payableOrders(tx, userId, { orderNos, now })
  const payType = methodOf(rows, requested)
  const closed = await closePayments(tx, orderNos)
  const due = rows.flatMap(({ dueAt }) => (dueAt ? [dueAt.getTime()] : []))
  const expiresAt = new Date(Math.min(now + OPEN_MS, ...due))
  const payment: PaymentRow = {
    paymentNo: documentNo('P', now),
    userId,
    payType,
    status: 'waiting',
    providerNo: '',
    provider: nameOf(payType),
    amount: rows.reduce((sum, { payableAmount }) => sum + payableAmount, 0),
    createdAt: new Date(now),
    expiresAt,
    nextAskAt: expiresAt,
    paidAt: null,
  }
  await tx.insert(payments).values(payment)
  const { paymentNo } = payment
  await tx
    .insert(paymentOrders)
    .values(rows.map(({ orderNo, payableAmount: amount }) => ({ paymentNo, orderNo, amount })))
  return { payment, closed }
}
