import type { ArticleKey } from '@/contract/help/help-articles-rules'
import { routes } from '@/contract/routes'
import { type SearchState, searchAddress } from '@/contract/search/search-address'
import { useMall } from '@/hooks/mall-context'
import type { PageRequest } from '@/services/page/page-requests'
import { productRequests } from '@/services/page/page-requests'
import { useAskAhead } from './use-ask-ahead'

type RequestModule = typeof import('@/services/page/browse-requests')

/** Handlers that preload the data of a link's page on hover, focus and press; they resolve once it has come. */
export function usePreload() {
  const { areas } = useMall()
  const askAhead = useAskAhead()

  /** Few pages need these calls: they load with the first link that needs them. */
  async function browse(requestsOf: (ask: RequestModule) => PageRequest[]) {
    await askAhead(requestsOf(await import('@/services/page/browse-requests')))
  }

  return {
    category: (categoryId: number) => () =>
      browse((ask) => ask.categoryRequests(categoryId, areas)),
    brand: (brandId: number) => () => browse((ask) => ask.brandRequests(brandId, areas)),
    shop: (shopId: number) => () => browse((ask) => ask.shopRequests(shopId, areas)),
    compare: (skuIds: number[]) => () => browse((ask) => ask.compareRequests(skuIds, areas)),
    help: (type: ArticleKey) => () =>
      browse((ask) => ask.helpRequests({ type, index: null, keyword: '' })),
    product: (productId: number) => () => askAhead(productRequests(productId, areas)),
    search: (state: Partial<SearchState>) => async () => {
      const query = new URLSearchParams(routes.search(state).split('?')[1])
      const read = searchAddress.read(Object.fromEntries(query))
      const { rememberedRequests } = await import('@/services/page/search-requests')
      await askAhead(rememberedRequests(read, areas))
    },
  }
}
