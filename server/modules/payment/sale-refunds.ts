import { and, asc, eq, ne } from 'drizzle-orm'
import { SALE_STATUS } from '@/contract/after-sale-state'
import { OFFLINE_PAY } from '@/contract/order-state'
import type { Db } from '@/server/db/client'
import { afterSales, orders, paymentOrders } from '@/server/db/order-schema'
import { withRetries } from '@/server/db/retry'
import { Fault } from '@/server/http/fault'
import { moveSale } from '@/server/modules/after-sale/sale-moves'
import { paidBack } from '@/server/modules/after-sale/shop-sales'
import type { PaymentProvider } from './provider'

/** Records dealt with in one go. */
const BATCH = 50

/** Gives back the money of after-sale records, each under its own number: once, whoever asks. */
export function createSaleRefunds(
  db: Db,
  { provider, now }: { provider: PaymentProvider; now: () => number },
) {
  const owed = () =>
    db
      .select({ sale: afterSales, paymentNo: paymentOrders.paymentNo })
      .from(afterSales)
      .innerJoin(orders, eq(orders.orderNo, afterSales.orderNo))
      .innerJoin(paymentOrders, eq(paymentOrders.orderNo, afterSales.orderNo))
      .where(
        and(
          eq(afterSales.status, SALE_STATUS.refunding),
          eq(paymentOrders.isSettled, true),
          ne(orders.payType, OFFLINE_PAY),
        ),
      )
      .orderBy(asc(afterSales.createdAt))
      .limit(BATCH)

  /** Two processes may both have asked the provider; one of them writes it down. */
  async function book(refundNo: string): Promise<void> {
    const step = { refundNo, name: 'payBack', by: 'bank', now: now() } as const
    try {
      await withRetries(() => db.transaction((tx) => moveSale(tx, step, paidBack('已原路退回'))))
    } catch (error) {
      if (!(error instanceof Fault)) throw error
    }
  }

  /** Returns how many refunds were made; `fail` hears of one that could not be. */
  return async function giveBackSales(fail: (error: unknown) => void): Promise<number> {
    const rows = await owed()
    for (const { sale, paymentNo } of rows) {
      const { refundNo, amount } = sale
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
