import { asc, eq, type InferSelectModel, sql } from 'drizzle-orm'
import { SALE_STATUS } from '@/contract/product/status-rules'
import type { ProductHit, StockState } from '@/contract/search/search-calls'
import { skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { readRows } from '@/server/kernel/db/read-rows'
import { intArray } from '@/server/kernel/db/sql-arrays'

export type SkuRow = InferSelectModel<typeof skus>

/** A SKU as everybody may see it: a price on request is 0, whatever the shop keeps. */
export function publicSku<S extends Pick<SkuRow, 'status' | 'price' | 'tiers'>>(row: S): S {
  return row.status === SALE_STATUS.onRequest
    ? { ...row, price: 0, marketPrice: 0, tiers: [] }
    : row
}

/** SKUs by id, for the lines of a cart and the cards of a list. */
export async function skusById(db: Db, ids: number[]): Promise<Map<number, SkuRow>> {
  if (ids.length === 0) return new Map()
  const rows = await readRows(
    db,
    db
      .select()
      .from(skus)
      .where(sql`${skus.id} = any(${intArray(ids)})`),
  )
  return new Map(rows.map((row) => [row.id, publicSku(row)]))
}

/** SKUs of one product in their display order. */
export async function skusOf(db: Db, productId: number): Promise<SkuRow[]> {
  const own = db.select().from(skus).where(eq(skus.productId, productId)).orderBy(asc(skus.sort))
  const rows = await readRows(db, own)
  return rows.map(publicSku)
}

/** Columns of a SKU that change in a mall that is open: what a line of it costs, and when it is delivered. */
export const SOLD = {
  id: skus.id,
  status: skus.status,
  price: skus.price,
  tiers: skus.tiers,
  moq: skus.moq,
  step: skus.step,
  maxPerOrder: skus.maxPerOrder,
  stock: skus.stock,
  leadDays: skus.leadDays,
}
const OFFER = { ...SOLD, marketPrice: skus.marketPrice }
export type OfferRow = Pick<SkuRow, keyof typeof OFFER>

/** How the SKUs of one product are sold at this moment, in their display order. */
export async function offersOf(db: Db, productId: number): Promise<OfferRow[]> {
  const own = db
    .select(OFFER)
    .from(skus)
    .where(eq(skus.productId, productId))
    .orderBy(asc(skus.sort))
  const rows = await readRows(db, own)
  return rows.map(publicSku)
}

/** Stock below this multiple of the least order quantity counts as low. */
const LOW_ORDERS = 5

export function stockState(row: Pick<SkuRow, 'stock' | 'moq'>): StockState {
  if (row.stock < row.moq) return 'out'
  return row.stock < row.moq * LOW_ORDERS ? 'low' : 'in'
}

/**
 * SKU data shown in lists, tables, product pages and carts. Where it is spread, it stands last: V8 takes 1 µs
 * for each property that follows a spread.
 */
export function saleView(row: SkuRow): ProductHit['sku'] {
  const { id, itemNo, spec, unit, packQty, packUnit, moq, step, maxPerOrder } = row
  const { price } = publicSku(row)
  return { skuId: id, itemNo, spec, price, unit, packQty, packUnit, moq, step, maxQty: maxPerOrder }
}
