import { and, asc, eq, ne } from 'drizzle-orm'
import { AFTER_SALE_STATUS } from '@/contract/after-sale/after-sale-status-rules'
import { OFFLINE_PAY } from '@/contract/order/order-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { afterSales, orders, paymentOrders } from '@/server/kernel/db/order-schema'
import { withRetries } from '@/server/kernel/db/retry'
import { HttpError } from '@/server/kernel/http/http-error'
import { transitionAfterSale } from '@/server/modules/after-sale/after-sale-transitions'
import { paidBack } from '@/server/modules/after-sale/shop-after-sales'
import type { PaymentProvider } from './provider'

/** Cases per run. */
const BATCH = 50

/** Refunds after-sale cases, each under its own number: repeated calls refund once. */
export function createAfterSaleRefunds(
  db: Db,
  { provider, now }: { provider: PaymentProvider; now: () => number },
) {
  const owed = () =>
    db
      .select({ returnCase: afterSales, paymentNo: paymentOrders.paymentNo })
      .from(afterSales)
      .innerJoin(orders, eq(orders.orderNo, afterSales.orderNo))
      .innerJoin(paymentOrders, eq(paymentOrders.orderNo, afterSales.orderNo))
      .where(
        and(
          eq(afterSales.status, AFTER_SALE_STATUS.refunding),
          eq(paymentOrders.isSettled, true),
          ne(orders.payType, OFFLINE_PAY),
        ),
      )
      .orderBy(asc(afterSales.createdAt))
      .limit(BATCH)

  /** Two processes may both have called the provider; only one records the refund. */
  async function book(refundNo: string): Promise<void> {
    const step = { refundNo, name: 'payBack', by: 'paymentProvider', now: now() } as const
    try {
      await withRetries(() =>
        db.transaction((tx) => transitionAfterSale(tx, step, paidBack('已原路退回'))),
      )
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
    }
  }

  /** Returns the number of refunds made; failures are passed to `fail`. */
  return async function giveBackAfterSales(fail: (error: unknown) => void): Promise<number> {
    const rows = await owed()
    for (const { returnCase, paymentNo } of rows) {
      const { refundNo, amount } = returnCase
      try {
        await provider.refund({ refundNo, paymentNo, amount })
        await book(refundNo)
      } catch (error) {
        fail(error)
      }
    }
    return rows.length
  }
}
