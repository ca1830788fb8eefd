import type { SearchState } from '@/contract/search/search-address'
import { searchInput, tableInput } from '@/contract/search/search-address'
import { getSkuTable, searchProducts } from '@/contract/search/search-calls'
import { useEndpoint } from '@/hooks/call/use-endpoint'
import { useMall } from '@/hooks/mall-context'

/** Hits and facets of a search; previous data stays until the new request settles. */
export function useProductSearch(state: SearchState) {
  const { areas } = useMall()
  const { data, ...requested } = useEndpoint(searchProducts, searchInput(state, areas.areaCodes), {
    keepPrevious: true,
  })
  return { result: data, ...requested }
}

/** SKU rows of the spec table; requested only while that view is shown. */
export function useSkuTable(state: SearchState) {
  const { areas } = useMall()
  const { data, ...requested } = useEndpoint(
    state.view === 'table' ? getSkuTable : null,
    tableInput(state, areas.areaCodes),
    { keepPrevious: true },
  )
  return { table: data, ...requested }
}
