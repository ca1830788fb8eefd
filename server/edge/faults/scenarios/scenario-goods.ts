import { and, asc, eq, gt, lte, ne, type SQL, sql } from 'drizzle-orm'
import { SALE_STATUS } from '@/contract/product/status-rules'
import { products, shops, skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'

export type Goods = Pick<typeof skus.$inferSelect, 'id' | 'price' | 'moq' | 'step' | 'stock'>

const EVERYWHERE = sql`'0000' = any(${products.saleAreas})`
/** Enough for some orders of each. */
const STOCK_MIN = 200

const select = (db: Db, condition: SQL | undefined, count: number): Promise<Goods[]> =>
  db
    .select({
      id: skus.id,
      price: skus.price,
      moq: skus.moq,
      step: skus.step,
      stock: skus.stock,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(condition)
    .orderBy(asc(skus.id))
    .limit(count)

const onSale = and(
  eq(skus.status, SALE_STATUS.onSale),
  eq(products.status, SALE_STATUS.onSale),
  eq(shops.open, true),
)

/** SKUs of one shop that anybody can buy everywhere in small numbers. */
export async function plainGoods(db: Db, count: number): Promise<Goods[]> {
  const plain = and(onSale, EVERYWHERE, gt(skus.stock, STOCK_MIN), lte(skus.moq, 20))
  const [first] = await db
    .select({ shopId: products.shopId })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(plain)
    .orderBy(asc(skus.id))
    .limit(1)
  const rows = await select(db, and(plain, eq(products.shopId, first?.shopId ?? 0)), count)
  if (rows.length < count) throw new HttpError('CONFLICT', 'the catalogue has too few goods')
  return rows
}

/** SKUs of any shop on sale, as many as there are up to `count`. */
export const anyGoods = (db: Db, count: number) =>
  select(db, and(onSale, EVERYWHERE, gt(skus.stock, STOCK_MIN)), count)

/** One SKU a cart shows in a special state, where the catalogue has any. */
export const goodsOfState = {
  /** Without the price, which no buyer is shown. */
  async quoteOnly(db: Db) {
    const found = await select(db, eq(skus.status, SALE_STATUS.onRequest), 1)
    return found.map((goods) => ({ ...goods, price: 0 }))
  },
  gone: (db: Db) => select(db, eq(skus.status, SALE_STATUS.discontinued), 1),
  off: (db: Db) => select(db, eq(skus.status, SALE_STATUS.off), 1),
  /** Not sold in Shanghai. */
  areaOff: (db: Db) =>
    select(db, and(onSale, sql`not (array['0000', '31'] && ${products.saleAreas})`), 1),
  step: (db: Db) => select(db, and(onSale, EVERYWHERE, gt(skus.step, 1), ne(skus.moq, 1)), 1),
} as const
