import { and, count, eq, gte, inArray, sql } from 'drizzle-orm'
import { SALE_STATUS } from '@/contract/product/status-rules'
import { arrivalNotices } from '@/server/kernel/db/account-schema'
import { products, skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'

/** Queries of back-in-stock alerts; those of a user are bound to the owner. */
export function createArrivals(db: Db) {
  const mine = (userId: string, skuIds: number[]) =>
    and(eq(arrivalNotices.userId, userId), inArray(arrivalNotices.skuId, skuIds))

  return {
    async among(userId: string, skuIds: number[]): Promise<number[]> {
      const rows = await db
        .select({ id: arrivalNotices.skuId })
        .from(arrivalNotices)
        .where(mine(userId, skuIds))
      return rows.map(({ id }) => id)
    },

    async count(userId: string, tx: Db = db): Promise<number> {
      const [row] = await tx
        .select({ saved: count() })
        .from(arrivalNotices)
        .where(eq(arrivalNotices.userId, userId))
      return Number(row?.saved ?? 0)
    },

    async put(userId: string, skuIds: number[], { at, tx }: { at: Date; tx: Db }): Promise<void> {
      const rows = skuIds.map((skuId) => ({ userId, skuId, createdAt: at }))
      await tx.insert(arrivalNotices).values(rows).onConflictDoNothing()
    },

    async remove(userId: string, skuIds: number[]): Promise<void> {
      await db.delete(arrivalNotices).where(mine(userId, skuIds))
    },

    /** Claims up to `limit` alerts whose SKU is available again; no other process gets them. */
    async takeDue(limit: number, tx: Db) {
      const due = await tx
        .select({ notice: arrivalNotices, sku: skus, product: products })
        .from(arrivalNotices)
        .innerJoin(skus, eq(skus.id, arrivalNotices.skuId))
        .innerJoin(products, eq(products.id, skus.productId))
        .where(
          and(
            gte(skus.stock, sql`greatest(${skus.moq}, 1)`),
            eq(skus.status, SALE_STATUS.onSale),
            eq(products.status, SALE_STATUS.onSale),
          ),
        )
        .limit(limit)
        .for('update', { of: arrivalNotices, skipLocked: true })
      for (const { notice } of due) {
        await tx.delete(arrivalNotices).where(mine(notice.userId, [notice.skuId]))
      }
      return due
    },
  }
}
