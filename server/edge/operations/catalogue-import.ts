import { eq, inArray } from 'drizzle-orm'
import { isOffered } from '@/contract/product/status-rules'
import { products, shops, skus } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { type CatalogMetadata, createCatalog } from '@/server/modules/catalog/metadata'
import { restock } from '@/server/modules/order/stock'
import { type CatalogueRow, rowError } from './catalogue-sheet'
import { createProduct } from './new-products'
import { refreshProducts } from './refresh-products'

type SkuRow = typeof skus.$inferSelect

/** What goods are: a sheet names it of new ones, and may repeat it of known ones. */
const FACTS = [
  { key: 'name', title: '名称' },
  { key: 'spec', title: '规格' },
  { key: 'category', title: '类目' },
  { key: 'brand', title: '品牌' },
  { key: 'shop', title: '店铺' },
  { key: 'unit', title: '单位' },
] as const
type Facts = Record<(typeof FACTS)[number]['key'], string>

/** The facts of known goods, by item number. */
async function factsOf(
  tx: Db,
  itemNos: readonly string[],
  { categories, brands }: CatalogMetadata,
) {
  const rows = await tx
    .select({ sku: skus, product: products, shop: shops.name })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(inArray(skus.itemNo, [...itemNos]))
  return new Map(
    rows.map(({ sku, product, shop }): [string, Facts] => [
      sku.itemNo,
      {
        name: product.title,
        spec: sku.spec,
        category: categories.get(product.categoryId)?.name ?? '',
        brand: brands.get(product.brandId)?.name ?? '',
        shop,
        unit: sku.unit,
      },
    ]),
  )
}

/** Refuses a row that would make other goods of a number: only its price, stock, quantities and status change. */
function requireSame(row: CatalogueRow, facts: Facts | undefined): void {
  if (!facts) return
  for (const { key, title } of FACTS) {
    const kept = facts[key]
    if (row[key] !== '' && row[key] !== kept)
      throw rowError(row, `${title} of ${row.itemNo} is ${kept}: leave the cell empty, it stays`)
  }
}

async function update(tx: Db, sku: SkuRow, row: CatalogueRow): Promise<void> {
  const { price, stock, moq, step, status } = row
  if (moq !== null && moq > sku.maxPerOrder)
    throw rowError(row, `起订量 ${moq} is more than one order may have, ${sku.maxPerOrder}`)
  const change = {
    // Tiers of the old price would be wrong.
    ...(price !== null && price !== sku.price && { price, marketPrice: price, tiers: [] }),
    ...(moq !== null && { moq }),
    ...(step !== null && { step }),
    ...(status !== null && { status }),
  }
  if (Object.keys(change).length > 0) await tx.update(skus).set(change).where(eq(skus.id, sku.id))
  if (stock !== null) await restock(tx, sku.id, stock)
}

const kindOf = ({ name, category, brand, shop }: CatalogueRow) =>
  JSON.stringify([name, category, brand, shop])

/** Products with a SKU that the sheet says to be for sale. */
function revivedBy(rows: readonly CatalogueRow[], known: ReadonlyMap<string, SkuRow>): number[] {
  return rows.flatMap(({ itemNo, status }) => {
    const sku = known.get(itemNo)
    return sku && status !== null && isOffered(status) ? [sku.productId] : []
  })
}

/**
 * Imports a catalogue sheet, all or nothing: known item numbers are updated, unknown ones
 * become new products. Throws OperatorError naming the wrong row.
 */
export async function importCatalogue(db: Db, rows: readonly CatalogueRow[], now: number) {
  // Read before the transaction: the embedded database answers nobody else while one is open.
  const catalog = await createCatalog(db, () => now)()
  return db.transaction(async (tx) => {
    const numbers = rows.map(({ itemNo }) => itemNo)
    const result = await tx.select().from(skus).where(inArray(skus.itemNo, numbers))
    const known = new Map(result.map((sku) => [sku.itemNo, sku]))
    const facts = await factsOf(tx, [...known.keys()], catalog)
    for (const row of rows) {
      const sku = known.get(row.itemNo)
      if (!sku) continue
      requireSame(row, facts.get(row.itemNo))
      await update(tx, sku, row)
    }
    const fresh = rows.filter(({ itemNo }) => !known.has(itemNo))
    const kinds = new Map<string, CatalogueRow[]>()
    for (const row of fresh) kinds.set(kindOf(row), [...(kinds.get(kindOf(row)) ?? []), row])
    const made: number[] = []
    for (const group of kinds.values()) made.push(await createProduct(tx, group, { catalog, now }))
    const touched = [...new Set([...result.map(({ productId }) => productId), ...made])]
    await refreshProducts(tx, touched, revivedBy(rows, known))
    return { changed: result.length, added: fresh.length }
  })
}
