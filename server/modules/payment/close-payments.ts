import { and, inArray } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'
import { paymentOrders, payments } from '@/server/kernel/db/order-schema'
import { eachAlone, type Fail } from '@/server/kernel/each-alone'
import type { PaymentProvider } from './provider'

/** Of payments: neither paid nor closed. */
export const isOpenPayment = inArray(payments.status, ['waiting', 'failed'])

/** Closes open payments for any of these orders; returns their numbers, to be closed at the provider. */
export async function closePayments(tx: Db, orderNos: string[]): Promise<string[]> {
  const others = tx
    .select({ no: paymentOrders.paymentNo })
    .from(paymentOrders)
    .where(inArray(paymentOrders.orderNo, orderNos))
  const closed = await tx
    .update(payments)
    .set({ status: 'closed' })
    .where(and(isOpenPayment, inArray(payments.paymentNo, others)))
    .returning({ no: payments.paymentNo })
  return closed.map(({ no }) => no)
}

/** Closes payments, by their numbers, at the provider. */
export type CloseAll = (paymentNos: readonly string[]) => Promise<void>

/**
 * Closes at the provider what the mall has closed already. A provider that does not answer is told to `fail` and
 * keeps nobody back: what is paid there all the same settles its order, or goes back.
 */
export function createCloseAll(provider: PaymentProvider, fail: Fail): CloseAll {
  return (paymentNos) => eachAlone(paymentNos, (no) => provider.close(no), fail)
}
