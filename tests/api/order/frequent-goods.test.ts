import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FREQUENT_MAX, getFrequentGoods } from '@/contract/order/frequent-goods-calls'
import { cancelOrder, hideOrder } from '@/contract/order/order-calls'
import { products, skus } from '@/server/kernel/db/catalog-schema'
import { orders } from '@/server/kernel/db/order-schema'
import { COUNTRY } from '../../support/cart-mall'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

const DAY_MS = 86_400_000

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let goods: { id: number; productId: number; price: number }[]
let buyer: Buyer

beforeAll(async () => {
  mall = await openTestMall()
  shop = orderMall(mall)
  goods = await shop.plainSkus(FREQUENT_MAX + 1, 100_000)
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})
beforeEach(async () => {
  buyer = await shop.newBuyer()
})

function nth(at: number) {
  const sku = goods[at]
  if (!sku) throw new Error('the test catalogue has too few products')
  return sku
}

/** An order of one SKU, placed so many days ago; its number. */
async function ordered(at: number, { daysAgo = 0, qty = 1, by = buyer } = {}): Promise<string> {
  const { orderNos } = await shop.order(by, [{ skuId: nth(at).id, qty }])
  const orderNo = orderNos[0] ?? ''
  const createdAt = new Date(mall.time.now - daysAgo * DAY_MS)
  await mall.db.update(orders).set({ createdAt }).where(eq(orders.orderNo, orderNo))
  return orderNo
}

const frequent = (areaCode = COUNTRY.areaCode) =>
  mall.call(getFrequentGoods, { areaCode }, { token: buyer.token })
const shownIds = async (areaCode?: string[]) =>
  (await frequent(areaCode)).map(({ sku }) => sku.skuId)
const cancel = (orderNo: string) =>
  mall.call(cancelOrder, { orderNo, reason: '其他' }, { token: buyer.token })

describe('getFrequentGoods', () => {
  it('is empty before the first order', async () => {
    expect(await frequent()).toEqual([])
  })

  it('ranks by number of orders, then by the latest order', async () => {
    await ordered(0, { daysAgo: 1 })
    await ordered(1, { daysAgo: 40 })
    await ordered(1, { daysAgo: 30 })
    await ordered(2, { daysAgo: 3 })
    expect(await shownIds()).toEqual([nth(1).id, nth(0).id, nth(2).id])
  })

  it('returns order count, date and quantity of the last order, at the current price', async () => {
    const { id, productId, price } = nth(3)
    await ordered(3, { daysAgo: 2, qty: 7 })
    await ordered(3, { daysAgo: 9, qty: 50 })
    await mall.db
      .update(skus)
      .set({ price: price + 500 })
      .where(eq(skus.id, id))
    try {
      expect(await frequent()).toMatchObject([
        {
          productId,
          orderCount: 2,
          lastQty: 7,
          stockState: 'in',
          lastOrderedAt: mall.time.now - 2 * DAY_MS,
          sku: { skuId: id, price: price + 500 },
        },
      ])
    } finally {
      await mall.db.update(skus).set({ price }).where(eq(skus.id, id))
    }
  })

  it('counts an order once, however many of its lines have the SKU', async () => {
    const skuId = nth(4).id
    const lines = [
      { skuId, qty: 2, note: '一车间' },
      { skuId, qty: 3, note: '二车间' },
    ]
    await shop.order(buyer, lines)
    expect(await frequent()).toMatchObject([{ orderCount: 1 }])
  })

  it('omits orders cancelled, hidden or older than a year', async () => {
    await cancel(await ordered(0))
    const hidden = await ordered(1)
    await mall.db.update(orders).set({ status: 5 }).where(eq(orders.orderNo, hidden))
    expect(await shownIds()).toEqual([nth(1).id])
    await mall.call(hideOrder, { orderNo: hidden }, { token: buyer.token })
    await ordered(2, { daysAgo: 366 })
    await ordered(3, { daysAgo: 364 })
    expect(await shownIds()).toEqual([nth(3).id])
  })

  it('omits other buyers’ orders', async () => {
    const other = await shop.newBuyer()
    await ordered(0, { by: other })
    await ordered(0, { by: other })
    await ordered(1)
    expect(await frequent()).toMatchObject([{ orderCount: 1, sku: { skuId: nth(1).id } }])
  })

  it('omits SKUs off sale or not sold in the area', async () => {
    const { id, productId } = nth(0)
    await ordered(0)
    const [row] = await mall.db.select().from(products).where(eq(products.id, productId))
    const { saleAreas = [], status = 1 } = row ?? {}
    const change = (set: Partial<typeof products.$inferInsert>) =>
      mall.db.update(products).set(set).where(eq(products.id, productId))
    try {
      await change({ saleAreas: ['31'] })
      expect(await shownIds(['31'])).toEqual([id])
      expect(await shownIds(['65'])).toEqual([])
      await change({ status: 0 })
      expect(await shownIds(['31'])).toEqual([])
      await change({ status })
      await mall.db.update(skus).set({ status: 3 }).where(eq(skus.id, id))
      expect(await shownIds(['31'])).toEqual([])
    } finally {
      await change({ saleAreas, status })
      await mall.db.update(skus).set({ status: 1 }).where(eq(skus.id, id))
    }
  })

  it('returns at most FREQUENT_MAX, moving up the next for an unavailable SKU', async () => {
    for (let at = 0; at <= FREQUENT_MAX; at += 1) await ordered(at, { daysAgo: at })
    const all = goods.map(({ id }) => id)
    expect(await shownIds()).toEqual(all.slice(0, FREQUENT_MAX))
    const [first = 0] = all
    await mall.db.update(skus).set({ status: 2 }).where(eq(skus.id, first))
    try {
      expect(await shownIds()).toEqual(all.slice(1))
    } finally {
      await mall.db.update(skus).set({ status: 1 }).where(eq(skus.id, first))
    }
  })
})
