import { deferred } from './endpoint'

// Calls of the browsing pages that most first loads are without; what deferred means, contract/deferred-calls.ts says.
// Those of a product page, of a leaf's siblings, of the list of the search box and of a crash are in the file of the
// frame's calls, which is loaded by then.

const sms = () => import(/* webpackChunkName: 'browse-calls' */ './account/sms-calls')
const brands = () => import(/* webpackChunkName: 'browse-calls' */ './catalog/brand-calls')
const shops = () => import(/* webpackChunkName: 'browse-calls' */ './catalog/shop-calls')
const help = () => import(/* webpackChunkName: 'browse-calls' */ './help/help-calls')
const facts = () => import(/* webpackChunkName: 'browse-calls' */ './help/mall-facts-calls')
const compare = () => import(/* webpackChunkName: 'browse-calls' */ './product/compare-calls')
const quotation = () => import(/* webpackChunkName: 'browse-calls' */ './quotation/quotation-calls')

const category = () => import(/* webpackChunkName: 'calls' */ './catalog/category-calls')
const related = () => import(/* webpackChunkName: 'calls' */ './product/related-calls')
const arrival = () => import(/* webpackChunkName: 'calls' */ './product/arrival-notice-calls')
const errors = () => import(/* webpackChunkName: 'calls' */ './site/error-report-calls')
const suggestions = () => import(/* webpackChunkName: 'calls' */ './search/suggestion-calls')
const comments = () => import(/* webpackChunkName: 'calls' */ './comment/product-comment-calls')

export const getSmsOutbox = deferred(sms, 'getSmsOutbox', '/api/oauth/getSmsOutbox')
export const getBrandList = deferred(brands, 'getBrandList', '/api/brand/getBrandList')
export const getBrandDetail = deferred(brands, 'getBrandDetail', '/api/brand/getBrandDetail')
export const getCategoryDetail = deferred(
  category,
  'getCategoryDetail',
  '/api/categories/getCategoryDetail',
)
export const getShopList = deferred(shops, 'getShopList', '/api/brand/getShopList')
export const getShopDetail = deferred(shops, 'getShopDetail', '/api/brand/getShopDetail')
export const getHelpArticle = deferred(help, 'getHelpArticle', '/api/help/getArticle')
export const searchHelp = deferred(help, 'searchHelp', '/api/help/search')
export const getMallFacts = deferred(facts, 'getMallFacts', '/api/global/getMallFacts')
export const compareSkus = deferred(compare, 'compareSkus', '/api/product/compareSkus')
export const verifyQuotation = deferred(
  quotation,
  'verifyQuotation',
  '/api/cart/list/verifyQuotation',
)

export const getRelatedProducts = deferred(
  related,
  'getRelatedProducts',
  '/api/product/getRelatedProducts',
)
export const getArrivalState = deferred(arrival, 'getArrivalState', '/api/arrival/getArrivalState')
export const saveArrivalNotice = deferred(
  arrival,
  'saveArrivalNotice',
  '/api/arrival/saveArrivalNotice',
)
export const deleteArrivalNotice = deferred(
  arrival,
  'deleteArrivalNotice',
  '/api/arrival/deleteArrivalNotice',
)
export const getProductComments = deferred(
  comments,
  'getProductComments',
  '/api/comment/getProductComments',
)

export const getProductSearchTips = deferred(
  suggestions,
  'getProductSearchTips',
  '/api/brand/getProductSearchTips',
)
export const getSearchSuggestions = deferred(
  suggestions,
  'getSearchSuggestions',
  '/api/product/getSearchSuggestions',
)
export const deleteProductHistory = deferred(
  suggestions,
  'deleteProductHistory',
  '/api/brand/deleteProductHistory',
)

export const renderError = deferred(errors, 'renderError', '/api/log/renderError')
