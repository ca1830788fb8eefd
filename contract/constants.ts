/** HTTP timeout of a call, ms (SPEC section 9). */
export const HTTP_TIMEOUT_MS = 3000
export const SEARCH_DEBOUNCE_MS = 300
/** Scroll offset beyond which the compact header shows and the hot words hide, px. */
export const COMPACT_HEADER_PX = 240
export const TOAST_MS = 1000
export const CACHE_MS = 5 * 60_000
export const FOCUS_GAP_MS = 5000
/** The cart badge is shown from this count on. */
export const BADGE_MIN = 1
/** The red dot of 我的消息 is shown from this count on. */
export const UNREAD_MIN = 1

/** Area id of the whole country, the default of areaHomeIdList. */
export const NATIONWIDE = '0000'
export const AREA_CODES_MAX = 200
/** Area ids are a host's own (SPEC section 3); these signs would end one in a cookie or in JSON. */
export const AREA_ID = /^[^\s\p{C}"',;<>\\[\]{}]{1,32}$/u

export const PAGE_SIZE_MAX = 100
export const GRID_PAGE_SIZE = 40
export const LIST_PAGE_SIZE = 20
export const TABLE_PAGE_SIZE = 50
/** Page sizes of the spec table. */
export const TABLE_PAGE_SIZES = [50, 100, 500] as const
export const TABLE_ROWS_MAX = 500
export const COMMENT_PAGE_SIZE = 10
export const FAVORITE_PAGE_SIZE = 12
export const ORDER_PAGE_SIZE = 10
/** 综合, 销量, 价格升, 价格降, 新品, 货期. */
export const PRODUCT_SORTS = [
  'default',
  'sales',
  'priceAsc',
  'priceDesc',
  'newest',
  'lead',
] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]
/** Good: 4 and 5 stars, middle: 3, poor: 1 and 2; append: with a later addition. */
export const COMMENT_FILTERS = ['all', 'good', 'middle', 'poor', 'append'] as const
export type CommentFilter = (typeof COMMENT_FILTERS)[number]
/** Deep paging stops at this row; the page suggests filtering instead. */
export const DEEP_PAGING_ROWS = 10_000

export const KEYWORD_MAX = 100
/** Attributes a list is narrowed by at a time; no category has as many. */
export const ATTRIBUTES_MAX = 30
export const CART_LINES_MAX = 500
/** Working days until a shop ships backordered goods (DOMAIN 4.2: 7 to 15). */
export const BACKORDER_DAYS = 15
/** SKUs in one comparison. */
export const COMPARE_MAX = 4
/** Maximum ids in a batch call. */
export const ID_LIST_MAX = 500
/** The desktop mall, as the message calls name it (SPEC section 7). */
export const APPLICATION_TYPE = 1
export const QTY_MAX = 999_999

/** Names of cookies and local-storage keys (SPEC section 3). */
export const COOKIE = {
  areas: 'areaHomeIdList',
  salesAreas: 'salesAreaCode',
  areaPrompt: 'areaPrompt',
  login: 'loginInfo',
  searchView: 'searchView',
} as const
export const STORAGE = {
  userInfo: 'userInfo',
  goodsInfo: 'goodsInfo',
  quickOrder: 'quickOrder',
  cartEdits: 'cartEdits',
  cartChanged: 'cartChanged',
  checkoutDraft: 'checkoutDraft',
  shortcuts: 'shortcuts',
  missingCalls: 'missingCalls',
  inquiryDraft: 'inquiryDraft',
  keptForms: 'keptForms',
  /** Added to the key of a draft: whose it is. */
  ownerOf: 'ownerOf ',
} as const

/**
 * Envelope codes that the mall reads (API.md); 0 is success, the rest accompany an HTTP error status. Our
 * API has more (server/kernel/http/envelope-codes.ts).
 */
export const CODE = {
  ok: 0,
  notFound: 1004,
  conflict: 1009,
  /** The order differs from what the buyer saw; `data` is the new preview. */
  staleQuote: 1010,
  /** Sign-in requires a captcha. */
  captchaWanted: 2011,
  underRepair: 3110,
} as const

export const HEADER = {
  siteId: 'X-Site-Id',
  requestId: 'X-Request-Id',
  idempotencyKey: 'Idempotency-Key',
} as const
/** Diagnostics channel on which rendering says which page a request is for, and whether it was cached. */
export const PAGE_CHANNEL = 'mall:page'
/** Header, or cookie, that names the testers' world a call belongs to (docs/qa.md). */
export const FAULT_SCOPE = 'x-fault-scope'
/** Maximum orders in one payment. */
export const PAID_AT_ONCE_MAX = 20
/** Default lifetime of a cached page, s. */
export const PAGE_CACHE_S = 10

/** Strict-Transport-Security of a mall whose own address is https, for pages and calls: a year. */
export const STRICT_TRANSPORT = 'max-age=31536000'

/** Denominator of rates: a tier price as a share of the SKU's price, in 1/10000. */
export const RATE = 10_000
