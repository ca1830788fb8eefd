import type { Actor } from '@/contract/order/order-transition-rules'
import {
  ANSWER_STATUS,
  type AnswerStatus,
  INQUIRY_STATUS,
  type InquiryStatus,
  OPEN_INQUIRIES,
  PENDING_INQUIRIES,
} from './inquiry-status-rules'

const { offered, negotiating, accepted, declined } = ANSWER_STATUS

/** What transitions depend on of an answer. */
export type AnswerFacts = {
  status: number
  /** Whether the buyer has named a target price: it is done once. */
  wasNegotiated: boolean
  validUntil: number | null
}
/** What transitions depend on of an inquiry. */
export type InquiryFacts = {
  /** The stored status, which the clock may have overtaken. */
  status: number
  acceptedCount: number
  dueAt: number
}

/** The status of an inquiry now: an open one ends by the clock, without anybody's action. */
export function inquiryStatusAt({ status, acceptedCount, dueAt }: InquiryFacts, now: number) {
  if (!OPEN_INQUIRIES.includes(status) || now <= dueAt) return status
  return acceptedCount > 0 ? INQUIRY_STATUS.accepted : INQUIRY_STATUS.expired
}

/** What the answers of a line come to. */
export type LineState = 'waiting' | 'answered' | 'declined' | 'accepted'

/** State of a line: the best of its answers. */
export function lineStateOf(answers: readonly { status: number }[]): LineState {
  const has = (wanted: AnswerStatus) => answers.some(({ status }) => status === wanted)
  if (has(accepted)) return 'accepted'
  if (has(offered) || has(negotiating)) return 'answered'
  return answers.length > 0 ? 'declined' : 'waiting'
}

/** Status of an inquiry from the states of its lines, for as long as it is neither cancelled nor over. */
export function statusOfLines(lines: readonly LineState[]): InquiryStatus {
  const count = (wanted: LineState) => lines.filter((state) => state === wanted).length
  const isQuoted = count('answered') + count('accepted') > 0
  if (count('waiting') > 0) return isQuoted ? INQUIRY_STATUS.partlyQuoted : INQUIRY_STATUS.waiting
  if (!isQuoted) return INQUIRY_STATUS.declined
  const isSettled = count('accepted') > 0 && count('answered') === 0
  return isSettled ? INQUIRY_STATUS.accepted : INQUIRY_STATUS.quoted
}

type Move = {
  by: Actor
  /** Statuses of the inquiry. */
  in: readonly number[]
  /** Statuses of the answer; null: there is none yet. */
  from: readonly (AnswerStatus | null)[]
  to: AnswerStatus
}

const ANSWERED = [INQUIRY_STATUS.partlyQuoted, INQUIRY_STATUS.quoted]

/** Every transition of an answer; any other is refused. */
export const ANSWER_TRANSITIONS = {
  /** A first offer, a corrected one, or the last word after a target price. */
  offer: { by: 'merchant', in: OPEN_INQUIRIES, from: [null, offered, negotiating], to: offered },
  decline: { by: 'merchant', in: OPEN_INQUIRIES, from: [null], to: declined },
  negotiate: { by: 'buyer', in: ANSWERED, from: [offered], to: negotiating },
  /** While the shop thinks about a target price, its offer still stands. */
  accept: { by: 'buyer', in: ANSWERED, from: [offered, negotiating], to: accepted },
} as const satisfies Record<string, Move>
export type AnswerTransition = keyof typeof ANSWER_TRANSITIONS

/** Target status of an answer; null when the transition is not allowed. */
export function answerTarget(
  name: AnswerTransition,
  { inquiry, answer, line }: { inquiry: number; answer: AnswerFacts | null; line: LineState },
  now: number,
): AnswerStatus | null {
  const move: Move = ANSWER_TRANSITIONS[name]
  const isIn = move.in.includes(inquiry)
  const isFrom = move.from.some((status) => status === (answer?.status ?? null))
  if (!isIn || !isFrom || line === 'accepted') return null
  if (move.by === 'buyer' && (answer?.validUntil ?? 0) < now) return null
  if (name === 'negotiate' && answer?.wasNegotiated) return null
  return move.to
}

/** Whether the buyer may cancel: an accepted price cannot be taken back, and nothing is left of a declined one. */
export function canCancel({ status, acceptedCount }: { status: number; acceptedCount: number }) {
  return PENDING_INQUIRIES.includes(status) && acceptedCount === 0
}
