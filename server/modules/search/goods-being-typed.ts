import type { Db } from '@/server/kernel/db/client'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import { emptyQuery } from './empty-query'
import { type ProductFilter, type Query, readKeyword } from './filter'
import { isKnown } from './language/known-words'
import type { Lexicon } from './language/lexicon'
import { wordsPart } from './language/parts'
import { lastWordOf } from './last-word'
import { lexiconOf } from './lexicon'
import { hasHits, nameGoods, withMeaning } from './with-meaning'

/** Names of goods, also those of the trade, that have what is typed. */
export function namesWith(typed: string, { categories, goods }: Lexicon): string[] {
  return [...categories.keys(), ...goods.keys()].filter((name) => name.includes(typed))
}

/** Names of goods that begin as typed, 口罩 of 口; else those that have it. */
function namesOf(typed: string, lexicon: Lexicon): string[] {
  const { goods } = lexicon
  const names = namesWith(typed, lexicon)
  const begun = names.filter((name) => name.startsWith(typed))
  return (begun.length > 0 ? begun : names).flatMap((name) => [name, ...(goods.get(name) ?? [])])
}

/**
 * A keyword that ends in the middle of a name of goods, M8 螺 of M8 螺栓: not in taps, whose text says 螺旋槽.
 * Null where its last word is a whole one, or the middle of none.
 */
export async function readAsGoodsBeingTyped(
  db: Db,
  catalog: CatalogMetadata,
  filter: ProductFilter,
): Promise<Query | null> {
  const lexicon = lexiconOf(catalog)
  const { before, last } = lastWordOf(filter.keyword)
  if (!last || isKnown(last, lexicon) || nameGoods(readKeyword(catalog, filter.keyword)))
    return null
  const names = namesOf(last, lexicon)
  if (names.length === 0) return null
  const parts = [...readKeyword(catalog, before), wordsPart(last, names, lexicon)]
  const query = await withMeaning(db, catalog, { ...emptyQuery(filter), parts })
  return (await hasHits(db, catalog, query)) ? query : null
}
