import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { editCartProduct } from '@/contract/cart/cart-calls'
import { answeredCart } from '@/contract/cart/cart-rules'
import { INQUIRY_STATUS } from '@/contract/inquiry/inquiry-status-rules'
import { lineAmount } from '@/contract/money'
import { previewOrder } from '@/contract/order/checkout-calls'
import { issueQuotation } from '@/contract/quotation/quotation-calls'
import { skus } from '@/server/kernel/db/catalog-schema'
import { agreedPrices } from '@/server/kernel/db/inquiry-schema'
import { transitDays } from '@/server/modules/area/delivery'
import { COUNTRY, cartOfUser } from '../../support/cart-mall'
import { type InquiryMall, inquiryMall } from '../../support/inquiry-mall'
import { type Buyer, tidyOrders } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

const DAY_MS = 86_400_000
const PRICE = 10_000
const AGREED = 8000
const QTY = 200

let mall: TestMall
let inquiries: InquiryMall
let buyer: Buyer
let skuId = 0

beforeAll(async () => {
  mall = await openTestMall()
  inquiries = inquiryMall(mall)
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})
beforeEach(async () => {
  buyer = await inquiries.shop.newBuyer()
  const [sku] = await inquiries.shop.plainSkus(1, 1000)
  skuId = sku?.id ?? 0
  await mall.db
    .update(skus)
    .set({ price: PRICE, tiers: [{ minQty: 100, price: 9000 }], status: 1 })
    .where(eq(skus.id, skuId))
})

/** An inquiry about the SKU with one offer; its number and the answer's id. */
async function offered({ price = AGREED, leadDays = 9, qty = QTY } = {}) {
  const inquiryNo = await inquiries.submit(buyer, [{ kind: 'sku', skuId, qty }])
  await inquiries.offer(inquiryNo, { skuId, price, leadDays })
  const answerId = (await inquiries.answersOf(buyer, inquiryNo))[0]?.id ?? ''
  return { inquiryNo, answerId }
}

async function acceptedOffer(given: Parameters<typeof offered>[0] = {}) {
  const { inquiryNo, answerId } = await offered(given)
  return inquiries.accept(buyer, inquiryNo, [answerId])
}

const cart = () => cartOfUser(mall, buyer.token)
const onlyLine = async () => (await cart().lines())[0]
const setQty = async (qty: number) => {
  const id = (await onlyLine())?.id ?? ''
  return mall.call(editCartProduct, { lines: [{ id, qty }], ...COUNTRY }, { token: buyer.token })
}

describe('an accepted offer', () => {
  it('is what the cart, the checkout and the order charge', async () => {
    expect(await acceptedOffer()).toMatchObject({ status: INQUIRY_STATUS.accepted })
    const line = await onlyLine()
    expect(line).toMatchObject({
      qty: QTY,
      unitPrice: AGREED,
      priceWhenAdded: AGREED,
      state: 'ok',
      agreed: { price: AGREED, minQty: QTY },
    })
    const preview = await inquiries.shop.previewCart(buyer)
    expect(preview.changes.filter(({ kind }) => kind !== 'leadChanged')).toEqual([])
    expect(preview.totals.goodsAmount).toBe(lineAmount(AGREED, QTY))
    const given = { source: 'cart', hasAccepted: true } as const
    const submission = inquiries.shop.submission(buyer, preview, given)
    expect(await inquiries.shop.askSubmit(buyer, submission)).toMatchObject({ status: 200 })
  })

  it('holds for a purchase without the cart too', async () => {
    await acceptedOffer()
    const { groups } = await inquiries.shop.previewNow(buyer, [{ skuId, qty: QTY }])
    expect(groups[0]?.lines[0]).toMatchObject({ unitPrice: AGREED })
  })

  it('holds from its quantity on: below it the catalogue decides', async () => {
    await acceptedOffer()
    await setQty(QTY - 1)
    expect(await onlyLine()).toMatchObject({ unitPrice: 9000 })
    await setQty(QTY + 50)
    expect(await onlyLine()).toMatchObject({ unitPrice: AGREED })
  })

  it('is in the answer to the edit that reaches its quantity', async () => {
    await acceptedOffer()
    for (const qty of [QTY - 1, QTY]) {
      const before = await cart().list()
      expect(answeredCart(before, await setQty(qty))).toEqual(await cart().list())
    }
  })

  it('brings the shop’s lead time, also for what the stock lacks', async () => {
    await inquiries.shop.setStock(skuId, 10)
    await acceptedOffer({ leadDays: 9 })
    const line = await onlyLine()
    const transit = transitDays('', COUNTRY.areaCode)
    expect(line).toMatchObject({ state: 'backorder', leadDays: 9 + transit })
    const preview = await inquiries.shop.previewCart(buyer)
    // The address is nearer than anywhere in the country: nothing but the way is shorter.
    const [change] = preview.changes
    expect(change).toMatchObject({ kind: 'leadChanged', from: line?.leadDays })
    expect(change?.to).toBeLessThan(9 + transit)
  })

  it.each([
    ['what the stock lacks', 10, 200],
    ['more than one order may hold', 1000, 900],
  ])('keeps its terms in a quotation: %s', async (_what, stock, qty) => {
    await inquiries.shop.setStock(skuId, stock)
    await acceptedOffer({ leadDays: 4, qty })
    const { token, addressId } = buyer
    const inCart = await inquiries.shop.previewCart(buyer)
    const { no } = await mall.call(issueQuotation, COUNTRY, { token })
    const input = { source: 'quotation' as const, quotationNo: no, addressId, ...COUNTRY }
    const quoted = await mall.call(previewOrder, input, { token })
    expect(quoted.holdRefusal).toBe(inCart.holdRefusal)
    const daysOf = ({ groups }: typeof quoted) =>
      groups.flatMap(({ lines }) => lines).map(({ unitPrice, leadDays }) => [unitPrice, leadDays])
    expect(daysOf(quoted)).toEqual(daysOf(inCart))
  })

  it('lifts the order limit up to its quantity', async () => {
    await mall.db.update(skus).set({ maxPerOrder: 100 }).where(eq(skus.id, skuId))
    await acceptedOffer()
    expect(await onlyLine()).toMatchObject({ state: 'ok', maxQty: QTY })
    await setQty(QTY)
    const over = await mall.ask(
      editCartProduct,
      { lines: [{ id: (await onlyLine())?.id, qty: QTY + 1 }], ...COUNTRY },
      { token: buyer.token },
    )
    expect(over).toMatchObject({ status: 422 })
    await mall.db.update(skus).set({ maxPerOrder: 999_999 }).where(eq(skus.id, skuId))
  })

  it('never costs more than the catalogue', async () => {
    await acceptedOffer({ price: 9500 })
    expect(await onlyLine()).toMatchObject({ unitPrice: 9000 })
  })

  it('ends with its validity: the rise is shown before ordering', async () => {
    await acceptedOffer()
    mall.time.now += 8 * DAY_MS
    buyer = { ...buyer, token: await inquiries.shop.tokenOf(buyer.userId) }
    const line = await onlyLine()
    expect(line).toMatchObject({ unitPrice: 9000, priceWhenAdded: AGREED })
    expect(line?.agreed).toBeUndefined()
    const { changes } = await inquiries.shop.previewCart(buyer)
    expect(changes).toContainEqual(expect.objectContaining({ kind: 'priceUp', to: 9000 }))
  })

  it('is nobody else’s price', async () => {
    await acceptedOffer()
    const other = await inquiries.shop.newBuyer()
    const items = [{ skuId, qty: QTY }]
    await mall.call(saveCartProduct, { items }, { token: other.token })
    expect((await cartOfUser(mall, other.token).lines())[0]).toMatchObject({ unitPrice: 9000 })
  })

  it('makes goods with their price on request buyable at that price alone', async () => {
    await mall.db.update(skus).set({ status: 4 }).where(eq(skus.id, skuId))
    await acceptedOffer()
    expect(await onlyLine()).toMatchObject({ unitPrice: AGREED, state: 'ok', moq: QTY })
    mall.time.now += 8 * DAY_MS
    buyer = { ...buyer, token: await inquiries.shop.tokenOf(buyer.userId) }
    expect(await onlyLine()).toMatchObject({ state: 'quoteOnly', selected: false })
  })
})

describe('acceptInquiry', () => {
  it('of two lines of a SKU puts their sum into the cart, at the better price', async () => {
    await mall.db.update(skus).set({ maxPerOrder: 150 }).where(eq(skus.id, skuId))
    const lines = [1, 2].map(() => ({ kind: 'sku' as const, skuId, qty: QTY }))
    const inquiryNo = await inquiries.submit(buyer, lines)
    await inquiries.offer(inquiryNo, { line: 1, skuId, price: 7000 })
    await inquiries.offer(inquiryNo, { line: 2, skuId, price: AGREED })
    const ids = (await inquiries.answersOf(buyer, inquiryNo)).map(({ id }) => id)
    await inquiries.accept(buyer, inquiryNo, ids)
    expect(await cart().lines()).toMatchObject([{ qty: QTY * 2, unitPrice: 7000, state: 'ok' }])
    await mall.db.update(skus).set({ maxPerOrder: 999_999 }).where(eq(skus.id, skuId))
  })

  it('takes effect once when sent twice at once', async () => {
    const { inquiryNo, answerId } = await offered()
    const answers = await Promise.all(
      [1, 2].map(() => inquiries.askAccept(buyer, inquiryNo, [answerId])),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await cart().lines()).toHaveLength(1)
    expect(
      await mall.db.select().from(agreedPrices).where(eq(agreedPrices.inquiryNo, inquiryNo)),
    ).toHaveLength(1)
  })

  it('refuses two offers on one line, and an unknown one', async () => {
    const [, other] = await inquiries.shop.plainSkus(2, 1000)
    const { inquiryNo, answerId } = await offered()
    await inquiries.offer(inquiryNo, { skuId: other?.id ?? 0 })
    const ids = (await inquiries.answersOf(buyer, inquiryNo)).map(({ id }) => id)
    expect(await inquiries.askAccept(buyer, inquiryNo, ids)).toMatchObject({ status: 422 })
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect(await inquiries.askAccept(buyer, inquiryNo, [answerId, unknown])).toMatchObject({
      code: 1004,
    })
    expect(await cart().lines()).toHaveLength(0)
  })

  it('refuses an expired offer and goods off sale', async () => {
    const off = await offered()
    await mall.db.update(skus).set({ status: 2 }).where(eq(skus.id, skuId))
    const refused = await inquiries.askAccept(buyer, off.inquiryNo, [off.answerId])
    expect(refused).toMatchObject({ status: 409 })
    expect(refused.msg).toContain('已下架')
    await mall.db.update(skus).set({ status: 1 }).where(eq(skus.id, skuId))
    mall.time.now += 8 * DAY_MS
    buyer = { ...buyer, token: await inquiries.shop.tokenOf(buyer.userId) }
    const late = await inquiries.askAccept(buyer, off.inquiryNo, [off.answerId])
    expect(late).toMatchObject({ status: 409 })
    expect(await cart().lines()).toHaveLength(0)
  })

  it('cannot be undone by cancelling', async () => {
    const { inquiryNo } = await acceptedOffer()
    expect(await inquiries.askCancel(buyer, inquiryNo)).toMatchObject({ status: 409 })
  })
})
