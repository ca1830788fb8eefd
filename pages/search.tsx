import { useRouter } from 'next/router'
import { SearchHead } from '@/components/search/search-head'
import { SearchView } from '@/components/search/search-view'
import { parseSearchState } from '@/contract/search-state'
import type { MallPage } from '@/hooks/page-loader'
import { searchRequests } from '@/hooks/page-requests'

const SearchPage: MallPage = () => {
  const state = parseSearchState(useRouter().query)
  return (
    <>
      <SearchHead state={state} />
      <SearchView state={state} />
    </>
  )
}
SearchPage.requests = (query, areas) => searchRequests(parseSearchState(query), areas)
export default SearchPage
