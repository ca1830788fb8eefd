import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Output, ParsedInput } from '@/contract/endpoint'
import type { getSandboxCashier, paySandbox } from '@/contract/payment/payment-calls'
import { routes } from '@/contract/routes'
import type { Db } from '@/server/kernel/db/client'
import { sandboxPayments, sandboxRefunds } from '@/server/kernel/db/order-schema'
import { rememberedSecret } from '@/server/kernel/db/secret'
import { HttpError } from '@/server/kernel/http/http-error'
import type { Notice, PaymentProvider } from './provider'
import { cashierToken, isSame, signatureOf } from './signature'

/** Maximum clock difference of a notification, ms. */
const FRESH_MS = 5 * 60_000

type Paying = ParsedInput<typeof paySandbox>
type Holder = Pick<Paying, 'paymentNo' | 'token'>

/** A payment provider for demos that moves no money and keeps its own books. */
export function createSandbox(db: Db, now: () => number) {
  const secret = rememberedSecret(db, 'payment_secret')
  const of = (paymentNo: string) => eq(sandboxPayments.paymentNo, paymentNo)

  const provider: PaymentProvider = {
    nameOf: () => 'sandbox',

    async create({ paymentNo, amount, payType, expiresAt }) {
      const row = { paymentNo, amount, payType, providerNo: randomUUID() }
      await db
        .insert(sandboxPayments)
        .values({ ...row, status: 'waiting', expiresAt: new Date(expiresAt) })
      return {
        cashierUrl: routes.sandboxCashier(paymentNo, cashierToken(await secret(), paymentNo)),
      }
    },

    async verify({ sign, ...notice }) {
      const isFresh = Math.abs(now() - notice.timestamp) <= FRESH_MS
      if (isFresh && isSame(sign, signatureOf(await secret(), notice))) return
      throw new HttpError('FORBIDDEN', '通知签名无效或已过期')
    },

    async query(paymentNo) {
      const [row] = await db.select().from(sandboxPayments).where(of(paymentNo))
      return row ? { status: row.status, providerNo: row.providerNo } : null
    },

    async close(paymentNo) {
      const open = inArray(sandboxPayments.status, ['waiting', 'failed'])
      await db
        .update(sandboxPayments)
        .set({ status: 'closed' })
        .where(and(of(paymentNo), open))
    },

    async refund({ refundNo, paymentNo, amount }) {
      await db.insert(sandboxRefunds).values({ refundNo, paymentNo, amount }).onConflictDoNothing()
    },
  }

  async function bookedBy({ paymentNo, token }: Holder) {
    const isHolder = isSame(token, cashierToken(await secret(), paymentNo))
    const [row] = isHolder ? await db.select().from(sandboxPayments).where(of(paymentNo)) : []
    if (!row) throw new HttpError('NOT_FOUND', '支付单不存在')
    return row
  }

  /** Data of the cashier page. */
  async function cashier(holder: Holder): Promise<Output<typeof getSandboxCashier>> {
    const { paymentNo, amount, payType, status, expiresAt } = await bookedBy(holder)
    return { paymentNo, amount, payType, status, expiresAt: expiresAt.getTime() }
  }

  /** The buyer pays or cancels; returns the signed notification that follows. */
  async function pay({ outcome, ...holder }: Paying): Promise<Notice> {
    const row = await bookedBy(holder)
    const isOver = row.status !== 'paid' && now() > row.expiresAt.getTime()
    if (isOver || row.status === 'closed')
      throw new HttpError('CONFLICT', '支付单已关闭，请重新发起支付')
    const open = inArray(sandboxPayments.status, ['waiting', 'failed'])
    await db
      .update(sandboxPayments)
      .set({ status: outcome })
      .where(and(of(row.paymentNo), open))
    const [after] = await db.select().from(sandboxPayments).where(of(row.paymentNo))
    const notice = {
      paymentNo: row.paymentNo,
      providerNo: row.providerNo,
      amount: row.amount,
      status: after?.status === 'paid' ? ('paid' as const) : ('failed' as const),
      timestamp: now(),
      nonce: randomUUID(),
    }
    return { ...notice, sign: signatureOf(await secret(), notice) }
  }

  return { provider, cashier, pay }
}
