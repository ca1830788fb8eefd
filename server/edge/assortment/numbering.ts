import { eq, getTableColumns, gt } from 'drizzle-orm'
import {
  attributes,
  attributeValues,
  brands,
  categories,
  products,
  shops,
  skus,
  stocks,
  warehouses,
} from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'

export const keyOf = (...parts: readonly (string | number)[]) => parts.join('\n')

/** What is in the database keeps its number: carts, orders and addresses hold it. */
export type Known = {
  categories: Map<string, number>
  attributes: Map<string, number>
  values: Map<string, number>
  brands: Map<string, number>
  shops: Map<string, number>
  warehouses: Map<string, number>
  skus: Map<string, { id: number; productId: number }>
  products: Map<number, { commentCount: number; score: number }>
  /** Pieces that open orders hold, by SKU and warehouse. */
  locked: Map<string, { itemNo: string; locked: number }>
}

export type Paths = Map<number, string>

/** `紧固件/螺栓/外六角螺栓`, by id. */
export function pathsOf(
  rows: readonly { id: number; parentId: number | null; name: string }[],
): Paths {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pathOf = (id: number): string => {
    const row = byId.get(id)
    if (!row) return ''
    return row.parentId === null ? row.name : `${pathOf(row.parentId)}/${row.name}`
  }
  return new Map(rows.map(({ id }) => [id, pathOf(id)]))
}

/** The numbers of what a catalogue has. */
export async function knownOf(db: Db): Promise<Known> {
  const categoryRows = await db.select().from(categories)
  const attributeRows = await db.select().from(attributes)
  const valueRows = await db.select().from(attributeValues)
  const [brandRows, shopRows] = [await db.select().from(brands), await db.select().from(shops)]
  const warehouseRows = await db.select().from(warehouses)
  const skuRows = await db
    .select({ id: skus.id, productId: skus.productId, itemNo: skus.itemNo })
    .from(skus)
  const productRows = await db
    .select({ id: products.id, commentCount: products.commentCount, score: products.score })
    .from(products)
  const lockedRows = await db
    .select({ ...getTableColumns(stocks), itemNo: skus.itemNo })
    .from(stocks)
    .innerJoin(skus, eq(skus.id, stocks.skuId))
    .where(gt(stocks.locked, 0))
  const paths = pathsOf(categoryRows)
  return {
    categories: new Map([...paths].map(([id, path]) => [path, id])),
    attributes: new Map(
      attributeRows.map(({ id, categoryId, name }) => [keyOf(categoryId, name), id]),
    ),
    values: new Map(valueRows.map(({ id, attributeId, label }) => [keyOf(attributeId, label), id])),
    brands: new Map(brandRows.map(({ id, name }) => [name, id])),
    shops: new Map(shopRows.map(({ id, name }) => [name, id])),
    warehouses: new Map(warehouseRows.map(({ id, shopId, name }) => [keyOf(shopId, name), id])),
    skus: new Map(skuRows.map(({ itemNo, id, productId }) => [itemNo, { id, productId }])),
    products: new Map(productRows.map(({ id, ...counts }) => [id, counts])),
    locked: new Map(
      lockedRows.map(({ skuId, warehouseId, itemNo, locked }) => [
        keyOf(skuId, warehouseId),
        { itemNo, locked },
      ]),
    ),
  }
}

/** The highest of some numbers; 0 of none. */
export const lastOf = (ids: Iterable<number>) =>
  [...ids].reduce((most, id) => Math.max(most, id), 0)

/** Gives each key the number it has, or the next free one. */
export function numberer(known: ReadonlyMap<string, number>): (key: string) => number {
  let last = lastOf(known.values())
  return (key) => {
    const own = known.get(key)
    if (own !== undefined) return own
    last += 1
    return last
  }
}
