import {
  GRID_PAGE_SIZE,
  LIST_PAGE_SIZE,
  PRODUCT_SORTS,
  type ProductSort,
  TABLE_PAGE_SIZE,
  TABLE_PAGE_SIZES,
} from './constants'
import type { AttributeFilter } from './product'
import { first, parseIds, type Query, readKeyword } from './query'

export type SearchView = 'grid' | 'list' | 'table'

/** What the address of /search says; everything a result page shows follows from it. */
export type SearchState = {
  keyword: string
  categoryId: number | null
  brandIds: number[]
  shopIds: number[]
  attributes: AttributeFilter
  /** 1/10000 yuan. */
  priceMin: number | null
  priceMax: number | null
  inStock: boolean
  sort: ProductSort
  /** Sort of the spec table: price, lead, itemNo, product or an attribute id, `-` for descending. */
  tableSort: string
  /** Rows of the spec table at once. */
  rows: number
  view: SearchView
  page: number
}

const PAGE_SIZES = { grid: GRID_PAGE_SIZE, list: LIST_PAGE_SIZE } as const

function nonNegative(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

function bound(text: string): number | undefined {
  return /^-?\d{1,7}(\.\d{1,4})?$/.test(text) ? Number(text) : undefined
}

/** `3,5` are value ids, `10..50` is a range with either end open. */
function parseAttribute(text: string): AttributeFilter[string] | null {
  if (!text.includes('..')) {
    const values = parseIds(text)
    return values.length > 0 ? { values } : null
  }
  const [low = '', high = ''] = text.split('..')
  const [min, max] = [bound(low), bound(high)]
  if (min === undefined && max === undefined) return null
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

function formatAttribute(filter: AttributeFilter[string]): string {
  return filter.values ? filter.values.join(',') : `${filter.min ?? ''}..${filter.max ?? ''}`
}

function parseAttributes(query: Query): AttributeFilter {
  const attributes: AttributeFilter = {}
  for (const [key, value] of Object.entries(query)) {
    const attribute = /^a([1-9]\d{0,8})$/.exec(key)?.[1]
    const filter = attribute ? parseAttribute(first(value)) : null
    if (attribute && filter) attributes[attribute] = filter
  }
  return attributes
}

/** Reads a /search address; whatever makes no sense falls back to the default. */
export function parseSearchState(query: Query): SearchState {
  const sort = first(query.sort)
  const tableSort = first(query.order)
  const view = first(query.view)
  const rows = nonNegative(first(query.rows))
  return {
    keyword: readKeyword(query.value),
    categoryId: parseIds(first(query.category))[0] ?? null,
    brandIds: parseIds(first(query.brand)),
    shopIds: parseIds(first(query.shop)),
    attributes: parseAttributes(query),
    priceMin: nonNegative(first(query.pmin)),
    priceMax: nonNegative(first(query.pmax)),
    inStock: first(query.stock) === '1',
    sort: PRODUCT_SORTS.find((one) => one === sort) ?? 'default',
    tableSort: /^-?(price|lead|itemNo|\d{1,9})$/.test(tableSort) ? tableSort : 'product',
    rows: rows && TABLE_PAGE_SIZES.includes(rows) ? rows : TABLE_PAGE_SIZE,
    view: view === 'list' || view === 'table' ? view : 'grid',
    page: Math.max(1, nonNegative(first(query.page)) ?? 1),
  }
}

/** The address of a state; defaults are left out, so equal states have equal addresses. */
export function formatSearchState(state: Partial<SearchState>): string {
  const query = new URLSearchParams()
  const put = (key: string, value: string | number | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') query.set(key, String(value))
  }
  put('value', state.keyword)
  put('category', state.categoryId)
  put('brand', state.brandIds?.join(','))
  put('shop', state.shopIds?.join(','))
  for (const [id, filter] of Object.entries(state.attributes ?? {})) {
    put(`a${id}`, formatAttribute(filter))
  }
  put('pmin', state.priceMin)
  put('pmax', state.priceMax)
  put('stock', state.inStock ? 1 : null)
  put('sort', state.sort === 'default' ? null : state.sort)
  put('order', state.tableSort === 'product' ? null : state.tableSort)
  put('rows', state.rows === TABLE_PAGE_SIZE ? null : state.rows)
  put('view', state.view === 'grid' ? null : state.view)
  put('page', state.page && state.page > 1 ? state.page : null)
  return query.toString()
}

function filterInput(state: SearchState, areaCode: string[]) {
  return {
    ...(state.keyword && { keyword: state.keyword }),
    ...(state.categoryId && { categoryId: state.categoryId }),
    ...(state.brandIds.length > 0 && { brandIds: state.brandIds }),
    ...(state.shopIds.length > 0 && { shopIds: state.shopIds }),
    ...(Object.keys(state.attributes).length > 0 && { attributes: state.attributes }),
    ...(state.priceMin !== null && { priceMin: state.priceMin }),
    ...(state.priceMax !== null && { priceMax: state.priceMax }),
    ...(state.inStock && { inStock: true }),
    areaCode,
  }
}

/** Input of searchProducts. The spec table asks for one hit only: it needs the facets alone. */
export function searchInput(state: SearchState, areaCode: string[]) {
  const { sort, view, page } = state
  return {
    ...filterInput(state, areaCode),
    sort,
    ...(view === 'table' ? { page: 1, pageSize: 1 } : { page, pageSize: PAGE_SIZES[view] }),
  }
}

/** Input of getSkuTable. */
export function tableInput(state: SearchState, areaCode: string[]) {
  return {
    ...filterInput(state, areaCode),
    sort: state.tableSort,
    page: state.page,
    pageSize: state.rows,
  }
}
