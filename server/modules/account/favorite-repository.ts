import { and, count, desc, eq, inArray } from 'drizzle-orm'
import { favorites } from '@/server/kernel/db/account-schema'
import { products, skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'

type Paging = { page: number; pageSize: number }

/** A favourite with everything its tile shows. */
export type FavoriteRow = Awaited<ReturnType<ReturnType<typeof createFavorites>['list']>>[number]

/** Favourite queries, all bound to the owner. */
export function createFavorites(db: Db) {
  const mine = (userId: string, productIds: number[]) =>
    and(eq(favorites.userId, userId), inArray(favorites.productId, productIds))

  return {
    /** Newest first; products missing from the catalogue are left out here and in `count`. */
    list: (userId: string, { page, pageSize }: Paging) =>
      db
        .select({ favorite: favorites, product: products, sku: skus })
        .from(favorites)
        .innerJoin(products, eq(products.id, favorites.productId))
        .innerJoin(skus, eq(skus.id, products.defaultSkuId))
        .where(eq(favorites.userId, userId))
        .orderBy(desc(favorites.createdAt), desc(favorites.productId))
        .limit(pageSize)
        .offset((page - 1) * pageSize),

    async count(userId: string, tx: Db = db): Promise<number> {
      const [row] = await tx
        .select({ saved: count() })
        .from(favorites)
        .innerJoin(products, eq(products.id, favorites.productId))
        .innerJoin(skus, eq(skus.id, products.defaultSkuId))
        .where(eq(favorites.userId, userId))
      return Number(row?.saved ?? 0)
    },

    among: async (userId: string, productIds: number[]): Promise<number[]> =>
      (
        await db.select({ id: favorites.productId }).from(favorites).where(mine(userId, productIds))
      ).map(({ id }) => id),

    /** The ids that exist in the catalogue. */
    known: async (productIds: number[], tx: Db): Promise<number[]> =>
      (
        await tx.select({ id: products.id }).from(products).where(inArray(products.id, productIds))
      ).map(({ id }) => id),

    async put(userId: string, productIds: number[], { at, tx }: { at: Date; tx: Db }) {
      const rows = productIds.map((productId) => ({ userId, productId, createdAt: at }))
      await tx.insert(favorites).values(rows).onConflictDoNothing()
    },

    async remove(userId: string, productIds: number[]): Promise<void> {
      await db.delete(favorites).where(mine(userId, productIds))
    },
  }
}

export type Favorites = ReturnType<typeof createFavorites>
