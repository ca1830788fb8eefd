import { and, asc, eq } from 'drizzle-orm'
import type { ParsedInput } from '@/contract/endpoint'
import type { CreatedPayment, createPayment, Payment } from '@/contract/payment'
import type { Db } from '@/server/db/client'
import { paymentOrders, payments } from '@/server/db/order-schema'
import { withRetries } from '@/server/db/retry'
import { Fault } from '@/server/http/fault'
import { openPayment } from './open-payment'
import type { Notice, PaymentProvider } from './provider'
import { type PaymentRow, settle, takeNotice } from './settle'

type Wanted = ParsedInput<typeof createPayment>

/** Payments of orders by whatever provider takes the money. */
export function createPayments(
  db: Db,
  { provider, now }: { provider: PaymentProvider; now: () => number },
) {
  async function viewOf(row: PaymentRow): Promise<Payment> {
    const { paymentNo, amount, payType, status, paidAt, expiresAt } = row
    const shares = await db
      .select({ orderNo: paymentOrders.orderNo })
      .from(paymentOrders)
      .where(eq(paymentOrders.paymentNo, paymentNo))
      .orderBy(asc(paymentOrders.orderNo))
    return {
      ...{ paymentNo, amount, payType, status, isSandbox: provider.isSandbox },
      ...{ paidAt: paidAt?.getTime() ?? null, expiresAt: expiresAt.getTime() },
      orderNos: shares.map(({ orderNo }) => orderNo),
    }
  }

  async function owned(userId: string, paymentNo: string): Promise<PaymentRow> {
    const [row] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.paymentNo, paymentNo), eq(payments.userId, userId)))
    if (!row) throw new Fault('NOT_FOUND', '支付单不存在')
    return row
  }

  /** Takes over what the provider's books say; a cashier whose time is over is closed. */
  async function ask({ paymentNo, expiresAt }: PaymentRow): Promise<void> {
    const booked = await provider.query(paymentNo)
    if (booked?.status === 'paid') {
      const { providerNo } = booked
      await withRetries(() =>
        db.transaction((tx) => settle(tx, { paymentNo, providerNo, now: now() })),
      )
    } else if (now() > expiresAt.getTime()) {
      await provider.close(paymentNo)
      const isWaiting = and(eq(payments.paymentNo, paymentNo), eq(payments.status, 'waiting'))
      await db.update(payments).set({ status: 'closed' }).where(isWaiting)
    }
  }

  return {
    /** Begins a payment over all of these orders; what was begun for them before is closed. */
    async create(userId: string, wanted: Wanted): Promise<CreatedPayment> {
      const { payment, closed } = await withRetries(() =>
        db.transaction((tx) => openPayment(tx, userId, { wanted, now: now() })),
      )
      for (const paymentNo of closed) await provider.close(paymentNo)
      const { paymentNo, amount, payType, expiresAt } = payment
      const charge = { paymentNo, amount, payType, expiresAt: expiresAt.getTime() }
      const { cashierUrl } = await provider.create(charge)
      return { ...(await viewOf(payment)), cashierUrl }
    },

    /** How a payment stands. A notification that never came is made up for by asking. */
    async status(userId: string, paymentNo: string): Promise<Payment> {
      const row = await owned(userId, paymentNo)
      if (row.status === 'paid') return viewOf(row)
      await ask(row)
      return viewOf(await owned(userId, paymentNo))
    },

    /** Takes a notification of the provider: signed, fresh, and once. */
    async notify(notice: Notice): Promise<{ isTaken: boolean }> {
      await provider.verify(notice)
      const isTaken = await withRetries(() => db.transaction((tx) => takeNotice(tx, notice, now())))
      return { isTaken }
    },
  }
}
