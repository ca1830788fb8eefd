import type { Inquiry, InquirySummary } from '@/contract/inquiry/inquiry-calls'
import type { InquiryAnswer, InquiryLine } from '@/contract/inquiry/inquiry-fields-calls'
import { canCancel, inquiryStatusAt } from '@/contract/inquiry/inquiry-transition-rules'
import type { AnswerRow, FullInquiry, InquiryRow, LineRow } from './inquiry-repository'

/** Lines named in the list of inquiries. */
const TITLES = 3

function headOf(row: InquiryRow, now: number) {
  const { inquiryNo, lineCount, answeredCount, acceptedCount } = row
  const dueAt = row.dueAt.getTime()
  const status = inquiryStatusAt({ ...row, dueAt }, now)
  const createdAt = row.createdAt.getTime()
  return { inquiryNo, status, createdAt, dueAt, lineCount, answeredCount, acceptedCount }
}

function toAnswer(row: AnswerRow, line: LineRow): InquiryAnswer {
  const { id, shopId, shopName, status, goods, qty, price, previousPrice, leadDays, note } = row
  const isSubstitute = goods !== null && line.goods !== null && goods.skuId !== line.goods.skuId
  return {
    id,
    shop: { id: shopId, name: shopName },
    status,
    goods,
    isSubstitute,
    qty,
    price,
    previousPrice,
    leadDays,
    note,
    validUntil: row.validUntil?.getTime() ?? null,
    target: row.target,
    answeredAt: row.answeredAt.getTime(),
  }
}

function toLine(row: LineRow, answers: readonly AnswerRow[]): InquiryLine {
  const { id: lineId, text, goods, qty, unit, shopId, shopName } = row
  return {
    lineId,
    text,
    goods,
    qty,
    unit,
    shop: shopId === null ? null : { id: shopId, name: shopName },
    answers: answers.filter((answer) => answer.lineId === lineId).map((one) => toAnswer(one, row)),
  }
}

/** What a line asks for, in a few words. */
export function lineTitle({ text, goods }: Pick<LineRow, 'text' | 'goods'>): string {
  return goods ? `${goods.title} ${goods.spec}`.trim() : text
}

/** An inquiry in the list. */
export function toSummary(row: InquiryRow, lines: readonly LineRow[], now: number): InquirySummary {
  const own = lines.filter(({ inquiryNo }) => inquiryNo === row.inquiryNo)
  return { ...headOf(row, now), titles: own.slice(0, TITLES).map(lineTitle) }
}

/** An inquiry as its buyer sees it. */
export function toInquiry({ inquiry, lines, answers }: FullInquiry, now: number): Inquiry {
  const head = headOf(inquiry, now)
  return {
    ...head,
    note: inquiry.note,
    wishedDate: inquiry.wishedDate,
    pictureIds: inquiry.pictures,
    files: inquiry.documents,
    lines: lines.map((line) => toLine(line, answers)),
    canCancel: canCancel(head),
    now,
  }
}
