import { sql } from 'drizzle-orm'
import type { Output, ParsedInput } from '@/contract/endpoint'
import type { Chip, Counted, ProductHit, searchProducts } from '@/contract/product'
import { codeKey } from '@/server/catalog/search/fold'
import { slipsOf } from '@/server/catalog/search/slips'
import type { Db } from '@/server/db/client'
import { transitDays } from '@/server/modules/catalog/delivery'
import { type Catalog, type CatalogMetadata, pathOf } from '@/server/modules/catalog/metadata'
import { intArray, type Query, requireShallow, specIsAny, specKeys } from './filter'
import { keyArray, understand } from './query'
import {
  type Counts,
  countFacets,
  countGroups,
  findHits,
  type GroupCounts,
  type HitRow,
} from './search-repository'
import { drawingUrl, type SkuRow, saleView, skusById, stockState } from './sku-repository'

type SearchInput = ParsedInput<typeof searchProducts>
type SearchResult = Output<typeof searchProducts>

/** A leaf's facets show when it holds at least this share of what was found. */
const DOMINANT_SHARE = 0.6
const COUNTED_MAX = 30

/** SKUs the query names by their size: `M8*30` shows the 30 mm bolt of each product found. */
export async function namedSkus(
  db: Db,
  query: Query,
  productIds: number[],
): Promise<Map<number, number>> {
  const keys = specKeys(query)
  if (keys.length === 0 || productIds.length === 0) return new Map()
  const { rows } = await db.execute<{ product_id: number; id: number }>(sql`
    select distinct on (product_id) product_id, id from skus
    where product_id = any(${intArray(productIds)}) and status = 1
      and ${specIsAny(keys)}
    order by product_id, sort`)
  return new Map(rows.map((row) => [row.product_id, row.id]))
}

/** The SKU whose number was typed, or begins with it, or is one slip away. */
export async function codedSkus(db: Db, query: Query, key: string): Promise<Map<number, number>> {
  if (!query.productIds?.length) return new Map()
  const keys = keyArray(query.exactIds.length > 0 ? [key] : [key, ...slipsOf(key)])
  const begins = sql`item_no like ${`${key}%`} or model_key like ${`${key}%`}`
  const { rows } = await db.execute<{ product_id: number; id: number }>(sql`
    select distinct on (product_id) product_id, id from skus
    where product_id = any(${intArray(query.productIds)})
      and (${begins} or item_no = any(${keys}) or model_key = any(${keys}) or old_nos && ${keys})
    order by product_id, (item_no = ${key} or model_key = ${key} or old_nos @> array[${key}]) desc,
      (${begins}) desc, sort`)
  return new Map(rows.map((row) => [row.product_id, row.id]))
}

function toHit(row: HitRow, sku: SkuRow, catalog: CatalogMetadata, areaCode: string[]): ProductHit {
  const shop = catalog.shops.get(row.shop_id)
  return {
    productId: row.id,
    title: row.title,
    brand: { id: row.brand_id, name: catalog.brands.get(row.brand_id)?.name ?? '' },
    shop: { id: row.shop_id, name: shop?.name ?? '' },
    category: { id: row.category_id, name: catalog.categories.get(row.category_id)?.name ?? '' },
    image: drawingUrl(row.drawing, sku.dims),
    priceMin: row.price_min,
    priceMax: row.price_max,
    skuCount: row.sku_count,
    stockState: stockState(sku),
    leadDays: sku.leadDays + transitDays(shop?.province ?? '', areaCode),
    sales: row.sales,
    standards: row.standards,
    sku: saleView(sku),
  }
}

function counted(counts: Counts, nameOf: (id: number) => string | undefined): Counted[] {
  return [...counts]
    .map(([id, count]) => ({ id, name: nameOf(id) ?? '', count }))
    .sort((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, COUNTED_MAX)
}

/** The leaf whose facets help: the chosen one, or the one most of the hits are in. */
function facetLeaf(catalog: CatalogMetadata, query: Query, leaves: Counts): number | null {
  const { categoryId } = query.filter
  if (categoryId && catalog.attributes.has(categoryId)) return categoryId
  const total = [...leaves.values()].reduce((sum, count) => sum + count, 0)
  const [top] = [...leaves].sort((a, b) => b[1] - a[1])
  return top && top[1] >= total * DOMINANT_SHARE ? top[0] : null
}

/** Counts of the next level below the chosen category, or of the leaves found. */
function narrowing(catalog: CatalogMetadata, query: Query, leaves: Counts): Counts {
  const { categoryId } = query.filter
  const chosen = categoryId ? catalog.categories.get(categoryId) : undefined
  if (!chosen || !catalog.children.has(chosen.id)) return leaves
  const counts: Counts = new Map()
  for (const [leaf, count] of leaves) {
    const below = pathOf(catalog, leaf)[chosen.level]?.id
    if (below) counts.set(below, (counts.get(below) ?? 0) + count)
  }
  return counts
}

/** As the trade writes it: `m8x30` reads M8×30. */
function chipLabel(text: string): string {
  return text.toUpperCase().replace(/(?<=\d)\s*X\s*(?=\d)/g, '×')
}

function chipsOf(query: Query, keyword: string): Chip[] {
  if (query.productIds) return keyword ? [{ text: keyword, kind: 'itemNo', label: keyword }] : []
  return query.parts.map(({ text, kind }) => ({ text, kind, label: chipLabel(text) }))
}

/** searchProducts: hits, facets and how the query was understood (DESIGN decision 11). */
export function createSearch(db: Db, catalogOf: Catalog) {
  async function hitsOf(catalog: CatalogMetadata, query: Query, rows: HitRow[]) {
    const ids = rows.map((row) => row.id)
    const named = query.productIds
      ? await codedSkus(db, query, codeKey(query.filter.keyword ?? ''))
      : await namedSkus(db, query, ids)
    const wanted = rows.map((row) => named.get(row.id) ?? row.default_sku_id)
    const rowsById = await skusById(db, wanted)
    return rows.flatMap((row) => {
      const sku = rowsById.get(named.get(row.id) ?? row.default_sku_id)
      return sku ? [toHit(row, sku, catalog, query.filter.areaCode)] : []
    })
  }

  /** Brands are counted as if none was chosen, shops likewise: a second choice adds to the first. */
  async function groupsOf(catalog: CatalogMetadata, query: Query): Promise<GroupCounts> {
    const groups = await countGroups(db, catalog, query)
    const { brandIds, shopIds } = query.filter
    if (brandIds?.length) {
      groups.brands = (await countGroups(db, catalog, query, { brands: true })).brands
    }
    if (shopIds?.length) {
      groups.shops = (await countGroups(db, catalog, query, { shops: true })).shops
    }
    return groups
  }

  return async (input: SearchInput): Promise<SearchResult> => {
    const { page, pageSize, sort } = input
    requireShallow(input)
    const catalog = await catalogOf()
    const query = await understand(db, catalog, input)
    const { categories: leaves, brands, shops } = await groupsOf(catalog, query)
    const leaf = facetLeaf(catalog, query, leaves)
    const total = [...leaves.values()].reduce((sum, count) => sum + count, 0)
    const rows = total > 0 ? await findHits(db, catalog, query, { sort, page, pageSize }) : []
    const path = pathOf(catalog, input.categoryId ?? 0)
    return {
      list: await hitsOf(catalog, query, rows),
      total,
      page,
      pageSize,
      categories: counted(
        narrowing(catalog, query, leaves),
        (id) => catalog.categories.get(id)?.name,
      ),
      brands: counted(brands, (id) => catalog.brands.get(id)?.name),
      shops: counted(shops, (id) => catalog.shops.get(id)?.name),
      facets: leaf ? await countFacets(db, catalog, query, leaf) : [],
      breadcrumb: path.map(({ id, name }) => ({ id, name })),
      understood: chipsOf(query, input.keyword ?? ''),
      terms: query.parts.map((part) => part.text),
      relaxed: query.relaxed,
      isNearNumber: query.isNearNumber,
    }
  }
}
