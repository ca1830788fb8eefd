import { eq } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'
import { type ProviderName, payments } from '@/server/kernel/db/order-schema'
import { createAlipay } from './alipay'
import type { PayConfig } from './pay-config'
import type { OtherProvider, PaymentProvider } from './provider'
import { createSandbox } from './sandbox'
import { createWechat } from './wechat'

const ALIPAY = 1
const WECHAT = 2

type Deps = { db: Db; now: () => number; pay: PayConfig | undefined }

/** All providers behind one interface: chosen by payment method, or by the payment's provider. */
export function createProviders({ db, now, pay }: Deps) {
  const sandbox = createSandbox(db, now)
  const others = new Map<ProviderName, OtherProvider>()
  if (pay?.alipay) others.set('alipay', createAlipay(pay.alipay))
  if (pay?.wechat) others.set('wechat', createWechat(pay.wechat, now))

  function nameOf(payType: number): ProviderName {
    const name = ({ [ALIPAY]: 'alipay', [WECHAT]: 'wechat' } as const)[payType]
    return name && others.has(name) ? name : 'sandbox'
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
