import { getCategoryList } from '@/contract/categories'
import { NATIONWIDE } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { getSysRegion } from '@/contract/global'
import { getHomePage, getHotSearch } from '@/contract/home'
import { getSkuTable, searchProducts } from '@/contract/product'
import { getProductDetail } from '@/contract/product-detail'
import { getRepairInfo } from '@/contract/repair'
import type { SearchState } from '@/contract/search-state'
import { searchInput, tableInput } from '@/contract/search-state'
import type { AreaChoice } from '@/services/areas'
import { regionsAround } from './use-areas'

/** One question a page needs answered before it can be shown. */
export type PageRequest = { endpoint: Endpoint; input?: unknown }

/** What the frame around every page asks. */
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

export function searchRequests(state: SearchState, { areaCodes }: AreaChoice): PageRequest[] {
  return [
    { endpoint: searchProducts, input: searchInput(state, areaCodes) },
    ...(state.view === 'table'
      ? [{ endpoint: getSkuTable, input: tableInput(state, areaCodes) }]
      : []),
  ]
}

export function repairRequests(): PageRequest[] {
  return [{ endpoint: getRepairInfo }]
}

export function productRequests(productId: number, { areaCodes }: AreaChoice): PageRequest[] {
  return [{ endpoint: getProductDetail, input: { productId, areaCode: areaCodes } }]
}
