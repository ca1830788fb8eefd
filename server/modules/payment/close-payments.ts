import { and, inArray } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'
import { paymentOrders, payments } from '@/server/kernel/db/order-schema'

/** Closes open payments for any of these orders; returns their numbers, to be closed at the provider. */
export async function closePayments(tx: Db, orderNos: string[]): Promise<string[]> {
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
