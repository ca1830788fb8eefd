import { LIST_PAGE_SIZE } from './constants'
import { first, parseId, parsePage, type Query, readKeyword } from './query'

/** What the addresses of /brands and /shops say. */
export type HallState = {
  keyword: string
  categoryId: number | null
  /** First letter of the brands shown, '' for all; shops have none. */
  initial: string
  page: number
}

export const BRAND_PAGE_SIZE = 48

/** Reads a /brands or /shops address; whatever makes no sense falls back to the default. */
export function parseHallState(query: Query): HallState {
  const initial = first(query.initial).toUpperCase()
  return {
    keyword: readKeyword(query.keyword),
    categoryId: parseId(first(query.category)),
    initial: /^[A-Z]$/.test(initial) ? initial : '',
    page: parsePage(query.page),
  }
}

function listInput({ keyword, categoryId, page }: HallState, areaCode: string[]) {
  return { ...(keyword && { keyword }), ...(categoryId && { categoryId }), areaCode, page }
}

/** Input of getBrandList. */
export function brandListInput(state: HallState, areaCode: string[]) {
  const { initial } = state
  return {
    ...listInput(state, areaCode),
    ...(initial && { initial }),
    pageSize: BRAND_PAGE_SIZE,
  }
}

/** Input of getShopList. */
export function shopListInput(state: HallState, areaCode: string[]) {
  return { ...listInput(state, areaCode), pageSize: LIST_PAGE_SIZE }
}
