import {
  changePayType,
  createPayment,
  getPaymentStatus,
  getSandboxCashier,
  getVoucher,
  notifyPayment,
  paySandbox,
  uploadVoucher,
} from '@/contract/payment/payment-calls'
import type { Db } from '@/server/kernel/db/client'
import { createCallLimit } from '@/server/kernel/http/call-limit'
import type { Calls } from '@/server/kernel/http/calls'
import type { Log } from '@/server/kernel/log'
import { createCloseAll } from './close-payments'
import { type Paying, payTypesOf } from './pay-types'
import { createPayments } from './payment-service'
import { createProviders } from './providers'
import { createVouchers } from './voucher-service'

/** Rate limit of uploads: each stores a file of up to 5 MB. */
const UPLOADS = { name: 'voucher-uploads', calls: 30, seconds: 3600 }
const PAYMENTS = { name: 'payments', calls: 60, seconds: 60 }
/** Rate limit of visitors: signatures and cashier tokens must not be guessable. */
const STRANGERS = { name: 'payment-strangers', calls: 300, seconds: 60 }

type Deps = Paying & { db: Db; now: () => number; log: Pick<Log, 'error' | 'warn'> }

/** Payments, notifications of the providers, and vouchers of bank transfers. */
export function paymentRoutes(calls: Calls, { db, now, log, ...paying }: Deps) {
  const { provider, sandbox, others } = createProviders({ db, now, ...paying })
  const closeAll = createCloseAll(provider, (err) => log.error({ err }, 'payment not closed'))
  const payments = createPayments(db, { provider, closeAll, now, payTypes: payTypesOf(paying) })
  const vouchers = createVouchers(db, { closeAll, now })
  const uploadLimit = createCallLimit(db, now, UPLOADS)
  const paymentLimit = createCallLimit(db, now, PAYMENTS)
  const strangerLimit = createCallLimit(db, now, STRANGERS)
  calls
    .on(createPayment, async ({ caller, input }) => {
      await paymentLimit(caller.userId)
      return payments.create(caller.userId, input)
    })
    .on(getPaymentStatus, ({ caller, input }) => payments.status(caller.userId, input.paymentNo))
    .on(changePayType, async ({ caller, input }) => {
      await paymentLimit(caller.userId)
      return payments.changeMethod(caller.userId, input)
    })
    .on(uploadVoucher, async ({ caller, input }) => {
      await uploadLimit(caller.userId)
      return vouchers.upload(caller.userId, input)
    })
    .on(getVoucher, ({ caller, input }) => vouchers.read(caller.userId, input.fileId))
    .on(notifyPayment, async ({ input, network }) => {
      await strangerLimit(network)
      return payments.notify(input)
    })
    .on(getSandboxCashier, async ({ input, network }) => {
      await strangerLimit(network)
      return sandbox.cashier(input)
    })
    .on(paySandbox, async ({ input, network }) => {
      await strangerLimit(network)
      const notice = await sandbox.pay(input)
      await payments.notify(notice)
      return { status: notice.status }
    })

  for (const [name, other] of others) {
    calls.app.post(`/api/payment/callback/${name}`, async (context) => {
      await strangerLimit(calls.networkOf(context))
      const notice = await other.read(context.req.raw).catch((err: unknown) => {
        log.warn({ err }, `notification of ${name} not verified`)
        return null
      })
      // Idempotent: a repeated notification is acknowledged too.
      if (notice) await payments.take(notice)
      return other.answer(notice !== null)
    })
  }
}
