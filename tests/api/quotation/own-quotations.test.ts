import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { getCartList } from '@/contract/cart/cart-calls'
import { type OrderPreview, previewOrder } from '@/contract/order/checkout-calls'
import { cancelOrder, getOrderDetail } from '@/contract/order/order-calls'
import {
  compareQuotation,
  copyQuotation,
  exportQuotation,
  getQuotation,
  getQuotationList,
  getSharedQuotation,
  renewQuotation,
  shareQuotation,
} from '@/contract/quotation/my-quotation-calls'
import { issueQuotation, verifyQuotation } from '@/contract/quotation/quotation-calls'
import { SCENARIO_ADDRESS } from '@/server/edge/faults/scenarios/scenario-buyer'
import { shops, skus } from '@/server/kernel/db/catalog-schema'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

/** Where the buyer's address is: delivery times are quoted for it. */
const AREA = { areaCode: [SCENARIO_ADDRESS.countyCode] }
const STOCK = 1000

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let buyer: Buyer
let sku: Awaited<ReturnType<typeof shop.plainSkus>>[number]
let other: typeof sku

beforeAll(async () => {
  mall = await openTestMall()
  shop = orderMall(mall)
})
afterAll(() => mall.close())
beforeEach(async () => {
  buyer = await shop.newBuyer()
  const [first, second] = await shop.plainSkus(2, STOCK)
  if (!first || !second) throw new Error('the test catalogue has too few SKUs')
  sku = first
  other = second
  await setPrice(sku.id, 10_000)
  await setPrice(other.id, 20_000)
})
afterEach(() => tidyOrders(mall))

const setPrice = (id: number, price: number) =>
  mall.db.update(skus).set({ price, tiers: [] }).where(eq(skus.id, id))

/** A quotation of both SKUs, ten of each. */
async function issue() {
  const items = [sku, other].map(({ id }) => ({ skuId: id, qty: 10 }))
  await mall.call(saveCartProduct, { items }, buyer)
  return mall.call(issueQuotation, AREA, buyer)
}

const previewOf = (quotationNo: string, input: object = {}) => ({
  source: 'quotation' as const,
  quotationNo,
  addressId: buyer.addressId,
  ...AREA,
  ...input,
})

const submissionOf = (preview: OrderPreview, quotationNo: string, hasAccepted = false) => ({
  ...shop.submission(buyer, preview, { hasAccepted }),
  source: 'quotation' as const,
  quotationNo,
})

async function order(quotationNo: string, hasAccepted = false) {
  const preview = await mall.call(previewOrder, previewOf(quotationNo), buyer)
  return shop.askSubmit(buyer, submissionOf(preview, quotationNo, hasAccepted))
}

describe('a quotation is an offer', () => {
  it('is ordered at its prices and freight after both have risen', async () => {
    const { no, totals } = await issue()
    await setPrice(sku.id, 90_000)
    const raised = { freightAmount: 99_900, freeFreightFrom: 100_000_000 }
    const before = await mall.db.select().from(shops)
    await mall.db.update(shops).set(raised)
    const preview = await mall.call(previewOrder, previewOf(no), buyer)
    expect(preview.changes).toEqual([])
    expect(preview.totals.payableAmount).toBe(totals.total)
    const answer = await order(no)
    for (const { id, freightAmount, freeFreightFrom } of before) {
      await mall.db.update(shops).set({ freightAmount, freeFreightFrom }).where(eq(shops.id, id))
    }
    const { payableAmount, orderNos } = shop.placed(answer)
    expect(payableAmount).toBe(totals.total)
    const { lines } = await mall.call(getOrderDetail, { orderNo: orderNos[0] ?? '' }, buyer)
    expect([10_000, 20_000]).toContain(lines[0]?.unitPrice)
    // The cart is left alone.
    expect((await mall.call(getCartList, AREA, buyer)).totals.lineCount).toBe(2)
  })

  it('gives the buyer a price that has fallen since', async () => {
    const { no } = await issue()
    await setPrice(sku.id, 4000)
    const { changes, groups } = await mall.call(previewOrder, previewOf(no), buyer)
    expect(changes).toMatchObject([{ kind: 'priceDown', from: 10_000, to: 4000 }])
    const line = groups.flatMap((group) => group.lines).find(({ skuId }) => skuId === sku.id)
    expect(line?.unitPrice).toBe(4000)
  })

  it('says the later date when the stock has gone, and orders it when that is accepted', async () => {
    const { no } = await issue()
    await shop.setStock(sku.id, 3)
    const { changes } = await mall.call(previewOrder, previewOf(no), buyer)
    expect(changes).toMatchObject([{ kind: 'leadChanged', skuId: sku.id, blocks: false }])
    expect((await order(no)).status).toBe(409)
    expect((await order(no, true)).status).toBe(200)
  })

  it('leaves out what is no longer sold, and says so', async () => {
    const { no } = await issue()
    await mall.db.update(skus).set({ status: 2 }).where(eq(skus.id, sku.id))
    const preview = await mall.call(previewOrder, previewOf(no), buyer)
    expect(preview.changes).toMatchObject([{ skuId: sku.id, isLeftOut: true, blocks: false }])
    expect(preview.totals.lineCount).toBe(1)
  })

  it('can be ordered once, and again when that order was cancelled', async () => {
    const { no } = await issue()
    const { orderNos } = shop.placed(await order(no))
    const [orderNo = ''] = orderNos.toSorted()
    const again = await mall.ask(previewOrder, previewOf(no), buyer)
    expect([again.status, again.msg]).toEqual([409, `该报价单已下单，订单编号 ${orderNo}`])
    expect(await mall.call(getQuotation, { no }, buyer)).toMatchObject({
      status: 3,
      orderNos: orderNos.toSorted(),
    })
    for (const one of orderNos) {
      await mall.call(cancelOrder, { orderNo: one, reason: '价格变动' }, buyer)
    }
    expect((await order(no)).status).toBe(200)
  })

  it('two orders of it at once: one is placed', async () => {
    const { no } = await issue()
    const preview = await mall.call(previewOrder, previewOf(no), buyer)
    const answers = await Promise.all(
      [1, 2].map(() => shop.askSubmit(buyer, submissionOf(preview, no))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('ends: an expired one is not ordered, but renewed at today’s prices', async () => {
    const { no, validUntil } = await issue()
    await setPrice(sku.id, 30_000)
    const now = mall.time.now
    mall.time.now = validUntil
    const token = await shop.tokenOf(buyer.userId)
    expect((await mall.ask(previewOrder, previewOf(no), { token })).status).toBe(200)
    mall.time.now = validUntil + 1
    const refused = await mall.ask(previewOrder, previewOf(no), { token })
    expect([refused.status, refused.msg]).toEqual([422, '报价单已过期，请按今日价格重新报价'])
    const { lines, totalThen, totalNow } = await mall.call(
      compareQuotation,
      { no, ...AREA },
      { token },
    )
    const risen = lines.find(({ itemNo }) => itemNo === sku.itemNo)
    expect(risen).toMatchObject({ priceThen: 10_000, priceNow: 30_000, qty: 10 })
    const fresh = await mall.call(renewQuotation, { no, ...AREA }, { token })
    expect(fresh.no).not.toBe(no)
    expect(fresh.totals.total).toBe(totalNow)
    expect(totalNow).toBeGreaterThan(totalThen)
    expect(fresh.validUntil).toBeGreaterThan(validUntil)
    expect((await mall.call(getQuotation, { no }, { token })).status).toBe(2)
    mall.time.now = now
  })
})

describe('the list of quotations', () => {
  it('counts by status and finds by number, item number and name', async () => {
    const first = await issue()
    mall.time.now += 1000
    const second = await mall.call(issueQuotation, { id: [await lineOf(other.id)], ...AREA }, buyer)
    await order(first.no)
    const all = await mall.call(getQuotationList, {}, buyer)
    expect(all.list.map(({ no, status }) => [no, status])).toEqual([
      [second.no, 1],
      [first.no, 3],
    ])
    expect(all.list[1]).toMatchObject({ lineCount: 2, total: first.totals.total })
    expect(all.list[1]?.titles).toHaveLength(2)
    expect(all.counts.map(({ count }) => count)).toEqual([2, 1, 0, 1])
    const nosOf = async (input: object) =>
      (await mall.call(getQuotationList, input, buyer)).list.map(({ no }) => no)
    expect(await nosOf({ keyword: first.no })).toEqual([first.no])
    expect(await nosOf({ keyword: sku.itemNo })).toEqual([first.no])
    expect(await nosOf({ keyword: other.itemNo })).toEqual([second.no, first.no])
    expect(await nosOf({ keyword: '%' })).toEqual([])
    expect(await nosOf({ type: 1 })).toEqual([second.no])
    expect(await nosOf({ type: 2 })).toEqual([])
    expect(await nosOf({ type: 3 })).toEqual([first.no])
  })

  async function lineOf(skuId: number) {
    const { shops } = await mall.call(getCartList, AREA, buyer)
    const line = shops.flatMap(({ lines }) => lines).find((one) => one.skuId === skuId)
    return line?.id ?? ''
  }
})

describe('a quotation beyond its owner', () => {
  it('is read under its shared address until that is taken back', async () => {
    const { no } = await issue()
    const share = (isShared: boolean) => mall.call(shareQuotation, { no, isShared }, buyer)
    expect((await mall.call(getQuotation, { no }, buyer)).shareToken).toBeNull()
    const { shareToken: token } = await share(true)
    expect((await share(true)).shareToken).toBe(token)
    const shown = await mall.call(getSharedQuotation, { token: token ?? '' })
    expect(shown).toMatchObject({ status: 1, quotation: { no } })
    expect((await share(false)).shareToken).toBeNull()
    const gone = await mall.ask(getSharedQuotation, { token })
    expect([gone.status, gone.msg]).toEqual([400, '链接已失效，请向发送人索取新的链接'])
    expect((await share(true)).shareToken).not.toBe(token)
  })

  it('is unknown to others, in every call', async () => {
    const { no } = await issue()
    const { token } = await shop.newBuyer()
    const stranger = await shop.newBuyer()
    const calls = [
      mall.ask(getQuotation, { no }, { token }),
      mall.ask(compareQuotation, { no, ...AREA }, { token }),
      mall.ask(renewQuotation, { no, ...AREA }, { token }),
      mall.ask(copyQuotation, { no, ...AREA }, { token }),
      mall.ask(shareQuotation, { no, isShared: true }, { token }),
      mall.ask(exportQuotation, { no }, { token }),
      mall.ask(previewOrder, { ...previewOf(no), addressId: stranger.addressId }, stranger),
    ]
    for (const { status } of await Promise.all(calls)) expect(status).toBe(400)
    expect((await mall.call(verifyQuotation, { no })).lineCount).toBe(2)
  })
})

describe('copying a quotation to the cart', () => {
  it('puts its goods in at today’s prices and answers for each line', async () => {
    const { no } = await issue()
    await setPrice(sku.id, 30_000)
    await mall.db.update(skus).set({ status: 2 }).where(eq(skus.id, other.id))
    const { lines, addedCount } = await mall.call(copyQuotation, { no, ...AREA }, buyer)
    expect(addedCount).toBe(1)
    expect(lines.find(({ skuId }) => skuId === sku.id)).toMatchObject({
      priceThen: 10_000,
      priceNow: 30_000,
    })
    expect(lines.find(({ skuId }) => skuId === other.id)).toMatchObject({
      addedQty: 0,
      reason: '已下架',
    })
  })
})
