import { type AddressState, addressOf, id, ids, oneOf, pageNumber } from '@/contract/address-of'
import { COMMENT_FILTERS } from '@/contract/constants'

/** The address of a product: its SKU, its table filters, its comments. */
export const productAddress = addressOf({
  skuId: id('sku'),
  values: ids('f', { separator: '.', max: 10 }),
  comments: oneOf(COMMENT_FILTERS, { fallback: 'all' }),
  commentPage: pageNumber('cpage'),
})
export type ProductState = AddressState<typeof productAddress>
