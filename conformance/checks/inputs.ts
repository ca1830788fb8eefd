import { randomUUID } from 'node:crypto'
import { APPLICATION_TYPE, NATIONWIDE } from '@/contract/constants'
import { at, inside, listIn, type Run } from '../run'

/** Makes the input of a reading call of what the host has answered; undefined: nothing to ask about. */
type Make = (run: Run) => unknown

const KEYWORD = '螺栓'
const page = { page: 1, pageSize: 20 }

/** The first area with goods, as a buyer would choose it; else the whole country. */
export function areaOf({ answers }: Run): { areaCode: unknown[] } {
  const area = listIn(answers.get('getSysRegion')).find((one) => inside(one, 'hasSpu') === true)
  return { areaCode: [inside(area, 'sysNo') ?? NATIONWIDE] }
}

/** Fields of an input; undefined when one of them is not known. */
function known(fields: Record<string, unknown>): unknown {
  return Object.values(fields).includes(undefined) ? undefined : fields
}

const inArea = (run: Run, fields: Record<string, unknown>) => known({ ...fields, ...areaOf(run) })
const keywordOf = (run: Run) => at(run, 'getHotSearch', 0, 'hotWord') ?? KEYWORD
const productOf = (run: Run) => at(run, 'searchProducts', 'list', 0, 'productId')
const skuOf = (run: Run) => at(run, 'searchProducts', 'list', 0, 'sku', 'skuId')
const qtyOf = (run: Run) => at(run, 'searchProducts', 'list', 0, 'sku', 'moq')
const listOfOne = (value: unknown) => (value === undefined ? undefined : [value])
const nothing: Make = () => ({})
const firstPage: Make = () => page
const pageInArea: Make = (run) => inArea(run, page)

/** The calls that only read, in an order in which one finds what the next asks about. */
export const READING: Readonly<Record<string, Make>> = {
  getRepairInfo: nothing,
  getSysRegion: nothing,
  getSysRegionLevelList: nothing,
  getDefaultArea: nothing,
  getHotSearch: nothing,
  getCategoryList: () => ({ level: 3 }),
  getBrandList: pageInArea,
  getShopList: pageInArea,
  getProductSearchTips: (run) => inArea(run, { keyword: keywordOf(run) }),
  getUserInfo: nothing,
  getProductHistoryRecord: nothing,
  getCartList: areaOf,
  getCartListCount: nothing,
  getMessageList: () => ({ ...page, applicationType: APPLICATION_TYPE }),
  getMessageCount: () => ({ id: 1, applicationType: APPLICATION_TYPE }),
  getHomePage: areaOf,
  getMallFacts: nothing,
  getCaptcha: nothing,
  getSmsOutbox: nothing,
  getThread: () => ({ visitorId: randomUUID() }),
  getCategoryDetail: (run) => inArea(run, { categoryId: at(run, 'getCategoryList', 0, 'id') }),
  getBrandDetail: (run) => inArea(run, { id: at(run, 'getBrandList', 'list', 0, 'id') }),
  getShopDetail: (run) => inArea(run, { id: at(run, 'getShopList', 'list', 0, 'id') }),
  searchProducts: (run) => inArea(run, { ...page, keyword: keywordOf(run), inStock: true }),
  getSkuTable: (run) => inArea(run, { ...page, keyword: keywordOf(run) }),
  getProductDetail: (run) => inArea(run, { productId: productOf(run) }),
  getRelatedProducts: (run) => inArea(run, { productId: productOf(run) }),
  getProductComments: (run) => known({ ...page, productId: productOf(run) }),
  compareSkus: (run) => inArea(run, { skuIds: listOfOne(skuOf(run)) }),
  matchLines: (run) => inArea(run, { lines: [{ text: keywordOf(run) }] }),
  getArrivalState: (run) => known({ skuIds: listOfOne(skuOf(run)) }),
  getFavoriteState: (run) => known({ productIds: listOfOne(productOf(run)) }),
  getFavoriteList: pageInArea,
  getBrowsingList: pageInArea,
  getPurchaseLists: nothing,
  getPurchaseList: (run) => inArea(run, { id: at(run, 'getPurchaseLists', 0, 'id') }),
  previewAreaSwitch: (run) => ({ ...areaOf(run), currentAreaCode: [NATIONWIDE] }),
  previewOrder: (run) => {
    const line = known({ skuId: skuOf(run), qty: qtyOf(run) })
    return inArea(run, { source: 'buyNow', lines: listOfOne(line) })
  },
  getSubmitResult: () => ({ key: randomUUID() }),
  getOrderList: () => ({ ...page, type: -1 }),
  getOrderDetail: (run) => known({ orderNo: at(run, 'getOrderList', 'list', 0, 'orderNo') }),
  getFrequentGoods: areaOf,
  getRefundList: firstPage,
  getRefundDetail: (run) => known({ refundNo: at(run, 'getRefundList', 'list', 0, 'refundNo') }),
  getInquiryList: firstPage,
  getInquiryDetail: (run) =>
    known({ inquiryNo: at(run, 'getInquiryList', 'list', 0, 'inquiryNo') }),
  getPendingList: firstPage,
  getPostedList: firstPage,
  getInvoiceOrders: nothing,
  getInvoiceList: firstPage,
  getTitleList: nothing,
  getAddressList: nothing,
  getClosingObstacles: nothing,
  getBuyerCodes: firstPage,
  parseAddress: () => ({ text: '张三 13800138000 浙江省杭州市余杭区文一西路 969 号' }),
  getAccountOverview: nothing,
  getAccountSecurity: nothing,
  getSessionList: nothing,
}
