import { and, asc, eq } from 'drizzle-orm'
import type { Output, ParsedInput } from '@/contract/endpoint'
import type {
  CreatedPayment,
  changePayType,
  createPayment,
  Payment,
} from '@/contract/payment/payment-calls'
import type { Db } from '@/server/kernel/db/client'
import { paymentOrders, payments } from '@/server/kernel/db/order-schema'
import { withRetries } from '@/server/kernel/db/retry'
import { HttpError } from '@/server/kernel/http/http-error'
import { requireOffered } from '@/server/modules/order/offered-pay-types'
import { createAsk } from './ask-provider'
import { changeMethod } from './change-pay-type'
import type { CloseAll } from './close-payments'
import { openPayment } from './open-payment'
import type { Notice, PaymentProvider, Verified } from './provider'
import { type PaymentRow, takeNotice } from './settle'

type Requested = ParsedInput<typeof createPayment>
type Changing = ParsedInput<typeof changePayType>

type Deps = {
  provider: PaymentProvider
  closeAll: CloseAll
  now: () => number
  payTypes: readonly number[]
}

/** Payments of orders, independent of the provider. */
export function createPayments(db: Db, { provider, closeAll, now, payTypes }: Deps) {
  const ask = createAsk(db, { provider, now })

  async function viewOf(row: PaymentRow): Promise<Payment> {
    const { paymentNo, amount, payType, status, paidAt, expiresAt } = row
    const shares = await db
      .select()
      .from(paymentOrders)
      .where(eq(paymentOrders.paymentNo, paymentNo))
      .orderBy(asc(paymentOrders.orderNo))
    const returned = shares.filter(({ isSettled }) => status === 'paid' && !isSettled)
    return {
      paymentNo,
      amount,
      payType,
      status,
      isSandbox: row.provider === 'sandbox',
      paidAt: paidAt?.getTime() ?? null,
      expiresAt: expiresAt.getTime(),
      orderNos: shares.map(({ orderNo }) => orderNo),
      returnedAmount: returned.reduce((sum, share) => sum + share.amount, 0),
    }
  }

  async function owned(userId: string, paymentNo: string): Promise<PaymentRow> {
    const [row] = await db
      .select()
      .from(payments)
      .where(and(eq(payments.paymentNo, paymentNo), eq(payments.userId, userId)))
    if (!row) throw new HttpError('NOT_FOUND', '支付单不存在')
    return row
  }

  const take = (notice: Verified): Promise<boolean> =>
    withRetries(() => db.transaction((tx) => takeNotice(tx, notice, now())))

  return {
    /** Creates a payment over these orders and closes their earlier ones. */
    async create(userId: string, requested: Requested): Promise<CreatedPayment> {
      const { payment, closed } = await withRetries(() =>
        db.transaction((tx) =>
          openPayment(tx, userId, { requested, nameOf: provider.nameOf, now: now() }),
        ),
      )
      await closeAll(closed)
      const { paymentNo, amount, payType, expiresAt } = payment
      const charge = { paymentNo, amount, payType, expiresAt: expiresAt.getTime() }
      const { cashierUrl } = await provider.create(charge)
      return { ...(await viewOf(payment)), cashierUrl }
    },

    /** Another method for unpaid orders; 409 once one is paid, cancelled or has a voucher. */
    async changeMethod(userId: string, requested: Changing): Promise<Output<typeof changePayType>> {
      requireOffered(payTypes, requested.payType)
      const { orders, closed } = await withRetries(() =>
        db.transaction((tx) => changeMethod(tx, userId, { requested, now: now() })),
      )
      await closeAll(closed)
      return { orders }
    },

    /** Status of a payment; asks the provider in case a notification was lost. */
    async status(userId: string, paymentNo: string): Promise<Payment> {
      const row = await owned(userId, paymentNo)
      if (row.status === 'paid') return viewOf(row)
      await ask(row)
      return viewOf(await owned(userId, paymentNo))
    },

    /** Accepts a notification of the provider: signed, fresh, and once. */
    async notify(notice: Notice): Promise<{ isTaken: boolean }> {
      await provider.verify(notice)
      return { isTaken: await take(notice) }
    },

    /** Accepts a verified notification of a provider; false for a duplicate. */
    take,
  }
}
