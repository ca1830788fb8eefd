import { deferred } from './endpoint'

// Calls of the browsing pages that most visits are without; what deferred means, contract/deferred-calls.ts says.

const sms = () => import(/* webpackChunkName: 'browse-calls' */ './account/sms-calls')
const brands = () => import(/* webpackChunkName: 'browse-calls' */ './catalog/brand-calls')
const category = () => import(/* webpackChunkName: 'browse-calls' */ './catalog/category-calls')
const shops = () => import(/* webpackChunkName: 'browse-calls' */ './catalog/shop-calls')
const help = () => import(/* webpackChunkName: 'browse-calls' */ './help/help-calls')
const facts = () => import(/* webpackChunkName: 'browse-calls' */ './help/mall-facts-calls')
const compare = () => import(/* webpackChunkName: 'browse-calls' */ './product/compare-calls')
const quotation = () => import(/* webpackChunkName: 'browse-calls' */ './quotation/quotation-calls')

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
