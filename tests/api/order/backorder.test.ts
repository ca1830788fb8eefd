import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { BACKORDER_DAYS } from '@/contract/constants'
import { cancelOrder } from '@/contract/order/order-calls'
import { skus } from '@/server/kernel/db/catalog-schema'
import { orderLines } from '@/server/kernel/db/order-schema'
import { cartOfUser } from '../../support/cart-mall'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

const STOCK = 40

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let buyer: Buyer
let skuId = 0

beforeAll(async () => {
  mall = await openTestMall()
  shop = orderMall(mall)
  buyer = await shop.newBuyer()
  skuId = (await shop.plainSkus(1, STOCK))[0]?.id ?? 0
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

const stockOf = async () =>
  (await mall.db.select({ stock: skus.stock }).from(skus).where(eq(skus.id, skuId)))[0]?.stock

/** A cart line of more than there is, whose buyer waits for the rest. */
async function waitFor(qty: number) {
  await mall.call(saveCartProduct, { items: [{ skuId, qty }] }, { token: buyer.token })
  const cart = cartOfUser(mall, buyer.token)
  const [line] = await cart.lines()
  await cart.askEdit([{ id: line?.id, backorder: true, selected: true }])
}

describe('backorder (more ordered than in stock)', () => {
  it('holds the stock there is, waits for the rest, and gives back only what it held', async () => {
    await waitFor(100)
    const preview = await shop.previewCart(buyer)
    const [line] = preview.groups.flatMap(({ lines }) => lines)
    expect(line).toMatchObject({ qty: 100, awaitedQty: 60 })
    const input = shop.submission(buyer, preview, { source: 'cart', hasAccepted: true })
    expect((await shop.askSubmit(buyer, input)).status).toBe(200)
    expect(await stockOf()).toBe(0)
    const [saved] = await mall.db.select().from(orderLines).where(eq(orderLines.skuId, skuId))
    expect(saved?.held.reduce((sum, { qty }) => sum + qty, 0)).toBe(STOCK)
    const cancel = { orderNo: saved?.orderNo ?? '', reason: '不想要了' as const }
    await mall.call(cancelOrder, cancel, { token: buyer.token })
    expect(await stockOf()).toBe(STOCK)
  })

  it('has a longer lead time, and reports a lead change once stock suffices', async () => {
    await waitFor(100)
    const before = await shop.previewCart(buyer)
    const leadDays = before.groups[0]?.lines[0]?.leadDays ?? 0
    await shop.setStock(skuId, 100)
    const refused = await shop.askSubmit(buyer, shop.submission(buyer, before, { source: 'cart' }))
    expect(refused.status).toBe(409)
    expect(refused.data).toMatchObject({
      changes: [{ kind: 'leadChanged', from: leadDays, to: leadDays - BACKORDER_DAYS }],
    })
    await shop.setStock(skuId, STOCK)
  })
})
