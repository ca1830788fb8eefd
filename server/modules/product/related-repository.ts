import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { products, skus } from '@/server/db/catalog-schema'
import type { Db } from '@/server/db/client'
import { intArray, soldTo } from './filter'
import type { SkuRow } from './sku-repository'

export type ProductRow = typeof products.$inferSelect
export type Goods = { product: ProductRow; sku: SkuRow }

type Asked = {
  categoryId: number
  /** A product has one of each list; so has the SKU with what its product fixes. */
  required: readonly (readonly number[])[]
  /** Products that have more of these come first. */
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

/** Products on sale there that can have it, by the category and the index of values. */
async function productIds(db: Db, asked: Asked): Promise<number[]> {
  const conditions = [
    sql`p.category_id = ${asked.categoryId} and p.status = 1`,
    ...asked.required.map((ids) => sql`p.all_values && ${intArray(ids)}`),
    ...soldTo(asked.areaCode),
    ...(asked.notShop ? [sql`p.shop_id <> ${asked.notShop}`] : []),
  ]
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from products p where ${sql.join(conditions, sql` and `)}
    order by ${orderOf(asked.preferred)}
    limit ${asked.limit}`)
  return rows.map(({ id }) => id)
}

/** SKUs on sale that have one value of each list, with their products in the order found. */
export async function findGoods(db: Db, asked: Asked): Promise<Goods[]> {
  const ids = await productIds(db, asked)
  if (ids.length === 0) return []
  const onSku = asked.required.map(
    (one) =>
      sql`(${skus.axisValues} && ${intArray(one)} or ${products.fixedValues} && ${intArray(one)})`,
  )
  const rows = await db
    .select({ product: products, sku: skus })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(inArray(skus.productId, ids), eq(skus.status, 1), ...onSku))
  const place = new Map(ids.map((id, at) => [id, at]))
  return rows.sort(
    (a, b) =>
      (place.get(a.product.id) ?? 0) - (place.get(b.product.id) ?? 0) || a.sku.sort - b.sku.sort,
  )
}

function selectGoods(db: Db) {
  return db
    .select({ product: products, sku: skus })
    .from(products)
    .innerJoin(skus, eq(skus.productId, products.id))
}

/** One SKU of a product, the usual one without an id; undefined when it has no such SKU. */
export async function goodsOf(
  db: Db,
  productId: number,
  skuId?: number,
): Promise<Goods | undefined> {
  const isAsked = eq(skus.id, skuId ?? products.defaultSkuId)
  const [goods] = await selectGoods(db).where(and(eq(products.id, productId), isAsked))
  return goods
}

/** SKUs with their products, by the id of the SKU; unknown ids are left out. */
export async function goodsById(db: Db, skuIds: number[]): Promise<Map<number, Goods>> {
  const rows = await selectGoods(db).where(inArray(skus.id, skuIds))
  return new Map(rows.map((goods) => [goods.sku.id, goods]))
}

/** A SKU with its product. */
export async function goodsOfSku(db: Db, skuId: number): Promise<Goods | undefined> {
  const [goods] = await selectGoods(db).where(eq(skus.id, skuId))
  return goods
}
