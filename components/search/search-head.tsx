import { PageHead } from '@/components/ui/page-head'
import { routes } from '@/contract/routes'
import type { SearchState } from '@/contract/search/search-address'
import { useProductSearch } from '@/hooks/search/use-product-search'
import { type SearchResult, titleOf } from './search-title'

/** The page's products as a schema.org ItemList. */
function structured({ list, total }: SearchResult) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: list.map((hit, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      url: routes.product(hit.productId),
    })),
  }
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
      {...(result &&
        state.view !== 'table' && {
          data: typeof window === 'undefined' ? structured(result) : null,
        })}
    />
  )
}
