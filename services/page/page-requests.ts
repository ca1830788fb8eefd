import * as z from 'zod/mini'
import { getSysRegion } from '@/contract/area/area-calls'
import { getCategoryList } from '@/contract/catalog/category-tree-calls'
import { getHomePage, getHotSearch } from '@/contract/catalog/home-calls'
import { NATIONWIDE } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { getProductDetail } from '@/contract/product/product-calls'
import type { SearchState } from '@/contract/search/search-address'
import { searchInput, tableInput } from '@/contract/search/search-address'
import { getSkuTable, searchProducts } from '@/contract/search/search-calls'
import { type SearchView, viewOf } from '@/contract/search/view-rules'
import { getRepairInfo } from '@/contract/site/repair-calls'

import { type AreaChoice, regionsAround } from '@/services/area/areas'

/** A request whose answer a page needs before it is shown. */
export type PageRequest = {
  endpoint: Endpoint
  input?: unknown
  /** What to ask for once the answer is known; the page stands without it. */
  next?: (answer: unknown) => PageRequest[]
}

/** Requests of the layout around every page. */
export function layoutRequests({ areaHomeIdList }: AreaChoice): PageRequest[] {
  const around = regionsAround(areaHomeIdList[0] ?? NATIONWIDE)
  return [
    { endpoint: getHotSearch },
    { endpoint: getCategoryList, input: { level: 1 } },
    ...(around ? [{ endpoint: getSysRegion, input: around }] : []),
  ]
}

export function homeRequests({ areaCodes }: AreaChoice): PageRequest[] {
  return [
    { endpoint: getHomePage, input: { areaCode: areaCodes } },
    { endpoint: getCategoryList, input: { level: 2 } },
  ]
}

/** What the view depends on. */
const answered = z.pick(searchProducts.output, {
  categories: true,
  breadcrumb: true,
  understood: true,
  relaxed: true,
})

/** Requests of a result page; without a named view the answer says whether the table is one. */
export function searchRequests(
  state: SearchState,
  { areaCodes }: AreaChoice,
  remembered: SearchView | null = null,
): PageRequest[] {
  const search = { endpoint: searchProducts, input: searchInput(state, areaCodes, remembered) }
  const table = { endpoint: getSkuTable, input: tableInput(state, areaCodes) }
  if (state.view) return state.view === 'table' ? [search, table] : [search]
  const choice = { named: null, remembered, hasTable: true }
  const next = (answer: unknown) => {
    const { data } = answered.safeParse(answer)
    return data && viewOf(choice, data) === 'table' ? [table] : []
  }
  return [{ ...search, next }]
}

export function repairRequests(): PageRequest[] {
  return [{ endpoint: getRepairInfo }]
}

export function productRequests(productId: number, { areaCodes }: AreaChoice): PageRequest[] {
  return [{ endpoint: getProductDetail, input: { productId, areaCode: areaCodes } }]
}
