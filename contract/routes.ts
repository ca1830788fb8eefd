import type { BoughtNow } from './checkout-address'
import { formatCheckoutState } from './checkout-address'
import { formatCommentPostingState } from './comment-posting-address'
import type { CommentPostingState } from './comment-posting-state'
import type { CompareState } from './compare-state'
import { formatCompareState } from './compare-state'
import { formatHallState } from './hall-address'
import type { HallState } from './hall-state'
import type { HelpState } from './help-address'
import { formatHelpState } from './help-address'
import type { HelpKey } from './help-menu'
import type { JoinState } from './merchant-join-address'
import { formatJoinState } from './merchant-join-address'
import { formatMessageState } from './message-address'
import type { MessageState } from './message-state'
import type { OrderListState } from './order-list-address'
import { formatOrderListState } from './order-list-address'
import type { ProductState } from './product-state'
import { formatProductState } from './product-state'
import type { RefundListState } from './refund-list-address'
import { formatRefundListState } from './refund-list-address'
import type { SearchState } from './search-state'
import { formatSearchState } from './search-state'
import { formatUserInfoState } from './user-info-address'
import type { UserInfoState } from './user-info-state'

/** A page that leads back to where the buyer was. */
function withRedirect(path: string, redirect: string | undefined): string {
  return redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path
}

function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path
}

/** Every address of the shop front; nothing else builds one. */
export const routes = {
  home: () => '/',
  login: (redirect?: string) => withRedirect('/login', redirect),
  /** Signing in by a code instead of the password. */
  loginBySms: (redirect?: string) =>
    redirect ? `/login?method=sms&redirect=${encodeURIComponent(redirect)}` : '/login?method=sms',
  register: (redirect?: string) => withRedirect('/register', redirect),
  forgotPassword: (redirect?: string) => withRedirect('/forgot-password', redirect),
  /** What a demo mall would have sent by SMS. */
  smsOutbox: () => '/sms-outbox',
  cart: () => '/cart/list',
  quickOrder: () => '/quick-order',
  /** Whether a quotation of this number was issued. */
  quotation: (no: string) => `/quotation/${no}`,
  /** A quotation on paper: of these cart lines, or of all that are selected. */
  quotationPrint: (ids: readonly string[] = []) =>
    withQuery('/quotation/print', ids.length > 0 ? `ids=${ids.join(',')}` : ''),
  messages: (state: Partial<MessageState> = {}) =>
    withQuery('/system-messages', formatMessageState(state)),
  /** What the signed-in user looked at. */
  browsingHistory: ({ page = 1 } = {}) =>
    withQuery('/browsing-history', page > 1 ? `page=${page}` : ''),
  /** The mall on the phone; a rewrite serves it, for Next keeps the name (next.config.js). */
  phone: () => '/_app',
  repair: (redirect?: string) => withRedirect('/repair', redirect),
  help: (state: Partial<HelpState> = {}) => withQuery('/help', formatHelpState(state)),
  /** What an entry of the help menu leads to; two of them are pages of their own. */
  helpEntry: (key: HelpKey) => {
    if (key === '3-1') return '/website-introduction'
    return key === '5-1' ? '/merchant-join' : withQuery('/help', formatHelpState({ type: key }))
  },
  /** A page with customer service open beside it. */
  chat: () => '/help?chat=open',
  /** Who runs the mall. */
  websiteIntroduction: () => '/website-introduction',
  /** How a merchant applies to sell here. */
  merchantJoin: (state: Partial<JoinState> = {}) =>
    withQuery('/merchant-join', formatJoinState(state)),
  search: (state: Partial<SearchState>) => withQuery('/search', formatSearchState(state)),
  /** Page of a category with others below it; a leaf's page is its list (`search`). */
  category: (categoryId: number) => `/category/${categoryId}`,
  brands: (state: Partial<HallState> = {}) => withQuery('/brands', formatHallState(state)),
  brand: (brandId: number) => `/brand/${brandId}`,
  shops: (state: Partial<Omit<HallState, 'initial'>> = {}) =>
    withQuery('/shops', formatHallState(state)),
  shop: (shopId: number) => `/shop/${shopId}`,
  product: (productId: number, skuId?: number | null, state: Partial<ProductState> = {}) =>
    withQuery(`/product/${productId}`, formatProductState({ ...state, skuId: skuId ?? null })),
  /** Where a product's page lists what may replace a SKU. */
  alternatives: (productId: number, skuId: number) =>
    `/product/${productId}?sku=${skuId}#alternatives`,
  compare: (state: Partial<CompareState> = {}) => withQuery('/compare', formatCompareState(state)),
  /** The personal centre. */
  userInfo: (state: Partial<UserInfoState> = {}) =>
    withQuery('/user-info', formatUserInfoState(state)),
  /** Confirming an order: of the cart's selected lines, or of goods bought straight away. */
  checkout: (now: BoughtNow | null = null) =>
    withQuery('/order/confirm', formatCheckoutState({ now })),
  /** Paying for orders, several at once. */
  pay: (orderNos: readonly string[]) => `/order/pay?no=${orderNos.join(',')}`,
  orders: (state: Partial<OrderListState> = {}) =>
    withQuery('/order/list', formatOrderListState(state)),
  /** Commenting on what was received. */
  commentPosting: (state: Partial<CommentPostingState> = {}) =>
    withQuery('/comment-posting/list', formatCommentPostingState(state)),
  /** After-sale records: of all orders, or of one. */
  refunds: (state: Partial<RefundListState> = {}) =>
    withQuery('/order/refunds', formatRefundListState(state)),
  /** One order. */
  order: (orderNo: string) => `/order/${orderNo}`,
  /** The simulated cashier of a payment, for whoever holds its token. */
  sandboxCashier: (paymentNo: string, token: string) =>
    `/order/sandbox-cashier?${new URLSearchParams({ payment: paymentNo, token }).toString()}`,
  /** The printable data sheet of a SKU, a PDF. */
  datasheet: (skuId: number) => `/api/product/datasheet/${skuId}.pdf`,
} as const
