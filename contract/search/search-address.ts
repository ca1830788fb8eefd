import {
  type AddressState,
  addressOf,
  type Field,
  first,
  flag,
  id,
  ids,
  maybeOneOf,
  natural,
  oneOf,
  pageNumber,
  parseIds,
  text,
} from '@/contract/address-of'
import {
  ATTRIBUTES_MAX,
  GRID_PAGE_SIZE,
  LIST_PAGE_SIZE,
  PRODUCT_SORTS,
  TABLE_PAGE_SIZE,
  TABLE_PAGE_SIZES,
} from '@/contract/constants'
import type { AttributeFilter } from './search-calls'
import { TABLE_SORT, UNSORTED } from './table-sort-rules'
import { SEARCH_VIEWS, type SearchView } from './view-rules'

const PAGE_SIZES = { grid: GRID_PAGE_SIZE, list: LIST_PAGE_SIZE, table: GRID_PAGE_SIZE } as const

function bound(text: string): number | undefined {
  return /^-?\d{1,7}(\.\d{1,4})?$/.test(text) ? Number(text) : undefined
}

/** Lifts what the keyword says of an attribute, without another choice. */
const ANY = 'any'

/** `3,5` are value ids, `10..50` is a range, open at either end, `any` is any value. */
function parseAttribute(text: string): AttributeFilter[string] | null {
  if (text === ANY) return { values: [] }
  if (!text.includes('..')) {
    const values = parseIds(text)
    return values.length > 0 ? { values } : null
  }
  const [low = '', high = ''] = text.split('..')
  const min = bound(low)
  const max = bound(high)
  if (min === undefined && max === undefined) return null
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
}

function formatAttribute(filter: AttributeFilter[string]): string {
  if (filter.values) return filter.values.length > 0 ? filter.values.join(',') : ANY
  return `${filter.min ?? ''}..${filter.max ?? ''}`
}

/** Chosen values and ranges, one key per attribute: `a12=3,5&a14=10..50`. */
const attributes: Field<AttributeFilter> = {
  read(query) {
    const chosen: AttributeFilter = {}
    for (const [key, value] of Object.entries(query).slice(0, ATTRIBUTES_MAX)) {
      const attribute = /^a([1-9]\d{0,8})$/.exec(key)?.[1]
      const filter = attribute ? parseAttribute(first(value)) : null
      if (attribute && filter) chosen[attribute] = filter
    }
    return chosen
  },
  write: (chosen) =>
    Object.entries(chosen).map(([attribute, filter]) => [`a${attribute}`, formatAttribute(filter)]),
}

/** Sort of the spec table; the columns determine valid ones. */
const tableSort: Field<string> = {
  read(query) {
    const written = first(query.order)
    return TABLE_SORT.test(written) ? written : UNSORTED
  },
  write: (sort) => (sort === UNSORTED ? [] : [['order', sort]]),
}

/** The address of /search (SPEC section 2); it determines everything a result page shows. */
export const searchAddress = addressOf({
  keyword: text('value'),
  /** The words as typed: none is corrected. */
  literal: flag('literal'),
  categoryId: id('category'),
  brandIds: ids('brand'),
  shopIds: ids('shop'),
  attributes,
  /** 1/10000 yuan, both. */
  priceMin: natural('pmin'),
  priceMax: natural('pmax'),
  inStock: flag('stock'),
  sort: oneOf(PRODUCT_SORTS, { fallback: 'default' }),
  tableSort,
  rows: oneOf(TABLE_PAGE_SIZES, { fallback: TABLE_PAGE_SIZE }),
  /** Null without a choice: then the buyer's last one, or the answer, decides (view-rules.ts). */
  view: maybeOneOf(SEARCH_VIEWS),
  page: pageNumber(),
})
export type SearchState = AddressState<typeof searchAddress>

function filterInput(state: SearchState, areaCode: string[]) {
  return {
    ...(state.keyword && { keyword: state.keyword }),
    ...(state.literal && { literal: true }),
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

/** Input of searchProducts. A spec table that the address names requests one hit: it only needs the facets. */
export function searchInput(
  state: SearchState,
  areaCode: string[],
  remembered: SearchView | null = null,
) {
  const { sort, view, page } = state
  return {
    ...filterInput(state, areaCode),
    sort,
    ...(view === 'table'
      ? { page: 1, pageSize: 1 }
      : { page, pageSize: PAGE_SIZES[view ?? remembered ?? 'grid'] }),
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
