/** Status codes of an order (SPEC section 3); 3 and 6 are never sent. */
export const ORDER_STATUS = {
  pending: 1,
  toShip: 2,
  toReceive: 4,
  done: 5,
  cancelled: 7,
} as const
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS]

/** Payment states (DOMAIN 3.1): checking is an offline payment with an unchecked voucher. */
export const PAY_STATUS = {
  unpaid: 0,
  paid: 1,
  checking: 2,
  partlyRefunded: 3,
  refunded: 4,
} as const
export const SHIP_STATUS = { none: 0, part: 1, all: 2 } as const
export const REFUND_STATUS = { none: 0, refunding: 2, refunded: 3 } as const

export type StatusColour = 'orange' | 'blue' | 'grey' | 'red'
/** A label and its colour. */
export type StatusBadge = { title: string; colour: StatusColour }

/** The tabs of the order list and the labels of an order's status (SPEC section 4). */
export const ORDER_TABS = [
  { type: -1, title: '全部订单', colour: 'grey' },
  { type: ORDER_STATUS.pending, title: '待接单', colour: 'orange' },
  { type: ORDER_STATUS.toShip, title: '待发货', colour: 'orange' },
  { type: ORDER_STATUS.toReceive, title: '待收货', colour: 'blue' },
  { type: ORDER_STATUS.done, title: '已完成', colour: 'blue' },
  { type: ORDER_STATUS.cancelled, title: '已取消', colour: 'grey' },
] as const

export type OrderTab = (typeof ORDER_TABS)[number]['type']
/** Values of the list's `type`: -1 for all, else a status (SPEC section 4). */
export const ORDER_TYPES = [-1, 1, 2, 4, 5, 7] as const satisfies readonly OrderTab[]

/** Badge of a status; unknown codes are tolerated (DOMAIN 3.1). */
export function statusBadge(status: number): StatusBadge {
  const known = ORDER_TABS.find(({ type }) => type === status && type > 0)
  return known ?? { title: '处理中', colour: 'grey' }
}

/** Badge of a refund; null when there is none. */
export function refundBadge(refundStatus: number): StatusBadge | null {
  if (refundStatus === REFUND_STATUS.refunding) return { title: '退款中', colour: 'red' }
  return refundStatus === REFUND_STATUS.refunded ? { title: '已退款', colour: 'red' } : null
}

/** Payment methods (SPEC section 3). */
export const PAY_TYPES = [
  { type: 1, title: '支付宝' },
  { type: 2, title: '微信支付' },
  { type: 3, title: '银联支付' },
  { type: 4, title: '线下支付' },
] as const
export type PayType = (typeof PAY_TYPES)[number]['type']
/** Bank transfer with a voucher, without a cashier. */
export const OFFLINE_PAY = 4

/** The methods that are offered, by type; all of them where nothing is said. */
export function offeredMethods(types: readonly number[] | undefined) {
  return PAY_TYPES.filter(({ type }) => types === undefined || types.includes(type))
}

/** Title of a payment method. */
export function payTitle(type: number): string {
  return PAY_TYPES.find((known) => known.type === type)?.title ?? '其他方式'
}

/** Start of the listed period by date key (SPEC section 3); periods before now in ms. */
export const DATE_KEYS = [
  { key: '01', title: '近三天', spanMs: 3 * 86_400_000 },
  { key: '02', title: '近一周', spanMs: 7 * 86_400_000 },
  { key: '03', title: '近一年', spanMs: 365 * 86_400_000 },
] as const

/** Reasons for a cancellation (DOMAIN 3.1). */
export const CANCEL_REASONS = [
  '不想要了',
  '信息填写错误',
  '重复下单',
  '价格变动',
  '货期太长',
  '内部审批未通过',
  '其他',
] as const

/** D, the second of placing in China, six digits. */
export const ORDER_NO = /^D\d{18}$/
