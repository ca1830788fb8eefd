import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getFavoriteList, saveFavorite } from '@/contract/account/favorite-calls'
import { getCartList } from '@/contract/cart/cart-calls'
import { compareSkus } from '@/contract/product/compare-calls'
import { getProductDetail } from '@/contract/product/product-calls'
import { getRelatedProducts } from '@/contract/product/related-calls'
import { readProduct } from '@/contract/product/sku-rows-rules'
import { SALE_STATUS } from '@/contract/product/status-rules'
import { matchLines } from '@/contract/quick-order/quick-order-calls'
import { getSkuTable, searchProducts } from '@/contract/search/search-calls'
import { refreshProducts } from '@/server/edge/operations/refresh-products'
import { skus } from '@/server/kernel/db/catalog-schema'
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

const hide = () =>
  mall.db.update(skus).set({ status: SALE_STATUS.onRequest }).where(eq(skus.id, sku.id))

describe('a price on request', () => {
  it('is on no page: product, comparison, quick order, cart', async () => {
    await cartOfUser(mall, buyer.token).save([{ skuId: sku.id, qty: 20 }])
    await hide()
    const { token } = buyer
    const product = await mall.call(getProductDetail, { productId: sku.productId, ...COUNTRY })
    const shown = readProduct(product).skus.find(({ skuId }) => skuId === sku.id)
    expect(shown).toMatchObject({ price: 0, marketPrice: 0, status: SALE_STATUS.onRequest })
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

  it('of all SKUs of a product is in no list: not as its lowest price, nor by its place among prices', async () => {
    await mall.call(saveFavorite, { productId: [sku.productId] }, { token: buyer.token })
    await mall.db
      .update(skus)
      .set({ status: SALE_STATUS.onRequest })
      .where(eq(skus.productId, sku.productId))
    await mall.db.transaction((tx) => refreshProducts(tx, [sku.productId]))
    const kept = await mall.call(getFavoriteList, COUNTRY, { token: buyer.token })
    expect(kept.list).toHaveLength(1)
    expect(kept.list[0]).toMatchObject({ priceMin: 0, state: 'quoteOnly', sku: { price: 0 } })
    for (const sort of ['priceAsc', 'priceDesc'] as const) {
      const asked = { categoryId: sku.categoryId, sort, pageSize: 100, ...COUNTRY }
      const { list, total } = await mall.call(searchProducts, asked)
      expect(list).toHaveLength(total)
      expect(list.at(-1)).toMatchObject({ productId: sku.productId, priceMin: 0, priceMax: 0 })
      expect(list.at(-1)?.sku.price).toBe(0)
    }
  })

  it('is found by its number, in the list and in the table', async () => {
    await hide()
    const asked = { keyword: sku.itemNo, ...COUNTRY }
    const { list } = await mall.call(searchProducts, asked)
    expect(list.map((hit) => [hit.sku.itemNo, hit.sku.price])).toEqual([[sku.itemNo, 0]])
    const table = await mall.call(getSkuTable, asked)
    expect(table.list.map(({ itemNo, price }) => [itemNo, price])).toEqual([[sku.itemNo, 0]])
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
