import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import { cartLines } from '@/server/kernel/db/account-schema'
import { brands, products, shops, skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { readRows } from '@/server/kernel/db/read-rows'
import { intArray } from '@/server/kernel/db/sql-arrays'
import { SOLD } from '@/server/modules/product/sku-repository'
import { agreedOf, pricedFor, pricedWith } from './agreed-price'

/** Product columns that a line's state and price depend on; the rest is long and unused here. */
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

const DISPLAY_ORDER = [asc(shops.id), asc(cartLines.createdAt), asc(cartLines.id)]

/** Columns of lines that the totals of a cart depend on: each edit reads them of all its lines. */
const COUNTED = {
  line: {
    id: cartLines.id,
    qty: cartLines.qty,
    selected: cartLines.selected,
    savedForLater: cartLines.savedForLater,
    backorder: cartLines.backorder,
  },
  sku: { ...SOLD, productId: skus.productId },
}

/** Columns of products that they depend on besides. */
const SOURCE = {
  product: { id: products.id, status: products.status, saleAreas: products.saleAreas },
  shop: GOODS.shop,
}

/** A line with everything its state and price depend on. */
export type CartRow = Awaited<ReturnType<ReturnType<typeof createCarts>['list']>>[number]
/** A line with everything the totals of the cart depend on. */
export type CountedRow = Awaited<ReturnType<ReturnType<typeof createCarts>['counted']>>[number]

type Stored = typeof cartLines.$inferInsert
type RestoredLine = Omit<Stored, 'id' | 'userId' | 'createdAt'>
type NewLine = Pick<
  Stored,
  'skuId' | 'qty' | 'note' | 'buyerCode' | 'priceWhenAdded' | 'leadDaysWhenAdded'
>
/** Columns an edit sets, none of them to nothing. */
export type LineChange = Partial<Omit<typeof cartLines.$inferSelect, 'id' | 'userId' | 'createdAt'>>

/**
 * Cart queries, all bound to the owner: a foreign id is an unknown id. Rows carry their SKUs as the
 * buyer buys them, agreed prices included.
 */
export function createCarts(db: Db, now: () => number) {
  const qtyOf = ({ line }: { line: { qty: number } }) => line.qty

  const mine = (userId: string, ids: string[]) =>
    and(eq(cartLines.userId, userId), inArray(cartLines.id, ids))

  /** All lines in their display order, or those of these ids. */
  function listed(tx: Db, userId: string, ids?: string[]) {
    const lines = tx
      .select({ line: cartLines, ...GOODS })
      .from(cartLines)
      .innerJoin(skus, eq(skus.id, cartLines.skuId))
      .innerJoin(products, eq(products.id, skus.productId))
      .innerJoin(brands, eq(brands.id, products.brandId))
      .innerJoin(shops, eq(shops.id, products.shopId))
      .where(ids ? mine(userId, ids) : eq(cartLines.userId, userId))
      .orderBy(...DISPLAY_ORDER)
    return readRows(tx, lines)
  }

  /** Products and shops that SKUs come from, by product. */
  async function sourcesOf(productIds: ReadonlySet<number>) {
    const sources = db
      .select(SOURCE)
      .from(products)
      .innerJoin(shops, eq(shops.id, products.shopId))
      .where(sql`${products.id} = any(${intArray([...productIds])})`)
    return new Map((await readRows(db, sources)).map((row) => [row.product.id, row]))
  }

  /**
   * All lines with what the totals of the cart depend on alone, in no order: sorting 500 took a third of
   * reading them, and telling products and shops with each of their lines another.
   */
  async function counted(userId: string) {
    const query = db
      .select(COUNTED)
      .from(cartLines)
      .innerJoin(skus, eq(skus.id, cartLines.skuId))
      .where(eq(cartLines.userId, userId))
    const lines = await readRows(db, query)
    const [sources, agreed] = await Promise.all([
      sourcesOf(new Set(lines.map(({ sku }) => sku.productId))),
      agreedOf(
        db,
        { userId, now: now() },
        lines.map(({ sku }) => sku.id),
      ),
    ])
    const rows = lines.flatMap(({ line, sku }) => {
      const source = sources.get(sku.productId)
      return source ? [{ line, sku, product: source.product, shop: source.shop }] : []
    })
    return pricedWith(agreed, { rows, qtyOf })
  }

  return {
    list: async (userId: string) =>
      pricedFor(db, { userId, now: now() }, { rows: await listed(db, userId), qtyOf }),

    counted,

    /** Lines that can be shown, without those saved for later and those whose SKU is gone. */
    async count(userId: string, tx: Db = db): Promise<number> {
      const [row] = await tx
        .select({ lines: count() })
        .from(cartLines)
        .innerJoin(skus, eq(skus.id, cartLines.skuId))
        .where(and(eq(cartLines.userId, userId), eq(cartLines.savedForLater, false)))
      return Number(row?.lines ?? 0)
    },

    /** All lines, including those saved for later. */
    async countKept(userId: string, tx: Db): Promise<number> {
      const [row] = await tx
        .select({ lines: count() })
        .from(cartLines)
        .where(eq(cartLines.userId, userId))
      return Number(row?.lines ?? 0)
    },

    /** The user's cart lines of these SKUs. */
    held: (userId: string, skuIds: number[], tx: Db) =>
      tx
        .select()
        .from(cartLines)
        .where(and(eq(cartLines.userId, userId), inArray(cartLines.skuId, skuIds))),

    /** Upserts lines; an existing one (same SKU, same note) takes the new quantity. */
    async put(userId: string, lines: NewLine[], tx: Db): Promise<void> {
      await tx
        .insert(cartLines)
        .values(lines.map((line) => ({ ...line, userId })))
        .onConflictDoUpdate({
          target: [cartLines.userId, cartLines.skuId, cartLines.note],
          // Adding again accepts the current price; without a code it keeps the one it has.
          set: {
            qty: sql`excluded.qty`,
            buyerCode: sql`coalesce(nullif(excluded.buyer_code, ''), ${cartLines.buyerCode})`,
            priceWhenAdded: sql`excluded.price_when_added`,
            leadDaysWhenAdded: sql`excluded.lead_days_when_added`,
            selected: true,
            savedForLater: false,
          },
        })
    },

    /** Restores lines as they were, overwriting lines that took their place. */
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
            backorder: sql`excluded.backorder`,
            priceWhenAdded: sql`excluded.price_when_added`,
          },
        })
    },

    /** The lines of these ids in their display order, and what becomes of them by changes of each. */
    async owned(userId: string, ids: string[], tx: Db) {
      const rows = await listed(tx, userId, ids)
      const skuIds = rows.map(({ sku }) => sku.id)
      const agreed = await agreedOf(tx, { userId, now: now() }, skuIds)
      const after = (changes: ReadonlyMap<string, LineChange>) => {
        const changed = rows.map((row) => ({
          ...row,
          line: { ...row.line, ...changes.get(row.line.id) },
        }))
        return pricedWith(agreed, { rows: changed, qtyOf })
      }
      return { lines: after(new Map()), after }
    },

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
