import type { SearchState } from './search-state'
import { formatSearchState } from './search-state'

/** Every address of the shop front; nothing else builds one. */
export const routes = {
  home: () => '/',
  login: (redirect?: string) =>
    redirect ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login',
  cart: () => '/cart/list',
  repair: () => '/repair',
  search: (state: Partial<SearchState>) => {
    const query = formatSearchState(state)
    return query ? `/search?${query}` : '/search'
  },
  product: (productId: number, skuId?: number) =>
    skuId ? `/product/${productId}?sku=${skuId}` : `/product/${productId}`,
} as const

/** An id out of an address; null when it is none. */
export function parseId(text: string | string[] | undefined): number | null {
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
