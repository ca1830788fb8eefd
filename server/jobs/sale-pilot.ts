import { and, eq, lte } from 'drizzle-orm'
import { SALE_STATUS } from '@/contract/after-sale-state'
import { OFFLINE_PAY } from '@/contract/order-state'
import type { Db } from '@/server/db/client'
import { afterSales, orders } from '@/server/db/order-schema'
import { Fault } from '@/server/http/fault'
import { createShopSales, type ShopSales } from '@/server/modules/after-sale/shop-sales'

const BATCH = 50

type Step = {
  due: (at: Date) => ReturnType<typeof and>
  act: (sales: ShopSales, refundNo: string) => Promise<unknown>
}

const { applied, toReceive, refunding } = SALE_STATUS
const isOffline = eq(orders.payType, OFFLINE_PAY)

/** Agrees, takes goods in, sends transfers back; online money goes back by itself. */
const STEPS: Step[] = [
  {
    due: (at) => and(eq(afterSales.status, applied), lte(afterSales.createdAt, at)),
    act: (sales, no) => sales.agree(no),
  },
  {
    due: (at) => and(eq(afterSales.status, toReceive), lte(afterSales.sentBackAt, at)),
    act: (sales, no) => sales.receive(no),
  },
  {
    due: (at) => and(eq(afterSales.status, refunding), isOffline, lte(afterSales.handledAt, at)),
    act: (sales, no) => sales.payBack(no),
  },
]

/** The shops' side of after-sale in a demo mall: one step of each record that waited since `at`. */
export async function flySales(db: Db, now: () => number, at: Date): Promise<void> {
  const sales = createShopSales(db, now)
  for (const { due, act } of STEPS) {
    const rows = await db
      .select({ refundNo: afterSales.refundNo })
      .from(afterSales)
      .innerJoin(orders, eq(orders.orderNo, afterSales.orderNo))
      .where(due(at))
      .limit(BATCH)
    for (const { refundNo } of rows) {
      try {
        await act(sales, refundNo)
      } catch (error) {
        // The buyer, an operator or another process was faster.
        if (!(error instanceof Fault)) throw error
      }
    }
  }
}
