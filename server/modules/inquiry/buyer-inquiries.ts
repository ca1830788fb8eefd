import { eq } from 'drizzle-orm'
import type { ParsedInput } from '@/contract/endpoint'
import type {
  acceptInquiry,
  getInquiryList,
  Inquiry,
  InquiryList,
  negotiateInquiry,
} from '@/contract/inquiry/inquiry-calls'
import { INQUIRY_STATUS, INQUIRY_TYPES } from '@/contract/inquiry/inquiry-status-rules'
import { canCancel, inquiryStatusAt } from '@/contract/inquiry/inquiry-transition-rules'
import type { Db } from '@/server/kernel/db/client'
import { inquiries, inquiryAnswers } from '@/server/kernel/db/inquiry-schema'
import { withRetries } from '@/server/kernel/db/retry'
import { HttpError } from '@/server/kernel/http/http-error'
import { requireShallow } from '@/server/kernel/http/paging'
import { acceptAnswers } from './accept-answers'
import { lockInquiry, requireOwn, requireTransition } from './inquiry-change'
import { createInquiries, partsOf } from './inquiry-repository'
import { toInquiry, toSummary } from './inquiry-view'

type Mine = { userId: string; inquiryNo: string }

async function negotiate(
  tx: Db,
  userId: string,
  { input, now }: { input: ParsedInput<typeof negotiateInquiry>; now: number },
): Promise<void> {
  const { inquiryNo, answerId, targetPrice, words } = input
  const full = await lockInquiry(tx, { inquiryNo, userId })
  const answer = full.answers.find(({ id }) => id === answerId)
  if (!answer) throw new HttpError('NOT_FOUND', '报价不存在，可能已更新')
  const status = requireTransition('negotiate', full, { lineId: answer.lineId, answer, now })
  if (targetPrice >= answer.price) {
    throw new HttpError('UNPROCESSABLE', '目标价应低于当前报价')
  }
  await tx
    .update(inquiryAnswers)
    .set({ status, target: { price: targetPrice, words, at: now } })
    .where(eq(inquiryAnswers.id, answerId))
}

async function cancel(tx: Db, mine: Mine, now: number): Promise<void> {
  const { inquiry } = await lockInquiry(tx, mine)
  const status = inquiryStatusAt({ ...inquiry, dueAt: inquiry.dueAt.getTime() }, now)
  if (!canCancel({ ...inquiry, status })) {
    throw new HttpError('CONFLICT', '询价单已结束或已接受报价，不能取消')
  }
  await tx
    .update(inquiries)
    .set({ status: INQUIRY_STATUS.cancelled })
    .where(eq(inquiries.inquiryNo, mine.inquiryNo))
}

/** The buyer's side of inquiries. */
export function createBuyerInquiries(db: Db, clock: () => number) {
  const stored = createInquiries(db, clock)
  const run = <T>(work: (tx: Db) => Promise<T>) => withRetries(() => db.transaction(work))

  async function detail({ userId, inquiryNo }: Mine): Promise<Inquiry> {
    const inquiry = requireOwn(await stored.owned(userId, inquiryNo))
    return toInquiry({ inquiry, ...(await partsOf(db, [inquiryNo])) }, clock())
  }

  return {
    detail,

    async list(userId: string, input: ParsedInput<typeof getInquiryList>): Promise<InquiryList> {
      requireShallow(input)
      const { rows, total } = await stored.list(userId, input)
      const { lines } = await partsOf(
        db,
        rows.map(({ inquiryNo }) => inquiryNo),
      )
      const counts = await Promise.all(
        INQUIRY_TYPES.map(async (type) => ({
          type,
          count: await stored.countOfStatus(userId, type),
        })),
      )
      const list = rows.map((row) => toSummary(row, lines, clock()))
      return { list, total, page: input.page, pageSize: input.pageSize, counts }
    },

    async negotiate(userId: string, input: ParsedInput<typeof negotiateInquiry>) {
      await run((tx) => negotiate(tx, userId, { input, now: clock() }))
      return detail({ userId, inquiryNo: input.inquiryNo })
    },

    accept: (userId: string, input: ParsedInput<typeof acceptInquiry>) =>
      run(async (tx) => {
        const now = clock()
        return toInquiry(await acceptAnswers(tx, { userId, ...input }, now), now)
      }),

    async cancel(mine: Mine) {
      await run((tx) => cancel(tx, mine, clock()))
      return detail(mine)
    },
  }
}
