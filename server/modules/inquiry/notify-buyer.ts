import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { chinaMinute } from '@/contract/china-clock'
import { REMIND_HOURS } from '@/contract/inquiry/inquiry-limits-rules'
import { inquiryBadge } from '@/contract/inquiry/inquiry-status-rules'
import { MESSAGE_CATEGORY } from '@/contract/message/message-category-rules'
import { routes } from '@/contract/routes'
import type { Db } from '@/server/kernel/db/client'
import { inquiries } from '@/server/kernel/db/inquiry-schema'
import { sendMessage } from '@/server/modules/message/send-message'
import type { FullInquiry, InquiryRow } from './inquiry-repository'

const HOUR_MS = 3_600_000
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
export async function notifyAnswered(tx: Db, { inquiry }: FullInquiry, now: number): Promise<void> {
  const { inquiryNo, status, answeredCount, lineCount, dueAt } = inquiry
  const progress = `已答复 ${answeredCount}/${lineCount} 行`
  await tell(tx, inquiry, {
    title: `询价${inquiryBadge(status).title}`,
    summary: `${inquiryNo} ${progress}，请在有效期内处理`,
    content: `您的询价单 ${inquiryNo} ${progress}。\n\n最晚有效至 ${minuteOf(dueAt)}。可以比较报价、议价一次，接受后按报价加入购物车。`,
    now,
  })
}

/** Reminds buyers of offers about to expire, each end once; returns how many. */
export async function sendInquiryReminders(db: Db, now: number): Promise<number> {
  const soon = new Date(now + REMIND_HOURS * HOUR_MS)
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(inquiries)
      .where(
        and(
          // Answered, and not over.
          gt(inquiries.answeredCount, 0),
          lte(inquiries.status, 3),
          lte(inquiries.dueAt, soon),
          gt(inquiries.dueAt, new Date(now)),
          isNull(inquiries.remindedAt),
        ),
      )
      .limit(BATCH)
      .for('update', { skipLocked: true })
    for (const row of due) {
      await tx
        .update(inquiries)
        .set({ remindedAt: new Date(now) })
        .where(eq(inquiries.inquiryNo, row.inquiryNo))
      await tell(tx, row, {
        title: '询价报价即将过期',
        summary: `${row.inquiryNo} 的报价有效至 ${minuteOf(row.dueAt)}`,
        content: `您的询价单 ${row.inquiryNo} 的报价有效至 ${minuteOf(row.dueAt)}，过期后需重新询价。`,
        now,
      })
    }
    return due.length
  })
}
