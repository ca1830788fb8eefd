import type { Output, ParsedInput } from '@/contract/endpoint'
import type { Chip, Counted, ProductHit, searchProducts } from '@/contract/search/search-calls'
import type { Db } from '@/server/kernel/db/client'
import { requireShallow } from '@/server/kernel/http/paging'
import { provincesOf, transitDays } from '@/server/modules/area/delivery'
import { categoryImage } from '@/server/modules/catalog/category-tiles'
import { smallDrawingUrl } from '@/server/modules/catalog/drawing-url'
import {
  type Catalog,
  type CatalogMetadata,
  leavesOf,
  pathOf,
} from '@/server/modules/catalog/metadata'
import { withdrawnText } from '@/server/modules/product/sale-state'
import {
  type SkuRow,
  saleView,
  skusById,
  stockState,
} from '@/server/modules/product/sku-repository'
import { skusOfBuyerCode } from './buyer-codes'
import type { ProductFilter, Query } from './filter'
import { writtenOf } from './language/bind'
import type { QueryPart } from './language/query-part'
import { missingOf, partLabel } from './missing'
import { picturedFacets } from './pictured-facets'
import { understand } from './query'
import {
  type Counts,
  countFacets,
  countGroups,
  findHits,
  type GroupCounts,
  type HitRow,
  leafWeights,
} from './search-repository'
import { sharedForSeconds } from './shared-counts'
import { differenceIn } from './standing-in'

type SearchInput = ParsedInput<typeof searchProducts>
type SearchResult = Output<typeof searchProducts>

/** A leaf's facets are shown when it holds at least this share of the hits. */
const DOMINANT_SHARE = 0.6
const COUNTED_MAX = 30

function toHit(row: HitRow, sku: SkuRow, catalog: CatalogMetadata, query: Query): ProductHit {
  const shop = catalog.shops.get(row.shop_id)
  return {
    productId: row.id,
    title: row.title,
    brand: { id: row.brand_id, name: catalog.brands.get(row.brand_id)?.name ?? '' },
    shop: { id: row.shop_id, name: shop?.name ?? '' },
    category: { id: row.category_id, name: catalog.categories.get(row.category_id)?.name ?? '' },
    image: smallDrawingUrl(row.drawing, sku.dims),
    priceMin: row.price_min,
    priceMax: row.price_max,
    skuCount: row.sku_count,
    stockState: stockState(sku),
    leadDays: sku.leadDays + transitDays(shop?.province ?? '', query.filter.areaCode),
    sales: row.sales,
    withdrawn: withdrawnText(sku, { status: row.product_status }),
    standards: row.standards,
    sku: saleView(sku),
    missing: missingOf(catalog, query, row),
  }
}

/** Named counts, the largest first; `weightOf` goes before the size. */
function counted(
  counts: Counts,
  nameOf: (id: number) => string | undefined,
  weightOf: (id: number) => number = () => 0,
): Counted[] {
  return [...counts]
    .map(([id, count]) => ({ id, name: nameOf(id) ?? '', count }))
    .sort((a, b) => weightOf(b.id) - weightOf(a.id) || b.count - a.count || a.id - b.id)
    .slice(0, COUNTED_MAX)
}

/** The leaf whose facets are shown: the chosen one, or the one with most of the hits. */
function facetLeaf(catalog: CatalogMetadata, query: Query, leaves: Counts): number | null {
  const { categoryId } = query.filter
  if (categoryId && catalog.attributes.has(categoryId)) return categoryId
  const total = [...leaves.values()].reduce((sum, count) => sum + count, 0)
  const [top] = [...leaves].sort((a, b) => b[1] - a[1])
  return top && top[1] >= total * DOMINANT_SHARE ? top[0] : null
}

/** Counts of the level below the chosen category, or of the leaves found. */
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

/**
 * Categories to narrow by, in the order of the hits: of 螺丝 the screws come before the drivers, however many these
 * are. Words that name goods or a size of several are chosen among by their drawings.
 */
function categoriesOf(catalog: CatalogMetadata, query: Query, leaves: Counts) {
  const leafWeight = leafWeights(catalog, query)
  const below = counted(
    narrowing(catalog, query, leaves),
    (id) => catalog.categories.get(id)?.name,
    (id) => Math.max(...leavesOf(catalog, id).map(leafWeight)),
  )
  const isNamed = query.parts.some(({ kind }) => kind === 'category' || kind === 'spec')
  if (!isNamed || below.length < 2) return below
  return below.map((one) => {
    const category = catalog.categories.get(one.id)
    return { ...one, image: category ? categoryImage(catalog, category, leaves) : '' }
  })
}

/** Goods that serve instead of a standard's own differ in something: the buyer is told what. */
function differing(part: QueryPart): string {
  const difference = differenceIn(part)
  return difference ? `（${difference}，以相近标准代替）` : ''
}

function chipsOf(query: Query): Chip[] {
  const { priceText } = query
  const price: Chip[] = priceText ? [{ text: priceText, kind: 'price', label: priceText }] : []
  return [...wordChips(query), ...price]
}

function wordChips(query: Query): Chip[] {
  const { keyword = '' } = query.filter
  if (query.skuIds) {
    const label = query.isOwnCode ? `${keyword}（您的物料编码）` : keyword
    // Of signs alone nothing is understood.
    const isNumber = keyword !== '' && query.skuIds.length > 0
    return isNumber ? [{ text: keyword, kind: 'itemNo', label }] : []
  }
  return query.parts.map((part) => {
    const before = `${part.isExcluded ? '不要' : ''}${part.attribute ?? ''}`
    const label = `${before}${partLabel(part.text)}${differing(part)}`
    return { text: writtenOf(part), kind: part.kind, label }
  })
}

/**
 * searchProducts: hits, facets and the parsed query (DESIGN decision 11). `db` may be some seconds behind,
 * `ownDb`, which has the buyers' own codes, not.
 */
export function createSearch(db: Db, catalogOf: Catalog, ownDb = db) {
  async function hitsOf(catalog: CatalogMetadata, query: Query, rows: HitRow[]) {
    const rowsById = await skusById(
      db,
      rows.map((row) => row.sku_id),
    )
    return rows.flatMap((row) => {
      const sku = rowsById.get(row.sku_id)
      return sku ? [toHit(row, sku, catalog, query)] : []
    })
  }

  /** The facets of a leaf, pictured where it is the only one: what differs in looks is chosen by eye. */
  async function facetsOf(catalog: CatalogMetadata, query: Query, leaf: number, isOnly: boolean) {
    const facets = await countFacets(db, catalog, query, leaf)
    const drawing = catalog.categories.get(leaf)?.drawing
    return isOnly && drawing ? picturedFacets(facets, drawing) : facets
  }

  /** Brand counts ignore the chosen brand, likewise shops: a second choice adds to the first. */
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

  /** A SKU of the number asked for that is sold in other areas; none where words were asked. */
  async function soldElsewhere(catalog: CatalogMetadata, query: Query) {
    if (!query.skuIds || provincesOf(query.filter.areaCode).length === 0) return {}
    const everywhere = { ...query, filter: { ...query.filter, areaCode: [] } }
    const one = { sort: 'default', page: 1, pageSize: 1 } as const
    const [hit] = await findHits(db, catalog, everywhere, one)
    return hit ? { soldElsewhere: { productId: hit.id, skuId: hit.sku_id } } : {}
  }

  /** What a filter means and how much it finds, whatever page or order of it is shown. */
  async function narrow(catalog: CatalogMetadata, filter: ProductFilter) {
    const query = await understand(db, catalog, filter)
    const { categories: leaves, brands, shops } = await groupsOf(catalog, query)
    const leaf = facetLeaf(catalog, query, leaves)
    const facets = leaf ? await facetsOf(catalog, query, leaf, leaves.size === 1) : []
    return { query, leaves, brands, shops, facets }
  }
  const narrowShared = sharedForSeconds(narrow)

  return async (input: SearchInput, userId: string | null): Promise<SearchResult> => {
    const { page, pageSize, sort, ...filter } = input
    requireShallow(input)
    const catalog = await catalogOf()
    const ownSkuIds = await skusOfBuyerCode(ownDb, userId, input.keyword)
    const { query, leaves, brands, shops, facets } = await narrowShared(catalog, {
      ...filter,
      ownSkuIds,
    })
    const total = [...leaves.values()].reduce((sum, count) => sum + count, 0)
    const rows = total > 0 ? await findHits(db, catalog, query, { sort, page, pageSize }) : []
    const path = pathOf(catalog, input.categoryId ?? 0)
    return {
      list: await hitsOf(catalog, query, rows),
      total,
      page,
      pageSize,
      categories: categoriesOf(catalog, query, leaves),
      brands: counted(brands, (id) => catalog.brands.get(id)?.name),
      shops: counted(shops, (id) => catalog.shops.get(id)?.name),
      facets,
      breadcrumb: path.map(({ id, name }) => ({ id, name })),
      understood: chipsOf(query),
      unknown: query.unknown.map(({ text }) => text),
      corrected: query.parts.flatMap(({ typed, text }) => (typed ? [{ typed, text }] : [])),
      // Goods found by their number have no words of it: its digits would be marked in their titles.
      terms: query.skuIds ? [] : query.parts.map((part) => part.text),
      relaxed: query.relaxed,
      isNearNumber: query.isNearNumber,
      ...(total === 0 && (await soldElsewhere(catalog, query))),
    }
  }
}
