import { type AddressState, addressOf, oneOf, pageNumber, text } from '@/contract/address-of'
import type { Input } from '@/contract/endpoint'
import type { getInquiryList } from './inquiry-calls'
import { INQUIRY_TYPES } from './inquiry-status-rules'

/** The address of /inquiry/list. */
export const inquiryListAddress = addressOf({
  type: oneOf(INQUIRY_TYPES),
  keyword: text(),
  page: pageNumber(),
})
export type InquiryListState = AddressState<typeof inquiryListAddress>

/** Input of the list's call for a state. */
export function inquiryFilter({ type, keyword, page }: InquiryListState) {
  return { type, page, ...(keyword && { keyword }) } satisfies Input<typeof getInquiryList>
}
