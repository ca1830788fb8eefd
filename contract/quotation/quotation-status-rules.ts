import type { StatusBadge } from '@/contract/order/order-status-rules'

/** Statuses of an issued quotation (报价单). */
export const QUOTATION_STATUS = { valid: 1, expired: 2, ordered: 3 } as const
export type QuotationStatus = (typeof QUOTATION_STATUS)[keyof typeof QUOTATION_STATUS]

const { valid, expired, ordered } = QUOTATION_STATUS

/** Values of the list's filter: -1 for all, else a status. */
export const QUOTATION_TYPES = [-1, 1, 2, 3] as const
export type QuotationType = (typeof QUOTATION_TYPES)[number]

/** The tabs of the list and the labels of a status, in tab order. */
export const QUOTATION_TABS: readonly ({ type: QuotationType } & StatusBadge)[] = [
  { type: -1, title: '全部报价单', colour: 'grey' },
  { type: valid, title: '有效', colour: 'blue' },
  { type: expired, title: '已过期', colour: 'grey' },
  { type: ordered, title: '已下单', colour: 'blue' },
]

/** Badge of a quotation's status; unknown codes are tolerated. */
export function quotationBadge(status: number): StatusBadge {
  const known = QUOTATION_TABS.find(({ type }) => type === status && type > 0)
  return known ?? { title: '处理中', colour: 'grey' }
}

type Facts = {
  /** End of its validity, epoch ms. */
  validUntil: number
  /** An order made of it exists and was not cancelled. */
  isOrdered: boolean
}

/** Status of a quotation: it may be ordered once, while it is valid. */
export function quotationStatusAt({ validUntil, isOrdered }: Facts, now: number): QuotationStatus {
  if (isOrdered) return ordered
  return now <= validUntil ? valid : expired
}
