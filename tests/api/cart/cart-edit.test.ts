import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import {
  deleteCartProduct,
  editCartProduct,
  type LineEdit,
  restoreCartProduct,
} from '@/contract/cart/cart-calls'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { answeredCart } from '@/contract/cart/cart-rules'
import { priceAt } from '@/contract/product/quantity-rules'
import { skus } from '@/server/kernel/db/catalog-schema'
import { buyableSkus, COUNTRY, cartOfUser } from '../../support/cart-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
let token = ''
let cart: ReturnType<typeof cartOfUser>

beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())
beforeEach(async () => {
  token = (await mall.newUser()).tokens.accessToken
  cart = cartOfUser(mall, token)
})

const countOf = () => mall.call(getCartListCount, undefined, { token })

/** The first line of a cart that holds one SKU. */
async function oneLine() {
  const [sku] = await buyableSkus(mall)
  await cart.save([{ skuId: sku.id, qty: sku.moq }])
  const [line] = await cart.lines()
  if (!line) throw new Error('the cart is empty')
  return { sku, line }
}

describe('cart lines saved for later', () => {
  it('leave the cart list, count and totals, and come back unchanged', async () => {
    const { line } = await oneLine()
    await cart.askEdit([{ id: line.id, savedForLater: true }])
    expect(await cart.lines()).toEqual([])
    expect(await cart.later()).toMatchObject([{ id: line.id, qty: line.qty, selected: false }])
    expect(await countOf()).toBe(0)
    expect((await cart.list()).totals.payableAmount).toBe(0)
    await cart.askEdit([{ id: line.id, savedForLater: false }])
    expect(await cart.lines()).toMatchObject([{ id: line.id, qty: line.qty, selected: true }])
    expect(await countOf()).toBe(1)
  })

  it('come back with the new quantity when the SKU is added again', async () => {
    const { sku, line } = await oneLine()
    await cart.askEdit([{ id: line.id, savedForLater: true }])
    await cart.save([{ skuId: sku.id, qty: sku.moq * 2 }])
    expect(await cart.lines()).toMatchObject([{ qty: sku.moq * 2 }])
    expect(await cart.later()).toEqual([])
  })
})

describe('price change of a cart line', () => {
  const raise = (id: number, price: number) =>
    mall.db.update(skus).set({ price, tiers: [] }).where(eq(skus.id, id))

  it('is shown until the buyer acknowledges the current price (priceSeen)', async () => {
    const { sku, line } = await oneLine()
    const before = line.unitPrice
    await raise(sku.id, before + 700)
    expect(await cart.lines()).toMatchObject([{ unitPrice: before + 700, priceWhenAdded: before }])
    const stale = await cart.askEdit([{ id: line.id, priceSeen: before }])
    expect([stale.status, stale.msg]).toEqual([409, '价格又有变化，请核对新价格'])
    await cart.askEdit([{ id: line.id, priceSeen: before + 700 }])
    expect(await cart.lines()).toMatchObject([{ priceWhenAdded: before + 700 }])
    await mall.db.update(skus).set(sku).where(eq(skus.id, sku.id))
  })

  it('does not count a different price tier as a change', async () => {
    const { sku, line } = await oneLine()
    const tiers = [{ minQty: sku.moq * 2, price: Math.floor(sku.price / 2) }]
    await mall.db.update(skus).set({ tiers }).where(eq(skus.id, sku.id))
    await cart.askEdit([{ id: line.id, qty: sku.moq * 2 }])
    const [moved] = await cart.lines()
    expect(moved?.unitPrice).toBe(tiers[0]?.price)
    expect(moved?.priceWhenAdded).toBe(line.priceWhenAdded + (tiers[0]?.price ?? 0) - sku.price)
    await mall.db.update(skus).set(sku).where(eq(skus.id, sku.id))
  })

  it('is acknowledged by adding the SKU again', async () => {
    const { sku, line } = await oneLine()
    await raise(sku.id, line.unitPrice + 700)
    await cart.save([{ skuId: sku.id, qty: sku.moq }])
    expect(await cart.lines()).toMatchObject([{ priceWhenAdded: line.unitPrice + 700 }])
    await mall.db.update(skus).set(sku).where(eq(skus.id, sku.id))
  })
})

describe('lead time change of a cart line', () => {
  it('is shown until the buyer acknowledges the current one (leadSeen)', async () => {
    const { sku, line } = await oneLine()
    expect(line.leadDaysWhenAdded).toBe(line.leadDays)
    await mall.db
      .update(skus)
      .set({ leadDays: sku.leadDays + 6 })
      .where(eq(skus.id, sku.id))
    const leadDays = line.leadDays + 6
    expect(await cart.lines()).toMatchObject([{ leadDays, leadDaysWhenAdded: line.leadDays }])
    const stale = await cart.askEdit([{ id: line.id, leadSeen: line.leadDays }])
    expect([stale.status, stale.msg]).toEqual([409, '货期又有变化，请核对新货期'])
    await cart.askEdit([{ id: line.id, leadSeen: leadDays }])
    expect(await cart.lines()).toMatchObject([{ leadDays, leadDaysWhenAdded: leadDays }])
    await mall.db.update(skus).set(sku).where(eq(skus.id, sku.id))
  })
})

describe('cart line short of stock', () => {
  it('is selectable once the buyer accepts a backorder', async () => {
    const { sku, line } = await oneLine()
    await mall.db
      .update(skus)
      .set({ stock: sku.moq - 1 })
      .where(eq(skus.id, sku.id))
    expect(await cart.lines()).toMatchObject([{ state: 'short', selected: false }])
    await cart.askEdit([{ id: line.id, backorder: true, selected: true }])
    expect(await cart.lines()).toMatchObject([{ state: 'backorder', selected: true }])
    await cart.askEdit([{ id: line.id, backorder: false }])
    expect(await cart.lines()).toMatchObject([{ state: 'short', selected: false }])
    await mall.db.update(skus).set(sku).where(eq(skus.id, sku.id))
  })

  it('a discontinued SKU is gone, not short', async () => {
    const { sku } = await oneLine()
    await mall.db.update(skus).set({ status: 3 }).where(eq(skus.id, sku.id))
    expect(await cart.lines()).toMatchObject([{ state: 'gone', selected: false }])
    await mall.db.update(skus).set(sku).where(eq(skus.id, sku.id))
  })
})

describe('restoreCartProduct (undo)', () => {
  it('restores deleted lines with quantity, note, buyer’s code and selection', async () => {
    const { sku, line } = await oneLine()
    await cart.askEdit([{ id: line.id, selected: false, note: '急用', buyerCode: 'A-1' }])
    await mall.call(deleteCartProduct, { id: [line.id] }, { token })
    const saved = { skuId: sku.id, qty: sku.moq, note: '急用', buyerCode: 'A-1', selected: false }
    const input = { lines: [{ ...saved, savedForLater: false, backorder: false }], ...COUNTRY }
    await mall.call(restoreCartProduct, input, { token })
    await mall.call(restoreCartProduct, input, { token })
    expect(await cart.lines()).toMatchObject([saved])
  })

  it('restores an unavailable line as such, at the price acknowledged before', async () => {
    const { sku, line } = await oneLine()
    await mall.call(deleteCartProduct, { id: [line.id] }, { token })
    await mall.db.update(skus).set({ status: 2 }).where(eq(skus.id, sku.id))
    const saved = {
      note: '',
      buyerCode: '',
      selected: true,
      savedForLater: false,
      backorder: false,
    }
    const restored = { skuId: sku.id, qty: sku.moq + 1, ...saved }
    const known = { lines: [{ ...restored, priceWhenAdded: 1 }], ...COUNTRY }
    await mall.call(restoreCartProduct, known, { token })
    expect(await cart.lines()).toMatchObject([{ state: 'off', priceWhenAdded: 1 }])
    await mall.call(restoreCartProduct, { lines: [restored], ...COUNTRY }, { token })
    const unitPrice = priceAt(sku.moq + 1, sku.price, sku.tiers)
    expect(await cart.lines()).toMatchObject([{ priceWhenAdded: unitPrice }])
    await mall.db.update(skus).set({ status: 1 }).where(eq(skus.id, sku.id))
  })
})

describe('concurrent cart changes', () => {
  it('add up: fifty concurrent adds make one line with the whole quantity', async () => {
    const [sku] = await buyableSkus(mall)
    const item = { items: [{ skuId: sku.id, qty: sku.step }] }
    await cart.save([{ skuId: sku.id, qty: sku.moq }])
    await Promise.all(Array.from({ length: 50 }, () => mall.call(saveCartProduct, item, { token })))
    const max = Math.floor(sku.maxPerOrder / sku.step) * sku.step
    expect((await cart.lines()).map(({ qty }) => qty)).toEqual([
      Math.min(sku.moq + 50 * sku.step, max),
    ])
  })

  it('never fill the cart beyond 500 lines', async () => {
    const rows = await mall.db.select().from(skus).where(eq(skus.status, 1)).limit(504)
    const items = rows.map((sku) => ({ skuId: sku.id, qty: sku.moq }))
    await cart.save(items.slice(0, 499))
    await Promise.all(
      items.slice(499).map((item) => mall.ask(saveCartProduct, { items: [item] }, { token })),
    )
    expect(await countOf()).toBe(500)
  })
})

describe('cart line notes', () => {
  it('an edit that would merge two lines of a SKU answers 409', async () => {
    const [sku] = await buyableSkus(mall)
    await cart.save([{ skuId: sku.id, qty: sku.moq }])
    await cart.save([{ skuId: sku.id, qty: sku.moq, note: '急用' }])
    const [a, b] = await cart.lines()
    for (const lines of [
      [{ id: a?.id, note: b?.note }],
      [
        { id: a?.id, note: b?.note },
        { id: b?.id, note: a?.note },
      ],
    ]) {
      const answer = await cart.askEdit(lines)
      expect([answer.status, answer.msg]).toEqual([409, '该商品已有备注相同的一行，请换一个备注'])
    }
    expect((await cart.lines()).map(({ note }) => note)).toEqual([a?.note, b?.note])
  })
})

describe('the answer to an edit', () => {
  const edit = (lines: LineEdit[]) => mall.call(editCartProduct, { lines, ...COUNTRY }, { token })

  it('is the changed lines, which make the cart a buyer had the cart there is now', async () => {
    const [a, b] = await buyableSkus(mall)
    await cart.save([
      { skuId: a.id, qty: a.moq },
      { skuId: b.id, qty: b.moq },
      { skuId: a.id, qty: a.moq, note: '备用' },
    ])
    const before = await cart.list()
    const line = before.shops[0]?.lines[0]
    if (!line) throw new Error('the cart is empty')
    const answer = await edit([{ id: line.id, qty: line.qty * 2, note: '急用' }])
    expect(answer.shops.flatMap(({ lines }) => lines.map(({ id }) => id))).toEqual([line.id])
    expect(answeredCart(before, answer)).toEqual(await cart.list())
  })

  it('is the whole cart when lines change their place', async () => {
    const { line } = await oneLine()
    const answer = await edit([{ id: line.id, savedForLater: true }])
    expect(answer).toEqual(await cart.list())
  })
})
