import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { cartLines, users } from '@/server/db/account-schema'
import { brands, products, shops, skus } from '@/server/db/catalog-schema'
import type { Db } from '@/server/db/client'

/** Of goods, what a line's state and price depend on: the rest of a product is long, and shown elsewhere. */
export const GOODS = {
  sku: skus,
  product: {
    id: products.id,
    title: products.title,
    drawing: products.drawing,
    status: products.status,
    saleAreas: products.saleAreas,
  },
  brand: { name: brands.name },
  shop: {
    id: shops.id,
    name: shops.name,
    province: shops.province,
    open: shops.open,
    freightAmount: shops.freightAmount,
    freeFreightFrom: shops.freeFreightFrom,
  },
}

/** A line with everything its state and its price depend on. */
export type CartRow = Awaited<ReturnType<ReturnType<typeof createCarts>['list']>>[number]

type NewLine = { skuId: number; qty: number; note: string; buyerCode: string; price: number }
type Stored = typeof cartLines.$inferInsert
type RestoredLine = Omit<Stored, 'id' | 'userId' | 'createdAt'>
export type LineChange = Partial<RestoredLine>

/** SQL of the cart. Every statement is bound to its owner: a foreign id is an unknown id. */
export function createCarts(db: Db) {
  const mine = (userId: string, ids: string[]) =>
    and(eq(cartLines.userId, userId), inArray(cartLines.id, ids))

  return {
    list: (userId: string, tx: Db = db) =>
      tx
        .select({ line: cartLines, ...GOODS })
        .from(cartLines)
        .innerJoin(skus, eq(skus.id, cartLines.skuId))
        .innerJoin(products, eq(products.id, skus.productId))
        .innerJoin(brands, eq(brands.id, products.brandId))
        .innerJoin(shops, eq(shops.id, products.shopId))
        .where(eq(cartLines.userId, userId))
        .orderBy(asc(shops.id), asc(cartLines.createdAt), asc(cartLines.id)),

    /** One change of a cart after the other, in whatever tab or instance; until `tx` ends. */
    async lock(userId: string, tx: Db): Promise<void> {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    },

    /** Lines that can be shown: those kept aside are another count, and so is a SKU gone for good. */
    async count(userId: string, tx: Db = db): Promise<number> {
      const [row] = await tx
        .select({ lines: count() })
        .from(cartLines)
        .innerJoin(skus, eq(skus.id, cartLines.skuId))
        .where(and(eq(cartLines.userId, userId), eq(cartLines.savedForLater, false)))
      return Number(row?.lines ?? 0)
    },

    /** Lines kept in all, those kept aside included. */
    async countKept(userId: string, tx: Db): Promise<number> {
      const [row] = await tx
        .select({ lines: count() })
        .from(cartLines)
        .where(eq(cartLines.userId, userId))
      return Number(row?.lines ?? 0)
    },

    /** What the user's cart holds of these SKUs. */
    held: (userId: string, skuIds: number[], tx: Db) =>
      tx
        .select()
        .from(cartLines)
        .where(and(eq(cartLines.userId, userId), inArray(cartLines.skuId, skuIds))),

    /** Adds lines; one that is there already (same SKU, same note) takes the new quantity. */
    async put(userId: string, lines: NewLine[], tx: Db): Promise<void> {
      const rows = lines.map(({ price, ...line }) => ({ ...line, userId, priceWhenAdded: price }))
      await tx
        .insert(cartLines)
        .values(rows)
        .onConflictDoUpdate({
          target: [cartLines.userId, cartLines.skuId, cartLines.note],
          // Adding again is done at the price shown now.
          set: {
            qty: sql`excluded.qty`,
            priceWhenAdded: sql`excluded.price_when_added`,
            selected: true,
            savedForLater: false,
          },
        })
    },

    /** Puts lines as they were, over what has their place meanwhile. */
    async restore(userId: string, lines: RestoredLine[], tx: Db): Promise<void> {
      await tx
        .insert(cartLines)
        .values(lines.map((line) => ({ ...line, userId })))
        .onConflictDoUpdate({
          target: [cartLines.userId, cartLines.skuId, cartLines.note],
          set: {
            qty: sql`excluded.qty`,
            buyerCode: sql`excluded.buyer_code`,
            selected: sql`excluded.selected`,
            savedForLater: sql`excluded.saved_for_later`,
          },
        })
    },

    owned: async (userId: string, ids: string[], tx: Db = db) =>
      tx
        .select({ line: cartLines, sku: skus })
        .from(cartLines)
        .innerJoin(skus, eq(skus.id, cartLines.skuId))
        .where(mine(userId, ids)),

    async change(userId: string, ids: string[], values: LineChange, tx: Db): Promise<void> {
      if (Object.keys(values).length === 0) return
      await tx.update(cartLines).set(values).where(mine(userId, ids))
    },

    async remove(userId: string, ids: string[], tx: Db): Promise<number> {
      const gone = await tx
        .delete(cartLines)
        .where(mine(userId, ids))
        .returning({ id: cartLines.id })
      return gone.length
    },
  }
}

export type Carts = ReturnType<typeof createCarts>
