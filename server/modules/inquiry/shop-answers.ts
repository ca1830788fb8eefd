import { eq } from 'drizzle-orm'
import { chinaDayEnd, DAY_MS } from '@/contract/china-clock'
import { QTY_MAX } from '@/contract/constants'
import { ANSWERS_MAX, OFFER_DAYS } from '@/contract/inquiry/inquiry-limits-rules'
import { snapQuantity } from '@/contract/product/quantity-rules'
import type { Db } from '@/server/kernel/db/client'
import { inquiryAnswers } from '@/server/kernel/db/inquiry-schema'
import { withRetries } from '@/server/kernel/db/retry'
import { HttpError } from '@/server/kernel/http/http-error'
import { lockInquiry, refreshInquiry, requireTransition } from './inquiry-change'
import { type AskedSku, askedSkus } from './inquiry-goods'
import type { AnswerRow, FullInquiry, InquiryRow, LineRow } from './inquiry-repository'
import { notifyAnswered } from './notify-buyer'

/** Who declines a line that no shop was asked for. */
const SERVICE = { shopId: 0, shopName: '商城询价服务' }

type Placed = { /** Place of the line, from 1. */ line: number; note?: string }
/** An offer of a SKU, on its line or in place of what was asked for. */
export type ShopOffer = Placed & {
  kind: 'offer'
  skuId: number
  /** 1/10000 yuan. */
  price: number
  leadDays: number
  validDays?: number
}
export type ShopAnswer = ShopOffer | (Placed & { kind: 'decline' })

type NewAnswer = typeof inquiryAnswers.$inferInsert

function lineAt({ lines, inquiry }: FullInquiry, place: number): LineRow {
  const line = lines[place - 1]
  if (line) return line
  throw new HttpError('NOT_FOUND', `${inquiry.inquiryNo} 没有第 ${place} 行`)
}

/** An offer as stored: for the quantity asked for, as the SKU's rules allow it. */
function offerRow(line: LineRow, offer: ShopOffer, { sku, goods, shop }: AskedSku, now: number) {
  const { price, leadDays, validDays = OFFER_DAYS, note = '' } = offer
  return {
    goods,
    price,
    leadDays,
    note,
    shopId: shop.id,
    shopName: shop.name,
    qty: snapQuantity(line.qty, { ...sku, maxQty: QTY_MAX }),
    validUntil: new Date(chinaDayEnd(now + validDays * DAY_MS)),
    answeredAt: new Date(now),
  }
}

/** The last answer for the same SKU on the line, which an offer replaces unless it is accepted. */
function replacedBy({ answers }: FullInquiry, line: LineRow, skuId: number): AnswerRow | null {
  return answers.find((one) => one.lineId === line.id && one.goods?.skuId === skuId) ?? null
}

async function offer(tx: Db, full: FullInquiry, { given, now }: { given: ShopOffer; now: number }) {
  const line = lineAt(full, given.line)
  const asked = (await askedSkus(tx, [given.skuId])).get(given.skuId)
  if (!asked?.canBeSold) throw new HttpError('UNPROCESSABLE', '该商品不在售，不能报价')
  const before = replacedBy(full, line, given.skuId)
  const status = requireTransition('offer', full, { lineId: line.id, answer: before, now })
  const row = { ...offerRow(line, given, asked, now), status }
  if (!before) {
    const own = full.answers.filter(({ lineId }) => lineId === line.id)
    if (own.length >= ANSWERS_MAX) {
      throw new HttpError('UNPROCESSABLE', `每行最多 ${ANSWERS_MAX} 个报价`)
    }
    await tx.insert(inquiryAnswers).values({ ...row, ...keysOf(full.inquiry, line) })
    return
  }
  const previousPrice = before.price === row.price ? before.previousPrice : before.price
  await tx
    .update(inquiryAnswers)
    .set({ ...row, previousPrice })
    .where(eq(inquiryAnswers.id, before.id))
}

const keysOf = ({ inquiryNo }: InquiryRow, { id: lineId }: LineRow) => ({ inquiryNo, lineId })

async function decline(tx: Db, full: FullInquiry, { given, now }: { given: Placed; now: number }) {
  const line = lineAt(full, given.line)
  const status = requireTransition('decline', full, { lineId: line.id, answer: null, now })
  const shop = line.shopId === null ? SERVICE : { shopId: line.shopId, shopName: line.shopName }
  const row: NewAnswer = {
    ...keysOf(full.inquiry, line),
    ...shop,
    status,
    goods: null,
    qty: 0,
    price: 0,
    leadDays: 0,
    validUntil: null,
    note: given.note ?? '',
    answeredAt: new Date(now),
  }
  await tx.insert(inquiryAnswers).values(row)
}

/** The shops' side of inquiries: answers of several lines reach the buyer as one message. */
export function createShopAnswers(db: Db, clock: () => number) {
  async function reply(tx: Db, inquiryNo: string, given: readonly ShopAnswer[]) {
    const now = clock()
    for (const answer of given) {
      // Read again: the next answer may be of the same line.
      const full = await lockInquiry(tx, { inquiryNo })
      if (answer.kind === 'offer') await offer(tx, full, { given: answer, now })
      else await decline(tx, full, { given: answer, now })
    }
    const { inquiry } = await lockInquiry(tx, { inquiryNo })
    const full = await refreshInquiry(tx, inquiry)
    await notifyAnswered(tx, full, now)
    return full
  }

  return (inquiryNo: string, given: readonly ShopAnswer[]): Promise<FullInquiry> =>
    withRetries(() => db.transaction((tx) => reply(tx, inquiryNo, given)))
}
