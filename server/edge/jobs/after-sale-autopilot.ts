import { and, eq, lte } from 'drizzle-orm'
import { AFTER_SALE_STATUS } from '@/contract/after-sale/after-sale-status-rules'
import { OFFLINE_PAY } from '@/contract/order/order-status-rules'
import { DEMO_CARRIER } from '@/server/edge/seed/demo-carrier'
import type { Db } from '@/server/kernel/db/client'
import { afterSales, orders } from '@/server/kernel/db/order-schema'
import { HttpError } from '@/server/kernel/http/http-error'
import {
  createShopAfterSales,
  type ShopAfterSales,
} from '@/server/modules/after-sale/shop-after-sales'

const BATCH = 50

type Step = {
  due: (at: Date) => ReturnType<typeof and>
  act: (returnCases: ShopAfterSales, refundNo: string) => Promise<unknown>
}

const { applied, toReceive, refunding, preparing } = AFTER_SALE_STATUS
const isOffline = eq(orders.payType, OFFLINE_PAY)

/** Agrees, receives goods, sends their replacement, refunds transfers; online payments are refunded automatically. */
const STEPS: Step[] = [
  {
    due: (at) => and(eq(afterSales.status, applied), lte(afterSales.createdAt, at)),
    act: (returnCases, no) => returnCases.agree(no),
  },
  {
    due: (at) => and(eq(afterSales.status, toReceive), lte(afterSales.sentBackAt, at)),
    act: (returnCases, no) => returnCases.receive(no),
  },
  {
    due: (at) => and(eq(afterSales.status, preparing), lte(afterSales.receivedAt, at)),
    act: (returnCases, no) =>
      returnCases.resend(no, { carrier: DEMO_CARRIER, trackingNo: `SL${no.slice(1)}` }),
  },
  {
    due: (at) => and(eq(afterSales.status, refunding), isOffline, lte(afterSales.handledAt, at)),
    act: (returnCases, no) => returnCases.payBack(no),
  },
]

/** The shops' after-sale side of a demo mall: one step for each case waiting since `at`. */
export async function runAfterSalesOnce(db: Db, now: () => number, at: Date): Promise<void> {
  const returnCases = createShopAfterSales(db, now)
  for (const { due, act } of STEPS) {
    const rows = await db
      .select({ refundNo: afterSales.refundNo })
      .from(afterSales)
      .innerJoin(orders, eq(orders.orderNo, afterSales.orderNo))
      .where(due(at))
      .limit(BATCH)
    for (const { refundNo } of rows) {
      try {
        await act(returnCases, refundNo)
      } catch (error) {
        // The buyer, an operator or another process was faster.
        if (!(error instanceof HttpError)) throw error
      }
    }
  }
}
