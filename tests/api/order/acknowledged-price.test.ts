import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import {
  type CartLine,
  deleteCartProduct,
  editCartProduct,
  getCartList,
  restoreCartProduct,
} from '@/contract/cart/cart-calls'
import { type OrderPreview, previewOrder, refusedPreview } from '@/contract/order/checkout-calls'
import { toSeenLine } from '@/contract/order/seen-line-rules'
import { products, skus } from '@/server/kernel/db/catalog-schema'
import { orderLines, orders } from '@/server/kernel/db/order-schema'
import { COUNTRY } from '../../support/cart-mall'
import { isServer } from '../../support/engine'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { runsOf } from '../../support/runs'
import { openTestMall, type TestMall } from '../../support/test-mall'

// Runs on both engines: prices, stock and areas change between any two statements of a checkout.

const RUNS = runsOf(isServer ? 40 : 15)
const SLOW_MS = 90_000
/** Base prices the goods take, 1/10000 yuan. */
const PRICES = [1000, 2000, 5000, 90_000]
const PLENTY = 1_000_000
const EVERYWHERE = ['0000']
const ELSEWHERE = ['44']

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let skuIds: number[]

beforeAll(async () => {
  mall = await openTestMall()
  shop = orderMall(mall)
  skuIds = (await shop.plainSkus(2, PLENTY)).map(({ id }) => id)
})
afterAll(async () => {
  for (const skuId of skuIds) await setSold(skuId, true)
  await tidyOrders(mall)
  await mall.close()
})

const setPrice = (skuId: number, price: number) =>
  mall.db.update(skus).set({ price, tiers: [] }).where(eq(skus.id, skuId))

/** What is in stock, by SKU. */
const stocked = new Map<number, number>()
async function setStock(skuId: number, stock: number): Promise<void> {
  stocked.set(skuId, stock)
  await shop.setStock(skuId, stock)
}

/** Whether the goods are sold where the buyers are. */
async function setSold(skuId: number, isSold: boolean): Promise<void> {
  const product = mall.db.select({ id: skus.productId }).from(skus).where(eq(skus.id, skuId))
  const saleAreas = isSold ? EVERYWHERE : ELSEWHERE
  await mall.db.update(products).set({ saleAreas }).where(inArray(products.id, product))
}

async function isSoldHere(skuId: number): Promise<boolean> {
  const [row] = await mall.db
    .select({ areas: products.saleAreas })
    .from(products)
    .innerJoin(skus, eq(skus.productId, products.id))
    .where(eq(skus.id, skuId))
  return row?.areas.includes('0000') ?? false
}

/** A buyer at two browser windows: what they show, and what the buyer has agreed to pay a piece. */
function shopper(buyer: Buyer) {
  const { token, addressId } = buyer
  /** The dearest price agreed to, by SKU. */
  const agreed = new Map<number, number>()
  const cataloguePage = new Map(skuIds.map((id) => [id, PRICES[0] ?? 0]))
  let cartPage: CartLine[] = []
  let checkoutPage: OrderPreview | null = null

  async function showCart() {
    const { shops } = await mall.call(getCartList, COUNTRY, { token })
    cartPage = shops.flatMap(({ lines }) => lines)
  }

  return {
    async showGoods(skuId: number) {
      const [row] = await mall.db.select().from(skus).where(eq(skus.id, skuId))
      cataloguePage.set(skuId, row?.price ?? 0)
    },
    async add(skuId: number) {
      const priceSeen = cataloguePage.get(skuId) ?? 0
      const items = [{ skuId, qty: 1, priceSeen }]
      const { status } = await mall.ask(saveCartProduct, { items }, { token })
      if (status === 200) agreed.set(skuId, priceSeen)
    },
    showCart,
    async acknowledge(skuId: number) {
      const line = cartPage.find((one) => one.skuId === skuId)
      if (!line) return
      const lines = [{ id: line.id, priceSeen: line.unitPrice }]
      const { status } = await mall.ask(editCartProduct, { lines, ...COUNTRY }, { token })
      if (status === 200) agreed.set(skuId, line.unitPrice)
    },
    /** Deletes a line and takes that back: nothing is agreed to by it. */
    async deleteAndUndo(skuId: number) {
      await showCart()
      const line = cartPage.find((one) => one.skuId === skuId)
      if (!line) return
      await mall.call(deleteCartProduct, { id: [line.id] }, { token })
      const { qty, note, buyerCode, selected, backorder, priceWhenAdded } = line
      const back = { skuId, qty, note, buyerCode, selected, backorder, priceWhenAdded }
      const lines = [{ ...back, savedForLater: false }]
      await mall.ask(restoreCartProduct, { lines, ...COUNTRY }, { token })
    },
    async showCheckout(isFromCart: boolean) {
      const lines = isFromCart && cartPage.length > 0 ? { lines: cartPage.map(toSeenLine) } : {}
      const requested = { source: 'cart' as const, addressId, ...COUNTRY, ...lines }
      checkoutPage = await mall.call(previewOrder, requested, { token })
    },
    async submit(hasAccepted: boolean) {
      const shown = checkoutPage
      if (!shown || shown.groups.length === 0) return
      const input = shop.submission(buyer, shown, { source: 'cart', hasAccepted })
      const answer = await shop.askSubmit(buyer, input)
      if (answer.status === 409) {
        checkoutPage = refusedPreview(answer.data)
        return
      }
      if (hasAccepted) {
        for (const { kind, skuId, to } of shown.changes) {
          if (kind === 'priceUp') agreed.set(skuId, to ?? 0)
        }
      }
      expect(answer.status).toBe(200)
      const rows = await mall.db
        .select({ content: orderLines.content })
        .from(orderLines)
        .innerJoin(orders, eq(orders.orderNo, orderLines.orderNo))
        .where(eq(orders.userId, buyer.userId))
      for (const { content } of rows) {
        const { skuId, unitPrice, qty, awaitedQty } = content
        expect(unitPrice).toBeLessThanOrEqual(agreed.get(skuId) ?? 0)
        expect([skuId, await isSoldHere(skuId)]).toEqual([skuId, true])
        expect(qty - awaitedQty).toBeLessThanOrEqual(stocked.get(skuId) ?? PLENTY)
      }
      await mall.db.delete(orders).where(eq(orders.userId, buyer.userId))
      checkoutPage = null
      cartPage = []
    },
  }
}

type Shopper = ReturnType<typeof shopper>
type Step = { name: string; run: (who: Shopper) => Promise<unknown> }

const sku = fc.nat(1)
const step = fc.oneof(
  fc.tuple(sku, fc.constantFrom(...PRICES)).map(
    ([at, price]): Step => ({
      name: `price of ${at} ${price}`,
      run: () => setPrice(skuIds[at] ?? 0, price),
    }),
  ),
  fc.tuple(sku, fc.boolean()).map(
    ([at, isSold]): Step => ({
      name: `${at} sold here ${isSold}`,
      run: () => setSold(skuIds[at] ?? 0, isSold),
    }),
  ),
  fc.tuple(sku, fc.constantFrom(0, PLENTY)).map(
    ([at, stock]): Step => ({
      name: `stock of ${at} ${stock}`,
      run: () => setStock(skuIds[at] ?? 0, stock),
    }),
  ),
  fc
    .tuple(sku, fc.constantFrom('showGoods', 'add', 'acknowledge', 'deleteAndUndo'))
    .map(
      ([at, name]): Step => ({ name: `${name} ${at}`, run: (who) => who[name](skuIds[at] ?? 0) }),
    ),
  fc.constant<Step>({ name: 'showCart', run: (who) => who.showCart() }),
  fc.boolean().map((is): Step => ({ name: `checkout ${is}`, run: (who) => who.showCheckout(is) })),
  fc.boolean().map((is): Step => ({ name: `submit ${is}`, run: (who) => who.submit(is) })),
)

describe('the price a buyer pays', () => {
  it('is listed at checkout when the page the goods were added from was older', async () => {
    const [skuId = 0] = skuIds
    await setPrice(skuId, 5000)
    const buyer = await shop.newBuyer()
    const items = [{ skuId, qty: 2, priceSeen: 1000 }]
    await mall.call(saveCartProduct, { items }, { token: buyer.token })
    const preview = await shop.previewCart(buyer)
    const risen = expect.objectContaining({ kind: 'priceUp', from: 1000, to: 5000 })
    expect(preview.changes).toContainEqual(risen)
    const unread = shop.submission(buyer, preview, { source: 'cart' })
    expect((await shop.askSubmit(buyer, unread)).status).toBe(409)
    expect((await shop.askSubmit(buyer, { ...unread, hasAccepted: true })).status).toBe(200)
  })

  it(
    'is never dearer than the last one agreed to, whatever prices and pages do',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
          for (const skuId of skuIds) {
            await setPrice(skuId, PRICES[0] ?? 0)
            await setSold(skuId, true)
            await setStock(skuId, PLENTY)
          }
          const who = shopper(await shop.newBuyer())
          await who.add(skuIds[0] ?? 0)
          for (const { run } of steps) await run(who)
          // However the walk went, an order in the end is one the buyer agreed to.
          await who.showCheckout(true)
          await who.submit(true)
        }),
        { numRuns: RUNS },
      )
    },
    SLOW_MS,
  )
})
