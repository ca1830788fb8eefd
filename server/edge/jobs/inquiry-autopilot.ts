import { stockSplit } from '@/contract/cart/cart-rules'
import { NATIONWIDE } from '@/contract/constants'
import { ANSWER_STATUS } from '@/contract/inquiry/inquiry-status-rules'
import { lineStateOf } from '@/contract/inquiry/inquiry-transition-rules'
import { priceAt } from '@/contract/product/quantity-rules'
import { shipDaysOf } from '@/contract/product/ship-days-rules'
import { SALE_STATUS } from '@/contract/product/status-rules'
import type { Db } from '@/server/kernel/db/client'
import { HttpError } from '@/server/kernel/http/http-error'
import type { Catalog } from '@/server/modules/catalog/metadata'
import { type AskedSku, askedSkus } from '@/server/modules/inquiry/inquiry-goods'
import {
  type AnswerRow,
  type LineRow,
  partsOf,
  waitingInquiries,
} from '@/server/modules/inquiry/inquiry-repository'
import { createShopAnswers, type ShopAnswer } from '@/server/modules/inquiry/shop-answers'
import { understand } from '@/server/modules/search/query'
import { findHits } from '@/server/modules/search/search-repository'

const BATCH = 20
/** Shops that make an offer on goods in the buyer's words. */
const SHOPS_MAX = 2
const HITS = { sort: 'default', page: 1, pageSize: 10 } as const
/** Off the catalogue's price, in percent: for a plain quantity, and beyond the order limit. */
const OFF_PERCENT = { plain: 2, bulk: 6 }
/** A target price is met down to this share of the offer, in percent. */
const TARGET_FLOOR = 95

const percentOf = (price: number, percent: number) =>
  Math.max(1, Math.round((price * percent) / 100))

/** A demo shop's first price: the catalogue's at the quantity, a little cheaper. */
function firstPrice({ sku }: AskedSku, qty: number): number {
  const off = qty > sku.maxPerOrder ? OFF_PERCENT.bulk : OFF_PERCENT.plain
  return percentOf(priceAt(qty, sku.price, sku.tiers), 100 - off)
}

function offerOf(line: LineRow, asked: AskedSku, note: string): ShopAnswer {
  const { sku } = asked
  const { awaited } = stockSplit({ qty: line.qty, stock: sku.stock })
  const leadDays = shipDaysOf({ ...sku, awaitedQty: awaited, isAgreed: false })
  const price = firstPrice(asked, line.qty)
  return { kind: 'offer', line: line.sort + 1, skuId: sku.id, price, leadDays, note }
}

/** A demo shop's last word: the buyer's target, or as near to it as the floor allows. */
function lastWord(line: LineRow, { goods, price, target, leadDays }: AnswerRow): ShopAnswer[] {
  if (!goods || !target) return []
  const floor = percentOf(price, TARGET_FLOOR)
  const isMet = target.price >= floor
  const note = isMet ? '同意目标价' : '已是最低价，目标价无法满足'
  const agreed = Math.max(target.price, floor)
  const shared = { kind: 'offer', line: line.sort + 1, skuId: goods.skuId, leadDays, note } as const
  return [{ ...shared, price: agreed }]
}

/** SKUs on sale that the search finds for a buyer's words, of different shops. */
async function foundSkus(db: Db, catalogOf: Catalog, text: string): Promise<AskedSku[]> {
  const catalog = await catalogOf()
  const query = await understand(db, catalog, { keyword: text, areaCode: [NATIONWIDE] })
  const hits = await findHits(db, catalog, query, HITS)
  const skus = await askedSkus(
    db,
    hits.map((hit) => hit.sku_id),
  )
  const byShop = new Map<number, AskedSku>()
  for (const { sku_id: skuId } of hits) {
    const asked = skus.get(skuId)
    const isOffered = asked?.canBeSold && asked.sku.status === SALE_STATUS.onSale
    if (isOffered && !byShop.has(asked.shop.id)) byShop.set(asked.shop.id, asked)
  }
  return [...byShop.values()].slice(0, SHOPS_MAX)
}

async function answersTo(db: Db, catalogOf: Catalog, line: LineRow): Promise<ShopAnswer[]> {
  const none: ShopAnswer = { kind: 'decline', line: line.sort + 1, note: '暂时无法供应' }
  if (line.goods) {
    const asked = (await askedSkus(db, [line.goods.skuId])).get(line.goods.skuId)
    return asked?.canBeSold ? [offerOf(line, asked, '')] : [none]
  }
  const found = await foundSkus(db, catalogOf, line.text)
  const note = '按描述推荐，请核对规格'
  return found.length > 0 ? found.map((asked) => offerOf(line, asked, note)) : [none]
}

type Deps = { db: Db; now: () => number; catalog: Catalog }

/** The demo shops' answers to inquiries that have waited since `at`. */
export async function answerInquiriesOnce({ db, now, catalog }: Deps, at: Date): Promise<void> {
  const reply = createShopAnswers(db, now)
  for (const { inquiryNo } of await waitingInquiries(db, { now: now(), before: at }, BATCH)) {
    const { lines, answers } = await partsOf(db, [inquiryNo])
    const given: ShopAnswer[] = []
    for (const line of lines) {
      const own = answers.filter(({ lineId }) => lineId === line.id)
      const asking = own.filter(
        ({ status, target }) =>
          status === ANSWER_STATUS.negotiating && (target?.at ?? 0) <= at.getTime(),
      )
      given.push(...asking.flatMap((answer) => lastWord(line, answer)))
      if (lineStateOf(own) === 'waiting') given.push(...(await answersTo(db, catalog, line)))
    }
    if (given.length === 0) continue
    try {
      await reply(inquiryNo, given)
    } catch (error) {
      // The buyer, an operator or another process was faster.
      if (!(error instanceof HttpError)) throw error
    }
  }
}
