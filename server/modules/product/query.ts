import { type SQL, sql } from 'drizzle-orm'
import { codeKey } from '@/server/catalog/search/fold'
import { hintsOf } from '@/server/catalog/search/hints'
import { slipsOf } from '@/server/catalog/search/slips'
import { readSpoken } from '@/server/catalog/search/spoken'
import type { Db } from '@/server/db/client'
import { type CatalogMetadata, leavesOf } from '@/server/modules/catalog/metadata'
import { type ProductFilter, productConditions, type Query, readKeyword } from './filter'

/** Shorter keys are sizes and grades, not numbers of goods. */
const CODE_MIN = 4
const CODE_HITS_MAX = 200

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** Folded numbers as one array literal: letters and digits need no quoting, and a slip has hundreds. */
export function keyArray(keys: readonly string[]): SQL {
  return sql`${`{${keys.join(',')}}`}::text[]`
}

/** Products whose SKU has the number now or had it once. Look-ups apart: one `or` would scan. */
async function findByCode(db: Db, key: string): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select product_id as id from skus where item_no = ${key}
    union select product_id from skus where model_key = ${key}
    union select product_id from skus where old_nos @> array[${key}]::text[]
    limit ${CODE_HITS_MAX}`)
  return rows.map((row) => row.id)
}

/** Products whose SKU's number is one slip away from the key. */
async function findBySlip(db: Db, key: string): Promise<number[]> {
  const slips = keyArray(slipsOf(key))
  const { rows } = await db.execute<{ id: number }>(sql`
    select product_id as id from skus where item_no = any(${slips})
    union select product_id from skus where model_key = any(${slips}) limit ${CODE_HITS_MAX}`)
  return rows.map((row) => row.id)
}

/** Products whose SKU's number begins with the key. */
async function findByPrefix(db: Db, key: string): Promise<number[]> {
  const like = `${escapeLike(key)}%`
  const { rows } = await db.execute<{ id: number }>(sql`
    select product_id as id from skus where item_no like ${like}
    union select product_id from skus where model_key like ${like} limit ${CODE_HITS_MAX}`)
  return rows.map((row) => row.id)
}

function looksLikeCode(keyword: string, key: string): boolean {
  return key.length >= CODE_MIN && /\d/.test(key) && !/\p{Script=Han}/u.test(keyword)
}

async function hasHits(db: Db, catalog: CatalogMetadata, query: Query): Promise<boolean> {
  // Apart, or the planner hopes to meet a first hit soon and reads the whole table in vain.
  const { rows } = await db.execute<{ hit: number }>(sql`
    with found as materialized (select 1 as hit from products p where ${productConditions(catalog, query)})
    select hit from found limit 1`)
  return rows.length > 0
}

/** What the words say of the attributes of the goods they name. */
function withHints(catalog: CatalogMetadata, query: Query): Query {
  const ids = query.parts.flatMap((part) => part.categoryIds)
  const leaves = [...new Set(ids.flatMap((id) => leavesOf(catalog, id)))]
  const attributes = leaves.flatMap((leaf) => catalog.attributes.get(leaf) ?? [])
  return { ...query, hints: hintsOf(query.filter.keyword ?? '', query.parts, attributes) }
}

/** The number itself, and the numbers it begins: 6204-2RS also has makers' marks behind it. */
async function readAsCode(db: Db, query: Query, key: string): Promise<Query | null> {
  const exactIds = await findByCode(db, key)
  if (exactIds.length === 0) return null
  return { ...query, exactIds, productIds: [...exactIds, ...(await findByPrefix(db, key))] }
}

/** Words in Latin letters taken as pinyin, if goods answer to that. */
async function readAsSpoken(db: Db, catalog: CatalogMetadata, query: Query) {
  const parts = readSpoken(query.parts, catalog.lexicon)
  if (!parts) return null
  const spoken = withHints(catalog, { ...query, parts })
  if (await hasHits(db, catalog, spoken)) return spoken
  return parts.length > 1 ? { ...spoken, relaxed: true } : null
}

/**
 * Decides what a keyword means: an item number in any spelling, else words and shorthand that a
 * product must all have, else pinyin, else a number with a slip in it, else (relaxed) any of them.
 */
export async function understand(
  db: Db,
  catalog: CatalogMetadata,
  filter: ProductFilter,
): Promise<Query> {
  const keyword = filter.keyword ?? ''
  const parts = readKeyword(catalog, keyword)
  const bare = {
    filter,
    parts,
    productIds: null,
    exactIds: [],
    hints: [],
    relaxed: false,
    isNearNumber: false,
  }
  if (keyword === '') return bare

  const query = withHints(catalog, bare)
  const key = codeKey(keyword)
  const isCode = looksLikeCode(keyword, key)
  const coded = isCode ? await readAsCode(db, query, key) : null
  if (coded) return coded
  if (parts.length > 0 && (await hasHits(db, catalog, query))) return query
  const begun = isCode ? await findByPrefix(db, key) : []
  if (begun.length > 0) return { ...query, productIds: begun }
  const spoken = await readAsSpoken(db, catalog, query)
  if (spoken) return spoken
  const misspelt = isCode ? await findBySlip(db, key) : []
  if (misspelt.length > 0) return { ...query, productIds: misspelt, isNearNumber: true }
  // Punctuation alone asks for nothing: nothing is found, rather than everything.
  if (parts.length === 0) return { ...query, productIds: [] }
  return { ...query, relaxed: parts.length > 1 }
}
