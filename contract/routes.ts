import type { MessageState } from './message-state'
import { formatMessageState } from './message-state'
import type { SearchState } from './search-state'
import { formatSearchState } from './search-state'

/** A page that leads back to where the buyer was. */
function withRedirect(path: string, redirect: string | undefined): string {
  return redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path
}

/** Every address of the shop front; nothing else builds one. */
export const routes = {
  home: () => '/',
  login: (redirect?: string) => withRedirect('/login', redirect),
  cart: () => '/cart/list',
  messages: (state: Partial<MessageState> = {}) => {
    const query = formatMessageState(state)
    return query ? `/system-messages?${query}` : '/system-messages'
  },
  repair: (redirect?: string) => withRedirect('/repair', redirect),
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
