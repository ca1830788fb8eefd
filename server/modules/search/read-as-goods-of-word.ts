import { sql } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import type { Query } from './filter'
import { partQuery } from './language/query'
import type { QueryPart } from './language/query-part'
import { nearValues } from './meaning/nearest'
import { hasHits, nameGoods, withMeaning } from './with-meaning'

/** Of more leaves a word says nothing of the goods: 绿. */
const LEAVES_OF_WORD_MAX = 6

/** Leaves with goods whose texts have a word; none where it says nothing of the goods. */
async function leavesOfWord(db: Db, part: QueryPart): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct p.category_id as id from products p
    where p.status = 1 and p.search @@ ${partQuery(part)}::tsquery limit ${LEAVES_OF_WORD_MAX + 1}`)
  return rows.length > LEAVES_OF_WORD_MAX ? [] : rows.map(({ id }) => id)
}

/**
 * FKM beside a size that only screws have says which goods are meant: those of the word, where their sizes come near.
 * Null where a word is of no goods or of many, or none has such a size.
 */
export async function readAsGoodsOfWord(
  db: Db,
  catalog: CatalogMetadata,
  query: Query,
  unknown: ReadonlySet<QueryPart>,
): Promise<Query | null> {
  if (nameGoods(query.parts) || query.filter.categoryId) return null
  for (const part of unknown) {
    const ofWord = /\d/.test(part.text) ? [] : await leavesOfWord(db, part)
    if (ofWord.length === 0) continue
    const { meaning } = await withMeaning(db, catalog, query, {
      leavesWith: 'some',
      leafIds: ofWord,
    })
    const leafIds = [...nearValues(catalog, meaning).keys()]
    if (leafIds.length === 0) continue
    const read = await withMeaning(db, catalog, query, { leavesWith: 'some', leafIds })
    const near = { ...read, relaxed: true }
    if (await hasHits(db, catalog, near)) return near
  }
  return null
}
