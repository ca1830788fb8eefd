import { and, count, desc, eq, gte, inArray, lt, notInArray } from 'drizzle-orm'
import { HISTORY_DAYS, HISTORY_MAX } from '@/contract/account/browsing-history-calls'
import { chinaDate, DAY_MS } from '@/contract/china-clock'
import { browsed } from '@/server/kernel/db/account-schema'
import { products, skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { publicSku } from '@/server/modules/product/sku-repository'

type Paging = { page: number; pageSize: number }
type Whose = { userId: string; at: Date }

/** A history entry with its goods. */
export type BrowsedRow = Awaited<ReturnType<ReturnType<typeof createBrowsing>['list']>>[number]

const oldest = (at: Date) => new Date(at.getTime() - HISTORY_DAYS * DAY_MS)

/** Browsing history queries, all bound to the owner. */
export function createBrowsing(db: Db) {
  const saved = ({ userId, at }: Whose) =>
    and(eq(browsed.userId, userId), gte(browsed.viewedAt, oldest(at)))

  return {
    /** Records a product view; false when the SKU does not exist. */
    async put(userId: string, skuId: number, { at, tx }: { at: Date; tx: Db }): Promise<boolean> {
      const [sku] = await tx.select().from(skus).where(eq(skus.id, skuId))
      if (!sku) return false
      const look = { skuId, priceThen: publicSku(sku).price, viewedAt: at }
      const { productId } = sku
      await tx
        .insert(browsed)
        .values({ userId, productId, day: chinaDate(at.getTime()), ...look })
        .onConflictDoUpdate({ target: [browsed.userId, browsed.productId, browsed.day], set: look })
      return true
    },

    /** Deletes entries older than 90 days, and the oldest beyond the limit. */
    async prune(userId: string, { at, tx }: { at: Date; tx: Db }): Promise<void> {
      const mine = eq(browsed.userId, userId)
      await tx.delete(browsed).where(and(mine, lt(browsed.viewedAt, oldest(at))))
      const latest = tx
        .select({ id: browsed.id })
        .from(browsed)
        .where(mine)
        .orderBy(desc(browsed.viewedAt), desc(browsed.id))
        .limit(HISTORY_MAX)
      await tx.delete(browsed).where(and(mine, notInArray(browsed.id, latest)))
    },

    /** Newest first. */
    list: (whose: Whose, { page, pageSize }: Paging) =>
      db
        .select({ browsed, product: products, sku: skus })
        .from(browsed)
        .innerJoin(products, eq(products.id, browsed.productId))
        .innerJoin(skus, eq(skus.id, browsed.skuId))
        .where(saved(whose))
        .orderBy(desc(browsed.viewedAt), desc(browsed.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize),

    async count(whose: Whose): Promise<number> {
      const [row] = await db
        .select({ saved: count() })
        .from(browsed)
        .innerJoin(products, eq(products.id, browsed.productId))
        .innerJoin(skus, eq(skus.id, browsed.skuId))
        .where(saved(whose))
      return Number(row?.saved ?? 0)
    },

    /** Deletes those of these entries that are the user's. */
    async remove(userId: string, ids: string[]): Promise<void> {
      await db.delete(browsed).where(and(eq(browsed.userId, userId), inArray(browsed.id, ids)))
    },

    async clear(userId: string): Promise<void> {
      await db.delete(browsed).where(eq(browsed.userId, userId))
    },
  }
}

export type Browsing = ReturnType<typeof createBrowsing>
