import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { SALE_STATUS } from '@/contract/product/status-rules'
import { products, skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { readRows } from '@/server/kernel/db/read-rows'
import { intArray } from '@/server/kernel/db/sql-arrays'
import { soldTo } from '@/server/modules/area/sold-to'
import type { SkuRow } from './sku-repository'

export type ProductRow = typeof products.$inferSelect
export type Goods = { product: ProductRow; sku: SkuRow }

type Request = {
  categoryId: number
  /** The product, or the SKU together with it, has one value of each list. */
  required: readonly (readonly number[])[]
  /** Products with more of these values rank higher. */
  preferred: readonly number[]
  areaCode: readonly string[]
  notShop?: number
  limit: number
}

function orderOf(preferred: readonly number[]): SQL {
  const hits = preferred.map((id) => sql`(p.all_values @> ${intArray([id])})::int`)
  const best = hits.length > 0 ? sql`${sql.join(hits, sql` + `)} desc, ` : sql``
  return sql`${best}p.in_stock desc, p.sales desc, p.id`
}

/** Candidate products sold in the area, found by category and the value index. */
async function productIds(db: Db, requested: Request): Promise<number[]> {
  const conditions = [
    sql`p.category_id = ${requested.categoryId} and p.status = 1`,
    ...requested.required.map((ids) => sql`p.all_values && ${intArray(ids)}`),
    ...soldTo(requested.areaCode),
    ...(requested.notShop ? [sql`p.shop_id <> ${requested.notShop}`] : []),
  ]
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from products p where ${sql.join(conditions, sql` and `)}
    order by ${orderOf(requested.preferred)}
    limit ${requested.limit}`)
  return rows.map(({ id }) => id)
}

function selectGoods(db: Db) {
  return db
    .select({ product: products, sku: skus })
    .from(products)
    .innerJoin(skus, eq(skus.productId, products.id))
}

/** SKUs on sale with one value of each list; products keep the order in which they were found. */
export async function findGoods(db: Db, requested: Request): Promise<Goods[]> {
  const ids = await productIds(db, requested)
  if (ids.length === 0) return []
  const onSku = requested.required.map(
    (one) =>
      sql`(${skus.axisValues} && ${intArray(one)} or ${products.fixedValues} && ${intArray(one)})`,
  )
  const isFound = and(inArray(skus.productId, ids), eq(skus.status, SALE_STATUS.onSale), ...onSku)
  const rows = await readRows(db, selectGoods(db).where(isFound))
  const place = new Map(ids.map((id, at) => [id, at]))
  return rows.sort(
    (a, b) =>
      (place.get(a.product.id) ?? 0) - (place.get(b.product.id) ?? 0) || a.sku.sort - b.sku.sort,
  )
}

/** One SKU of a product, its default SKU without an id; undefined when it has no such SKU. */
export async function goodsOf(
  db: Db,
  productId: number,
  skuId?: number,
): Promise<Goods | undefined> {
  const isAsked = eq(skus.id, skuId ?? products.defaultSkuId)
  const [goods] = await selectGoods(db).where(and(eq(products.id, productId), isAsked))
  return goods
}

/** SKUs with their products, by SKU id; unknown ids are left out. */
export async function goodsById(db: Db, skuIds: number[]): Promise<Map<number, Goods>> {
  const rows = await readRows(db, selectGoods(db).where(inArray(skus.id, skuIds)))
  return new Map(rows.map((goods) => [goods.sku.id, goods]))
}

/** A SKU with its product. */
export async function goodsOfSku(db: Db, skuId: number): Promise<Goods | undefined> {
  const [goods] = await selectGoods(db).where(eq(skus.id, skuId))
  return goods
}
