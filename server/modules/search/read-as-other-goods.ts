import { sql } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'
import { escapePattern } from '@/server/kernel/text/escape-pattern'
import { fold } from '@/server/kernel/text/fold'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import type { Query } from './filter'
import type { Lexicon } from './language/lexicon'
import { isOtherGoods } from './language/other-goods'
import { chinesePart } from './language/parts'
import { partQuery } from './language/query'
import type { QueryPart } from './language/query-part'
import { lexiconOf } from './lexicon'
import { nameGoods } from './with-meaning'

/** Of more titles with a word, one is that of such goods. */
const TITLES_MAX = 200

/** Whether a word of a title is a value, 钢板, or a value with its attribute, 碳钢弹簧 of an oil seal. */
function isValue(word: string, name: string, { labels, attributes }: Lexicon): boolean {
  return labels.has(word) || (attributes.has(name) && labels.has(word.slice(0, -name.length)))
}

/** Whether goods on sale are called so, 电机 but not 电机碳刷. */
async function isInTitle(db: Db, part: QueryPart, lexicon: Lexicon): Promise<boolean> {
  const { text } = part
  const ending = new RegExp(`${escapePattern(text)}(?!\\p{Script=Han})`, 'u')
  // The index finds the few titles that may have the word.
  const { rows } = await db.execute<{ title: string }>(sql`
    select title from products where status = 1 and search @@ ${partQuery(part)}::tsquery limit ${TITLES_MAX}`)
  const words = rows.flatMap(({ title }) => fold(title).split(' '))
  return words.some((word) => ending.test(word) && !isValue(word, text, lexicon))
}

/**
 * Where the only goods named are none of the catalogue's, 光电开关, and no product is called so, nothing is shown in
 * their place, whatever else is said of them; null where it is not so.
 */
export async function readAsOtherGoods(
  db: Db,
  catalog: CatalogMetadata,
  query: Query,
): Promise<Query | null> {
  if (nameGoods(query.parts) || query.filter.categoryId) return null
  const lexicon = lexiconOf(catalog)
  const names = query.parts
    .filter(({ isExcluded }) => !isExcluded)
    // The name of an attribute may be that of goods too: 电机 1.5kW.
    .flatMap(({ text, attribute = '' }) => [text, attribute])
    .filter((name) => isOtherGoods(name, lexicon))
  if (names.length === 0) return null
  const named = names.map(
    (name) => query.parts.find(({ text }) => text === name) ?? chinesePart(name, lexicon),
  )
  for (const part of named) {
    if (await isInTitle(db, part, lexicon)) return null
  }
  const parts = query.parts.filter((part) => !named.includes(part))
  return { ...query, parts, unknown: [...query.unknown, ...named], hasUnknownGoods: true }
}
