import { type SQL, sql } from 'drizzle-orm'
import type { ProductSort } from '@/contract/constants'
import type { Facet } from '@/contract/product'
import { fold } from '@/server/catalog/search/fold'
import { partQuery } from '@/server/catalog/search/query'
import type { Db } from '@/server/db/client'
import { type CatalogMetadata, leavesOf } from '@/server/modules/catalog/metadata'
import { intArray, productConditions, type Query, type Without } from './filter'

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
  in_stock: boolean
  lead_days: number
  sku_count: number
  sales: number
  default_sku_id: number
}

const SORTS: Record<Exclude<ProductSort, 'default'>, SQL> = {
  sales: sql`p.sales desc`,
  priceAsc: sql`p.price_min`,
  priceDesc: sql`p.price_max desc`,
  newest: sql`p.created_at desc`,
  lead: sql`p.in_stock desc, p.lead_days`,
}

/** Leaves of the categories whose very name was typed; a synonym names its goods less surely. */
function leavesByName(catalog: CatalogMetadata, { parts }: Query): number[] {
  return parts.flatMap(({ text, categoryIds }) =>
    categoryIds
      .filter((id) => fold(catalog.categories.get(id)?.name ?? '') === text)
      .flatMap((id) => leavesOf(catalog, id)),
  )
}

/** Exact categories first, then what the keyword says of their goods, then what sells. */
function relevance(catalog: CatalogMetadata, query: Query): SQL {
  const { parts, filter, hints, exactIds } = query
  const categoryIds = parts.flatMap((part) => part.categoryIds)
  const terms: SQL[] = []
  if (exactIds.length > 0) terms.push(sql`100 * (p.id = any(${intArray(exactIds)}))::int`)
  if (categoryIds.length > 0) {
    const leaves = categoryIds.flatMap((id) => leavesOf(catalog, id))
    terms.push(sql`8 * (p.category_id = any(${intArray(leaves)}))::int`)
    const named = leavesByName(catalog, query)
    if (named.length > 0) terms.push(sql`4 * (p.category_id = any(${intArray(named)}))::int`)
  }
  if (filter.keyword) {
    terms.push(sql`4 * (position(lower(${filter.keyword}) in lower(p.title)) > 0)::int`)
  }
  for (const part of parts) terms.push(sql`2 * (p.search @@ ${partQuery(part)}::tsquery)::int`)
  for (const { valueIds, weight } of hints) {
    terms.push(sql`${sql.raw(String(weight))} * (p.all_values && ${intArray(valueIds)})::int`)
  }
  return terms.length > 0 ? sql`${sql.join(terms, sql` + `)} desc, ` : sql``
}

/** One page of products. */
export async function findHits(
  db: Db,
  catalog: CatalogMetadata,
  query: Query,
  { sort, page, pageSize }: { sort: ProductSort; page: number; pageSize: number },
): Promise<HitRow[]> {
  const order =
    sort === 'default'
      ? sql`${relevance(catalog, query)}p.in_stock desc, p.sales desc`
      : SORTS[sort]
  const { rows } = await db.execute<HitRow>(sql`
    select p.id, p.category_id, p.brand_id, p.shop_id, p.title, p.drawing, p.standards,
      p.price_min, p.price_max, p.in_stock, p.lead_days, p.sku_count, p.sales, p.default_sku_id
    from products p where ${productConditions(catalog, query)}
    order by ${order}, p.id limit ${pageSize} offset ${(page - 1) * pageSize}`)
  return rows
}

export type Counts = Map<number, number>
export type GroupCounts = { categories: Counts; brands: Counts; shops: Counts }
type GroupRow = Record<'category_id' | 'brand_id' | 'shop_id', number | null> & { count: number }

/** Products per category, brand and shop, in one pass. */
export async function countGroups(
  db: Db,
  catalog: CatalogMetadata,
  query: Query,
  without: Without = {},
): Promise<GroupCounts> {
  const { rows } = await db.execute<GroupRow>(sql`
    select p.category_id, p.brand_id, p.shop_id, count(*)::int as count from products p
    where ${productConditions(catalog, query, without)}
    group by grouping sets ((p.category_id), (p.brand_id), (p.shop_id))`)
  const by = (column: keyof Omit<GroupRow, 'count'>) =>
    new Map(
      rows.flatMap((row) => (row[column] === null ? [] : [[row[column], row.count] as const])),
    )
  return { categories: by('category_id'), brands: by('brand_id'), shops: by('shop_id') }
}

async function countValues(db: Db, catalog: CatalogMetadata, query: Query, without: Without) {
  const { rows } = await db.execute<{ id: number; count: number }>(sql`
    select v.id, count(*)::int as count from products p, unnest(p.all_values) as v(id)
    where ${productConditions(catalog, query, without)} group by 1`)
  return new Map(rows.map((row) => [row.id, row.count]))
}

/**
 * Typed facets of a leaf with product counts; values nobody has stay, with zero. A facet the buyer
 * chose from is counted as if he had not, so that a second choice shows what it would add.
 */
export async function countFacets(
  db: Db,
  catalog: CatalogMetadata,
  query: Query,
  leafId: number,
): Promise<Facet[]> {
  const attributes = (catalog.attributes.get(leafId) ?? []).filter((row) => row.filterable)
  const inLeaf = { ...query, filter: { ...query.filter, categoryId: leafId } }
  const shared = await countValues(db, catalog, inLeaf, {})
  const facets: Facet[] = []
  for (const attribute of attributes) {
    const isChosen = query.filter.attributes?.[String(attribute.id)] !== undefined
    const counts = isChosen
      ? await countValues(db, catalog, inLeaf, { attribute: attribute.id })
      : shared
    facets.push({
      id: attribute.id,
      name: attribute.name,
      unit: attribute.unit,
      numeric: attribute.type === 'number',
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
