import * as z from 'zod/mini'
import type { StatusLook } from './order-state'

/** What buyers ask for (DOMAIN 3.1). */
export const SALE_TYPE = { refund: 1, sendBack: 2, exchange: 3, repair: 4 } as const
export type SaleType = (typeof SALE_TYPE)[keyof typeof SALE_TYPE]
export const saleType = z.literal([1, 2, 3, 4])

/** The kinds of after-sale in the order a form offers them. */
export const SALE_TYPES = [
  { type: SALE_TYPE.refund, title: '仅退款', text: '没收到或不用退回商品' },
  { type: SALE_TYPE.sendBack, title: '退货退款', text: '寄回商品，店铺收到后退款' },
  { type: SALE_TYPE.exchange, title: '换货', text: '寄回商品，店铺换新后寄出' },
  { type: SALE_TYPE.repair, title: '维修', text: '寄回商品，店铺修好后寄出' },
] as const

/** How far an after-sale record is (DOMAIN 3.1). */
export const SALE_STATUS = {
  applied: 1,
  toSendBack: 2,
  toReceive: 3,
  refunding: 4,
  done: 5,
  rejected: 6,
  withdrawn: 7,
} as const
export type SaleStatus = (typeof SALE_STATUS)[keyof typeof SALE_STATUS]

const { applied, toSendBack, toReceive, refunding } = SALE_STATUS
/** Something is still to be done by somebody. */
export const OPEN_SALES: readonly number[] = [applied, toSendBack, toReceive, refunding]
/** What ends with money on its way back. */
export const MONEY_SALES: readonly number[] = [SALE_TYPE.refund, SALE_TYPE.sendBack]

const LOOKS = new Map<number, StatusLook>([
  [applied, { title: '待商家处理', colour: 'orange' }],
  [toSendBack, { title: '待寄回', colour: 'orange' }],
  [toReceive, { title: '待商家收货', colour: 'blue' }],
  [refunding, { title: '退款中', colour: 'red' }],
  [SALE_STATUS.done, { title: '已完成', colour: 'blue' }],
  [SALE_STATUS.rejected, { title: '已驳回', colour: 'grey' }],
  [SALE_STATUS.withdrawn, { title: '已撤销', colour: 'grey' }],
])

/** How a record's status is shown; one that gave money back says so in red (SPEC section 4). */
export function saleLook({ type, status }: { type: number; status: number }): StatusLook {
  const isPaidBack = status === SALE_STATUS.done && MONEY_SALES.includes(type)
  if (isPaidBack) return { title: '已退款', colour: 'red' }
  return LOOKS.get(status) ?? { title: '处理中', colour: 'grey' }
}

/** How buyers call a kind of after-sale. */
export function saleTitle(type: number): string {
  return SALE_TYPES.find((known) => known.type === type)?.title ?? '其他售后'
}

/** What is wrong with the goods or how they came: longer than the others a reason to ask. */
export const QUALITY_REASONS = [
  '质量问题',
  '发错货',
  '少件',
  '规格不符',
  '包装破损',
  '与描述不符',
] as const
/** Why buyers ask (DOMAIN 3.1). */
export const SALE_REASONS = [...QUALITY_REASONS, '不再需要', '其他'] as const
export const saleReason = z.enum(SALE_REASONS)
export type SaleReason = z.infer<typeof saleReason>

/** S, the second it was asked for in China, six digits. */
export const refundNo = z.string().check(z.regex(/^S\d{18}$/, '售后单号应为 S 加 18 位数字'))
