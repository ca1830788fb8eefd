import { type SQL, sql } from 'drizzle-orm'
import type { ProductSort } from '@/contract/constants'
import type { Facet } from '@/contract/search/search-calls'
import type { Db } from '@/server/kernel/db/client'
import { intArray } from '@/server/kernel/db/sql-arrays'
import { fold } from '@/server/kernel/text/fold'
import { wordLexeme } from '@/server/kernel/text/tokens'
import { transitDays } from '@/server/modules/area/delivery'
import { type CatalogMetadata, leavesOf } from '@/server/modules/catalog/metadata'
import { productConditions, type Query, skuConditions, type Without } from './filter'
import { matchedProducts, matchedSkus, shownSkus } from './matched'
import { bestLeaves } from './meaning/constraints'
import { shortName } from './short-name'

export type HitRow = {
  id: number
  category_id: number
  brand_id: number
  shop_id: number
  title: string
  drawing: string
  standards: string[]
  price_min: number
  price_max: number
  sku_count: number
  sales: number
  product_status: number
  /** The SKU the product is shown for. */
  sku_id: number
  /** 1 for each part of a relaxed query that this SKU satisfies, else 0; empty for others. */
  satisfied: number[]
  /** Value ids of all its SKUs; only for a relaxed query. */
  all_values: number[]
}

/** Working days from each shop's warehouse to the area, for the rows of `products p`. */
export function transitOf(catalog: CatalogMetadata, areaCode: readonly string[]): SQL {
  const days = [...catalog.shops.values()].map(
    ({ id, province }) => sql`when ${id} then ${transitDays(province, areaCode)}::int`,
  )
  return days.length > 0 ? sql`case p.shop_id ${sql.join(days, sql` `)} else 0 end` : sql`0`
}

/** Leaves whose exact name was typed; a synonym is a weaker match. */
function leavesByName(catalog: CatalogMetadata, { parts }: Query): number[] {
  return parts.flatMap(({ text, alternatives, categoryIds }) =>
    categoryIds
      .filter((id) => {
        const name = fold(catalog.categories.get(id)?.name ?? '')
        // Of a foreign name the first alternative is the name it stands for.
        return name === text || alternatives[0]?.join() === wordLexeme(name)
      })
      .flatMap((id) => leavesOf(catalog, id)),
  )
}

/** Leaves whose name ends in the word typed: of 卡尺 the 数显卡尺 come before the 深度尺, also called so. */
function leavesByEnding(catalog: CatalogMetadata, { parts }: Query): number[] {
  return parts.flatMap(({ text, categoryIds }) =>
    categoryIds.filter((id) => fold(catalog.categories.get(id)?.name ?? '').endsWith(text)),
  )
}

type WeighedLeaves = { leaves: readonly number[]; weight: number }

/** Leaves of the goods named first, exact names before synonyms, then leaves its sizes fit best. */
function weighedLeaves(catalog: CatalogMetadata, query: Query): WeighedLeaves[] {
  const named = query.parts.flatMap((part) => part.categoryIds)
  return [
    { leaves: named.flatMap((id) => leavesOf(catalog, id)), weight: 8 },
    { leaves: leavesByName(catalog, query), weight: 4 },
    { leaves: leavesByEnding(catalog, query), weight: 2 },
    { leaves: bestLeaves(query.meaning), weight: 3 },
  ]
}

/** What a leaf weighs in the order of hits; 0 of one that the query does not speak of. */
export function leafWeights(catalog: CatalogMetadata, query: Query): (leaf: number) => number {
  const groups = weighedLeaves(catalog, query).map(({ leaves, weight }) => ({
    leaves: new Set(leaves),
    weight,
  }))
  return (leaf) =>
    groups.reduce((sum, { leaves, weight }) => sum + (leaves.has(leaf) ? weight : 0), 0)
}

function leafTerms(catalog: CatalogMetadata, query: Query): SQL[] {
  return weighedLeaves(catalog, query)
    .filter(({ leaves }) => leaves.length > 0)
    .map(
      ({ leaves, weight }) =>
        sql`${sql.raw(String(weight))} * (p.category_id = any(${intArray(leaves)}))::int`,
    )
}

/** Order of the leaves in the spec table: the goods named first. */
export function leafOrder(catalog: CatalogMetadata, query: Query): SQL {
  const terms = leafTerms(catalog, query)
  return terms.length > 0 ? sql`${sql.join(terms, sql` + `)} desc, ` : sql``
}

function relevance(catalog: CatalogMetadata, query: Query): SQL {
  const { filter, exactIds, relaxed } = query
  const terms = leafTerms(catalog, query)
  if (exactIds.length > 0) terms.push(sql`100 * (c.sku_id = any(${intArray(exactIds)}))::int`)
  if (relaxed) terms.push(sql`5 * c.score`)
  if (filter.keyword) {
    const said = shortName(filter.keyword) ?? filter.keyword
    terms.push(sql`4 * (position(lower(${said}) in lower(p.title)) > 0)::int`)
  }
  const nearest = relaxed ? sql`c.near nulls last, ` : sql``
  return terms.length > 0 ? sql`${sql.join(terms, sql` + `)} desc, ${nearest}` : sql``
}

/** Orders by what the card shows: the price and the lead time of its SKU. */
function orderOf(catalog: CatalogMetadata, query: Query, sort: ProductSort): SQL {
  const orders: Record<ProductSort, SQL> = {
    default: sql`${relevance(catalog, query)} c.in_stock desc, p.sales desc`,
    sales: sql`p.sales desc`,
    priceAsc: sql`c.price`,
    priceDesc: sql`c.price desc nulls last`,
    newest: sql`p.created_at desc`,
    lead: sql`c.in_stock desc, c.lead_days + ${transitOf(catalog, query.filter.areaCode)}`,
  }
  return orders[sort]
}

/**
 * Only the first products by relevance and sales: what is shown of four is not looked up for
 * thousands. A relaxed query and an item number are ranked by their SKUs.
 */
function amongFirst(catalog: CatalogMetadata, query: Query, first: number | undefined): SQL {
  if (first === undefined || query.relaxed || query.exactIds.length > 0) return sql``
  return sql`and p.id in (select p.id ${matchedProducts(catalog, query)}
    order by ${relevance(catalog, query)} p.sales desc, p.id limit ${first})`
}

type HitsPage = {
  sort: ProductSort
  page: number
  pageSize: number
  /** Looks only at so many products, the first by relevance and sales; all of them when not given. */
  first?: number
}

/** One page of products, each with the SKU it is shown for. */
export async function findHits(
  db: Db,
  catalog: CatalogMetadata,
  query: Query,
  { sort, page, pageSize, first }: HitsPage,
): Promise<HitRow[]> {
  const { rows } = await db.execute<HitRow>(sql`
    with c as materialized (${shownSkus(catalog, query, amongFirst(catalog, query, first))})
    select p.id, p.category_id, p.brand_id, p.shop_id, p.title, p.drawing, p.standards,
      p.price_min, p.price_max, p.sku_count, p.sales, p.status as product_status, c.sku_id, c.satisfied,
      ${query.relaxed ? sql`p.all_values` : sql`'{}'::int[]`} as all_values
    from c join products p on p.id = c.product_id
    order by ${orderOf(catalog, query, sort)}, p.id limit ${pageSize} offset ${(page - 1) * pageSize}`)
  return rows
}

/** How many SKUs answer a query. */
export async function countSkus(db: Db, catalog: CatalogMetadata, query: Query): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count ${matchedSkus(catalog, query)}`,
  )
  return rows[0]?.count ?? 0
}

export type Counts = Map<number, number>
export type GroupCounts = { categories: Counts; brands: Counts; shops: Counts }
type GroupRow = Record<'category_id' | 'brand_id' | 'shop_id', number | null> & { count: number }

/** Product counts per category, brand and shop, in one pass. */
export async function countGroups(
  db: Db,
  catalog: CatalogMetadata,
  query: Query,
  without: Without = {},
): Promise<GroupCounts> {
  const { rows } = await db.execute<GroupRow>(sql`
    select p.category_id, p.brand_id, p.shop_id, count(*)::int as count
    ${matchedProducts(catalog, query, without)}
    group by grouping sets ((p.category_id), (p.brand_id), (p.shop_id))`)
  const by = (column: keyof Omit<GroupRow, 'count'>) =>
    new Map(
      rows.flatMap((row) => (row[column] === null ? [] : [[row[column], row.count] as const])),
    )
  return { categories: by('category_id'), brands: by('brand_id'), shops: by('shop_id') }
}

/** Products by value: those with a SKU that has it and answers the query. */
async function countValues(db: Db, catalog: CatalogMetadata, query: Query, without: Without) {
  // What products say of their values is of those on sale.
  const isOfSku = query.hasOnRequest || skuConditions(catalog, query, without).length > 0
  const ofProducts = sql.join(productConditions(catalog, query, without), sql` and `)
  const { rows } = await db.execute<{ id: number; count: number }>(
    isOfSku
      ? sql`select v.id, count(distinct v.product_id)::int as count from (
          select s.product_id, unnest(s.values) as id ${matchedSkus(catalog, query, without)}
        ) v group by 1`
      : sql`select v.id, count(*)::int as count from products p, unnest(p.all_values) as v(id)
          where ${ofProducts} group by 1`,
  )
  return new Map(rows.map((row) => [row.id, row.count]))
}

/**
 * Typed facets of a leaf with product counts, including values with zero. The counts of a facet
 * ignore what was chosen of it and what the query says of it: each says what ticking it finds.
 */
export async function countFacets(
  db: Db,
  catalog: CatalogMetadata,
  query: Query,
  leafId: number,
): Promise<Facet[]> {
  const attributes = (catalog.attributes.get(leafId) ?? []).filter((row) => row.filterable)
  const inLeaf = { ...query, filter: { ...query.filter, categoryId: leafId } }
  const named = namedValues(query, leafId)
  const shared = await countValues(db, catalog, inLeaf, {})
  const facets: Facet[] = []
  for (const attribute of attributes) {
    const choice = query.filter.attributes?.[String(attribute.id)]
    const byQuery = named.get(attribute.id)
    const counts =
      choice || byQuery
        ? await countValues(db, catalog, inLeaf, { attribute: attribute.id })
        : shared
    facets.push({
      id: attribute.id,
      name: attribute.name,
      unit: attribute.unit,
      numeric: attribute.type === 'number',
      named: [...(byQuery ?? [])],
      values: attribute.values.map(({ id, label, num }) => ({
        id,
        label,
        num,
        count: counts.get(id) ?? 0,
      })),
    })
  }
  return facets
}

/** Values of a leaf that the query names, by attribute. */
function namedValues({ meaning, relaxed, skuIds }: Query, leafId: number) {
  const named = new Map<number, Set<number>>()
  if (relaxed || skuIds) return named
  for (const { part, leaves } of meaning.constraints) {
    if (part.isExcluded) continue
    for (const { attributeId, valueIds } of leaves.get(leafId) ?? []) {
      named.set(attributeId, new Set([...(named.get(attributeId) ?? []), ...valueIds]))
    }
  }
  return named
}
