import { and, eq } from 'drizzle-orm'
import { DAY_MS } from '@/contract/china-clock'
import { REPLY_DAYS } from '@/contract/inquiry/inquiry-limits-rules'
import {
  type AnswerFacts,
  type AnswerTransition,
  answerTarget,
  inquiryStatusAt,
  lineStateOf,
  statusOfLines,
} from '@/contract/inquiry/inquiry-transition-rules'
import type { Db } from '@/server/kernel/db/client'
import { inquiries } from '@/server/kernel/db/inquiry-schema'
import { HttpError } from '@/server/kernel/http/http-error'
import { type AnswerRow, type FullInquiry, type InquiryRow, partsOf } from './inquiry-repository'

const NO_SUCH_INQUIRY = '询价单不存在'
const CHANGED = '询价单状态已变化，请刷新后再操作'

/** When an inquiry without any answer expires. */
export const replyEnd = (createdAt: number): Date => new Date(createdAt + REPLY_DAYS * DAY_MS)

/** An inquiry, locked until `tx` ends; for a buyer only an own one. Throws NOT_FOUND for another. */
export async function lockInquiry(
  tx: Db,
  { inquiryNo, userId }: { inquiryNo: string; userId?: string },
): Promise<FullInquiry> {
  const [inquiry] = await tx
    .select()
    .from(inquiries)
    .where(
      and(eq(inquiries.inquiryNo, inquiryNo), userId ? eq(inquiries.userId, userId) : undefined),
    )
    .for('update')
  return { inquiry: requireOwn(inquiry), ...(await partsOf(tx, [inquiryNo])) }
}

const factsOf = ({ status, target, validUntil }: AnswerRow): AnswerFacts => ({
  status,
  wasNegotiated: target !== null,
  validUntil: validUntil?.getTime() ?? null,
})

/** Throws NOT_FOUND for an inquiry that is not the buyer's. */
export function requireOwn(row: InquiryRow | undefined): InquiryRow {
  if (!row) throw new HttpError('NOT_FOUND', NO_SUCH_INQUIRY)
  return row
}

/** Status an answer takes by a transition; throws CONFLICT when the transition is not allowed. */
export function requireTransition(
  name: AnswerTransition,
  { inquiry, answers }: FullInquiry,
  { lineId, answer, now }: { lineId: string; answer: AnswerRow | null; now: number },
): number {
  const state = {
    inquiry: inquiryStatusAt({ ...inquiry, dueAt: inquiry.dueAt.getTime() }, now),
    answer: answer && factsOf(answer),
    line: lineStateOf(answers.filter((one) => one.lineId === lineId)),
  }
  const status = answerTarget(name, state, now)
  if (status !== null) return status
  const isTold = name === 'negotiate' && answer?.target
  throw new HttpError('CONFLICT', isTold ? '每个报价只能议价一次' : CHANGED)
}

/** The end of an inquiry's last offer, or of the wait for one. */
function dueAtOf({ inquiry, answers }: FullInquiry, isWaiting: boolean): Date {
  const ends = answers.flatMap(({ validUntil }) => (validUntil ? [validUntil.getTime()] : []))
  const wait = replyEnd(inquiry.createdAt.getTime()).getTime()
  return new Date(Math.max(...ends, isWaiting || ends.length === 0 ? wait : 0))
}

/** Derives an inquiry's status, counts and end from its answers, after a change in `tx`. */
export async function refreshInquiry(tx: Db, inquiry: InquiryRow): Promise<FullInquiry> {
  const { inquiryNo } = inquiry
  const full = { inquiry, ...(await partsOf(tx, [inquiryNo])) }
  const states = full.lines.map(({ id }) =>
    lineStateOf(full.answers.filter(({ lineId }) => lineId === id)),
  )
  const waiting = states.filter((state) => state === 'waiting').length
  const dueAt = dueAtOf(full, waiting > 0)
  const [row = inquiry] = await tx
    .update(inquiries)
    .set({
      dueAt,
      status: statusOfLines(states),
      answeredCount: states.length - waiting,
      acceptedCount: states.filter((state) => state === 'accepted').length,
    })
    .where(eq(inquiries.inquiryNo, inquiryNo))
    .returning()
  return { ...full, inquiry: row }
}
