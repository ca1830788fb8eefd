import { type SQL, sql } from 'drizzle-orm'
import { intArray } from '@/server/kernel/db/sql-arrays'
import { type CatalogMetadata, leavesOf } from '@/server/modules/catalog/metadata'
import type { Lexicon } from '../language/lexicon'
import { partQuery } from '../language/query'
import type { QueryPart } from '../language/query-part'
import { type LeafMeaning, leafMeaning, type Partly } from './leaf-meaning'
import { type LeavesWith, leavesHaving } from './leaves-having'
import { readParts } from './read-parts'
import { literalSlot, sizeLettersOf } from './reading'
import { type Wanted, wordsOfLeaf } from './wanted'

/** What one part of a query asks of a SKU `s` of a product `p`. */
export type Constraint = {
  part: QueryPart
  /** Leaf -> the values one SKU must have, one of each list; leaves without any match by text. */
  leaves: ReadonlyMap<number, Wanted[]>
  /** Leaf -> what it has of a compound size that it has not whole. */
  partly: ReadonlyMap<number, Partly>
  /** It is a designation in some leaf: 51110, M8. */
  isDesignation: boolean
  /** It names all the leaves left open: whose goods these are needs no look at their texts. */
  namesAll: boolean
}

/** A query's meaning: one for lists, cards, tables, counts and quick order (DESIGN decision 15). */
export type Meaning = {
  constraints: Constraint[]
  /** By leaf; only those that the query leaves open. */
  leaves: ReadonlyMap<number, LeafMeaning>
  /** Its sizes leave fewer leaves open than its words do. */
  isNarrowed: boolean
}

export const NO_MEANING: Meaning = { constraints: [], leaves: new Map(), isNarrowed: false }

function byLeaf<T>(
  leaves: ReadonlyMap<number, LeafMeaning>,
  pick: (meaning: LeafMeaning) => T | undefined,
): ReadonlyMap<number, T> {
  return new Map(
    [...leaves].flatMap(([id, meaning]) => {
      const picked = pick(meaning)
      return picked === undefined ? [] : [[id, picked] as const]
    }),
  )
}

type MeaningContext = { catalog: CatalogMetadata; lexicon: Lexicon; leavesWith?: LeavesWith }

/** Understands the parts of a query in each of the leaves. */
export function meaningOf(
  { catalog, lexicon, leavesWith = 'all' }: MeaningContext,
  parts: readonly QueryPart[],
  leafIds: readonly number[],
): Meaning {
  const read = readParts(parts, lexicon)
  const named = parts.map(
    ({ categoryIds }) => new Set(categoryIds.flatMap((id) => leavesOf(catalog, id))),
  )
  const owners = parts.map(({ text }) => lexicon.sizeLetters.get(sizeLettersOf(text)))
  const isAsked = owners.map((leaves) => leafIds.some((id) => leaves?.has(id)))
  const open = new Map(
    leafIds.map((id) => {
      const namedBy = new Set(named.flatMap((leaves, at) => (leaves.has(id) ? [at] : [])))
      // Letters that name the goods of a leaf are left out there, unless its own labels have them.
      const isLettered = (at: number) => owners[at]?.has(id) || (isAsked[at] && !namedBy.has(at))
      const lettered = new Set([...parts.keys()].filter(isLettered))
      const asked = { ...wordsOfLeaf(catalog, lexicon, id), namedBy, lettered }
      return [id, leafMeaning(read, asked)] as const
    }),
  )
  const leaves = leavesHaving(leavesWith, open, parts)
  const constraints = parts.map((part, at) => ({
    part,
    leaves: byLeaf(leaves, ({ wanted }) => wanted.get(at)),
    partly: byLeaf(leaves, ({ partly }) => partly.get(at)),
    isDesignation: [...leaves.values()].some(({ designations }) => designations.has(at)),
    namesAll:
      leaves.size > 0 && !part.isExcluded && [...leaves.keys()].every((id) => named[at]?.has(id)),
  }))
  return { constraints, leaves, isNarrowed: leaves.size < open.size }
}

/** Leaves whose values fit the query best, when some fit better than others. */
export function bestLeaves({ leaves }: Meaning): number[] {
  const best = Math.max(0, ...[...leaves.values()].map(({ fit }) => fit))
  if (best === 0) return []
  return [...leaves].flatMap(([id, { fit }]) => (fit > best - 1 ? [id] : []))
}

/** Longer numbers are models and standards, which stand in a product's text. */
const NUMBER_MAX = 3

/** Leaf-wise lists joined by place: ids of different leaves never meet in one SKU. */
function valueConditions(wanted: readonly Wanted[][]): SQL[] {
  const byLength = new Map<number, Wanted[][]>()
  for (const one of wanted) byLength.set(one.length, [...(byLength.get(one.length) ?? []), one])
  return [...byLength].flatMap(([length, same]) => {
    if (length === 0) return []
    const places = Array.from({ length }, (_, at) => same.flatMap((one) => one[at]?.valueIds ?? []))
    const all = places.map((ids) => sql`s.values && ${intArray(ids)}`)
    return [sql`(${sql.join(all, sql` and `)})`]
  })
}

/** A short number or a measure, or a range of them, is a value or nothing: the text of any product has some 6. */
function hasText({ kind, text, range }: QueryPart): boolean {
  // Goods are named by their text, be it a number: 502.
  if (kind === 'category') return true
  const { num, unit, span } = literalSlot(text)
  return !range && !span && (num === null || (unit === '' && text.length > NUMBER_MAX))
}

/**
 * Leaves whose values answer for a part, be it with no: of a size of several numbers that a leaf has some of, or with
 * the letters that name its goods, a product's text would answer for other SKUs of the product.
 */
function leavesOfOwnValues({ part, leaves, partly }: Constraint): number[] {
  const isCompound = /\dx\d/.test(part.text)
  const ownGoods = part.kind === 'spec' ? part.categoryIds : []
  return [...new Set([...leaves.keys(), ...(isCompound ? partly.keys() : []), ...ownGoods])]
}

/** Condition that the product's text has a part, or has it not where the part says so. */
export function isNamed(part: QueryPart): SQL {
  const has = sql`p.search @@ ${partQuery(part)}::tsquery`
  return part.isDenied ? sql`not (${has})` : has
}

/** A value next to a number that no SKU has; the nearest of its leaf has the most points. */
export type Near = { id: number; points: number }

/** Attributes with a choice of their own, which takes the place of what a query says of them. */
type Chosen = { chosen: ReadonlySet<number> }

/** Condition that the product's text has a part. */
export type TextCondition = (part: QueryPart) => SQL

export type Context = Chosen & { leafIds: readonly number[]; named: TextCondition }

function openLeavesOf({ leaves }: Constraint, { chosen }: Chosen) {
  return [...leaves].map(
    ([id, wanted]) => [id, wanted.filter(({ attributeId }) => !chosen.has(attributeId))] as const,
  )
}

/** Whether the product's text satisfies a part where its leaf has no values for it. */
function isByText({ part, leaves }: Constraint, { leafIds }: Context): boolean {
  const isEverywhere = leaves.size > 0 && leafIds.every((id) => leaves.has(id))
  return !isEverywhere && hasText(part)
}

function textCondition({ part, namesAll }: Constraint, { leafIds, named }: Context): SQL {
  return namesAll ? sql`p.category_id = any(${intArray(leafIds)})` : named(part)
}

const asSaid = ({ part }: Constraint, any: SQL) => (part.isExcluded ? sql`not ${any}` : any)

/** Condition that a SKU satisfies a part, in a form that an index of values can answer. */
export function satisfies(constraint: Constraint, context: Context): SQL {
  const byText = textCondition(constraint, context)
  const open = openLeavesOf(constraint, context)
  const free = open.flatMap(([id, wanted]) => (wanted.length === 0 ? [id] : []))
  const options = valueConditions(open.map(([, wanted]) => wanted))
  if (free.length > 0) options.push(sql`p.category_id = any(${intArray(free)})`)
  if (isByText(constraint, context)) {
    const own = leavesOfOwnValues(constraint)
    const others = sql`p.category_id <> all(${intArray(own)})`
    options.push(own.length > 0 ? sql`(${others} and ${byText})` : byText)
  }
  const any = options.length > 0 ? sql`(${sql.join(options, sql` or `)})` : sql`false`
  return asSaid(constraint, any)
}

/** An array of ids within a statement: thousands of parameters would be dear. */
const idArray = (ids: readonly number[]) => `'{${ids.join(',')}}'::int[]`
const hasAny = ({ valueIds }: Wanted) => `s.values && ${idArray(valueIds)}`

type AskedOfLeaf = readonly [id: number, asked: string]

/** More leaves are halved by their ids, so that a SKU is compared with a dozen of them, not with hundreds. */
const LEAVES_IN_ROW = 4

function caseOfSorted(leaves: readonly AskedOfLeaf[], other: SQL): SQL {
  const middle = leaves[Math.floor(leaves.length / 2)]
  if (!middle) return other
  if (leaves.length <= LEAVES_IN_ROW) {
    const cases = leaves.map(([id, asked]) => `when ${id} then ${asked}`).join(' ')
    return sql`(case s.category_id ${sql.raw(cases)} else ${other} end)`
  }
  const [bound] = middle
  const below = leaves.filter(([id]) => id < bound)
  const others = leaves.filter(([id]) => id >= bound)
  return sql`(case when s.category_id < ${sql.raw(String(bound))}
    then ${caseOfSorted(below, other)} else ${caseOfSorted(others, other)} end)`
}

/** What is asked of a SKU of each leaf, and of those of all other leaves. */
function caseOfLeaf(leaves: readonly AskedOfLeaf[], other: SQL): SQL {
  return caseOfSorted(
    leaves.toSorted(([a], [b]) => a - b),
    other,
  )
}

/**
 * The condition of `satisfies` for ranking, which no index answers: a SKU is compared with the values
 * of its own leaf alone, a hundredth of those of all leaves.
 */
export function satisfiesInLeaf(constraint: Constraint, context: Context): SQL {
  const byText = textCondition(constraint, context)
  const known = openLeavesOf(constraint, context).map(
    ([id, wanted]) => [id, wanted.map(hasAny).join(' and ') || 'true'] as const,
  )
  const none = leavesOfOwnValues(constraint)
    .filter((id) => !constraint.leaves.has(id))
    .map((id) => [id, 'false'] as const)
  const asked = [...known, ...none]
  const any = caseOfLeaf(asked, isByText(constraint, context) ? byText : sql`false`)
  return asSaid(constraint, any)
}

/** What the sizes weigh that a SKU has of a compound one, which its leaf may not have whole. */
export function sizesInLeaf({ partly }: Constraint): SQL {
  const counts = [...partly].map(
    ([id, { wanted }]) =>
      [id, wanted.map((one) => `${one.weight} * (${hasAny(one)})::int`).join(' + ')] as const,
  )
  return caseOfLeaf(counts, sql`0`)
}

/** How far a SKU is from the sizes that its leaf has not: minus the points of its values, over all sizes; null if none. */
export function nearnessInLeaf(near: ReadonlyMap<number, readonly Near[]>): SQL {
  const asked = [...near].map(([leafId, values]) => {
    const [ids, points] = [values.map(({ id }) => id), values.map((one) => one.points)]
    const near = `unnest(${idArray(ids)}, ${idArray(points)}) as near(id, points)`
    return [leafId, `(select -sum(points)::int from ${near} where id = any(s.values))`] as const
  })
  return caseOfLeaf(asked, sql`null::int`)
}

/** The leaves that a part leaves open, whose values alone satisfy it; null where a text may too. */
export function leavesOfValues({ part, leaves }: Constraint): number[] | null {
  return part.isExcluded || hasText(part) ? null : [...leaves.keys()]
}

/**
 * Condition that holds for every product with a SKU that satisfies the part by a value or by its text,
 * decided on products alone so that SKUs of others are never looked at; null where every product is open.
 */
export function prefilter(constraint: Constraint, leafIds: readonly number[]): SQL | null {
  const { part, leaves } = constraint
  if (part.isExcluded || !hasText(part) || leafIds.every((id) => leaves.has(id))) return null
  return sql`(p.category_id = any(${intArray([...leaves.keys()])}) or ${isNamed(part)})`
}

/** Whether a part asks nothing of any leaf left open, for a choice has taken its place in all of them. */
export function isLifted(
  { part, leaves }: Constraint,
  { leafIds, chosen }: Chosen & { leafIds: readonly number[] },
): boolean {
  if (leaves.size === 0 || part.isExcluded) return false
  return leafIds.every((id) => leaves.get(id)?.every((one) => chosen.has(one.attributeId)))
}

/** Whether a part asks something of SKUs, not only of their products. */
export function isOfSku(
  { leaves }: Constraint,
  { chosen }: Chosen = { chosen: new Set() },
): boolean {
  return [...leaves.values()].some((wanted) =>
    wanted.some(({ attributeId }) => !chosen.has(attributeId)),
  )
}
