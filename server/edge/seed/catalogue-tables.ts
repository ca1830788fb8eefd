import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
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
import { bulkInsert } from './bulk-insert'

/** Products that are written in one statement. */
export const PRODUCTS_A_BATCH = 400

const PLACES = { categories, attributes, attributeValues, brands, shops, warehouses }
const CATALOGUE = [...Object.values(PLACES), products, skus, stocks]

/** Where goods stand: rows of each table. */
export type PlaceRows = Record<keyof typeof PLACES, object[]>

/** Empties the tables of the catalogue, and others with them. */
export async function emptyCatalogue(db: Db, others: readonly PgTable[] = []): Promise<void> {
  const names = [...CATALOGUE, ...others].map((table) => `"${getTableName(table)}"`)
  await db.execute(sql.raw(`truncate ${names.join(', ')}`))
}

export async function writePlaces(db: Db, rows: PlaceRows): Promise<void> {
  for (const [name, table] of Object.entries(PLACES)) {
    await bulkInsert(db, table, rows[name as keyof typeof PLACES])
  }
}

/** Writes rows of products, and their SKUs with the stocks of each. */
export async function writeGoods(
  db: Db,
  rows: readonly object[],
  goods: readonly { stocks: readonly object[] }[],
): Promise<void> {
  await bulkInsert(db, products, rows)
  await bulkInsert(
    db,
    skus,
    goods.map(({ stocks: _stocks, ...row }) => row),
  )
  await bulkInsert(
    db,
    stocks,
    goods.flatMap((sku) => sku.stocks),
  )
}

/** Notes which catalogue this is, and how large. */
export async function noteCatalogue(db: Db, of: { version: string; skus: number }): Promise<void> {
  await db.execute(sql`
    insert into meta (key, value)
    values ('catalog_version', ${of.version}), ('catalog_skus', ${String(of.skus)})
    on conflict (key) do update set value = excluded.value`)
  // PGlite has no autovacuum: without statistics its plans are guesses.
  await db.execute(sql`analyze`)
}
