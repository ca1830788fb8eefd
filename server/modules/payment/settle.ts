import { and, asc, eq, lt } from 'drizzle-orm'
import { DAY_MS } from '@/contract/china-clock'
import { formatAmount } from '@/contract/money'
import { PAY_STATUS, payTitle } from '@/contract/order/order-status-rules'
import { ORDER_WAITS } from '@/contract/order/order-time-rules'
import { canTransition } from '@/contract/order/order-transition-rules'
import type { Db } from '@/server/kernel/db/client'
import { paymentNonces, paymentOrders, payments } from '@/server/kernel/db/order-schema'
import { HttpError } from '@/server/kernel/http/http-error'
import { oweReceivedBack } from '@/server/modules/order/bank-receipts'
import {
  addEvent,
  factsOf,
  lockOrder,
  type OrderRow,
  transition,
} from '@/server/modules/order/transition'
import type { Verified } from './provider'

export type PaymentRow = typeof payments.$inferSelect

async function lockPayment(tx: Db, paymentNo: string): Promise<PaymentRow> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(eq(payments.paymentNo, paymentNo))
    .for('update')
  if (!row) throw new HttpError('NOT_FOUND', '支付单不存在')
  return row
}

/** Whether an order still waits for a payment: it is neither cancelled nor paid otherwise. */
export const isPayable = (order: OrderRow, now: number): boolean =>
  canTransition('pay', 'paymentProvider', factsOf(order, now))

/** Marks one order as paid; the share of an order that needs no payment is refunded later. */
async function payOrder(
  tx: Db,
  payment: PaymentRow,
  { orderNo, now }: { orderNo: string; now: number },
) {
  const order = await lockOrder(tx, orderNo)
  if (!isPayable(order, now)) return
  await transition(
    tx,
    { orderNo, name: 'pay', by: 'paymentProvider', now },
    async ({ payableAmount }) => {
      const { payType } = payment
      const text = `${payTitle(payType)} ¥${formatAmount(payableAmount)}`
      await addEvent(tx, orderNo, { title: '支付', text, now })
      // Part of a transfer had arrived before: that part goes back.
      await oweReceivedBack(tx, orderNo, now)
      const dueAt = new Date(now + ORDER_WAITS.notAccepted)
      return {
        payStatus: PAY_STATUS.paid,
        payType,
        paidAmount: payableAmount,
        paidAt: new Date(now),
        dueAt,
      }
    },
  )
  await tx
    .update(paymentOrders)
    .set({ isSettled: true })
    .where(and(eq(paymentOrders.paymentNo, payment.paymentNo), eq(paymentOrders.orderNo, orderNo)))
}

/** The payment succeeded: marks its orders as paid, idempotently. */
export async function settle(
  tx: Db,
  { paymentNo, providerNo, now }: { paymentNo: string; providerNo: string; now: number },
): Promise<void> {
  const payment = await lockPayment(tx, paymentNo)
  if (payment.status === 'paid') return
  await tx
    .update(payments)
    .set({ status: 'paid', providerNo, paidAt: new Date(now), nextAskAt: null })
    .where(eq(payments.paymentNo, paymentNo))
  const shares = await tx
    .select()
    .from(paymentOrders)
    .where(eq(paymentOrders.paymentNo, paymentNo))
    .orderBy(asc(paymentOrders.orderNo))
  for (const { orderNo } of shares) await payOrder(tx, payment, { orderNo, now })
}

/** How long a nonce is remembered, ms: longer than its signature is fresh. */
const NONCE_MS = DAY_MS

/** Applies a verified notification; false for a duplicate. */
export async function takeNotice(tx: Db, notice: Verified, now: number): Promise<boolean> {
  const { nonce, paymentNo, providerNo, status, amount } = notice
  await tx.delete(paymentNonces).where(lt(paymentNonces.takenAt, new Date(now - NONCE_MS)))
  const taken = await tx
    .insert(paymentNonces)
    .values({ nonce, takenAt: new Date(now) })
    .onConflictDoNothing()
    .returning()
  if (taken.length === 0) return false
  const payment = await lockPayment(tx, paymentNo)
  if (payment.amount !== amount) throw new HttpError('UNPROCESSABLE', '支付金额与支付单不符')
  if (status === 'paid') await settle(tx, { paymentNo, providerNo, now })
  else if (payment.status === 'waiting') {
    await tx.update(payments).set({ status }).where(eq(payments.paymentNo, paymentNo))
  }
  return true
}
