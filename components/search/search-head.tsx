import { breadcrumbData, stepsOf } from '@/components/ui/breadcrumb'
import { PageHead } from '@/components/ui/page-head'
import { routes } from '@/contract/routes'
import type { SearchState } from '@/contract/search/search-address'
import { useProductSearch } from '@/hooks/search/use-product-search'
import { type SearchResult, titleOf } from './search-title'

/** A search engine shows the place among the categories; a search of all of them has none. */
function structured(title: string, { breadcrumb }: SearchResult) {
  return breadcrumb.length > 0
    ? breadcrumbData(stepsOf(breadcrumb))
    : { '@context': 'https://schema.org', '@type': 'SearchResultsPage', name: title }
}

type SearchHeadProps = { state: SearchState }

/** Title and structured data of a result page. */
export function SearchHead({ state }: SearchHeadProps) {
  const { result } = useProductSearch(state)
  const title = titleOf(state, result)
  return (
    <PageHead
      title={title}
      canonical={routes.search(state)}
      {...(result && {
        data: typeof window === 'undefined' ? structured(title, result) : null,
      })}
    />
  )
}
