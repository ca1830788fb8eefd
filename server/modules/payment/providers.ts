import { eq } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'
import { type ProviderName, payments } from '@/server/kernel/db/order-schema'
import { requireOffered } from '@/server/modules/order/offered-pay-types'
import { createAlipay } from './alipay'
import { type Paying, payTypesOf, realProviderOf } from './pay-types'
import type { OtherProvider, PaymentProvider } from './provider'
import { createSandbox } from './sandbox'
import { createWechat } from './wechat'

type Deps = Paying & { db: Db; now: () => number }

/** All providers behind one interface: chosen by payment method, or by the payment's provider. */
export function createProviders({ db, now, ...paying }: Deps) {
  const { pay } = paying
  const sandbox = createSandbox(db, now)
  const others = new Map<ProviderName, OtherProvider>()
  if (pay?.alipay) others.set('alipay', createAlipay(pay.alipay))
  if (pay?.wechat) others.set('wechat', createWechat(pay.wechat, now))

  function nameOf(payType: number): ProviderName {
    requireOffered(payTypesOf(paying), payType)
    return realProviderOf(payType, pay) ?? 'sandbox'
  }

  function named(name: ProviderName): Omit<OtherProvider, 'read' | 'answer'> {
    if (name === 'sandbox') return sandbox.provider
    const other = others.get(name)
    if (other) return other
    throw new Error(`${name} is no longer configured, but this mall has payments with it`)
  }

  async function of(paymentNo: string) {
    const [row] = await db
      .select({ name: payments.provider, total: payments.amount })
      .from(payments)
      .where(eq(payments.paymentNo, paymentNo))
    return { whose: named(row?.name ?? 'sandbox'), total: row?.total ?? 0 }
  }

  const provider: PaymentProvider = {
    nameOf,
    create: (charge) => named(nameOf(charge.payType)).create(charge),
    verify: sandbox.provider.verify,
    query: async (paymentNo) => (await of(paymentNo)).whose.query(paymentNo),
    close: async (paymentNo) => (await of(paymentNo)).whose.close(paymentNo),
    async refund(refund) {
      const { whose, total } = await of(refund.paymentNo)
      await whose.refund({ ...refund, total })
    },
  }
  return { provider, sandbox, others }
}
