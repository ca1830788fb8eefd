import { useState } from 'react'
import { type SearchState, searchAddress } from '@/contract/search/search-address'
import { type Answered, type SearchView, viewOf } from '@/contract/search/view-rules'
import { useIsOffered } from '@/hooks/call/use-is-offered'
import { useSkuTable } from './use-product-search'
import { useRememberedView } from './use-remembered-view'

/**
 * The view of a result page. A table that could not be loaded gives way to the hits at hand, which stay for this
 * search: one that comes later would replace what the buyer is at, and what it has just said. `isStale`: its rows belong
 * to the previous request.
 */
export function useSearchView(
  state: SearchState,
  answer: Answered,
): { view: SearchView; isStale: boolean } {
  const remembered = useRememberedView()
  const hasTable = useIsOffered('getSkuTable')
  const choice = { named: state.view, remembered, hasTable }
  const wanted = viewOf(choice, answer)
  const { table, error, isStale } = useSkuTable(wanted === 'table' ? state : null)
  const address = searchAddress.write(state)
  const [without, setWithout] = useState<string | null>(null)
  const hasFailed = Boolean(error) && !table
  if (hasFailed && without !== address) setWithout(address)
  const isWithout = hasFailed || without === address
  const view = isWithout ? viewOf({ ...choice, hasTable: false }, answer) : wanted
  return { view, isStale }
}
