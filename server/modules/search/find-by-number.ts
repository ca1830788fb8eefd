import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'
import { escapeLike } from '@/server/kernel/db/escape-like'
import { oneEditVariants } from './language/typos'

const CODE_HITS_MAX = 200

/** The digits of an item number, as they are told by phone. */
const DIGITS = /^\d{6,}$/

/** Folded numbers as one array literal: they need no quoting, and a key has hundreds of edits. */
export function keyArray(keys: readonly string[]): SQL {
  return sql`${`{${keys.join(',')}}`}::text[]`
}

type NumberedSku = { id: number; isOffered: boolean; isItemNo: boolean }

/** Separate queries: one `or` would scan. */
async function numberedSkus(db: Db, key: string): Promise<NumberedSku[]> {
  const byDigits = DIGITS.test(key)
    ? sql`union select id from skus where regexp_replace(item_no, '[^0-9]', '', 'g') = ${key}`
    : sql``
  const { rows } = await db.execute<NumberedSku>(sql`
    with found as (
      select id from skus where item_no = ${key} ${byDigits}
      union select id from skus where model_key = ${key}
      union select id from skus where old_nos @> array[${key}]::text[]
      limit ${CODE_HITS_MAX})
    select s.id, s.status in (1, 4) and p.status = 1 as "isOffered",
      ${key}::text in (s.item_no, regexp_replace(s.item_no, '[^0-9]', '', 'g')) as "isItemNo"
    from found join skus s on s.id = found.id join products p on p.id = s.product_id`)
  return rows
}

/**
 * SKUs by a current or former number, be they off sale or discontinued: who orders again by the number of
 * the mall is told so. Goods that others sell under the same model are not shown among those on sale.
 */
export async function findByCode(db: Db, key: string): Promise<number[]> {
  const found = await numberedSkus(db, key)
  const offered = found.filter(({ isOffered, isItemNo }) => isOffered || isItemNo)
  return (offered.length > 0 ? offered : found).map(({ id }) => id)
}

/** SKUs with a number at edit distance one from the key. */
export async function findByTypo(db: Db, key: string): Promise<number[]> {
  const typos = keyArray(oneEditVariants(key))
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from skus where item_no = any(${typos})
    union select id from skus where model_key = any(${typos}) limit ${CODE_HITS_MAX}`)
  return rows.map((row) => row.id)
}

/** SKUs whose number starts with the key. */
export async function findByPrefix(db: Db, key: string): Promise<number[]> {
  const like = `${escapeLike(key)}%`
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from skus where item_no like ${like}
    union select id from skus where model_key like ${like} limit ${CODE_HITS_MAX}`)
  return rows.map((row) => row.id)
}
