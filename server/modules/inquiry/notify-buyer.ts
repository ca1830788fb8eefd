import { and, asc, eq, exists, gt, inArray, isNull, lte, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { chinaMinute, HOUR_MS } from '@/contract/china-clock'
import { REMIND_HOURS } from '@/contract/inquiry/inquiry-limits-rules'
import {
  ANSWER_STATUS,
  inquiryBadge,
  OPEN_INQUIRIES,
} from '@/contract/inquiry/inquiry-status-rules'
import { MESSAGE_CATEGORY } from '@/contract/message/message-category-rules'
import { routes } from '@/contract/routes'
import type { Db } from '@/server/kernel/db/client'
import { inquiries, inquiryAnswers } from '@/server/kernel/db/inquiry-schema'
import { sendMessage } from '@/server/modules/message/send-message'
import type { FullInquiry, InquiryRow } from './inquiry-repository'

const BATCH = 100

/** A time as messages write it: `2026-11-24 07:31`. */
const minuteOf = (date: Date) => chinaMinute(date.getTime())

type Told = { title: string; summary: string; content: string; now: number }

const tell = (tx: Db, { userId, inquiryNo }: InquiryRow, { now, ...told }: Told) =>
  sendMessage(tx, {
    ...told,
    userId,
    category: MESSAGE_CATEGORY.quote,
    link: routes.inquiry(inquiryNo),
    createdAt: new Date(now),
  })

/** Tells the buyer that lines of an inquiry were answered. */
export async function notifyAnswered(
  tx: Db,
  { inquiry, answers }: FullInquiry,
  now: number,
): Promise<void> {
  const { inquiryNo, status, answeredCount, lineCount, dueAt } = inquiry
  const progress = `已答复 ${answeredCount}/${lineCount} 行`
  if (answers.every((answer) => answer.status === ANSWER_STATUS.declined)) {
    await tell(tx, inquiry, {
      title: '询价暂无报价',
      summary: `${inquiryNo} ${progress}，店铺不能供应`,
      content: `您的询价单 ${inquiryNo} ${progress}，店铺不能供应。\n\n可以改用别的规格，或写明可接受的替代品后重新询价。`,
      now,
    })
    return
  }
  await tell(tx, inquiry, {
    title: `询价${inquiryBadge(status).title}`,
    summary: `${inquiryNo} ${progress}，请在有效期内处理`,
    content: `您的询价单 ${inquiryNo} ${progress}。\n\n最晚有效至 ${minuteOf(dueAt)}。可以比较报价、议价一次，接受后按报价加入购物车。`,
    now,
  })
}

const REMIND_MS = REMIND_HOURS * HOUR_MS

/** Reminds buyers of offers about to expire that they may still accept, each end once; returns how many. */
export async function sendInquiryReminders(db: Db, now: number): Promise<number> {
  const offered = inArray(inquiryAnswers.status, [ANSWER_STATUS.offered, ANSWER_STATUS.negotiating])
  // An end that was near when the buyer was last reminded is known.
  const isNews = or(
    isNull(inquiries.remindedAt),
    sql`${inquiryAnswers.validUntil} > ${inquiries.remindedAt} + ${`${REMIND_HOURS} hours`}::interval`,
  )
  const isNear = and(
    gt(inquiryAnswers.validUntil, new Date(now)),
    lte(inquiryAnswers.validUntil, new Date(now + REMIND_MS)),
  )
  const accepted = alias(inquiryAnswers, 'accepted')
  const isLineSettled = exists(
    db
      .select({ one: sql`1` })
      .from(accepted)
      .where(
        and(
          eq(accepted.lineId, inquiryAnswers.lineId),
          eq(accepted.status, ANSWER_STATUS.accepted),
        ),
      ),
  )
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ inquiry: inquiries, end: inquiryAnswers.validUntil })
      .from(inquiries)
      .innerJoin(inquiryAnswers, eq(inquiryAnswers.inquiryNo, inquiries.inquiryNo))
      .where(
        and(
          inArray(inquiries.status, [...OPEN_INQUIRIES]),
          offered,
          not(isLineSettled),
          isNear,
          isNews,
        ),
      )
      .orderBy(asc(inquiryAnswers.validUntil))
      .limit(BATCH)
      .for('update', { of: inquiries, skipLocked: true })
    // Of several ends the first.
    const ends = new Map(due.toReversed().map((one) => [one.inquiry.inquiryNo, one]))
    for (const { inquiry, end } of ends.values()) {
      const { inquiryNo } = inquiry
      await tx
        .update(inquiries)
        .set({ remindedAt: new Date(now) })
        .where(eq(inquiries.inquiryNo, inquiryNo))
      const until = minuteOf(end ?? inquiry.dueAt)
      await tell(tx, inquiry, {
        title: '询价报价即将过期',
        summary: `${inquiryNo} 有报价有效至 ${until}`,
        content: `您的询价单 ${inquiryNo} 有报价有效至 ${until}，过期后需重新询价。`,
        now,
      })
    }
    return ends.size
  })
}
