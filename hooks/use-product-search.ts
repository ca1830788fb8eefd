import { getSkuTable, searchProducts } from '@/contract/product'
import type { SearchState } from '@/contract/search-state'
import { searchInput, tableInput } from '@/contract/search-state'
import { useMall } from './mall-context'
import { useEndpoint } from './use-endpoint'

/** Hits and facets of a search; the last answer stays while the next one is on its way. */
export function useProductSearch(state: SearchState) {
  const { areas } = useMall()
  const { data, error, mutate, isLoading } = useEndpoint(
    searchProducts,
    searchInput(state, areas.areaCodes),
    { keepPrevious: true },
  )
  return { result: data, error, isStale: isLoading && !!data, retry: () => void mutate() }
}

/** SKU rows of the spec table; asks only while that view is shown. */
export function useSkuTable(state: SearchState) {
  const { areas } = useMall()
  const { data, error, mutate, isLoading } = useEndpoint(
    state.view === 'table' ? getSkuTable : null,
    tableInput(state, areas.areaCodes),
    { keepPrevious: true },
  )
  return { table: data, error, isStale: isLoading && !!data, retry: () => void mutate() }
}
