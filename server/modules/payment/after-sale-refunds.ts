import { and, asc, eq, gt, ne } from 'drizzle-orm'
import { AFTER_SALE_STATUS } from '@/contract/after-sale/after-sale-status-rules'
import { OFFLINE_PAY } from '@/contract/order/order-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { afterSales, orders, paymentOrders } from '@/server/kernel/db/order-schema'
import { withRetries } from '@/server/kernel/db/retry'
import { HttpError } from '@/server/kernel/http/http-error'
import { transitionAfterSale } from '@/server/modules/after-sale/after-sale-transitions'
import { paidBack } from '@/server/modules/after-sale/shop-after-sales'
import type { PaymentProvider, Refund } from './provider'
import { createRefundRun } from './refund-run'

/** Refunds after-sale cases, each under its own number: repeated calls refund once. */
export function createAfterSaleRefunds(
  db: Db,
  { provider, now }: { provider: PaymentProvider; now: () => number },
) {
  const owed = (after: string, limit: number) =>
    db
      .select({
        refundNo: afterSales.refundNo,
        amount: afterSales.amount,
        paymentNo: paymentOrders.paymentNo,
      })
      .from(afterSales)
      .innerJoin(orders, eq(orders.orderNo, afterSales.orderNo))
      .innerJoin(paymentOrders, eq(paymentOrders.orderNo, afterSales.orderNo))
      .where(
        and(
          eq(afterSales.status, AFTER_SALE_STATUS.refunding),
          eq(paymentOrders.isSettled, true),
          ne(orders.payType, OFFLINE_PAY),
          gt(afterSales.refundNo, after),
        ),
      )
      .orderBy(asc(afterSales.refundNo))
      .limit(limit)

  async function isBooked(refundNo: string): Promise<boolean> {
    const isDone = eq(afterSales.status, AFTER_SALE_STATUS.done)
    return (await db.$count(afterSales, and(eq(afterSales.refundNo, refundNo), isDone))) > 0
  }

  /**
   * Two processes may both have called the provider; only one records the refund. A case that has
   * moved on otherwise is told: its money is gone.
   */
  async function book({ refundNo }: Refund): Promise<void> {
    const step = { refundNo, name: 'payBack', by: 'paymentProvider', now: now() } as const
    try {
      await withRetries(() =>
        db.transaction((tx) => transitionAfterSale(tx, step, paidBack('已原路退回'))),
      )
    } catch (error) {
      if (!(error instanceof HttpError) || !(await isBooked(refundNo))) throw error
    }
  }

  return createRefundRun({ provider, owed, book })
}
