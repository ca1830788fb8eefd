import { sql } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import { emptyQuery } from './empty-query'
import { partConditions, readKeyword } from './filter'
import type { QueryPart } from './language/query-part'
import { lexiconOf } from './lexicon'
import { meaningOf } from './meaning/constraints'
import { standingIn } from './standing-in'

/** Words without a digit that name nothing say nothing about a SKU either. */
function isTelling({ text, kind }: QueryPart, hasValues: boolean): boolean {
  return hasValues || kind !== 'word' || /\d/.test(text)
}

/**
 * What a text asks of a SKU that the SKU has not, as typed: C3 of `6204-2RS C3`; also standards that
 * its own stands in for, with what differs.
 */
export async function lackingParts(
  db: Db,
  catalog: CatalogMetadata,
  { skuId, text }: { skuId: number; text: string },
): Promise<string[]> {
  const parts = readKeyword(catalog, text)
  if (parts.length === 0) return []
  const { rows: leaves } = await db.execute<{ id: number }>(
    sql`select category_id as id from skus where id = ${skuId}`,
  )
  const meaning = meaningOf(
    { catalog, lexicon: lexiconOf(catalog) },
    parts,
    leaves.map(({ id }) => id),
  )
  const query = { ...emptyQuery({ areaCode: [] }), parts, meaning }
  const has = partConditions(query).map((one) => sql`(${one})::int`)
  const { rows } = await db.execute<{ has: number[] }>(sql`
    select array[${sql.join(has, sql`, `)}] as has
    from skus s join products p on p.id = s.product_id where s.id = ${skuId}`)
  return meaning.constraints.flatMap((constraint, at) => {
    const { part, leaves: known } = constraint
    if (rows[0]?.has[at] !== 0) return standingIn(constraint)
    return isTelling(part, known.size > 0) ? [part.text] : []
  })
}
