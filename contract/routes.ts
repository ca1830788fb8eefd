import type { UserInfoSection } from './account/user-info-address'
import type { HelpKey } from './help/help-menu-rules'
import type { OrderStatus } from './order/order-status-rules'
import type { ProductState } from './product/product-address'
import { productAddress } from './product/product-address'
import type { SearchState } from './search/search-address'
import { searchAddress } from './search/search-address'

/** Next reserves this name: the server answers it with the page of `PHONE_PAGE` (server/edge/incoming.ts). */
const PHONE = '/_app'
const PHONE_PAGE = '/phone'

type BoughtNow = 'skuId' | 'qty' | 'unitPrice' | 'leadDays'

/** Adds the `redirect` back to the buyer's page, by the name that the router has for it. */
function withRedirect(path: string, redirect: string | undefined): string {
  const sign = path.includes('?') ? '&' : '?'
  const page = redirect === PHONE ? PHONE_PAGE : redirect
  return page ? `${path}${sign}redirect=${encodeURIComponent(page)}` : path
}

function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path
}

/**
 * Every path of the shop front; no other code builds one. Every page loads this: a `query` is written by the
 * address of its page, which few others need.
 */
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
  /** Quotations of the signed-in user. */
  quotations: (query: string) => withQuery('/quotation/list', query),
  /** One of them. */
  ownQuotation: (no: string) => `/quotation/view?no=${no}`,
  /** A quotation its owner shares. */
  sharedQuotation: (token: string) => `/quotation/shared?token=${token}`,
  /** Inquiries of the signed-in user. */
  inquiries: (query: string) => withQuery('/inquiry/list', query),
  /** The form of an inquiry. */
  newInquiry: (query: string) => withQuery('/inquiry/new', query),
  /** One inquiry. */
  inquiry: (inquiryNo: string) => `/inquiry/${inquiryNo}`,
  /** Print view of a quotation: of these cart lines, or of all selected ones. */
  quotationPrint: (ids: readonly string[] = []) =>
    withQuery('/quotation/print', ids.length > 0 ? `ids=${ids.join(',')}` : ''),
  messages: (query = '') => withQuery('/system-messages', query),
  /** Browsing history of the signed-in user. */
  browsingHistory: ({ page = 1 } = {}) =>
    withQuery('/browsing-history', page > 1 ? `page=${page}` : ''),
  /** The phone mall; for plain links, the router cannot go there. */
  phone: () => PHONE,
  repair: (redirect?: string) => withRedirect('/repair', redirect),
  help: (query = '') => withQuery('/help', query),
  /** Target of a help menu entry; two of them are pages of their own. */
  helpEntry: (key: HelpKey) => {
    if (key === '3-1') return '/website-introduction'
    return key === '5-1' ? '/merchant-join' : `/help?type=${key}`
  },
  /** A page with the customer service panel open. */
  chat: () => '/help?chat=open',
  /** About the company. */
  websiteIntroduction: () => '/website-introduction',
  /** Merchant application. */
  merchantJoin: (query = '') => withQuery('/merchant-join', query),
  search: (state: Partial<SearchState>) => withQuery('/search', searchAddress.write(state)),
  /** Page of a category with subcategories; a leaf's page is its list (`search`). */
  category: (categoryId: number) => `/category/${categoryId}`,
  brands: (query = '') => withQuery('/brands', query),
  brand: (brandId: number) => `/brand/${brandId}`,
  shops: (query = '') => withQuery('/shops', query),
  shop: (shopId: number) => `/shop/${shopId}`,
  product: (productId: number, skuId?: number | null, state: Partial<ProductState> = {}) =>
    withQuery(`/product/${productId}`, productAddress.write({ ...state, skuId: skuId ?? null })),
  /** The section of a product page with alternatives to a SKU. */
  alternatives: (productId: number, skuId: number) =>
    `/product/${productId}?sku=${skuId}#alternatives`,
  compare: (query = '') => withQuery('/compare', query),
  /** The personal centre, or one of its sections. */
  userInfo: (section?: UserInfoSection) =>
    withQuery('/user-info', section ? `section=${section}` : ''),
  /** One of its sections, at a page, a list or a word. */
  userInfoAt: (query: string) => withQuery('/user-info', query),
  /** Checkout: of the cart's selected lines, of a direct purchase, or of a quotation. */
  checkout: (query = '') => withQuery('/order/confirm', query),
  /** The same of one SKU, as its page sells it; prices in 1/10000 yuan. */
  checkoutNow: ({ skuId, qty, unitPrice, leadDays }: Record<BoughtNow, number>) =>
    `/order/confirm?sku=${skuId}&qty=${qty}&price=${unitPrice}&lead=${leadDays}`,
  /** Payment of one or more orders. */
  pay: (orderNos: readonly string[]) => `/order/pay?no=${orderNos.join(',')}`,
  orders: (query = '') => withQuery('/order/list', query),
  /** Orders of one status. */
  ordersOf: (type: OrderStatus) => `/order/list?type=${type}`,
  /** Comments on received goods. */
  commentPosting: (query = '') => withQuery('/comment-posting/list', query),
  /** After-sale cases: of all orders, or of one. */
  refunds: (query = '') => withQuery('/order/refunds', query),
  /** One order. */
  order: (orderNo: string) => `/order/${orderNo}`,
  /** The simulated cashier of a payment, for the holder of its token. */
  sandboxCashier: (paymentNo: string, token: string) =>
    `/order/sandbox-cashier?${new URLSearchParams({ payment: paymentNo, token }).toString()}`,
  /** The printable data sheet of a SKU, a PDF. */
  datasheet: (skuId: number) => `/api/product/datasheet/${skuId}.pdf`,
} as const
