import { NATIONWIDE } from '@/contract/constants'
import {
  getCategoryList,
  getHomePage,
  getHotSearch,
  getProductDetail,
  getRepairInfo,
  getSysRegion,
} from '@/contract/deferred-calls'
import type { Callable } from '@/contract/endpoint'
import { type AreaChoice, regionsAround } from '@/services/area/areas'

/** A request whose answer a page needs before it is shown. */
export type PageRequest = {
  endpoint: Callable
  input?: unknown
  /** What to ask for once this call's answer has been read; the page stands without it. */
  next?(answer: unknown): PageRequest[]
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
