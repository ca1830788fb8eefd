import { getSysRegion } from '@/contract/area/area-calls'
import { getCategoryList } from '@/contract/catalog/category-tree-calls'
import { getHomePage, getHotSearch } from '@/contract/catalog/home-calls'
import { NATIONWIDE } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { getProductDetail } from '@/contract/product/product-calls'
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
  return [{ endpoint: getHomePage, input: { areaCode: areaCodes } }]
}

export function repairRequests(): PageRequest[] {
  return [{ endpoint: getRepairInfo }]
}

export function productRequests(productId: number, { areaCodes }: AreaChoice): PageRequest[] {
  return [{ endpoint: getProductDetail, input: { productId, areaCode: areaCodes } }]
}
