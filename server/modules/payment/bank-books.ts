import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'
import {
  bankExcesses,
  bankReceipts,
  orders,
  paymentOrders,
  payments,
} from '@/server/kernel/db/order-schema'
import { HttpError } from '@/server/kernel/http/http-error'

const LISTED = 200

/** Money transferred beyond what was due that has not gone back yet, of one shop or of all. */
export const openExcesses = (db: Db, shopId: number | undefined) =>
  db
    .select({ excess: bankExcesses })
    .from(bankExcesses)
    .innerJoin(orders, eq(orders.orderNo, bankExcesses.orderNo))
    .where(
      and(
        isNull(bankExcesses.refundedAt),
        shopId === undefined ? undefined : eq(orders.shopId, shopId),
      ),
    )
    .orderBy(asc(bankExcesses.createdAt))
    .limit(LISTED)

/** Online payments, bank receipts and excesses of an order, oldest first. */
export async function moneyOf(db: Db, orderNo: string) {
  const online = await db
    .select({ payment: payments, amount: paymentOrders.amount })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.paymentNo, paymentOrders.paymentNo))
    .where(eq(paymentOrders.orderNo, orderNo))
    .orderBy(asc(payments.createdAt))
  const receipts = await db
    .select()
    .from(bankReceipts)
    .where(eq(bankReceipts.orderNo, orderNo))
    .orderBy(asc(bankReceipts.bookedAt))
  const excesses = await db
    .select()
    .from(bankExcesses)
    .where(eq(bankExcesses.orderNo, orderNo))
    .orderBy(asc(bankExcesses.createdAt))
  return { online, receipts, excesses }
}

/** The order an excess belongs to; undefined for an unknown one. */
export async function orderOfExcess(db: Db, excessNo: string): Promise<string | undefined> {
  const [row] = await db.select().from(bankExcesses).where(eq(bankExcesses.excessNo, excessNo))
  return row?.orderNo
}

type Refunded = { excessNo: string; reference: string; now: number }

/** Notes that an excess went back by this reference of the bank; CONFLICT when it had already. */
export async function refundExcess(db: Db, { excessNo, reference, now }: Refunded): Promise<void> {
  const done = await db
    .update(bankExcesses)
    .set({ refundedAt: new Date(now), refundReference: reference })
    .where(and(eq(bankExcesses.excessNo, excessNo), isNull(bankExcesses.refundedAt)))
    .returning({ no: bankExcesses.excessNo })
  if (done.length === 0) throw new HttpError('CONFLICT', '该笔多付款已退回')
}
