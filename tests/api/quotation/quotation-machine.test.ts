// Runs on both engines: locks decide which of two orders of a quotation is placed.
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { deleteCartProduct, getCartList } from '@/contract/cart/cart-calls'
import { chinaDayEnd } from '@/contract/china-clock'
import { previewOrder } from '@/contract/order/checkout-calls'
import { cancelOrder } from '@/contract/order/order-calls'
import { seenLinesOf } from '@/contract/order/seen-line-rules'
import {
  getQuotation,
  getQuotationList,
  getSharedQuotation,
  renewQuotation,
  shareQuotation,
} from '@/contract/quotation/my-quotation-calls'
import { issueQuotation } from '@/contract/quotation/quotation-calls'
import { SCENARIO_ADDRESS } from '@/server/edge/faults/scenarios/scenario-buyer'
import { skus } from '@/server/kernel/db/catalog-schema'
import { orderLines, orders } from '@/server/kernel/db/order-schema'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { runsOf } from '../../support/runs'
import { openTestMall, type TestMall } from '../../support/test-mall'

const LIVES = runsOf(15)
const SLOW_MS = 90_000
const DAY_MS = 86_400_000
const VALID_DAYS = 7
const QTY = 10
/** Of the SKU, 1/10000 yuan. */
const PRICES = [10_000, 4000, 30_000]
const AREA = { areaCode: [SCENARIO_ADDRESS.countyCode] }

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let skuId = 0

beforeAll(async () => {
  mall = await openTestMall()
  shop = orderMall(mall)
  skuId = (await shop.plainSkus(1, 1_000_000))[0]?.id ?? 0
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

/** Decision 032 written by hand: an offer with a price, an end, one order and one shared address. */
type Offer = {
  no: string
  price: number
  validUntil: number
  orderNo: string | null
  token: string | null
}
type Model = { price: number; offers: Offer[]; oldTokens: string[] }
type Real = { buyer: Buyer }

const statusOf = ({ orderNo, validUntil }: Offer) => {
  if (orderNo !== null) return 3
  return mall.time.now <= validUntil ? 1 : 2
}
const offerOf = ({ offers }: Model, at: number) => offers[at % Math.max(1, offers.length)]

const setPrice = (price: number) =>
  mall.db.update(skus).set({ price, tiers: [] }).where(eq(skus.id, skuId))

/** What the buyer is shown of each quotation, and strangers of the shared ones. */
async function check({ offers, oldTokens }: Model, { buyer }: Real) {
  const { list } = await mall.call(getQuotationList, {}, buyer)
  const shown = new Map(list.map((one) => [one.no, one]))
  expect(shown.size).toBe(offers.length)
  for (const offer of offers) {
    const { no, price, validUntil, orderNo } = offer
    const orderNos = orderNo === null ? [] : [orderNo]
    expect(shown.get(no)).toMatchObject({ status: statusOf(offer), validUntil, orderNos })
    const { quotation } = await mall.call(getQuotation, { no }, buyer)
    expect(quotation.lines).toMatchObject([{ qty: QTY, price }])
    if (!offer.token) continue
    const read = await mall.call(getSharedQuotation, { token: offer.token })
    expect(read).toMatchObject({ quotation: { no }, status: statusOf(offer) })
  }
  for (const token of oldTokens.slice(-2)) {
    expect((await mall.ask(getSharedQuotation, { token })).status).toBe(400)
  }
}

function issued({ no, validUntil, lines }: Awaited<ReturnType<typeof issue>>): Offer {
  return { no, price: lines[0]?.price ?? 0, validUntil, orderNo: null, token: null }
}

async function issue({ buyer }: Real) {
  await mall.call(saveCartProduct, { items: [{ skuId, qty: QTY }] }, buyer)
  const quotation = await mall.call(issueQuotation, AREA, buyer)
  const { shops } = await mall.call(getCartList, AREA, buyer)
  const id = shops.flatMap(({ lines }) => lines.map((line) => line.id))
  await mall.call(deleteCartProduct, { id }, buyer)
  return quotation
}

const previewInput = ({ buyer }: Real, quotationNo: string) => ({
  source: 'quotation' as const,
  quotationNo,
  addressId: buyer.addressId,
  ...AREA,
})

/** Orders a quotation in two tabs at once, the changes accepted: it is placed once, at most. */
async function order(model: Model, real: Real, offer: Offer) {
  const { buyer } = real
  const asked = await mall.ask(previewOrder, previewInput(real, offer.no), buyer)
  const legal = { 1: 200, 2: 422, 3: 409 }[statusOf(offer)]
  expect([offer.no, asked.status]).toEqual([offer.no, legal])
  if (legal !== 200) return
  const preview = await mall.call(previewOrder, previewInput(real, offer.no), buyer)
  const { quoteHash } = preview
  const input = {
    ...previewInput(real, offer.no),
    payType: 1 as const,
    lines: seenLinesOf(preview),
    quoteHash,
    hasAccepted: true,
  }
  const answers = await Promise.all([1, 2].map(() => shop.askSubmit(buyer, input)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const placed = answers.find(({ status }) => status === 200)
  if (!placed) return
  const [orderNo = ''] = shop.placed(placed).orderNos
  offer.orderNo = orderNo
  const [line] = await mall.db.select().from(orderLines).where(eq(orderLines.orderNo, orderNo))
  expect(line?.content.unitPrice).toBe(Math.min(offer.price, model.price))
}

async function share({ buyer }: Real, { offer, oldTokens }: { offer: Offer; oldTokens: string[] }) {
  const isShared = offer.token === null
  const { shareToken } = await mall.call(shareQuotation, { no: offer.no, isShared }, buyer)
  if (offer.token) oldTokens.push(offer.token)
  expect(shareToken === null).toBe(!isShared)
  expect(oldTokens).not.toContain(shareToken)
  offer.token = shareToken
}

async function cancel({ buyer }: Real, offer: Offer) {
  if (offer.orderNo === null) return
  await mall.call(cancelOrder, { orderNo: offer.orderNo, reason: '价格变动' }, buyer)
  offer.orderNo = null
}

async function renew(model: Model, { buyer }: Real, offer: Offer) {
  const fresh = issued(await mall.call(renewQuotation, { no: offer.no, ...AREA }, buyer))
  expect(fresh.price).toBe(model.price)
  model.offers.push(fresh)
}

type Step = (model: Model, real: Real, at: number) => Promise<unknown>

/** A step with one of the quotations; none before the first is issued. */
const withOffer =
  (act: (model: Model, real: Real, offer: Offer) => Promise<unknown>): Step =>
  async (model, real, at) => {
    const offer = offerOf(model, at)
    if (offer) await act(model, real, offer)
  }

const STEPS: Record<string, Step> = {
  async issue(model, real) {
    const offer = issued(await issue(real))
    expect(offer.price).toBe(model.price)
    expect(offer.validUntil).toBe(chinaDayEnd(mall.time.now + VALID_DAYS * DAY_MS))
    model.offers.push(offer)
  },
  async price(model, _real, at) {
    model.price = PRICES[at % PRICES.length] ?? 0
    await setPrice(model.price)
  },
  async wait(_model, { buyer }, at) {
    mall.time.now += ([1, 3, VALID_DAYS + 1][at % 3] ?? 0) * DAY_MS
    buyer.token = await shop.tokenOf(buyer.userId)
  },
  order: withOffer(order),
  cancel: withOffer((_model, real, offer) => cancel(real, offer)),
  renew: withOffer(renew),
  share: withOffer(({ oldTokens }, real, offer) => share(real, { offer, oldTokens })),
}

const command = fc
  .tuple(
    fc.constantFrom(
      'issue',
      'price',
      'price',
      'wait',
      'order',
      'order',
      'cancel',
      'renew',
      'share',
    ),
    fc.nat(5),
  )
  .map(([name, at]) => ({
    check: () => true,
    async run(model: Model, real: Real) {
      await STEPS[name]?.(model, real, at)
      await check(model, real)
    },
    toString: () => `${name}(${at})`,
  }))

describe('quotations', () => {
  it(
    'hold their price until they end or are ordered, once',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.commands([command], { maxCommands: 14 }), async (life) => {
          const buyer = await shop.newBuyer()
          const model: Model = { price: PRICES[0] ?? 0, offers: [], oldTokens: [] }
          await setPrice(model.price)
          await STEPS.issue?.(model, { buyer }, 0)
          await fc.asyncModelRun(() => ({ model, real: { buyer } }), life)
          await mall.db.delete(orders).where(eq(orders.userId, buyer.userId))
        }),
        { numRuns: LIVES },
      )
    },
    SLOW_MS,
  )
})
