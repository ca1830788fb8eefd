import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  lt,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import {
  ANSWER_STATUS,
  INQUIRY_STATUS,
  OPEN_INQUIRIES,
  PENDING_INQUIRIES,
} from '@/contract/inquiry/inquiry-status-rules'
import type { Db } from '@/server/kernel/db/client'
import { escapeLike } from '@/server/kernel/db/escape-like'
import { inquiries, inquiryAnswers, inquiryLines } from '@/server/kernel/db/inquiry-schema'

export type InquiryRow = typeof inquiries.$inferSelect
export type LineRow = typeof inquiryLines.$inferSelect
export type AnswerRow = typeof inquiryAnswers.$inferSelect
/** An inquiry with its lines in order and their answers. */
export type FullInquiry = { inquiry: InquiryRow; lines: LineRow[]; answers: AnswerRow[] }

type Filter = { type: number; keyword?: string | undefined; page: number; pageSize: number }

const isOpen = inArray(inquiries.status, [...OPEN_INQUIRIES])
const isPending = inArray(inquiries.status, [...PENDING_INQUIRIES])

/** Inquiries of a status now; `inquiryStatusAt` says the same of a row. */
function ofStatus(type: number, now: Date): SQL | undefined {
  const over = and(isOpen, lt(inquiries.dueAt, now))
  if (OPEN_INQUIRIES.includes(type))
    return and(eq(inquiries.status, type), gte(inquiries.dueAt, now))
  if (type === INQUIRY_STATUS.expired) return and(over, eq(inquiries.acceptedCount, 0))
  if (type !== INQUIRY_STATUS.accepted) return type > 0 ? eq(inquiries.status, type) : undefined
  return or(eq(inquiries.status, type), and(over, sql`${inquiries.acceptedCount} > 0`))
}

function containing(db: Db, keyword: string | undefined): SQL | undefined {
  if (!keyword) return undefined
  const pattern = `%${escapeLike(keyword)}%`
  const words = sql`concat_ws(' ', ${inquiryLines.text}, ${inquiryLines.goods}->>'itemNo',
    ${inquiryLines.goods}->>'title', ${inquiryLines.goods}->>'spec')`
  const nos = db
    .select({ no: inquiryLines.inquiryNo })
    .from(inquiryLines)
    .where(sql`${words} ilike ${pattern}`)
  return or(sql`${inquiries.inquiryNo} ilike ${pattern}`, inArray(inquiries.inquiryNo, nos))
}

/** Lines and answers of inquiries, in order. */
export async function partsOf(tx: Db, inquiryNos: readonly string[]) {
  if (inquiryNos.length === 0) return { lines: [], answers: [] }
  const nos = [...inquiryNos]
  const lines = await tx
    .select()
    .from(inquiryLines)
    .where(inArray(inquiryLines.inquiryNo, nos))
    .orderBy(asc(inquiryLines.inquiryNo), asc(inquiryLines.sort))
  const answers = await tx
    .select()
    .from(inquiryAnswers)
    .where(inArray(inquiryAnswers.inquiryNo, nos))
    .orderBy(asc(inquiryAnswers.answeredAt), asc(inquiryAnswers.id))
  return { lines, answers }
}

/** Queries of a buyer's inquiries, all bound to the owner: a foreign number is an unknown one. */
export function createInquiries(db: Db, now: () => number) {
  const mine = (userId: string) => eq(inquiries.userId, userId)
  const ownedBy = (userId: string, inquiryNo: string) =>
    and(mine(userId), eq(inquiries.inquiryNo, inquiryNo))

  async function countOf(where: SQL | undefined, tx: Db = db): Promise<number> {
    const [row] = await tx.select({ inquiries: count() }).from(inquiries).where(where)
    return Number(row?.inquiries ?? 0)
  }

  return {
    owned: async (userId: string, inquiryNo: string) =>
      (await db.select().from(inquiries).where(ownedBy(userId, inquiryNo)))[0],

    submitted: async (userId: string, submitKey: string, tx: Db) =>
      (
        await tx
          .select()
          .from(inquiries)
          .where(and(mine(userId), eq(inquiries.submitKey, submitKey)))
      )[0],

    countPending: (userId: string, tx: Db) =>
      countOf(and(mine(userId), isPending, gte(inquiries.dueAt, new Date(now()))), tx),

    countOfStatus: (userId: string, type: number) =>
      countOf(and(mine(userId), ofStatus(type, new Date(now())))),

    async list(userId: string, { type, keyword, page, pageSize }: Filter) {
      const where = and(mine(userId), ofStatus(type, new Date(now())), containing(db, keyword))
      const rows = await db
        .select()
        .from(inquiries)
        .where(where)
        .orderBy(desc(inquiries.createdAt), desc(inquiries.inquiryNo))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      return { rows, total: await countOf(where) }
    },
  }
}

/** Open inquiries of all buyers that wait for an answer, or for the last word after a target price; oldest first. */
export function waitingInquiries(
  db: Db,
  { now, before }: { now: number; before: Date },
  limit: number,
) {
  const isNegotiated = exists(
    db
      .select({ one: sql`1` })
      .from(inquiryAnswers)
      .where(
        and(
          eq(inquiryAnswers.inquiryNo, inquiries.inquiryNo),
          eq(inquiryAnswers.status, ANSWER_STATUS.negotiating),
        ),
      ),
  )
  const allAnswered = [INQUIRY_STATUS.quoted, INQUIRY_STATUS.declined]
  const isWaiting = or(notInArray(inquiries.status, allAnswered), isNegotiated)
  return db
    .select()
    .from(inquiries)
    .where(
      and(isOpen, isWaiting, gte(inquiries.dueAt, new Date(now)), lte(inquiries.createdAt, before)),
    )
    .orderBy(asc(inquiries.createdAt))
    .limit(limit)
}
