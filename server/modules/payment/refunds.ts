import { and, eq, isNull, or } from 'drizzle-orm'
import { ORDER_STATUS, REFUND_STATUS } from '@/contract/order/order-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { orders, paymentOrders, payments } from '@/server/kernel/db/order-schema'
import { withRetries } from '@/server/kernel/db/retry'
import { refundEffect } from '@/server/modules/order/refund-effect'
import { addEvent, transition } from '@/server/modules/order/transition'
import type { PaymentProvider } from './provider'

/** Payment shares per run. */
const BATCH = 50

/** Refunds payments of cancelled orders and duplicate payments. */
export function createRefunds(
  db: Db,
  { provider, now }: { provider: PaymentProvider; now: () => number },
) {
  /** An order that continues is refunded per line (after-sale-refunds.ts). */
  const isCancelled = and(
    eq(orders.status, ORDER_STATUS.cancelled),
    eq(orders.refundStatus, REFUND_STATUS.refunding),
  )

  /** Shares of successful payments that paid for nothing. */
  const owed = () =>
    db
      .select({ share: paymentOrders })
      .from(paymentOrders)
      .innerJoin(payments, eq(payments.paymentNo, paymentOrders.paymentNo))
      .innerJoin(orders, eq(orders.orderNo, paymentOrders.orderNo))
      .where(
        and(
          eq(payments.status, 'paid'),
          isNull(paymentOrders.refundedAt),
          or(eq(paymentOrders.isSettled, false), isCancelled),
        ),
      )
      .limit(BATCH)

  type Share = typeof paymentOrders.$inferSelect

  /** Two processes may both have called the provider; only one records the refund. */
  async function book(tx: Db, { paymentNo, orderNo, isSettled }: Share): Promise<void> {
    const open = and(
      eq(paymentOrders.paymentNo, paymentNo),
      eq(paymentOrders.orderNo, orderNo),
      isNull(paymentOrders.refundedAt),
    )
    const booked = await tx
      .update(paymentOrders)
      .set({ refundedAt: new Date(now()) })
      .where(open)
      .returning()
    if (booked.length === 0) return
    if (isSettled) {
      await transition(
        tx,
        { orderNo, name: 'refund', by: 'paymentProvider', now: now() },
        (order) => refundEffect(tx, order, { text: '已原路退回', now: now() }),
      )
    } else {
      await addEvent(tx, orderNo, { title: '退款', text: '重复付款已原路退回', now: now() })
    }
  }

  /** Returns the number of shares refunded. */
  return async function giveBack(): Promise<number> {
    const shares = await owed()
    for (const { share } of shares) {
      const { paymentNo, orderNo, amount } = share
      await provider.refund({ refundNo: `${paymentNo}-${orderNo}`, paymentNo, amount })
      await withRetries(() => db.transaction((tx) => book(tx, share)))
    }
    return shares.length
  }
}
