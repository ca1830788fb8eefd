import type { UserInfoState } from './account/user-info-address'
import { userInfoAddress } from './account/user-info-address'
import type { RefundListState } from './after-sale/refund-list-address'
import { refundListAddress } from './after-sale/refund-list-address'
import type { ListingState } from './catalog/listing-address'
import { listingAddress } from './catalog/listing-address'
import type { CommentPostingState } from './comment/comment-posting-address'
import { commentPostingAddress } from './comment/comment-posting-address'
import type { HelpState } from './help/help-address'
import { helpAddress } from './help/help-address'
import type { HelpKey } from './help/help-menu-rules'
import type { JoinState } from './merchant/merchant-join-address'
import { joinAddress } from './merchant/merchant-join-address'
import type { MessageState } from './message/message-address'
import { messageAddress } from './message/message-address'
import type { CheckoutState } from './order/checkout-address'
import { checkoutAddress } from './order/checkout-address'
import type { OrderListState } from './order/order-list-address'
import { orderListAddress } from './order/order-list-address'
import type { CompareState } from './product/compare-address'
import { compareAddress } from './product/compare-address'
import type { ProductState } from './product/product-address'
import { productAddress } from './product/product-address'
import type { SearchState } from './search/search-address'
import { searchAddress } from './search/search-address'

/** Adds the `redirect` back to the buyer's page. */
function withRedirect(path: string, redirect: string | undefined): string {
  const sign = path.includes('?') ? '&' : '?'
  return redirect ? `${path}${sign}redirect=${encodeURIComponent(redirect)}` : path
}

function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path
}

/** Every path of the shop front; no other code builds one. */
export const routes = {
  home: () => '/',
  login: (redirect?: string) => withRedirect('/login', redirect),
  /** Sign-in by SMS code. */
  loginBySms: (redirect?: string) => withRedirect('/login?method=sms', redirect),
  register: (redirect?: string) => withRedirect('/register', redirect),
  forgotPassword: (redirect?: string) => withRedirect('/forgot-password', redirect),
  /** The demo's SMS outbox. */
  smsOutbox: () => '/sms-outbox',
  cart: () => '/cart/list',
  quickOrder: () => '/quick-order',
  /** Verification of an issued quotation. */
  quotation: (no: string) => `/quotation/${no}`,
  /** Quotations of the signed-in user; `query` is written by quotationListAddress. */
  quotations: (query: string) => withQuery('/quotation/list', query),
  /** One of them. */
  ownQuotation: (no: string) => `/quotation/view?no=${no}`,
  /** A quotation its owner shares. */
  sharedQuotation: (token: string) => `/quotation/shared?token=${token}`,
  /** Inquiries; `query` is written by inquiryListAddress, which few pages need. */
  inquiries: (query: string) => withQuery('/inquiry/list', query),
  /** The form of an inquiry; `query` is written by newInquiryAddress. */
  newInquiry: (query: string) => withQuery('/inquiry/new', query),
  /** One inquiry. */
  inquiry: (inquiryNo: string) => `/inquiry/${inquiryNo}`,
  /** Print view of a quotation: of these cart lines, or of all selected ones. */
  quotationPrint: (ids: readonly string[] = []) =>
    withQuery('/quotation/print', ids.length > 0 ? `ids=${ids.join(',')}` : ''),
  messages: (state: Partial<MessageState> = {}) =>
    withQuery('/system-messages', messageAddress.write(state)),
  /** Browsing history of the signed-in user. */
  browsingHistory: ({ page = 1 } = {}) =>
    withQuery('/browsing-history', page > 1 ? `page=${page}` : ''),
  /** The phone mall; served by a rewrite, because Next reserves the name (next.config.js). */
  phone: () => '/_app',
  repair: (redirect?: string) => withRedirect('/repair', redirect),
  help: (state: Partial<HelpState> = {}) => withQuery('/help', helpAddress.write(state)),
  /** Target of a help menu entry; two of them are pages of their own. */
  helpEntry: (key: HelpKey) => {
    if (key === '3-1') return '/website-introduction'
    return key === '5-1' ? '/merchant-join' : withQuery('/help', helpAddress.write({ type: key }))
  },
  /** A page with the customer service panel open. */
  chat: () => '/help?chat=open',
  /** About the company. */
  websiteIntroduction: () => '/website-introduction',
  /** Merchant application. */
  merchantJoin: (state: Partial<JoinState> = {}) =>
    withQuery('/merchant-join', joinAddress.write(state)),
  search: (state: Partial<SearchState>) => withQuery('/search', searchAddress.write(state)),
  /** Page of a category with subcategories; a leaf's page is its list (`search`). */
  category: (categoryId: number) => `/category/${categoryId}`,
  brands: (state: Partial<ListingState> = {}) => withQuery('/brands', listingAddress.write(state)),
  brand: (brandId: number) => `/brand/${brandId}`,
  shops: (state: Partial<Omit<ListingState, 'initial'>> = {}) =>
    withQuery('/shops', listingAddress.write(state)),
  shop: (shopId: number) => `/shop/${shopId}`,
  product: (productId: number, skuId?: number | null, state: Partial<ProductState> = {}) =>
    withQuery(`/product/${productId}`, productAddress.write({ ...state, skuId: skuId ?? null })),
  /** The section of a product page with alternatives to a SKU. */
  alternatives: (productId: number, skuId: number) =>
    `/product/${productId}?sku=${skuId}#alternatives`,
  compare: (state: Partial<CompareState> = {}) =>
    withQuery('/compare', compareAddress.write(state)),
  /** The personal centre. */
  userInfo: (state: Partial<UserInfoState> = {}) =>
    withQuery('/user-info', userInfoAddress.write(state)),
  /** Checkout: of the cart's selected lines, of a direct purchase, or of a quotation. */
  checkout: (state: Partial<CheckoutState> = {}) =>
    withQuery('/order/confirm', checkoutAddress.write(state)),
  /** Payment of one or more orders. */
  pay: (orderNos: readonly string[]) => `/order/pay?no=${orderNos.join(',')}`,
  orders: (state: Partial<OrderListState> = {}) =>
    withQuery('/order/list', orderListAddress.write(state)),
  /** Comments on received goods. */
  commentPosting: (state: Partial<CommentPostingState> = {}) =>
    withQuery('/comment-posting/list', commentPostingAddress.write(state)),
  /** After-sale cases: of all orders, or of one. */
  refunds: (state: Partial<RefundListState> = {}) =>
    withQuery('/order/refunds', refundListAddress.write(state)),
  /** One order. */
  order: (orderNo: string) => `/order/${orderNo}`,
  /** The simulated cashier of a payment, for the holder of its token. */
  sandboxCashier: (paymentNo: string, token: string) =>
    `/order/sandbox-cashier?${new URLSearchParams({ payment: paymentNo, token }).toString()}`,
  /** The printable data sheet of a SKU, a PDF. */
  datasheet: (skuId: number) => `/api/product/datasheet/${skuId}.pdf`,
} as const
