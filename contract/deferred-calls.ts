import { deferred } from './endpoint'

// Calls that the frame and the browsing pages know before they make one: with the first load come names and paths
// alone. Their schemas are one file of the build, loaded with the transport at the first sign of a visitor. A call
// whose schemas a screen needs at once, for its form, is imported from its own file.

const account = () => import(/* webpackChunkName: 'calls' */ './account/oauth-calls')
const user = () => import(/* webpackChunkName: 'calls' */ './account/user-calls')
const favorites = () => import(/* webpackChunkName: 'calls' */ './account/favorite-calls')
const areas = () => import(/* webpackChunkName: 'calls' */ './area/area-calls')
const addToCart = () => import(/* webpackChunkName: 'calls' */ './cart/add-to-cart-calls')
const cart = () => import(/* webpackChunkName: 'calls' */ './cart/cart-calls')
const cartCount = () => import(/* webpackChunkName: 'calls' */ './cart/cart-count-calls')
const categories = () => import(/* webpackChunkName: 'calls' */ './catalog/category-tree-calls')
const home = () => import(/* webpackChunkName: 'calls' */ './catalog/home-calls')
const messages = () => import(/* webpackChunkName: 'calls' */ './message/message-count-calls')
const product = () => import(/* webpackChunkName: 'calls' */ './product/product-calls')
const search = () => import(/* webpackChunkName: 'calls' */ './search/search-calls')
const suggestions = () => import(/* webpackChunkName: 'calls' */ './search/suggestion-calls')
const repair = () => import(/* webpackChunkName: 'calls' */ './site/repair-calls')

export const getOauthToken = deferred(account, 'getOauthToken', '/api/oauth/getOauthToken')
export const logout = deferred(account, 'logout', '/api/oauth/logout')
export const getUserInfo = deferred(user, 'getUserInfo', '/api/user/getUserInfo')

export const getFavoriteList = deferred(
  favorites,
  'getFavoriteList',
  '/api/favorite/getFavoriteList',
)
export const getFavoriteState = deferred(
  favorites,
  'getFavoriteState',
  '/api/favorite/getFavoriteState',
)
export const saveFavorite = deferred(favorites, 'saveFavorite', '/api/favorite/saveFavorite')
export const deleteFavorite = deferred(favorites, 'deleteFavorite', '/api/favorite/deleteFavorite')

export const getSysRegion = deferred(areas, 'getSysRegion', '/api/global/getSysRegion')

export const saveCartProduct = deferred(
  addToCart,
  'saveCartProduct',
  '/api/cart/list/saveCartProduct',
)
const getCartList = deferred(cart, 'getCartList', '/api/cart/list/getCartList')
export const getCartListCount = deferred(
  cartCount,
  'getCartListCount',
  '/api/cart/list/getCartListCount',
)
/** Calls invalidated by adding goods to the cart. */
export const CART_CALLS = [getCartList, getCartListCount]

export const getCategoryList = deferred(
  categories,
  'getCategoryList',
  '/api/home/categories/getCategoryList',
)
export const getHomePage = deferred(home, 'getHomePage', '/api/home/index/getHomePage')
export const getHotSearch = deferred(home, 'getHotSearch', '/api/home/index/getHotSearch')
export const recordSearch = deferred(home, 'recordSearch', '/api/home/index/recordSearch')

export const getMessageCount = deferred(
  messages,
  'getMessageCount',
  '/api/system-message/getMessageCount',
)

export const getProductDetail = deferred(
  product,
  'getProductDetail',
  '/api/product/getProductDetail',
)
export const searchProducts = deferred(search, 'searchProducts', '/api/product/searchProducts')
export const getSkuTable = deferred(search, 'getSkuTable', '/api/product/getSkuTable')

export const getProductHistoryRecord = deferred(
  suggestions,
  'getProductHistoryRecord',
  '/api/brand/getProductHistoryRecord',
)

export const getRepairInfo = deferred(repair, 'getRepairInfo', '/api/oauth/getRepairInfo')
