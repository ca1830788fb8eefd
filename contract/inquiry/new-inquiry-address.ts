import { type AddressState, addressOf, id, natural, text } from '@/contract/address-of'

/** The address of /inquiry/new: a SKU and how many, or goods in words. */
export const newInquiryAddress = addressOf({
  skuId: id('sku'),
  qty: natural('qty'),
  text: text('text'),
})
export type NewInquiryState = AddressState<typeof newInquiryAddress>
