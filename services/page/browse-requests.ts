import {
  brandListInput,
  type ListingState,
  shopListInput,
} from '@/contract/catalog/listing-address'
import {
  compareSkus,
  getBrandDetail,
  getBrandList,
  getCategoryDetail,
  getHelpArticle,
  getMallFacts,
  getShopDetail,
  getShopList,
  getSmsOutbox,
  searchHelp,
  verifyQuotation,
} from '@/contract/deferred-browse-calls'
import type { HelpState } from '@/contract/help/help-address'
import type { AreaChoice } from '@/services/area/areas'
import type { PageRequest } from './page-requests'

/** Requests of a category page. */
export function categoryRequests(categoryId: number, { areaCodes }: AreaChoice): PageRequest[] {
  return [{ endpoint: getCategoryDetail, input: { categoryId, areaCode: areaCodes } }]
}

/** Requests of the brand list. */
export function brandListRequests(state: ListingState, { areaCodes }: AreaChoice): PageRequest[] {
  return [{ endpoint: getBrandList, input: brandListInput(state, areaCodes) }]
}

/** Requests of a brand page. */
export function brandRequests(id: number, { areaCodes }: AreaChoice): PageRequest[] {
  return [{ endpoint: getBrandDetail, input: { id, areaCode: areaCodes } }]
}

/** Requests of the shop list. */
export function shopListRequests(state: ListingState, { areaCodes }: AreaChoice): PageRequest[] {
  return [{ endpoint: getShopList, input: shopListInput(state, areaCodes) }]
}

/** Requests of a shop page. */
export function shopRequests(id: number, { areaCodes }: AreaChoice): PageRequest[] {
  return [{ endpoint: getShopDetail, input: { id, areaCode: areaCodes } }]
}

/** Requests of the compare page; none without a SKU. */
export function compareRequests(skuIds: number[], { areaCodes }: AreaChoice): PageRequest[] {
  return skuIds.length > 0
    ? [{ endpoint: compareSkus, input: { skuIds, areaCode: areaCodes } }]
    : []
}

/** Requests of the quotation check. */
export function quotationRequests(no: string): PageRequest[] {
  return [{ endpoint: verifyQuotation, input: { no } }]
}

/** Requests of a help page: the article, or the search in all of them. */
export function helpRequests({ type, keyword }: HelpState): PageRequest[] {
  return keyword
    ? [{ endpoint: searchHelp, input: { keyword } }]
    : [{ endpoint: getHelpArticle, input: { type } }]
}

/** Requests of the introduction page. */
export function introductionRequests(): PageRequest[] {
  return [{ endpoint: getMallFacts, input: {} }]
}

/** Requests of the demo's SMS outbox. */
export function smsOutboxRequests(): PageRequest[] {
  return [{ endpoint: getSmsOutbox }]
}
