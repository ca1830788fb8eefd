import { and, getTableName, gt, isNull, notInArray, sql } from 'drizzle-orm'
import { bulkInsert } from '@/server/edge/seed/bulk-insert'
import { OWN_CATALOG } from '@/server/edge/seed/seed-catalog'
import { withoutIndexes } from '@/server/edge/seed/table-indexes'
import {
  attributes,
  attributeValues,
  brands,
  categories,
  comments,
  products,
  searchTerms,
  shops,
  skus,
  stocks,
  warehouses,
} from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { countCategories } from '@/server/modules/catalog/count-categories'
import { knownOf } from './numbering'
import { type PlacedAssortment, placeAssortment } from './place-assortment'
import type { Assortment } from './tables'

const REPLACED = [
  categories,
  attributes,
  attributeValues,
  brands,
  shops,
  warehouses,
  products,
  skus,
  stocks,
]
const PRODUCTS_A_BATCH = 400
/** Leaves with the most goods are the first hot words; what buyers search for comes before them. */
const HOT_WORDS = 20

export type Loaded = Record<'categories' | 'brands' | 'shops' | 'products' | 'skus', number>

async function writeGoods(tx: Db, goods: PlacedAssortment['goods']): Promise<void> {
  for (let at = 0; at < goods.length; at += PRODUCTS_A_BATCH) {
    const batch = goods.slice(at, at + PRODUCTS_A_BATCH)
    const own = batch.flatMap((one) => one.skus)
    await bulkInsert(
      tx,
      products,
      batch.map(({ product }) => product),
    )
    await bulkInsert(
      tx,
      skus,
      own.map(({ stocks: _stocks, ...row }) => row),
    )
    await bulkInsert(
      tx,
      stocks,
      own.flatMap((sku) => sku.stocks),
    )
  }
}

/** Words of the former goods go, and the invented comments on those that went. */
async function renewWords(tx: Db): Promise<void> {
  const gone = notInArray(comments.productId, tx.select({ id: products.id }).from(products))
  await tx.delete(comments).where(and(isNull(comments.userId), gone))
  await tx.delete(searchTerms).where(gt(searchTerms.count, 0))
  await tx.execute(sql`
    insert into search_terms (term, count)
    select name, product_count from categories
    where level = 3 and product_count > 0 order by product_count desc, id limit ${HOT_WORDS}
    on conflict (term) do update set count = excluded.count`)
}

/**
 * Makes the catalogue what the tables say, in one transaction; what is in both keeps its numbers, so
 * that carts, orders and addresses of pages stay true. Throws OperatorError, and changes nothing, when
 * the tables do not fit together. `dryRun` looks and changes nothing.
 */
export function loadAssortment(db: Db, assortment: Assortment, { dryRun }: { dryRun: boolean }) {
  return db.transaction(async (tx): Promise<Loaded> => {
    await tx.execute(sql`lock table stocks in share row exclusive mode`)
    const placed = placeAssortment(assortment, await knownOf(tx))
    const loaded = {
      categories: placed.categories.length,
      brands: placed.brands.length,
      shops: placed.shops.length,
      products: placed.goods.length,
      skus: assortment.skus.length,
    }
    if (dryRun) return loaded
    const names = REPLACED.map((table) => `"${getTableName(table)}"`)
    await tx.execute(sql.raw(`truncate ${names.join(', ')}`))
    await bulkInsert(tx, categories, placed.categories)
    await bulkInsert(tx, attributes, placed.attributes)
    await bulkInsert(tx, attributeValues, placed.values)
    await bulkInsert(tx, brands, placed.brands)
    await bulkInsert(tx, shops, placed.shops)
    await bulkInsert(tx, warehouses, placed.warehouses)
    await withoutIndexes(tx, ['products', 'skus'], () => writeGoods(tx, placed.goods))
    await countCategories(tx)
    await renewWords(tx)
    await tx.execute(sql`
      insert into meta (key, value)
      values ('catalog_version', ${OWN_CATALOG}), ('catalog_skus', ${String(loaded.skus)})
      on conflict (key) do update set value = excluded.value`)
    // PGlite has no autovacuum: without statistics its plans are guesses.
    await tx.execute(sql`analyze`)
    return loaded
  })
}
