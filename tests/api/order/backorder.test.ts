import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { BACKORDER_DAYS } from '@/contract/constants'
import { cancelOrder, getOrderDetail } from '@/contract/order/order-calls'
import { SHIP_STATUS } from '@/contract/order/order-status-rules'
import { promiseText } from '@/contract/order/promised-date-rules'
import { chinaWorkingDay } from '@/contract/product/working-days-rules'
import { getQuotationDraft } from '@/contract/quotation/quotation-calls'
import { skus } from '@/server/kernel/db/catalog-schema'
import { orderLines, orders } from '@/server/kernel/db/order-schema'
import { createMerchant } from '@/server/modules/order/merchant'
import { COUNTRY, cartOfUser } from '../../support/cart-mall'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

const STOCK = 40
const DAY_MS = 86_400_000

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

  it('says both dates of a line partly in stock, and is shipped as the buyer chose', async () => {
    await shop.setStock(skuId, STOCK)
    await waitFor(100)
    const preview = await shop.previewCart(buyer)
    const [quoted] = preview.groups.flatMap(({ lines }) => lines)
    const [arrival] = preview.arrivals
    if (!quoted || !arrival) throw new Error('no line')
    expect(arrival.whole).toBe(chinaWorkingDay(preview.now, quoted.leadDays))
    expect(arrival.inStock).toBe(chinaWorkingDay(preview.now, quoted.leadDays - BACKORDER_DAYS))

    const together = { source: 'cart' as const, hasAccepted: true, shipsTogether: true }
    const input = shop.submission(buyer, preview, together)
    const [orderNo = ''] = shop.placed(await shop.askSubmit(buyer, input)).orderNos
    const paid = { payStatus: 1, paidAmount: sql`${orders.payableAmount}` }
    await mall.db.update(orders).set(paid).where(eq(orders.orderNo, orderNo))
    const merchant = createMerchant(mall.db, () => mall.time.now)
    await merchant.accept(orderNo)
    const order = await mall.call(getOrderDetail, { orderNo }, buyer)
    expect(order.shipsTogether).toBe(true)
    const lines = [{ lineId: order.lines[0]?.lineId ?? '', qty: STOCK }]
    const parcel = { carrier: '示例物流', trackingNo: 'SL1' }
    await expect(merchant.ship(orderNo, { ...parcel, lines })).rejects.toThrow(
      '买家要求到齐后一起发货',
    )
    expect((await merchant.ship(orderNo, parcel)).shipStatus).toBe(SHIP_STATUS.all)
  })

  it('says one date where all of a line comes together', async () => {
    await shop.setStock(skuId, 100)
    await waitFor(100)
    const { arrivals } = await shop.previewCart(buyer)
    expect(arrivals).toMatchObject([{ skuId, inStock: null }])
    await shop.setStock(skuId, STOCK)
  })

  it('is waited for in the cart, the quotation and the shop’s promise alike', async () => {
    await shop.setStock(skuId, STOCK)
    await waitFor(100)
    const [line] = await cartOfUser(mall, buyer.token).lines()
    const preview = await shop.previewCart(buyer)
    const [quoted] = preview.groups.flatMap(({ lines }) => lines)
    if (!line || !quoted) throw new Error('no line')
    expect(quoted.shipDays).toBeGreaterThanOrEqual(BACKORDER_DAYS)
    const { lines } = await mall.call(getQuotationDraft, COUNTRY, { token: buyer.token })
    expect(lines).toMatchObject([
      { leadDays: line.leadDays, awaitedQty: line.qty - STOCK, isInStock: false },
    ])
    expect(lines[0]?.arrival).toBe(chinaWorkingDay(mall.time.now, line.leadDays))
    expect(lines[0]?.arrivalInStock).toBe(
      chinaWorkingDay(mall.time.now, line.leadDays - BACKORDER_DAYS),
    )
    // The cart's area is the whole country, the order's an address: only the way there differs.
    expect(line.leadDays - quoted.leadDays).toBeLessThan(BACKORDER_DAYS)

    const input = shop.submission(buyer, preview, { source: 'cart', hasAccepted: true })
    const [orderNo = ''] = shop.placed(await shop.askSubmit(buyer, input)).orderNos
    const paidAt = mall.time.now
    const paid = {
      payStatus: 1,
      paidAmount: sql`${orders.payableAmount}`,
      paidAt: new Date(paidAt),
    }
    await mall.db.update(orders).set(paid).where(eq(orders.orderNo, orderNo))
    mall.time.now += 2 * DAY_MS
    await createMerchant(mall.db, () => mall.time.now).accept(orderNo)
    const token = await shop.tokenOf(buyer.userId)
    const order = await mall.call(getOrderDetail, { orderNo }, { token })
    expect(order.promisedShipAt).toBe(chinaWorkingDay(paidAt, quoted.shipDays))
    const arrived = chinaWorkingDay(paidAt, quoted.leadDays)
    expect(order.promisedArriveAt).toBe(arrived)
    const text = promiseText({ shipped: order.promisedShipAt ?? 0, arrived })
    expect(order.events.at(-1)?.text).toBe(text)
  })
})
