import { asc, eq, type InferSelectModel, inArray } from 'drizzle-orm'
import type { ProductHit, StockState } from '@/contract/product'
import { skus } from '@/server/db/catalog-schema'
import type { Db } from '@/server/db/client'

export type SkuRow = InferSelectModel<typeof skus>

/** SKUs by id, for the lines of a cart and the cards of a list. */
export async function skusById(db: Db, ids: number[]): Promise<Map<number, SkuRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(skus).where(inArray(skus.id, ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** SKUs of one product in their own order. */
export function skusOf(db: Db, productId: number): Promise<SkuRow[]> {
  return db.select().from(skus).where(eq(skus.productId, productId)).orderBy(asc(skus.sort))
}

/** Below this many orders of the least quantity the stock counts as low. */
const LOW_ORDERS = 5

export function stockState(row: Pick<SkuRow, 'stock' | 'moq'>): StockState {
  if (row.stock < row.moq) return 'out'
  return row.stock < row.moq * LOW_ORDERS ? 'low' : 'in'
}

/** Address of a drawing; the same dimensions have the same address, so it caches for good. */
export function drawingUrl(template: string, dims: string): string {
  return `/api/product/drawing/${template}.svg${dims && `?${dims}`}`
}

/** How a SKU is named and sold, as list, table, product and cart show it. */
export function saleView(row: SkuRow): ProductHit['sku'] {
  const { id, itemNo, spec, price, unit, packQty, packUnit, moq, step, maxPerOrder } = row
  return { skuId: id, itemNo, spec, price, unit, packQty, packUnit, moq, step, maxQty: maxPerOrder }
}
