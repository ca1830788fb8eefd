import { useRouter } from 'next/router'
import { SearchHead } from '@/components/search/search-head'
import { SearchView } from '@/components/search/search-view'
import { searchAddress } from '@/contract/search/search-address'
import type { MallPage } from '@/services/page/page-loader'
import { searchRequests } from '@/services/page/page-requests'

const SearchPage: MallPage = () => {
  const state = searchAddress.read(useRouter().query)
  return (
    <>
      <SearchHead state={state} />
      <SearchView state={state} />
    </>
  )
}
SearchPage.requests = (query, areas) => searchRequests(searchAddress.read(query), areas)
export default SearchPage
