import { unstable_serialize, useSWRConfig } from 'swr'
import type { ArticleKey } from '@/contract/help/help-articles-rules'
import { routes } from '@/contract/routes'
import { type SearchState, searchAddress } from '@/contract/search/search-address'
import { useMall } from '@/hooks/mall-context'
import { endpointKey } from '@/services/http/endpoint-key'
import type { PageRequest } from '@/services/page/page-requests'
import { productRequests } from '@/services/page/page-requests'

/** The page itself will ask again, and report a failure. */
const note = (error: unknown) => console.info('preload', error)

/** Handlers that preload the data of a link's page on hover or focus. */
export function usePreload() {
  const { http, areas, freshness } = useMall()
  const { mutate } = useSWRConfig()

  function fetchAll(requests: PageRequest[]) {
    for (const { endpoint, input, next } of requests) {
      const key = endpointKey(endpoint, input)
      const serialized = unstable_serialize(key)
      if (freshness.isFresh(serialized)) continue
      freshness.mark(serialized) // a second hover must not fetch again
      mutate(key, http.call(endpoint, input), { revalidate: false })
        .then((answer) => fetchAll(next?.(answer) ?? []))
        .catch(note)
    }
  }

  /** Few pages need these calls: they load with the first link that needs them. */
  function browse(
    requestsOf: (ask: typeof import('@/services/page/browse-requests')) => PageRequest[],
  ) {
    import('@/services/page/browse-requests').then((ask) => fetchAll(requestsOf(ask))).catch(note)
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
      const read = searchAddress.read(Object.fromEntries(query))
      import('@/services/page/search-requests')
        .then((ask) => fetchAll(ask.rememberedRequests(read, areas)))
        .catch(note)
    },
  }
}
