import { useRouter } from 'next/router'
import { SearchHead } from '@/components/search/search-head'
import { SearchView } from '@/components/search/search-view'
import { searchAddress } from '@/contract/search/search-address'
import type { MallPage } from '@/services/page/page-loader'
import { searchRequests } from '@/services/page/search-requests'

const SearchPage: MallPage = () => {
  const state = searchAddress.read(useRouter().query)
  return (
    <>
      <SearchHead state={state} />
      <SearchView state={state} />
    </>
  )
}
SearchPage.hasViews = true
// The condition is known at build time: the browser's bundle goes without.
if (typeof window === 'undefined') {
  SearchPage.requests = (query, areas, view) =>
    searchRequests(searchAddress.read(query), areas, view)
}
export default SearchPage
