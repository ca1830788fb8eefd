import { getSkuTable, searchProducts } from '@/contract/deferred-calls'
import type { SearchState } from '@/contract/search/search-address'
import { searchInput, tableInput } from '@/contract/search/search-address'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { useMall } from '@/hooks/mall-context'
import { useRememberedView } from './use-remembered-view'

/** Hits and facets of a search; previous data stays until the new request settles. */
export function useProductSearch(state: SearchState) {
  const { areas } = useMall()
  const remembered = useRememberedView()
  const input = searchInput(state, areas.areaCodes, remembered)
  const { data, ...requested } = useEndpoint(searchProducts, input, { keepPrevious: true })
  return { result: data, ...requested }
}

/** SKU rows of the spec table; null requests nothing. */
export function useSkuTable(state: SearchState | null) {
  const { areas } = useMall()
  const { data, ...requested } = useEndpoint(
    state ? getSkuTable : null,
    state ? tableInput(state, areas.areaCodes) : undefined,
    { keepPrevious: true },
  )
  return { table: data, ...requested }
}
