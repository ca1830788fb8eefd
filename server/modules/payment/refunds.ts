import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { ORDER_STATUS, REFUND_STATUS } from '@/contract/order/order-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { orders, paymentOrders, payments } from '@/server/kernel/db/order-schema'
import { withRetries } from '@/server/kernel/db/retry'
import { refundEffect } from '@/server/modules/order/refund-effect'
import { tellBuyer, transition } from '@/server/modules/order/transition'
import type { PaymentProvider } from './provider'
import { createRefundRun } from './refund-run'

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

  /** The payment and the order, which a share is refunded under. */
  const refundNo = sql<string>`${paymentOrders.paymentNo} || '-' || ${paymentOrders.orderNo}`

  /** Shares of successful payments that paid for nothing. */
  const owed = (after: string, limit: number) =>
    db
      .select({
        refundNo,
        paymentNo: paymentOrders.paymentNo,
        amount: paymentOrders.amount,
        isSettled: paymentOrders.isSettled,
        order: {
          orderNo: orders.orderNo,
          userId: orders.userId,
          shopName: orders.shopName,
          status: orders.status,
        },
      })
      .from(paymentOrders)
      .innerJoin(payments, eq(payments.paymentNo, paymentOrders.paymentNo))
      .innerJoin(orders, eq(orders.orderNo, paymentOrders.orderNo))
      .where(
        and(
          eq(payments.status, 'paid'),
          isNull(paymentOrders.refundedAt),
          or(eq(paymentOrders.isSettled, false), isCancelled),
          gt(refundNo, after),
        ),
      )
      .orderBy(asc(refundNo))
      .limit(limit)

  type Share = Awaited<ReturnType<typeof owed>>[number]

  /** Two processes may both have called the provider; only one records the refund. */
  async function book(tx: Db, { paymentNo, order, isSettled }: Share): Promise<void> {
    const { orderNo } = order
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
      await transition(tx, { orderNo, name: 'refund', by: 'paymentProvider', now: now() }, (row) =>
        refundEffect(tx, row, { text: '已原路退回', now: now() }),
      )
    } else {
      const isCancelledOrder = order.status === ORDER_STATUS.cancelled
      const text = `${isCancelledOrder ? '订单取消后的付款' : '重复付款'}已原路退回`
      await tellBuyer(tx, order, { event: 'refunded', text, now: now() })
    }
  }

  return createRefundRun({
    provider,
    owed,
    book: (share: Share) => withRetries(() => db.transaction((tx) => book(tx, share))),
  })
}
