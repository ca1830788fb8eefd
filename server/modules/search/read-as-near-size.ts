import type { Db } from '@/server/kernel/db/client'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import { type Query, readKeyword } from './filter'
import { lexiconOf } from './lexicon'
import { nearValues } from './meaning/nearest'
import { sizeLettersOf } from './meaning/reading'
import { hasHits, withMeaning } from './with-meaning'

/** A designation with a suffix: 22210-e1-k. */
const SUFFIXED = /^(\d{4,5})-?([a-z].*)$/

/** Goods of a designation whose suffix none has: 22210 without its E1-K; null where there are none. */
async function readAsDesignation(db: Db, catalog: CatalogMetadata, query: Query, text: string) {
  const [, number, suffix] = SUFFIXED.exec(text) ?? []
  if (!number) return null
  const parts = readKeyword(catalog, `${number} ${suffix}`)
  const read = await withMeaning(db, catalog, { ...query, parts })
  return read.meaning.constraints[0]?.isDesignation ? { ...read, relaxed: true } : null
}

/**
 * A size alone that no goods have, with its letters, for bare numbers may be anything: those with the sizes next to it,
 * M8×30 and M8×35 of M8×33, of the goods that its letters name, where they do, as those of BV3; null where none has any.
 */
export async function readAsNearSize(
  db: Db,
  catalog: CatalogMetadata,
  query: Query,
): Promise<Query | null> {
  const [part, ...others] = query.parts
  if (!part || others.length > 0 || part.kind !== 'spec') return null
  const designation = await readAsDesignation(db, catalog, query, part.text)
  if (designation) return designation
  const named = new Set(part.categoryIds)
  // Letters that are of no label before a number are no size's: K25×29×13 is no grinding wheel.
  const isLettered = lexiconOf(catalog).sizeLetters.has(sizeLettersOf(part.text))
  if (!isLettered && named.size === 0) return null
  const wide = await withMeaning(db, catalog, query, { isWide: true })
  const near = nearValues(catalog, wide.meaning)
  const leafIds = [...near.keys()].filter((id) => named.size === 0 || named.has(id))
  if (leafIds.length === 0) return null
  const { meaning } = await withMeaning(db, catalog, query, { isWide: true, leafIds })
  const relaxed = { ...query, meaning: { ...meaning, isNarrowed: true }, relaxed: true }
  return (await hasHits(db, catalog, relaxed)) ? relaxed : null
}
