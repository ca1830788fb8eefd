import { unstable_serialize, useSWRConfig } from 'swr'
import type { ArticleKey } from '@/contract/help-articles'
import { routes } from '@/contract/routes'
import { parseSearchState, type SearchState } from '@/contract/search-state'
import { useMall } from './mall-context'
import type { PageRequest } from './page-requests'
import { productRequests, searchRequests } from './page-requests'
import { endpointKey } from './use-endpoint'

/** Handlers that fetch what a link's page needs as soon as the pointer or the focus is on it. */
export function usePreload() {
  const { http, areas, freshness } = useMall()
  const { mutate } = useSWRConfig()

  function fetchAll(requests: PageRequest[]) {
    for (const { endpoint, input } of requests) {
      const key = endpointKey(endpoint, input)
      const serialized = unstable_serialize(key)
      if (freshness.isFresh(serialized)) continue
      freshness.mark(serialized) // a second hover must not ask again
      mutate(key, http.call(endpoint, input), { revalidate: false }).catch((error: unknown) => {
        console.info('preload', error) // the page itself will ask again and say so
      })
    }
  }

  /** Few pages ask these: they come with the first link that needs them. */
  function browse(requestsOf: (ask: typeof import('./browse-requests')) => PageRequest[]) {
    import('./browse-requests').then(
      (ask) => fetchAll(requestsOf(ask)),
      (error: unknown) => console.info('preload', error), // the page itself will say so
    )
  }

  return {
    category: (categoryId: number) => () =>
      browse((ask) => ask.categoryRequests(categoryId, areas)),
    brand: (brandId: number) => () => browse((ask) => ask.brandRequests(brandId, areas)),
    shop: (shopId: number) => () => browse((ask) => ask.shopRequests(shopId, areas)),
    compare: (skuIds: number[]) => () => browse((ask) => ask.compareRequests(skuIds, areas)),
    help: (type: ArticleKey) => () =>
      browse((ask) => ask.helpRequests({ type, index: null, keyword: '' })),
    product: (productId: number) => () => fetchAll(productRequests(productId, areas)),
    search: (state: Partial<SearchState>) => () => {
      const query = new URLSearchParams(routes.search(state).split('?')[1])
      fetchAll(searchRequests(parseSearchState(Object.fromEntries(query)), areas))
    },
  }
}
