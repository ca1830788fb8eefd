import { sql } from 'drizzle-orm'
import { codeKey } from '@/server/catalog/search/fold'
import type { Db } from '@/server/db/client'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import { type ProductFilter, productConditions, type Query, readKeyword } from './filter'

/** Shorter keys are sizes and grades, not numbers of goods. */
const CODE_MIN = 4
const CODE_HITS_MAX = 200

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** Products whose SKU carries the number, exactly or (`prefix`) beginning with it. */
async function findByCode(db: Db, key: string, prefix: boolean): Promise<number[]> {
  const found = prefix
    ? sql`item_no like ${`${escapeLike(key)}%`} or model_key like ${`${escapeLike(key)}%`}`
    : sql`item_no = ${key} or model_key = ${key} or old_nos @> array[${key}]::text[]`
  const { rows } = await db.execute<{ id: number }>(
    sql`select distinct product_id as id from skus where ${found} limit ${CODE_HITS_MAX}`,
  )
  return rows.map((row) => row.id)
}

function looksLikeCode(keyword: string, key: string): boolean {
  return key.length >= CODE_MIN && /\d/.test(key) && !/\p{Script=Han}/u.test(keyword)
}

async function hasHits(db: Db, catalog: CatalogMetadata, query: Query): Promise<boolean> {
  const { rows } = await db.execute<{ hit: number }>(
    sql`select 1 as hit from products p where ${productConditions(catalog, query)} limit 1`,
  )
  return rows.length > 0
}

/**
 * Decides what a keyword means: an item number in any spelling, else words and shorthand that a
 * product must all have, else (relaxed) any of them.
 */
export async function understand(
  db: Db,
  catalog: CatalogMetadata,
  filter: ProductFilter,
): Promise<Query> {
  const keyword = filter.keyword ?? ''
  const query: Query = {
    filter,
    parts: readKeyword(catalog, keyword),
    productIds: null,
    relaxed: false,
  }
  if (keyword === '') return query

  const key = codeKey(keyword)
  const isCode = looksLikeCode(keyword, key)
  if (isCode) {
    const productIds = await findByCode(db, key, false)
    if (productIds.length > 0) return { ...query, productIds }
  }
  if (query.parts.length > 0 && (await hasHits(db, catalog, query))) return query
  if (isCode) {
    const productIds = await findByCode(db, key, true)
    if (productIds.length > 0) return { ...query, productIds }
  }
  // Punctuation alone asks for nothing: nothing is found, rather than everything.
  if (query.parts.length === 0) return { ...query, productIds: [] }
  return { ...query, relaxed: query.parts.length > 1 }
}
