import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { Db } from '@/server/kernel/db/client'
import { type CatalogMetadata, leavesOf } from '@/server/modules/catalog/metadata'
import { productConditions, type Query } from './filter'
import type { QueryPart } from './language/query-part'
import { lexiconOf } from './lexicon'
import { matchedProducts } from './matched'
import { meaningOf, NO_MEANING } from './meaning/constraints'
import type { LeavesWith } from './meaning/leaves-having'

export async function hasHits(db: Db, catalog: CatalogMetadata, query: Query): Promise<boolean> {
  // A separate query: combined, the planner expects an early hit and scans the whole table.
  const { rows } = await db.execute<{ hit: number }>(sql`
    with found as materialized (select 1 as hit ${matchedProducts(catalog, query)})
    select hit from found limit 1`)
  return rows.length > 0
}

/** Leaves with goods that the words for goods, brands and standards in a query leave open. */
async function openLeaves(db: Db, catalog: CatalogMetadata, query: Query): Promise<number[]> {
  const words = query.parts.filter(({ kind }) => ['category', 'brand', 'standard'].includes(kind))
  const constraints = words.map((part) => ({
    part,
    leaves: new Map(),
    partly: new Map(),
    isDesignation: false,
    namesAll: false,
  }))
  const conditions = productConditions(catalog, {
    ...query,
    meaning: { ...NO_MEANING, constraints },
  })
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct p.category_id as id from products p where ${sql.join(conditions, sql` and `)}`)
  return rows.map(({ id }) => id)
}

/** Whether parts say what goods are asked for, by their name or by a standard. */
export const nameGoods = (parts: readonly QueryPart[]) =>
  parts.some(({ kind }) => kind === 'category' || kind === 'standard')

/** Of all leaves those that the goods named leave open; of goods that nothing is at once, nuts and washers, either's. */
async function leavesAsked(
  db: Db,
  catalog: CatalogMetadata,
  query: Query,
  everywhere: readonly number[],
): Promise<readonly number[]> {
  if (!nameGoods(query.parts)) return everywhere
  const open = await openLeaves(db, catalog, query)
  if (open.length > 0) return open
  const goods = query.parts.filter(({ kind, isExcluded }) => kind === 'category' && !isExcluded)
  const named = new Set(
    goods.flatMap(({ categoryIds }) => categoryIds).flatMap((id) => leavesOf(catalog, id)),
  )
  const either = everywhere.filter((leaf) => named.has(leaf))
  return either.length > 0 ? either : everywhere
}

/** Hundreds of leaves take up to 20 ms: each query has a turn of the event loop of its own, so that others have theirs. */
const oneATurn = pLimit(1)

/** Adds what the parts mean in the leaves they leave open, or in `leafIds`; in all leaves when they name none. */
export async function withMeaning(
  db: Db,
  catalog: CatalogMetadata,
  query: Query,
  { leavesWith, leafIds }: { leavesWith?: LeavesWith; leafIds?: readonly number[] } = {},
): Promise<Query> {
  const { categoryId } = query.filter
  const everywhere = categoryId ? leavesOf(catalog, categoryId) : [...catalog.attributes.keys()]
  const leaves = leafIds ?? (await leavesAsked(db, catalog, query, everywhere))
  const meaning = await oneATurn(async () => {
    await setImmediate()
    const context = { catalog, lexicon: lexiconOf(catalog), ...(leavesWith && { leavesWith }) }
    return meaningOf(context, query.parts, leaves)
  })
  return { ...query, meaning }
}
