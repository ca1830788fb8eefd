import type { Db } from '@/server/kernel/db/client'
import type { CatalogMetadata } from '@/server/modules/catalog/metadata'
import { type Query, readKeyword } from './filter'
import { withoutOtherBrands } from './language/other-brands'
import type { QueryPart } from './language/query-part'
import { lexiconOf } from './lexicon'
import type { Constraint } from './meaning/constraints'
import { nearValues } from './meaning/nearest'
import { sizeLettersOf } from './meaning/reading'
import { hasHits, withMeaning } from './with-meaning'

/** A designation with a suffix: 22210-e1-k, or lxk3-20s/b behind a slash. */
const SUFFIXED =
  /^(?<number>\d{4,5})-?(?<suffix>[a-z].*)$|^(?<model>[a-z]+\d+-\d+[a-z]*)\/(?<type>[a-z\d]+)$/

/** Goods of a designation whose suffix none has: 22210 without its E1-K; null where there are none. */
async function readAsDesignation(db: Db, catalog: CatalogMetadata, query: Query, text: string) {
  const found = SUFFIXED.exec(text)?.groups
  if (!found) return null
  const { number, suffix, model, type } = found
  const read = readKeyword(catalog, `${number ?? model} ${suffix ?? type}`)
  const { makers, others: parts } = withoutOtherBrands(read, lexiconOf(catalog))
  const unknown = [...query.unknown, ...makers]
  const known = await withMeaning(db, catalog, { ...query, parts, unknown })
  const near = { ...known, relaxed: parts.length > 1 }
  const isNumber = near.meaning.constraints[0]?.isDesignation
  return isNumber && (await hasHits(db, catalog, near)) ? near : null
}

/** Whether a leaf has sizes next to one that it has not: labels with its letters, or of M8×33 an M8. */
function hasSizesNextTo(part: QueryPart, { partly }: Constraint, leafId: number): boolean {
  if (part.categoryIds.length > 0) return part.categoryIds.includes(leafId)
  // Of E27 a leaf with an E has no size.
  return /\dx\d/.test(part.text) || !partly.has(leafId)
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
  // Letters that are of no label before a number are no size's: K25×29×13 is no grinding wheel.
  const isLettered = lexiconOf(catalog).sizeLetters.has(sizeLettersOf(part.text))
  if (!isLettered && part.categoryIds.length === 0) return null
  const { meaning: open } = await withMeaning(db, catalog, query, { leavesWith: 'any' })
  const [asked] = open.constraints
  const leafIds = [...nearValues(catalog, open).keys()].filter(
    (id) => asked && hasSizesNextTo(part, asked, id),
  )
  if (leafIds.length === 0) return null
  const { meaning } = await withMeaning(db, catalog, query, { leavesWith: 'any', leafIds })
  const relaxed = { ...query, meaning: { ...meaning, isNarrowed: true }, relaxed: true }
  return (await hasHits(db, catalog, relaxed)) ? relaxed : null
}
