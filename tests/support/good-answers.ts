import type { OutboxMessage } from '@/contract/account/sms-calls'
import type { getUserInfo } from '@/contract/account/user-calls'
import type { Area } from '@/contract/area/area-calls'
import type { CategoryNode } from '@/contract/catalog/category-tree-calls'
import type { getHotSearch, HomePage } from '@/contract/catalog/home-calls'
import type { Output } from '@/contract/endpoint'
import type { RepairInfo } from '@/contract/site/repair-calls'
import { CODES, NO_OBSTACLES, OVERVIEW, SECURITY, SESSIONS } from './good-account'
import { BRAND_DETAIL, BRANDS, CATEGORY, SHOP_DETAIL, SHOPS } from './good-browse'
import { THREAD } from './good-chat'
import { ADDRESSES, PARSED_ADDRESS, TITLES } from './good-checkout'
import { PENDING, POSTED } from './good-comments'
import { FACTS } from './good-facts'
import {
  BOLTS,
  BRAND,
  buildProduct,
  COMMENTS,
  COMPARISON,
  IMAGE,
  RELATED,
  SEARCH,
  SKU_TABLE,
} from './good-goods'
import { ARTICLE, HELP_FOUND } from './good-help'
import { GOOD_INQUIRIES } from './good-inquiries'
import { APPLY_NO, INVOICES, OPEN_ORDERS } from './good-invoices'
import { APPLICATION_NO, APPLICATIONS, MERCHANT_FILE, SECRET } from './good-merchant'
import { BOUGHT_AGAIN, GOOD_ORDERS } from './good-orders'
import {
  BROWSED,
  CART,
  FAVORITES,
  FREQUENT,
  MESSAGE_DETAIL,
  MESSAGES,
  PURCHASE_LIST,
  PURCHASE_LISTS,
} from './good-personal'
import { CHECK, GOOD_QUOTATIONS, QUOTATION } from './good-quotation'
import { GOOD_SALES } from './good-sales'

const NOW = Date.UTC(2026, 10, 21, 1)
const HOUR_MS = 3_600_000

const HOT_WORDS: Output<typeof getHotSearch> = [
  { id: '1', hotWord: 'M8×30 外六角' },
  { id: '2', hotWord: '深沟球轴承' },
]

const AREAS: Area[] = [
  { sysNo: '31', title: '上海市', hasSpu: true },
  { sysNo: '45', title: '广西壮族自治区', hasSpu: false },
]

const CATEGORIES: CategoryNode[] = [
  {
    id: 1,
    name: '紧固件',
    productCount: 4100,
    children: [
      {
        ...BOLTS,
        productCount: 900,
        children: [{ id: 10101, name: '外六角螺栓', productCount: 320 }],
      },
    ],
  },
  { id: 2, name: '轴承', productCount: 380, children: [] },
]

const HOME: HomePage = {
  banners: [
    { title: '紧固件', text: '按标准号直接搜', keyword: 'GB/T 5782', image: IMAGE },
    { title: '劳保用品', text: '整箱更省', keyword: '手套', image: IMAGE },
  ],
  notices: ['国庆期间照常发货', '新增 1200 种轴承'],
  categories: [
    { id: 1, name: '紧固件', image: IMAGE, leaves: [{ id: 10101, name: '外六角螺栓' }] },
    { id: 2, name: '轴承', image: '', leaves: [] },
  ],
  brands: [BRAND, { id: 4, name: '拓纳', latin: 'TONA' }],
}

const REPAIR: RepairInfo = {
  repairing: true,
  title: '系统升级',
  content: '升级期间暂停下单。',
  scope: ['下单'],
  startTime: NOW,
  endTime: NOW + 26 * HOUR_MS,
  noticeTime: null,
  now: NOW,
  contactPhone: '400-000-0000',
}

const USER: Output<typeof getUserInfo> = { id: 'u1', username: 'demo', companyName: '示例公司' }

const OUTBOX: OutboxMessage[] = [
  {
    id: 's1',
    phone: '138****0000',
    createdAt: NOW,
    text: '【工品商城】注册验证码 012345，5 分钟内有效，请勿告诉他人。',
  },
]

/** What an API answers that is well, by the name of the call. */
export const GOOD: Record<string, unknown> = {
  ...GOOD_ORDERS,
  ...GOOD_SALES,
  ...GOOD_INQUIRIES,
  ...GOOD_QUOTATIONS,
  getHotSearch: HOT_WORDS,
  getCategoryList: CATEGORIES,
  getCategoryDetail: CATEGORY,
  getBrandList: BRANDS,
  getBrandDetail: BRAND_DETAIL,
  getShopList: SHOPS,
  getShopDetail: SHOP_DETAIL,
  getSysRegion: AREAS,
  getHomePage: HOME,
  getHelpArticle: ARTICLE,
  searchHelp: HELP_FOUND,
  getMallFacts: FACTS,
  openMerchantDraft: { draftId: SECRET },
  uploadMerchantFile: MERCHANT_FILE,
  applyMerchant: { applicationNo: APPLICATION_NO, ticket: SECRET },
  getApplication: APPLICATIONS,
  correctApplication: { applicationNo: APPLICATION_NO },
  withdrawApplication: { applicationNo: APPLICATION_NO },
  getThread: THREAD,
  ask: THREAD,
  leaveMessage: THREAD,
  searchProducts: SEARCH,
  getSkuTable: SKU_TABLE,
  getProductDetail: buildProduct(2),
  getRelatedProducts: RELATED,
  getProductComments: COMMENTS,
  compareSkus: COMPARISON,
  getArrivalState: [7],
  getInvoiceOrders: OPEN_ORDERS,
  getInvoiceList: INVOICES,
  applyInvoice: { applyNo: APPLY_NO },
  reissueInvoice: { applyNo: APPLY_NO },
  getPendingList: PENDING,
  getPostedList: POSTED,
  postComment: { id: 'c1' },
  appendComment: { append: '用了一个月，一直没有松动。' },
  uploadPicture: { fileId: '0b5f4a36-6a1c-4f0e-9f43-0c7c8f3f9a01' },
  getBrowsingList: BROWSED,
  deleteBrowsing: { count: 2 },
  recordBrowsing: null,
  clearBrowsing: null,
  getFrequentGoods: FREQUENT,
  getFavoriteList: FAVORITES,
  getFavoriteState: [5],
  getPurchaseLists: PURCHASE_LISTS,
  getPurchaseList: PURCHASE_LIST,
  getRepairInfo: REPAIR,
  getUserInfo: USER,
  modifyUserInfo: USER,
  getCartListCount: 3,
  getCartList: CART,
  restoreCartProduct: CART,
  getQuotationDraft: QUOTATION,
  issueQuotation: { ...QUOTATION, no: CHECK.no },
  copyQuotation: BOUGHT_AGAIN,
  verifyQuotation: CHECK,
  getAddressList: ADDRESSES,
  parseAddress: PARSED_ADDRESS,
  getTitleList: TITLES,
  getSmsOutbox: OUTBOX,
  getAccountOverview: OVERVIEW,
  getAccountSecurity: SECURITY,
  getBuyerCodes: CODES,
  saveBuyerCode: { code: 'A-1' },
  deleteBuyerCodes: { count: 1 },
  importBuyerCodes: { count: 1, refused: [] },
  getClosingObstacles: NO_OBSTACLES,
  closeAccount: null,
  getSessionList: SESSIONS,
  getMessageCount: 3,
  getMessageList: MESSAGES,
  getMessageDetail: MESSAGE_DETAIL,
}
