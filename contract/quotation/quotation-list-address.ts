import { type AddressState, addressOf, oneOf, pageNumber, text } from '@/contract/address-of'
import type { Input } from '@/contract/endpoint'
import type { getQuotationList } from './my-quotation-calls'
import { QUOTATION_TYPES } from './quotation-status-rules'

/** The address of /quotation/list. */
export const quotationListAddress = addressOf({
  type: oneOf(QUOTATION_TYPES),
  keyword: text(),
  page: pageNumber(),
})
export type QuotationListState = AddressState<typeof quotationListAddress>

/** Input of the list's call for a state. */
export function quotationFilter({ type, keyword, page }: QuotationListState) {
  return { type, page, ...(keyword && { keyword }) } satisfies Input<typeof getQuotationList>
}
