import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '@/contract/china-clock'
import type { Db } from '@/server/kernel/db/client'
import { orders, paymentOrders, payments } from '@/server/kernel/db/order-schema'
import { withRetries } from '@/server/kernel/db/retry'
import { eachAlone, type Fail } from '@/server/kernel/each-alone'
import { isOpenPayment } from './close-payments'
import type { PaymentProvider } from './provider'
import { isPayable, type PaymentRow, settle } from './settle'

type Deps = { provider: PaymentProvider; now: () => number }

/** Asks the provider what has become of a payment: makes up for a notification that was lost. */
export function createAsk(db: Db, { provider, now }: Deps) {
  /** Whether all orders of a payment still wait for it: none is cancelled, or paid otherwise. */
  async function isNeeded(paymentNo: string): Promise<boolean> {
    const rows = await db
      .select({ order: orders })
      .from(paymentOrders)
      .innerJoin(orders, eq(orders.orderNo, paymentOrders.orderNo))
      .where(eq(paymentOrders.paymentNo, paymentNo))
    return rows.every(({ order }) => isPayable(order, now()))
  }

  /** Applies the status the provider reports; closes a cashier that has expired or is not needed any more. */
  return async function ask({ paymentNo, expiresAt }: PaymentRow): Promise<void> {
    const booked = await provider.query(paymentNo)
    if (booked?.status === 'paid') {
      const { providerNo } = booked
      await withRetries(() =>
        db.transaction((tx) => settle(tx, { paymentNo, providerNo, now: now() })),
      )
      return
    }
    if (now() <= expiresAt.getTime() && (await isNeeded(paymentNo))) return
    if (booked && booked.status !== 'closed') await provider.close(paymentNo)
    await db
      .update(payments)
      .set({ status: 'closed' })
      .where(and(eq(payments.paymentNo, paymentNo), isOpenPayment))
  }
}

/** Payments per run. */
const BATCH = 50
/** How often a payment that has run out is asked for, and for how long, ms. */
const EVERY_MS = HOUR_MS
const ASKED_FOR_MS = DAY_MS

/**
 * Asks for payments whose cashier has run out, those that were closed too: money that came without a
 * notification settles its order, or goes back where that is cancelled or paid otherwise.
 */
export function createLateAsks(db: Db, deps: Deps) {
  const ask = createAsk(db, deps)

  /** The next that are due; each then waits for its next turn, whatever becomes of this one. */
  function claim(now: number): Promise<PaymentRow[]> {
    const due = db
      .select({ no: payments.paymentNo })
      .from(payments)
      .where(lte(payments.nextAskAt, new Date(now)))
      .orderBy(asc(payments.nextAskAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const next = new Date(now + EVERY_MS)
    const until = new Date(now + EVERY_MS - ASKED_FOR_MS)
    return db
      .update(payments)
      .set({
        nextAskAt: sql`case when ${payments.expiresAt} > ${until} then ${next}::timestamptz end`,
      })
      .where(inArray(payments.paymentNo, due))
      .returning()
  }

  return async (fail: Fail): Promise<void> => eachAlone(await claim(deps.now()), ask, fail)
}
