import { eq } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'
import { inquiryAnswers } from '@/server/kernel/db/inquiry-schema'
import { lockUser } from '@/server/kernel/db/lock-user'
import { HttpError } from '@/server/kernel/http/http-error'
import { agreePrices } from '@/server/modules/cart/agreed-price'
import { putAgreed } from '@/server/modules/cart/put-agreed'
import { lockInquiry, refreshInquiry, requireTransition } from './inquiry-change'
import { askedSkus } from './inquiry-goods'
import type { AnswerRow, FullInquiry } from './inquiry-repository'

type Accepted = { userId: string; inquiryNo: string; answerIds: readonly string[] }
type Offer = AnswerRow & { goods: NonNullable<AnswerRow['goods']>; validUntil: Date }

const isOffer = (answer: AnswerRow): answer is Offer =>
  answer.goods !== null && answer.validUntil !== null

/** The chosen offers, of each line at most one. */
function chosenOffers({ answers }: FullInquiry, answerIds: readonly string[]): Offer[] {
  const wanted = new Set(answerIds)
  const chosen = answers.filter(({ id }) => wanted.has(id)).filter(isOffer)
  if (chosen.length !== wanted.size) throw new HttpError('NOT_FOUND', '报价不存在，可能已更新')
  if (new Set(chosen.map(({ lineId }) => lineId)).size < chosen.length) {
    throw new HttpError('UNPROCESSABLE', '每行只能接受一个报价')
  }
  return chosen
}

type Agreement = Pick<Offer, 'price' | 'leadDays' | 'validUntil'> & {
  skuId: number
  minQty: number
}

/** What holds when all these offers of one SKU are taken together: the best price, the later dates. */
function together(agreed: readonly Agreement[]): Agreement[] {
  const [first, ...others] = agreed
  if (!first || others.length === 0) return []
  const ends = agreed.map(({ validUntil }) => validUntil.getTime())
  return [
    {
      skuId: first.skuId,
      minQty: agreed.reduce((sum, { minQty }) => sum + minQty, 0),
      price: Math.min(...agreed.map(({ price }) => price)),
      leadDays: Math.max(...agreed.map(({ leadDays }) => leadDays)),
      validUntil: new Date(Math.min(...ends)),
    },
  ]
}

/**
 * The prices offers agree on. Several of one SKU are one line of the cart: they hold for their sum too, and of
 * two for one quantity the lower holds.
 */
function agreementsOf(offers: readonly Offer[]): Agreement[] {
  const agreed = offers.map(({ goods, qty, price, leadDays, validUntil }): Agreement => {
    return { skuId: goods.skuId, minQty: qty, price, leadDays, validUntil }
  })
  // From the dearest to the cheapest: the last one of a quantity is the one that stays.
  const falling = [...agreed].sort((a, b) => b.price - a.price)
  const skuIds = [...new Set(agreed.map(({ skuId }) => skuId))]
  const sums = skuIds.flatMap((skuId) => together(agreed.filter((one) => one.skuId === skuId)))
  return [...falling, ...sums]
}

async function requireSellable(tx: Db, offers: readonly Offer[]): Promise<void> {
  const skus = await askedSkus(
    tx,
    offers.map(({ goods }) => goods.skuId),
  )
  const lost = offers.find(({ goods }) => !skus.get(goods.skuId)?.canBeSold)
  if (lost) throw new HttpError('CONFLICT', `${lost.goods.itemNo} 已下架，不能按报价购买`)
}

/**
 * Accepts offers: the buyer may buy at their prices until they expire, and the goods are in the
 * cart. All or none.
 */
export async function acceptAnswers(
  tx: Db,
  { userId, inquiryNo, answerIds }: Accepted,
  now: number,
): Promise<FullInquiry> {
  await lockUser(userId, tx)
  const full = await lockInquiry(tx, { inquiryNo, userId })
  const offers = chosenOffers(full, answerIds)
  for (const answer of offers) {
    const status = requireTransition('accept', full, { lineId: answer.lineId, answer, now })
    await tx.update(inquiryAnswers).set({ status }).where(eq(inquiryAnswers.id, answer.id))
  }
  await requireSellable(tx, offers)
  await agreePrices(
    tx,
    agreementsOf(offers).map((agreed) => ({ ...agreed, userId, inquiryNo })),
  )
  await putAgreed(
    tx,
    { userId, now },
    offers.map(({ goods, qty }) => ({ skuId: goods.skuId, qty })),
  )
  return refreshInquiry(tx, full.inquiry)
}
