import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getCartList } from '@/contract/cart/cart-calls'
import { compareSkus } from '@/contract/product/compare-calls'
import { getProductDetail } from '@/contract/product/product-calls'
import { getRelatedProducts } from '@/contract/product/related-calls'
import { readProduct } from '@/contract/product/sku-rows-rules'
import { matchLines } from '@/contract/quick-order/quick-order-calls'
import { skus } from '@/server/kernel/db/catalog-schema'
import { QUOTE_ONLY } from '@/server/modules/product/sku-repository'
import { COUNTRY, cartOfUser } from '../../support/cart-mall'
import { type InquiryMall, inquiryMall } from '../../support/inquiry-mall'
import { type Buyer, tidyOrders } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

const PRICE = 123_456

let mall: TestMall
let inquiries: InquiryMall
let buyer: Buyer
let sku: typeof skus.$inferSelect

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
  const [first] = await inquiries.shop.plainSkus(1, 1000)
  if (!first) throw new Error('the test catalogue is empty')
  sku = first
  const tiers = [{ minQty: 10, price: PRICE - 1 }]
  await mall.db.update(skus).set({ price: PRICE, tiers, status: 1 }).where(eq(skus.id, sku.id))
})

const hide = () => mall.db.update(skus).set({ status: QUOTE_ONLY }).where(eq(skus.id, sku.id))

describe('a price on request', () => {
  it('is on no page: product, comparison, quick order, cart', async () => {
    await cartOfUser(mall, buyer.token).save([{ skuId: sku.id, qty: 20 }])
    await hide()
    const { token } = buyer
    const product = await mall.call(getProductDetail, { productId: sku.productId, ...COUNTRY })
    const shown = readProduct(product).skus.find(({ skuId }) => skuId === sku.id)
    expect(shown).toMatchObject({ price: 0, marketPrice: 0, status: QUOTE_ONLY })
    expect(shown?.tiers).toEqual([])
    const compared = await mall.call(compareSkus, { skuIds: [sku.id], ...COUNTRY })
    expect(compared.columns[0]).toMatchObject({ price: 0, tiers: [] })
    const asked = { productId: sku.productId, skuId: sku.id, ...COUNTRY }
    expect((await mall.call(getRelatedProducts, asked)).sameSpec.basePrice).toBeNull()
    const lines = [{ text: sku.itemNo, itemNo: sku.itemNo, qty: 20 }]
    const matched = await mall.call(matchLines, { lines, ...COUNTRY })
    expect(matched.lines[0]?.skus[0]).toMatchObject({ price: 0, unitPrice: 0, state: 'quoteOnly' })
    const { shops, totals } = await mall.call(getCartList, COUNTRY, { token })
    expect(shops[0]?.lines[0]).toMatchObject({ unitPrice: 0, amount: 0, state: 'quoteOnly' })
    expect(totals.goodsAmount).toBe(0)
  })

  it('is answered to an inquiry', async () => {
    await hide()
    const inquiryNo = await inquiries.submit(buyer, [{ kind: 'sku', skuId: sku.id, qty: 20 }])
    await inquiries.offer(inquiryNo, { skuId: sku.id, price: PRICE })
    const [answer] = await inquiries.answersOf(buyer, inquiryNo)
    await inquiries.accept(buyer, inquiryNo, [answer?.id ?? ''])
    const [line] = await cartOfUser(mall, buyer.token).lines()
    expect(line).toMatchObject({ unitPrice: PRICE, state: 'ok' })
  })
})
