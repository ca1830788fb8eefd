import { compareAddress } from '@/contract/product/compare-address'
import { routes } from '@/contract/routes'

/** A screen of the mall, and who looks at it. */
export type Screen = { name: string; path: string; isSignedIn?: boolean }

/** What the API does while a picture is taken. */
export const STATES = ['content', 'waiting', 'failed'] as const
export type ScreenState = (typeof STATES)[number]

/** Shown to everybody. */
const OPEN: Screen[] = [
  { name: 'home', path: routes.home() },
  { name: 'category', path: routes.category(1) },
  { name: 'subcategory', path: routes.category(101) },
  { name: 'search', path: routes.search({ keyword: 'M8*30 8.8 外六角' }) },
  { name: 'search-broad', path: routes.search({ keyword: '手套' }) },
  { name: 'search-none', path: routes.search({ keyword: 'asdfqwer' }) },
  { name: 'search-typo', path: routes.search({ keyword: '轴乘' }) },
  { name: 'leaf', path: routes.search({ categoryId: 10101 }) },
  { name: 'leaf-cards', path: routes.search({ categoryId: 10101, view: 'grid' }) },
  { name: 'product', path: routes.product(8) },
  { name: 'compare', path: routes.compare(compareAddress.write({ skuIds: [8, 30, 60] })) },
  { name: 'compare-empty', path: routes.compare() },
  { name: 'brands', path: routes.brands() },
  { name: 'brand', path: routes.brand(1) },
  { name: 'shops', path: routes.shops() },
  { name: 'shop', path: routes.shop(1) },
  { name: 'help', path: routes.help() },
  { name: 'introduction', path: routes.websiteIntroduction() },
  { name: 'merchant-join', path: routes.merchantJoin() },
  { name: 'login', path: routes.login() },
  { name: 'register', path: routes.register() },
  { name: 'phone', path: routes.phone() },
  { name: 'missing', path: '/nowhere' },
]

/** Of the signed-in buyer, or another to one. */
const OWN: Screen[] = [
  { name: 'home-buyer', path: routes.home() },
  { name: 'search-buyer', path: routes.search({ keyword: 'M8*30 8.8 外六角' }) },
  { name: 'product-buyer', path: routes.product(8) },
  { name: 'cart', path: routes.cart() },
  { name: 'quick-order', path: routes.quickOrder() },
  { name: 'checkout', path: routes.checkout() },
  { name: 'orders', path: routes.orders() },
  { name: 'after-sale', path: routes.refunds() },
  { name: 'quotations', path: routes.quotations('') },
  { name: 'inquiries', path: routes.inquiries('') },
  { name: 'new-inquiry', path: routes.newInquiry('') },
  { name: 'comments', path: routes.commentPosting() },
  { name: 'messages', path: routes.messages() },
  { name: 'history', path: routes.browsingHistory() },
  { name: 'overview', path: routes.userInfo() },
  { name: 'favourites', path: routes.userInfo('favorites') },
  { name: 'lists', path: routes.userInfo('lists') },
].map((screen) => ({ ...screen, isSignedIn: true }))

export const SCREENS: readonly Screen[] = [...OPEN, ...OWN]
