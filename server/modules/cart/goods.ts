import { eq, sql } from 'drizzle-orm'
import { brands, products, shops, skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { readRows } from '@/server/kernel/db/read-rows'
import { intArray } from '@/server/kernel/db/sql-arrays'
import { type AgreedPrice, pricedFor } from './agreed-price'
import { type CartRow, GOODS } from './cart-repository'

/** Goods with everything their price and state depend on. */
export type Goods = Pick<CartRow, 'sku' | 'product' | 'brand' | 'shop' | 'agreed'>

/** Goods as the catalogue sells them. */
export type CatalogueGoods = Omit<Goods, 'agreed'>

type Buyer = { userId: string; now: number }

/** Goods by SKU id, as the catalogue sells them. */
export async function goodsBySku(tx: Db, skuIds: readonly number[]) {
  if (skuIds.length === 0) return new Map<number, CatalogueGoods>()
  const goods = tx
    .select(GOODS)
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(sql`${skus.id} = any(${intArray(skuIds)})`)
  const rows = await readRows(tx, goods)
  return new Map(rows.map((row) => [row.sku.id, row]))
}

/**
 * Goods by SKU id, as a buyer buys them at the lines' quantities; `offerOf`: prices a line is offered
 * at besides those agreed with the buyer.
 */
export async function goodsFor<L extends { skuId: number; qty: number }>(
  tx: Db,
  buyer: Buyer,
  lines: readonly L[],
  offerOf?: (line: L) => AgreedPrice[],
) {
  const goods = await goodsBySku(
    tx,
    lines.map(({ skuId }) => skuId),
  )
  const rows = lines.flatMap((line) => {
    const result = goods.get(line.skuId)
    return result ? [{ ...result, line }] : []
  })
  return pricedFor(tx, buyer, {
    rows,
    qtyOf: ({ line }) => line.qty,
    offerOf: offerOf && (({ line }) => offerOf(line)),
  })
}
