import { and, count, desc, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { afterSales, orderLines, orders } from '@/server/db/order-schema'
import { type Claimed, claimedBy } from './rules'

export type SaleRow = typeof afterSales.$inferSelect
/** A record with the goods and the order it is about. */
export type FullSale = {
  sale: SaleRow
  line: typeof orderLines.$inferSelect
  order: typeof orders.$inferSelect
}

type Wanted = { orderNo?: string | undefined; page: number; pageSize: number }

/** What is claimed of one line of an order that `tx` has locked. */
export async function claimedOf(tx: Db, lineId: string): Promise<Claimed> {
  return claimedBy(await tx.select().from(afterSales).where(eq(afterSales.lineId, lineId)))
}

/** The records of an order. */
export const salesOf = (tx: Db, orderNo: string): Promise<SaleRow[]> =>
  tx.select().from(afterSales).where(eq(afterSales.orderNo, orderNo))

/** SQL of a buyer's after-sale records; every statement is bound to its owner. */
export function createSales(db: Db) {
  const full = () =>
    db
      .select({ sale: afterSales, line: orderLines, order: orders })
      .from(afterSales)
      .innerJoin(orderLines, eq(orderLines.id, afterSales.lineId))
      .innerJoin(orders, eq(orders.orderNo, afterSales.orderNo))

  return {
    async owned(userId: string, refundNo: string): Promise<FullSale | undefined> {
      const mine = and(eq(afterSales.refundNo, refundNo), eq(afterSales.userId, userId))
      const [row] = await full().where(mine)
      return row
    },

    async list(userId: string, { orderNo, page, pageSize }: Wanted) {
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
        db.select({ sales: count() }).from(afterSales).where(mine),
      ])
      return { rows, total: Number(total?.sales ?? 0) }
    },
  }
}
