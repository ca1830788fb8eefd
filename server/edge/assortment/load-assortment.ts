import { and, gt, isNull, notInArray, sql } from 'drizzle-orm'
import { OWN_CATALOG } from '@/server/edge/seed/catalog-version'
import {
  emptyCatalogue,
  noteCatalogue,
  PRODUCTS_A_BATCH,
  writeGoods,
  writePlaces,
} from '@/server/edge/seed/catalogue-tables'
import { withoutIndexes } from '@/server/edge/seed/table-indexes'
import { comments, products, searchTerms } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { countCategories } from '@/server/modules/catalog/count-categories'
import { knownOf } from './numbering'
import { type PlacedAssortment, placeAssortment } from './place-assortment'
import type { Assortment } from './tables'

/** Leaves with the most goods are the first hot words; what buyers search for comes before them. */
const HOT_WORDS = 20

export type Loaded = Record<'categories' | 'brands' | 'shops' | 'products' | 'skus', number>

async function writeProducts(tx: Db, goods: PlacedAssortment['goods']): Promise<void> {
  for (let at = 0; at < goods.length; at += PRODUCTS_A_BATCH) {
    const batch = goods.slice(at, at + PRODUCTS_A_BATCH)
    await writeGoods(
      tx,
      batch.map(({ product }) => product),
      batch.flatMap(({ skus }) => skus),
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
    await emptyCatalogue(tx)
    await writePlaces(tx, placed)
    await withoutIndexes(tx, ['products', 'skus'], () => writeProducts(tx, placed.goods))
    await countCategories(tx)
    await renewWords(tx)
    await noteCatalogue(tx, { version: OWN_CATALOG, skus: loaded.skus })
    return loaded
  })
}
