import type { Db } from '@/server/kernel/db/client'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import type { Query } from './filter'
import { nearValues } from './meaning/nearest'
import { hasHits, withMeaning } from './with-meaning'

/** A size with its letters, m8x33 or dn90; bare numbers may be anything. */
const LETTERED = /^[a-z]+\d/

/**
 * A size alone that no goods have: those with the sizes next to it, M8×30 and M8×35 of M8×33, of the goods that its
 * letters name, where they do, as those of BV3; null where none has any.
 */
export async function readAsNearSize(
  db: Db,
  catalog: CatalogMetadata,
  query: Query,
): Promise<Query | null> {
  const [part, ...others] = query.parts
  if (!part || others.length > 0 || part.kind !== 'spec' || !LETTERED.test(part.text)) return null
  const wide = await withMeaning(db, catalog, query, { isWide: true })
  const near = nearValues(catalog, wide.meaning)
  const named = new Set(part.categoryIds)
  const leafIds = [...near.keys()].filter((id) => named.size === 0 || named.has(id))
  if (leafIds.length === 0) return null
  const { meaning } = await withMeaning(db, catalog, query, { isWide: true, leafIds })
  const relaxed = { ...query, meaning: { ...meaning, isNarrowed: true }, relaxed: true }
  return (await hasHits(db, catalog, relaxed)) ? relaxed : null
}
