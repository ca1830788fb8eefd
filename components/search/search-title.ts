import type { Output } from '@/contract/endpoint'
import type { searchProducts } from '@/contract/product'
import type { SearchState } from '@/contract/search-state'

export type SearchResult = Output<typeof searchProducts>

/** What a result page is about: the words, else the category. */
export function titleOf(state: SearchState, result: SearchResult | undefined): string {
  return state.keyword || (result?.breadcrumb.at(-1)?.name ?? '全部商品')
}
