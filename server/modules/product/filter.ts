import { type SQL, sql } from 'drizzle-orm'
import { DEEP_PAGING_ROWS, NATIONWIDE } from '@/contract/constants'
import type { ParsedInput } from '@/contract/endpoint'
import type { AttributeFilter, getSkuTable, searchProducts } from '@/contract/product'
import { specKey } from '@/server/catalog/search/fold'
import type { Hint } from '@/server/catalog/search/hints'
import { type PartKind, parseQuery, type QueryPart, tsquery } from '@/server/catalog/search/query'
import { Fault } from '@/server/http/fault'
import { provincesOf } from '@/server/modules/catalog/delivery'
import { type CatalogMetadata, leavesOf } from '@/server/modules/catalog/metadata'

type Common<T> = Omit<T, 'sort' | 'page' | 'pageSize'>
export type ProductFilter = Common<ParsedInput<typeof searchProducts>> &
  Common<ParsedInput<typeof getSkuTable>>

/** Which conditions to leave out: a facet's counts ignore the facet's own choice. */
export type Without = {
  brands?: boolean
  shops?: boolean
  categories?: boolean
  attribute?: number
}

export type Query = {
  filter: ProductFilter
  parts: QueryPart[]
  /** Products found by an item or model number; null when the keyword is not one. */
  productIds: number[] | null
  /** Of these, the ones whose number is the keyword itself and not only begins with it. */
  exactIds: number[]
  /** Values the keyword speaks of: they rank, they do not narrow. */
  hints: Hint[]
  /** Any part suffices: nothing has them all. */
  relaxed: boolean
  /** The goods found have a number one slip away from the keyword. */
  isNearNumber: boolean
}

/** Integers as an array literal: both drivers bind it alike. */
export function intArray(ids: readonly number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::int[]`
}

export function textArray(texts: readonly string[]): SQL {
  return sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`
}

/** Value ids an attribute filter allows; a range allows the values inside it. */
export function allowedValues(
  catalog: CatalogMetadata,
  attributeId: number,
  { values, min, max }: AttributeFilter[string],
): number[] {
  if (values) return values
  const all = catalog.attribute.get(attributeId)?.values ?? []
  return all
    .filter(({ num }) => num !== null && num >= (min ?? -Infinity) && num <= (max ?? Infinity))
    .map((value) => value.id)
}

function attributeConditions(catalog: CatalogMetadata, chosen: AttributeFilter, without: Without) {
  const filters = Object.entries(chosen)
    .map(([id, filter]) => ({
      id: Number(id),
      allowed: allowedValues(catalog, Number(id), filter),
    }))
    .filter(({ id }) => id !== without.attribute)
  const conditions = filters.map(({ allowed }) => sql`p.all_values && ${intArray(allowed)}`)
  const axes = filters.filter(({ id }) => catalog.attribute.get(id)?.axis)
  if (axes.length > 1) {
    // One SKU must have them all: M8 and 30 long, not M8×20 and M6×30.
    const onSku = axes.map(({ allowed }) => sql`s.axis_values && ${intArray(allowed)}`)
    conditions.push(
      sql`exists (select 1 from skus s where s.product_id = p.id and ${sql.join(onSku, sql` and `)})`,
    )
  }
  return conditions
}

/** What goods are called says more of them than whose they are, and that more than their sizes. */
const TELLING: readonly PartKind[] = ['category', 'word', 'standard', 'brand', 'spec']

/** The most telling kind of parts: what is left of a query nothing answers whole. */
function mostTelling(parts: readonly QueryPart[]): QueryPart[] {
  const kind = TELLING.find((one) => parts.some((part) => part.kind === one))
  return parts.filter((part) => part.kind === kind)
}

function keywordConditions({ parts, productIds, relaxed }: Query): SQL[] {
  if (productIds) return [sql`p.id = any(${intArray(productIds)})`]
  if (parts.length === 0) return []
  const wanted = relaxed ? tsquery(mostTelling(parts), '|') : tsquery(parts, '&')
  return [sql`p.search @@ ${wanted}::tsquery`]
}

/** Condition over `products p` that it is sold to the areas; none for the whole country. */
export function soldTo(areaCode: readonly string[]): SQL[] {
  const provinces = provincesOf(areaCode)
  return provinces.length > 0 ? [sql`p.sale_areas && ${textArray([NATIONWIDE, ...provinces])}`] : []
}

/** Folded sizes and grades the query names, e.g. m8x30. */
export function specKeys({ parts }: Query): string[] {
  return parts.filter((part) => part.kind === 'spec').map((part) => specKey(part.text))
}

/** Condition that a SKU's spec is one of these, whatever multiplication sign it is written with. */
export function specIsAny(keys: readonly string[]): SQL {
  // Labels write 4.0 where buyers write 4.
  return sql`(replace(lower(spec), '×', 'x') = any(${textArray(keys)})
    or regexp_replace(replace(lower(spec), '×', 'x'), '\\.0+(?=x|$)', '', 'g') = any(${textArray(keys)}))`
}

/** Throws UNPROCESSABLE for a page deeper than lists go (DOMAIN 3.12). */
export function requireShallow({ page, pageSize }: { page: number; pageSize: number }): void {
  if (page * pageSize > DEEP_PAGING_ROWS) {
    throw new Fault('UNPROCESSABLE', '结果较多，请增加筛选条件后再查看')
  }
}

/** The where clause over `products p` of everything a list is narrowed by. */
export function productConditions(
  catalog: CatalogMetadata,
  query: Query,
  without: Without = {},
): SQL {
  const { filter } = query
  const conditions = [sql`p.status = 1`, ...keywordConditions(query)]
  if (filter.categoryId) {
    conditions.push(sql`p.category_id = any(${intArray(leavesOf(catalog, filter.categoryId))})`)
  }
  if (filter.brandIds?.length && !without.brands) {
    conditions.push(sql`p.brand_id = any(${intArray(filter.brandIds)})`)
  }
  if (filter.shopIds?.length && !without.shops) {
    conditions.push(sql`p.shop_id = any(${intArray(filter.shopIds)})`)
  }
  conditions.push(...attributeConditions(catalog, filter.attributes ?? {}, without))
  if (filter.priceMin !== undefined) conditions.push(sql`p.price_max >= ${filter.priceMin}`)
  if (filter.priceMax !== undefined) conditions.push(sql`p.price_min <= ${filter.priceMax}`)
  if (filter.inStock) conditions.push(sql`p.in_stock`)
  conditions.push(...soldTo(filter.areaCode))
  return sql.join(conditions, sql` and `)
}

/** The keyword as parts; words like 的 and bare punctuation ask for nothing. */
export function readKeyword(catalog: CatalogMetadata, keyword: string | undefined): QueryPart[] {
  return keyword ? parseQuery(keyword, catalog.lexicon) : []
}
