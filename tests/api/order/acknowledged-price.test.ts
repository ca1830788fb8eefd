import { eq } from 'drizzle-orm'
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
import { skus } from '@/server/kernel/db/catalog-schema'
import { orderLines, orders } from '@/server/kernel/db/order-schema'
import { COUNTRY } from '../../support/cart-mall'
import { type Buyer, orderMall, tidyOrders } from '../../support/order-mall'
import { runsOf } from '../../support/runs'
import { openTestMall, type TestMall } from '../../support/test-mall'

const RUNS = runsOf(40)
const SLOW_MS = 90_000
/** Base prices the goods take, 1/10000 yuan. */
const PRICES = [1000, 2000, 5000, 90_000]

let mall: TestMall
let shop: ReturnType<typeof orderMall>
let skuIds: number[]

beforeAll(async () => {
  mall = await openTestMall()
  shop = orderMall(mall)
  skuIds = (await shop.plainSkus(2, 1_000_000)).map(({ id }) => id)
})
afterAll(async () => {
  await tidyOrders(mall)
  await mall.close()
})

const setPrice = (skuId: number, price: number) =>
  mall.db.update(skus).set({ price, tiers: [] }).where(eq(skus.id, skuId))

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
      await mall.call(saveCartProduct, { items: [{ skuId, qty: 1, priceSeen }] }, { token })
      agreed.set(skuId, priceSeen)
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
      await mall.call(restoreCartProduct, { lines, ...COUNTRY }, { token })
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
        expect(content.unitPrice).toBeLessThanOrEqual(agreed.get(content.skuId) ?? 0)
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
          for (const skuId of skuIds) await setPrice(skuId, PRICES[0] ?? 0)
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
