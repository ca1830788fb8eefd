import type { StatusBadge } from '@/contract/order/order-status-rules'

/** Statuses of an inquiry (询价). */
export const INQUIRY_STATUS = {
  waiting: 1,
  partlyQuoted: 2,
  quoted: 3,
  accepted: 4,
  expired: 5,
  cancelled: 6,
  /** Every line was answered, and no shop can supply any. */
  declined: 7,
} as const
export type InquiryStatus = (typeof INQUIRY_STATUS)[keyof typeof INQUIRY_STATUS]

const { waiting, partlyQuoted, quoted, accepted, expired, cancelled, declined } = INQUIRY_STATUS
/** Statuses in which the buyer awaits offers or may accept one. */
export const PENDING_INQUIRIES: readonly number[] = [waiting, partlyQuoted, quoted]
/** Statuses in which shops may answer: what one shop declined another may still offer. */
export const OPEN_INQUIRIES: readonly number[] = [...PENDING_INQUIRIES, declined]

/** Values of the list's filter: -1 for all, else a status. */
export const INQUIRY_TYPES = [-1, 1, 2, 3, 4, 5, 6, 7] as const
export type InquiryType = (typeof INQUIRY_TYPES)[number]

/** The tabs of the list and the labels of a status, in tab order. */
export const INQUIRY_TABS: readonly ({ type: InquiryType } & StatusBadge)[] = [
  { type: -1, title: '全部询价', colour: 'grey' },
  { type: waiting, title: '待报价', colour: 'orange' },
  { type: partlyQuoted, title: '部分报价', colour: 'orange' },
  { type: quoted, title: '已报价', colour: 'blue' },
  { type: accepted, title: '已接受', colour: 'blue' },
  { type: declined, title: '不能供应', colour: 'grey' },
  { type: expired, title: '已过期', colour: 'grey' },
  { type: cancelled, title: '已取消', colour: 'grey' },
]

/** Badge of an inquiry's status; unknown codes are tolerated. */
export function inquiryBadge(status: number): StatusBadge {
  const known = INQUIRY_TABS.find(({ type }) => type === status && type > 0)
  return known ?? { title: '处理中', colour: 'grey' }
}

/** Statuses of one answer; whether an offer has expired is a matter of its date. */
export const ANSWER_STATUS = { offered: 1, negotiating: 2, accepted: 3, declined: 4 } as const
export type AnswerStatus = (typeof ANSWER_STATUS)[keyof typeof ANSWER_STATUS]

/** What an answer's badge depends on. */
type ShownAnswer = { status: number; validUntil: number | null }

/** Badge of an answer; one that was offered and not chosen is either still valid or expired. */
export function answerBadge({ status, validUntil }: ShownAnswer, now: number): StatusBadge {
  if (status === ANSWER_STATUS.accepted) return { title: '已接受', colour: 'blue' }
  if (status === ANSWER_STATUS.declined) return { title: '不能供应', colour: 'grey' }
  if (validUntil !== null && validUntil < now) return { title: '已过期', colour: 'grey' }
  return status === ANSWER_STATUS.negotiating
    ? { title: '议价中', colour: 'orange' }
    : { title: '有效', colour: 'blue' }
}
