import { isNotNull, isNull } from 'drizzle-orm'
import {
  attributeTables,
  DEFAULT_SKUS,
  type GeneratedProduct,
  generateProducts,
} from '@/catalogue/port'
import { comments, regions, searchTerms } from '@/server/kernel/db/catalog-schema'
import type { Db } from '@/server/kernel/db/client'
import { countCategories } from '@/server/modules/catalog/count-categories'
import { refreshScore } from '@/server/modules/comment/comment-score'
import { bulkInsert } from './bulk-insert'
import { CATALOG_VERSION } from './catalog-version'
import {
  emptyCatalogue,
  noteCatalogue,
  PRODUCTS_A_BATCH,
  writeGoods,
  writePlaces,
} from './catalogue-tables'
import { ensureDemoHome } from './demo-home'
import { lexemesOf } from './lexemes'
import { brandRows, categoryRows, hotWordRows, regionRows, shopRows, warehouseRows } from './rows'
import { withoutIndexes } from './table-indexes'

const SEED = 20_260_101
export type SeedProgress = { skus: number; of: number }
export type SeedOptions = { skus?: number; onProgress?: (progress: SeedProgress) => void }
export type SeedResult = { products: number; skus: number }

/** Comments on real orders stay, because the orders stay too. */
async function empty(db: Db): Promise<void> {
  await db.delete(comments).where(isNull(comments.userId))
  await emptyCatalogue(db, [regions, searchTerms])
}

async function writeReference(db: Db): Promise<void> {
  const { attributes, values: attributeValues } = attributeTables()
  await bulkInsert(db, regions, regionRows())
  await writePlaces(db, {
    categories: categoryRows(),
    attributes,
    attributeValues,
    brands: brandRows(),
    shops: shopRows(),
    warehouses: warehouseRows(),
  })
  await bulkInsert(db, searchTerms, hotWordRows())
}

async function writeBatch(db: Db, batch: GeneratedProduct[]): Promise<void> {
  const rows = batch.map((product) => {
    const { labels: _labels, skus: _skus, comments: _comments, ...row } = product
    return { ...row, search: lexemesOf(product) }
  })
  await writeGoods(
    db,
    rows,
    batch.flatMap((product) => product.skus),
  )
  await bulkInsert(
    db,
    comments,
    batch.flatMap((product) => product.comments),
  )
}

async function writeProducts(db: Db, target: number, options: SeedOptions): Promise<SeedResult> {
  const written = { products: 0, skus: 0 }
  let batch: GeneratedProduct[] = []
  const flush = async () => {
    await writeBatch(db, batch)
    written.products += batch.length
    written.skus += batch.reduce((sum, product) => sum + product.skus.length, 0)
    batch = []
    options.onProgress?.({ skus: written.skus, of: target })
  }
  for (const product of generateProducts({ skus: target, seed: SEED })) {
    batch.push(product)
    if (batch.length >= PRODUCTS_A_BATCH) await flush()
  }
  await flush()
  return written
}

/** Adds buyers' comments to those generated with the catalogue. */
async function countComments(db: Db): Promise<void> {
  const saved = await db
    .selectDistinct({ productId: comments.productId })
    .from(comments)
    .where(isNotNull(comments.userId))
  for (const { productId } of saved) await refreshScore(db, productId)
}

/** Replaces the whole catalogue in one transaction: all or nothing. */
export function seedCatalog(db: Db, options: SeedOptions = {}): Promise<SeedResult> {
  const target = options.skus ?? DEFAULT_SKUS
  return db.transaction(async (tx) => {
    let written: SeedResult = { products: 0, skus: 0 }
    await empty(tx)
    await writeReference(tx)
    await ensureDemoHome(tx)
    await withoutIndexes(tx, ['products', 'skus', 'comments'], async () => {
      written = await writeProducts(tx, target, options)
    })
    await countCategories(tx)
    await countComments(tx)
    await noteCatalogue(tx, { version: CATALOG_VERSION, skus: written.skus })
    return written
  })
}
