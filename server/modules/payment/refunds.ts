import { and, eq, isNull, or } from 'drizzle-orm'
import { formatAmount } from '@/contract/money'
import { ORDER_STATUS, PAY_STATUS, REFUND_STATUS } from '@/contract/order-state'
import { MESSAGE_CATEGORY } from '@/contract/system-message'
import type { Db } from '@/server/db/client'
import { orders, paymentOrders, payments } from '@/server/db/order-schema'
import { withRetries } from '@/server/db/retry'
import {
  addEvent,
  type OrderChange,
  type OrderRow,
  tellBuyer,
  transition,
} from '@/server/modules/order/transition'
import type { PaymentProvider } from './provider'

/** Shares of payments dealt with in one go. */
const BATCH = 50

/** What goes with money that is back: the timeline, and a word to the buyer. */
export async function refundEffect(
  tx: Db,
  order: OrderRow,
  { text, now }: { text: string; now: number },
): Promise<OrderChange> {
  const { orderNo, paidAmount } = order
  const summary = `¥${formatAmount(paidAmount)} ${text}`
  await addEvent(tx, orderNo, { title: '退款', text: summary, now })
  const told = { category: MESSAGE_CATEGORY.refund, title: '退款已完成', summary, now }
  await tellBuyer(tx, order, told)
  return {
    ...{ payStatus: PAY_STATUS.refunded, refundStatus: REFUND_STATUS.refunded },
    refundAmount: paidAmount,
  }
}

/** Gives back what was paid for cancelled orders, and for orders that were paid already. */
export function createRefunds(
  db: Db,
  { provider, now }: { provider: PaymentProvider; now: () => number },
) {
  /** An order that lives on is refunded by line (sale-refunds.ts). */
  const isCancelled = and(
    eq(orders.status, ORDER_STATUS.cancelled),
    eq(orders.refundStatus, REFUND_STATUS.refunding),
  )

  /** Shares of paid payments that nothing was bought with. */
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

  /** Two processes may both have asked the provider; one of them writes it down. */
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
      await transition(tx, { orderNo, name: 'refund', by: 'bank', now: now() }, (order) =>
        refundEffect(tx, order, { text: '已原路退回', now: now() }),
      )
    } else {
      await addEvent(tx, orderNo, { title: '退款', text: '重复付款已原路退回', now: now() })
    }
  }

  /** Returns how many shares were given back. */
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
