/** HTTP limit of a call, ms (SPEC section 9). */
export const HTTP_TIMEOUT_MS = 3000
/** Writing a file may take longer than a call usually may, ms (RELIABILITY F38). */
export const EXPORT_TIMEOUT_MS = 30_000
export const SEARCH_DEBOUNCE_MS = 300
/** Beyond this scroll the compact header shows and the hot words hide, px. */
export const COMPACT_HEADER_PX = 240
export const TOAST_MS = 1000
export const CACHE_MS = 5 * 60_000
export const FOCUS_GAP_MS = 5000
/** The cart badge shows from this count on. */
export const BADGE_MIN = 1
/** The red dot of 我的消息 shows from this count on. */
export const UNREAD_MIN = 1

/** Area id of the whole country, the default of areaHomeIdList. */
export const NATIONWIDE = '0000'
export const AREA_CODES_MAX = 200

export const PAGE_SIZE_MAX = 100
export const GRID_PAGE_SIZE = 40
export const LIST_PAGE_SIZE = 20
export const TABLE_PAGE_SIZE = 50
/** Rows of the spec table a buyer can ask for at once. */
export const TABLE_PAGE_SIZES: readonly number[] = [50, 100, 500]
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
/** Good are 4 and 5 stars, middle 3, poor 1 and 2; append those the buyer added to later. */
export const COMMENT_FILTERS = ['all', 'good', 'middle', 'poor', 'append'] as const
export type CommentFilter = (typeof COMMENT_FILTERS)[number]
/** Deep paging stops at this row; the page asks to filter instead. */
export const DEEP_PAGING_ROWS = 10_000

export const KEYWORD_MAX = 100
export const CART_LINES_MAX = 500
/** Working days until a shop sends what its stock does not hold (DOMAIN 4.2: 7 to 15). */
export const BACKORDER_DAYS = 15
/** SKUs a buyer may wait for. */
export const ARRIVAL_NOTICES_MAX = 200
/** Products a user keeps at hand. */
export const FAVORITES_MAX = 500
/** Purchase lists of a user, and lines of one. */
export const PURCHASE_LISTS_MAX = 50
export const PURCHASE_LINES_MAX = 500
export const LIST_NAME_MAX = 40
/** Addresses of a user, and titles invoices are made out to. */
export const ADDRESSES_MAX = 20
export const INVOICE_TITLES_MAX = 20
/** SKUs side by side. */
export const COMPARE_MAX = 4
/** Ids a batch call takes. */
export const ID_LIST_MAX = 500
/** The mall on a computer, as the message calls name it (SPEC section 7). */
export const APPLICATION_TYPE = 1
export const QTY_MAX = 999_999

/** Names of cookies and of local-storage keys (SPEC section 3). */
export const COOKIE = {
  areas: 'areaHomeIdList',
  salesAreas: 'salesAreaCode',
  login: 'loginInfo',
} as const
export const STORAGE = {
  userInfo: 'userInfo',
  goodsInfo: 'goodsInfo',
  quickOrder: 'quickOrder',
  cartEdits: 'cartEdits',
  cartChanged: 'cartChanged',
  submission: 'checkoutSubmission',
  checkoutDraft: 'checkoutDraft',
  shortcuts: 'shortcuts',
  chatVisitor: 'chatVisitor',
  chatUser: 'chatUser',
  merchantDraft: 'merchantDraft',
  merchantTicket: 'merchantTicket',
} as const

/** Envelope codes (API.md). 0 is success; the rest accompany an HTTP error status. */
export const CODE = {
  ok: 0,
  badInput: 1001,
  notFound: 1004,
  conflict: 1009,
  /** An order is not what the buyer saw; `data` is the new preview. */
  staleQuote: 1010,
  unprocessable: 1022,
  tooMany: 1029,
  unauthorized: 2001,
  forbidden: 2003,
  badCredentials: 2010,
  /** Signing in wants a captcha first. */
  captchaWanted: 2011,
  underRepair: 3110,
  noSuchCall: 4004,
  badMethod: 4005,
  badMediaType: 4015,
  tooLarge: 4013,
  serverFault: 5000,
  unavailable: 5003,
} as const

export const HEADER = {
  siteId: 'X-Site-Id',
  requestId: 'X-Request-Id',
  idempotencyKey: 'Idempotency-Key',
} as const
