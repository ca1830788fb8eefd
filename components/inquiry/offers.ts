import type { Inquiry } from '@/contract/inquiry/inquiry-calls'
import type { InquiryAnswer, InquiryLine } from '@/contract/inquiry/inquiry-fields-calls'
import {
  type AnswerTransition,
  answerTarget,
  lineStateOf,
} from '@/contract/inquiry/inquiry-transition-rules'
import { lineAmount } from '@/contract/money'

type Place = { inquiry: Inquiry; line: InquiryLine }

/** A line with its place, from 1, and the answer chosen for it. */
export type LineBlockProps = Place & {
  place: number
  chosen: string | null
  onChoose: (answerId: string) => void
}

/** Whether the buyer may do this with an answer now, by the rules the API follows. */
export function may(name: AnswerTransition, { inquiry, line }: Place, answer: InquiryAnswer) {
  const { status, validUntil, target } = answer
  const facts = { status, validUntil, wasNegotiated: target !== null }
  const state = { inquiry: inquiry.status, answer: facts, line: lineStateOf(line.answers) }
  return answerTarget(name, state, inquiry.now) !== null
}

/** The chosen answers that can still be accepted. */
export function chosenAnswers(
  inquiry: Inquiry,
  chosen: ReadonlyMap<string, string>,
): InquiryAnswer[] {
  return inquiry.lines.flatMap((line) =>
    line.answers.filter(
      (answer) => chosen.get(line.lineId) === answer.id && may('accept', { inquiry, line }, answer),
    ),
  )
}

/** Amount of an offer at its quantity, fen. */
export const offerAmount = ({ price, qty }: InquiryAnswer) => lineAmount(price, qty)

/** The cheapest of the offers that can be accepted, where there are several to compare. */
export function cheapestOf(place: Place): string | null {
  const open = place.line.answers.filter((answer) => may('accept', place, answer))
  if (open.length < 2) return null
  return open.reduce((best, one) => (one.price < best.price ? one : best)).id
}
