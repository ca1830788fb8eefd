import { useRouter } from 'next/router'
import { SearchView } from '@/components/search/search-view'
import { PageHead } from '@/components/shared/page-head'
import { routes } from '@/contract/routes'
import { parseSearchState } from '@/contract/search-state'
import type { MallPage } from '@/hooks/page-loader'
import { searchRequests } from '@/hooks/page-requests'

const SearchPage: MallPage = () => {
  const state = parseSearchState(useRouter().query)
  return (
    <>
      <PageHead title={state.keyword || '商品搜索'} canonical={routes.search(state)} />
      <SearchView state={state} />
    </>
  )
}
SearchPage.requests = (query, areas) => searchRequests(parseSearchState(query), areas)
export default SearchPage
