import type { Output } from '@/contract/endpoint'
import type { SearchState } from '@/contract/search/search-address'
import type { searchProducts } from '@/contract/search/search-calls'

export type SearchResult = Output<typeof searchProducts>

/** Title of a result page: the query, else the category. */
export function titleOf(state: SearchState, result: SearchResult | undefined): string {
  return state.keyword || (result?.breadcrumb.at(-1)?.name ?? '全部商品')
}
