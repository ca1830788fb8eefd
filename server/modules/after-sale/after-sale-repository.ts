import { and, count, desc, eq } from 'drizzle-orm'
import { AFTER_SALE_STATUS } from '@/contract/after-sale/after-sale-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { afterSales, orderLines, orders } from '@/server/kernel/db/order-schema'
import { type Claimed, claimedBy } from './after-sale-rules'

export type AfterSaleRow = typeof afterSales.$inferSelect
/** An after-sale case with its goods and its order. */
export type FullAfterSale = {
  returnCase: AfterSaleRow
  line: typeof orderLines.$inferSelect
  order: typeof orders.$inferSelect
}

type Requested = { orderNo?: string | undefined; page: number; pageSize: number }

/** Pieces and money claimed on an order line that `tx` has locked. */
export async function claimedOf(tx: Db, lineId: string): Promise<Claimed> {
  return claimedBy(await tx.select().from(afterSales).where(eq(afterSales.lineId, lineId)))
}

/** The after-sale cases of an order. */
export const afterSalesOf = (tx: Db, orderNo: string): Promise<AfterSaleRow[]> =>
  tx.select().from(afterSales).where(eq(afterSales.orderNo, orderNo))

/** Number of the buyer's cases whose goods are to be sent back. */
export const countToSendBack = (db: Db, userId: string): Promise<number> =>
  db.$count(
    afterSales,
    and(eq(afterSales.userId, userId), eq(afterSales.status, AFTER_SALE_STATUS.toSendBack)),
  )

/** Queries of a buyer's after-sale cases, all bound to the owner. */
export function createAfterSales(db: Db) {
  const full = () =>
    db
      .select({ returnCase: afterSales, line: orderLines, order: orders })
      .from(afterSales)
      .innerJoin(orderLines, eq(orderLines.id, afterSales.lineId))
      .innerJoin(orders, eq(orders.orderNo, afterSales.orderNo))

  return {
    async owned(userId: string, refundNo: string): Promise<FullAfterSale | undefined> {
      const mine = and(eq(afterSales.refundNo, refundNo), eq(afterSales.userId, userId))
      const [row] = await full().where(mine)
      return row
    },

    async list(userId: string, { orderNo, page, pageSize }: Requested) {
      const mine = and(
        eq(afterSales.userId, userId),
        orderNo ? eq(afterSales.orderNo, orderNo) : undefined,
      )
      const [rows, [total]] = await Promise.all([
        full()
          .where(mine)
          .orderBy(desc(afterSales.createdAt), desc(afterSales.refundNo))
          .limit(pageSize)
          .offset((page - 1) * pageSize),
        db.select({ returnCases: count() }).from(afterSales).where(mine),
      ])
      return { rows, total: Number(total?.returnCases ?? 0) }
    },
  }
}
