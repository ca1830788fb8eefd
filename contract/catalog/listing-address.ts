import {
  type AddressState,
  addressOf,
  type Field,
  first,
  id,
  pageNumber,
  text,
} from '@/contract/address-of'
import { LIST_PAGE_SIZE } from '@/contract/constants'

const LETTER = /^[A-Z]$/

/** Initial of the listed brands, '' for all. */
const initial: Field<string> = {
  read(query, name) {
    const letter = first(query[name]).toUpperCase()
    return LETTER.test(letter) ? letter : ''
  },
  write: (letter, name) => (letter ? [[name, letter]] : []),
}

/** The addresses of /brands and /shops; shops have no `initial`. */
export const listingAddress = addressOf({
  keyword: text(),
  categoryId: id('category'),
  initial,
  page: pageNumber(),
})
export type ListingState = AddressState<typeof listingAddress>

export const BRAND_PAGE_SIZE = 48

function listInput({ keyword, categoryId, page }: ListingState, areaCode: string[]) {
  return { ...(keyword && { keyword }), ...(categoryId && { categoryId }), areaCode, page }
}

/** Input of getBrandList. */
export function brandListInput(state: ListingState, areaCode: string[]) {
  const { initial } = state
  return {
    ...listInput(state, areaCode),
    ...(initial && { initial }),
    pageSize: BRAND_PAGE_SIZE,
  }
}

/** Input of getShopList. */
export function shopListInput(state: ListingState, areaCode: string[]) {
  return { ...listInput(state, areaCode), pageSize: LIST_PAGE_SIZE }
}
