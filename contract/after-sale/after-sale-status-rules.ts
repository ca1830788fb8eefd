import type { StatusBadge } from '@/contract/order/order-status-rules'

/** Kinds of after-sale cases (DOMAIN 3.1). */
export const AFTER_SALE_TYPE = { refund: 1, sendBack: 2, exchange: 3, repair: 4 } as const
export type AfterSaleType = (typeof AFTER_SALE_TYPE)[keyof typeof AFTER_SALE_TYPE]

/** Kinds of after-sale cases in form order. */
export const AFTER_SALE_TYPES = [
  { type: AFTER_SALE_TYPE.refund, title: '仅退款', text: '没收到或不用退回商品' },
  { type: AFTER_SALE_TYPE.sendBack, title: '退货退款', text: '寄回商品，店铺收到后退款' },
  { type: AFTER_SALE_TYPE.exchange, title: '换货', text: '寄回商品，店铺换新后寄出，您收到后结束' },
  { type: AFTER_SALE_TYPE.repair, title: '维修', text: '寄回商品，店铺修好后寄出，您收到后结束' },
] as const

/** Statuses of an after-sale case (DOMAIN 3.1). */
export const AFTER_SALE_STATUS = {
  applied: 1,
  toSendBack: 2,
  toReceive: 3,
  refunding: 4,
  done: 5,
  rejected: 6,
  withdrawn: 7,
  /** The shop has the returned goods: it exchanges or repairs them. */
  preparing: 8,
  /** The replacement or the repaired goods are on their way to the buyer. */
  toConfirm: 9,
} as const
export type AfterSaleStatus = (typeof AFTER_SALE_STATUS)[keyof typeof AFTER_SALE_STATUS]

const { applied, toSendBack, toReceive, refunding, preparing, toConfirm } = AFTER_SALE_STATUS
/** Statuses of an open case. */
export const OPEN_AFTER_SALES: readonly number[] = [
  applied,
  toSendBack,
  toReceive,
  refunding,
  preparing,
  toConfirm,
]
/** Of these, what waits for the shop, not for the buyer. */
export const SHOP_AFTER_SALES: readonly number[] = [applied, toReceive, refunding, preparing]
/** Kinds that end with a refund. */
export const MONEY_AFTER_SALES: readonly number[] = [
  AFTER_SALE_TYPE.refund,
  AFTER_SALE_TYPE.sendBack,
]

const LOOKS = new Map<number, StatusBadge>([
  [applied, { title: '待商家处理', colour: 'orange' }],
  [toSendBack, { title: '待寄回', colour: 'orange' }],
  [toReceive, { title: '待商家收货', colour: 'blue' }],
  [refunding, { title: '退款中', colour: 'red' }],
  [preparing, { title: '店铺处理中', colour: 'blue' }],
  [toConfirm, { title: '待确认收货', colour: 'orange' }],
  [AFTER_SALE_STATUS.done, { title: '已完成', colour: 'blue' }],
  [AFTER_SALE_STATUS.rejected, { title: '已驳回', colour: 'grey' }],
  [AFTER_SALE_STATUS.withdrawn, { title: '已撤销', colour: 'grey' }],
])

/** Badge of a case's status; a refunded one is red (SPEC section 4). */
export function afterSaleBadge({ type, status }: { type: number; status: number }): StatusBadge {
  const isPaidBack = status === AFTER_SALE_STATUS.done && MONEY_AFTER_SALES.includes(type)
  if (isPaidBack) return { title: '已退款', colour: 'red' }
  return LOOKS.get(status) ?? { title: '处理中', colour: 'grey' }
}

/** Title of a kind of after-sale case. */
export function afterSaleTitle(type: number): string {
  return AFTER_SALE_TYPES.find((known) => known.type === type)?.title ?? '其他售后'
}

/** Quality reasons: they allow a request for longer than others. */
export const QUALITY_REASONS = [
  '质量问题',
  '发错货',
  '少件',
  '规格不符',
  '包装破损',
  '与描述不符',
] as const
/** Reasons for an after-sale request (DOMAIN 3.1). */
export const AFTER_SALE_REASONS = [...QUALITY_REASONS, '不再需要', '其他'] as const
export type AfterSaleReason = (typeof AFTER_SALE_REASONS)[number]
