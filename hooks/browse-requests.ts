import { getBrandDetail, getBrandList } from '@/contract/brand-detail'
import { getCategoryDetail } from '@/contract/category-detail'
import { compareSkus } from '@/contract/compare'
import { brandListInput, type HallState, shopListInput } from '@/contract/hall-state'
import { getHelpArticle, searchHelp } from '@/contract/help'
import type { HelpState } from '@/contract/help-address'
import { getMallFacts } from '@/contract/mall-facts'
import { verifyQuotation } from '@/contract/quotation'
import { getShopDetail, getShopList } from '@/contract/shop'
import { getSmsOutbox } from '@/contract/sms'
import type { AreaChoice } from '@/services/areas'
import type { PageRequest } from './page-requests'

/** What a category page asks. */
export function categoryRequests(categoryId: number, { areaCodes }: AreaChoice): PageRequest[] {
  return [{ endpoint: getCategoryDetail, input: { categoryId, areaCode: areaCodes } }]
}

/** What the brand hall asks. */
export function brandListRequests(state: HallState, { areaCodes }: AreaChoice): PageRequest[] {
  return [{ endpoint: getBrandList, input: brandListInput(state, areaCodes) }]
}

/** What a brand page asks. */
export function brandRequests(id: number, { areaCodes }: AreaChoice): PageRequest[] {
  return [{ endpoint: getBrandDetail, input: { id, areaCode: areaCodes } }]
}

/** What the list of shops asks. */
export function shopListRequests(state: HallState, { areaCodes }: AreaChoice): PageRequest[] {
  return [{ endpoint: getShopList, input: shopListInput(state, areaCodes) }]
}

/** What a shop page asks. */
export function shopRequests(id: number, { areaCodes }: AreaChoice): PageRequest[] {
  return [{ endpoint: getShopDetail, input: { id, areaCode: areaCodes } }]
}

/** What a comparison asks; nothing without a SKU. */
export function compareRequests(skuIds: number[], { areaCodes }: AreaChoice): PageRequest[] {
  return skuIds.length > 0
    ? [{ endpoint: compareSkus, input: { skuIds, areaCode: areaCodes } }]
    : []
}

/** What the check of a quotation asks. */
export function quotationRequests(no: string): PageRequest[] {
  return [{ endpoint: verifyQuotation, input: { no } }]
}

/** What a help page asks: the article, or what stands in any of them. */
export function helpRequests({ type, keyword }: HelpState): PageRequest[] {
  return keyword
    ? [{ endpoint: searchHelp, input: { keyword } }]
    : [{ endpoint: getHelpArticle, input: { type } }]
}

/** What the introduction asks. */
export function introductionRequests(): PageRequest[] {
  return [{ endpoint: getMallFacts, input: {} }]
}

/** What the outbox of a demo asks. */
export function smsOutboxRequests(): PageRequest[] {
  return [{ endpoint: getSmsOutbox }]
}
