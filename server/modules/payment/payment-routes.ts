import {
  createPayment,
  getPaymentStatus,
  getSandboxCashier,
  getVoucher,
  notifyPayment,
  paySandbox,
  uploadVoucher,
} from '@/contract/payment'
import type { Db } from '@/server/db/client'
import { createCallLimit } from '@/server/http/call-limit'
import type { Calls } from '@/server/http/calls'
import type { PayConfig } from './pay-config'
import { createPayments } from './payment-service'
import { createProviders } from './providers'
import { createVouchers } from './voucher-service'

/** Each keeps a file of up to 5 MB. */
const UPLOADS = { calls: 30, seconds: 3600 }
const PAYMENTS = { calls: 60, seconds: 60 }
/** Neither signatures nor cashiers are to be found by trying. */
const STRANGERS = { calls: 300, seconds: 60 }

type Deps = { db: Db; now: () => number; pay: PayConfig | undefined }

/** Payments by whoever takes them, their calls back, and vouchers of transfers. */
export function paymentRoutes(calls: Calls, { db, now, pay }: Deps) {
  const { provider, sandbox, others } = createProviders({ db, now, pay })
  const payments = createPayments(db, { provider, now })
  const vouchers = createVouchers(db, now)
  const uploadLimit = createCallLimit(UPLOADS)
  const paymentLimit = createCallLimit(PAYMENTS)
  const strangerLimit = createCallLimit(STRANGERS)
  calls
    .personal(createPayment, async ({ caller, input }) => {
      await paymentLimit(caller.userId)
      return payments.create(caller.userId, input)
    })
    .personal(getPaymentStatus, ({ caller, input }) =>
      payments.status(caller.userId, input.paymentNo),
    )
    .personal(uploadVoucher, async ({ caller, input }) => {
      await uploadLimit(caller.userId)
      return vouchers.upload(caller.userId, input)
    })
    .personalFile(getVoucher, ({ caller, input }) => vouchers.read(caller.userId, input.fileId))
    .open(notifyPayment, async ({ input, address }) => {
      await strangerLimit(address)
      return payments.notify(input)
    })
    .open(getSandboxCashier, async ({ input, address }) => {
      await strangerLimit(address)
      return sandbox.cashier(input)
    })
    .open(paySandbox, async ({ input, address }) => {
      await strangerLimit(address)
      const notice = await sandbox.pay(input)
      await payments.notify(notice)
      return { status: notice.status }
    })

  for (const [name, other] of others) {
    calls.app.post(`/api/payment/callback/${name}`, async (context) => {
      await strangerLimit(calls.addressOf(context))
      const notice = await other.read(context.req.raw)
      // Told again is as good as told once.
      if (notice) await payments.take(notice)
      return other.answer(notice !== null)
    })
  }
}
