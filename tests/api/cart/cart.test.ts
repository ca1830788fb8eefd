import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { deleteCartProduct, editCartProduct, getCartList } from '@/contract/cart/cart-calls'
import { getCartListCount } from '@/contract/cart/cart-count-calls'
import { lineAmount } from '@/contract/money'
import { priceAt } from '@/contract/product/quantity-rules'
import { getBuyerCodes } from '@/contract/quick-order/buyer-code-calls'
import { products, shops, skus } from '@/server/kernel/db/catalog-schema'
import { openTestMall, type TestMall } from '../../support/test-mall'

const area = { areaCode: ['0000'] }
let mall: TestMall
let token = ''

beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())
beforeEach(async () => {
  token = (await mall.newUser()).tokens.accessToken
})

/** SKUs on sale with plenty of stock, one from each of two shops. */
async function twoSkus() {
  const rows = await mall.db
    .select({ sku: skus, shopId: products.shopId })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(sql`${skus.status} = 1 and ${skus.stock} > ${skus.moq} * 10 and ${skus.moq} > 1`)
    .limit(2000)
  const first = rows[0]
  const second = rows.find((row) => row.shopId !== first?.shopId)
  if (!first || !second) throw new Error('the test catalogue has too few SKUs')
  return [first.sku, second.sku] as const
}

const save = (items: { skuId: number; qty: number; note?: string; buyerCode?: string }[]) =>
  mall.call(saveCartProduct, { items }, { token })
const list = () => mall.call(getCartList, area, { token })
async function lines() {
  return (await list()).shops.flatMap((shop) => shop.lines)
}

describe('cart', () => {
  it('groups lines by shop and totals the selected ones', async () => {
    const [a, b] = await twoSkus()
    await save([
      { skuId: a.id, qty: a.moq },
      { skuId: b.id, qty: b.moq },
    ])
    const cart = await list()
    const expected = [a, b].map((sku) =>
      lineAmount(priceAt(sku.moq, sku.price, sku.tiers), sku.moq),
    )
    expect(cart.shops).toHaveLength(2)
    expect(cart.totals.goodsAmount).toBe((expected[0] ?? 0) + (expected[1] ?? 0))
    expect(cart.totals.payableAmount).toBe(cart.totals.goodsAmount + cart.totals.freightAmount)
    for (const shop of cart.shops) {
      const [row] = await mall.db.select().from(shops).where(eq(shops.id, shop.shop.id))
      const isFree = shop.goodsAmount >= (row?.freeFreightFrom ?? 0)
      expect(shop.freightAmount).toBe(isFree ? 0 : row?.freightAmount)
    }
  })

  it('merges the same SKU with the same note and keeps other notes apart', async () => {
    const [a] = await twoSkus()
    await save([{ skuId: a.id, qty: a.moq }])
    await save([{ skuId: a.id, qty: a.moq }])
    await save([{ skuId: a.id, qty: a.moq, note: '急用' }])
    expect((await lines()).map((line) => line.qty).sort()).toEqual([a.moq, a.moq * 2].sort())
    expect(await mall.call(getCartListCount, undefined, { token })).toBe(2)
  })

  it('keeps the buyer’s code of goods that come again, and remembers each code', async () => {
    const [a] = await twoSkus()
    const codes = async () => (await lines()).map(({ buyerCode }) => buyerCode)
    await save([{ skuId: a.id, qty: a.moq }])
    await save([{ skuId: a.id, qty: a.moq, buyerCode: 'M-7' }])
    expect(await codes()).toEqual(['M-7'])
    await save([
      { skuId: a.id, qty: a.moq, buyerCode: 'M-8' },
      { skuId: a.id, qty: a.moq, buyerCode: 'M-9' },
      { skuId: a.id, qty: a.moq },
    ])
    expect(await codes()).toEqual(['M-9'])
    await save([{ skuId: a.id, qty: a.moq }])
    expect(await codes()).toEqual(['M-9'])
    const { list: remembered } = await mall.call(getBuyerCodes, {}, { token })
    expect(remembered.map(({ code }) => code)).toEqual(['M-7', 'M-8', 'M-9'])
  })

  it('raises a quantity below the minimum and reports it as adjusted', async () => {
    const [a] = await twoSkus()
    const answer = await save([{ skuId: a.id, qty: 1 }])
    expect(answer.adjusted).toMatchObject([{ skuId: a.id, from: 1, to: a.moq }])
    expect((await lines())[0]?.qty).toBe(a.moq)
  })

  it('refuses an edit that breaks the quantity rule with 422 and changes nothing', async () => {
    const [a] = await twoSkus()
    await save([{ skuId: a.id, qty: a.moq }])
    const [line] = await lines()
    const edit = { lines: [{ id: line?.id, qty: a.moq - 1 }], ...area }
    const answer = await mall.ask(editCartProduct, edit, { token })
    expect(answer.status).toBe(422)
    expect(answer.msg).toContain('起订量')
    expect((await lines())[0]?.qty).toBe(a.moq)
  })

  it.each([0, -1, 1.5, '2', 1e9, null])('refuses a quantity of %j', async (qty) => {
    const [a] = await twoSkus()
    const answer = await mall.ask(saveCartProduct, { items: [{ skuId: a.id, qty }] }, { token })
    expect(answer.status).toBe(400)
    expect(await lines()).toEqual([])
  })

  it('ignores a price sent by the buyer', async () => {
    const [a] = await twoSkus()
    await mall.ask(saveCartProduct, { items: [{ skuId: a.id, qty: a.moq, price: 1 }] }, { token })
    expect((await lines())[0]?.unitPrice).toBe(priceAt(a.moq, a.price, a.tiers))
  })

  it('refuses an unknown SKU (1004) and one off sale (409)', async () => {
    const [a] = await twoSkus()
    const unknown = await mall.ask(
      saveCartProduct,
      { items: [{ skuId: 2_000_000_000, qty: 1 }] },
      { token },
    )
    expect([unknown.status, unknown.code]).toEqual([400, 1004])
    await mall.db.update(skus).set({ status: 2 }).where(eq(skus.id, a.id))
    const off = await mall.ask(saveCartProduct, { items: [{ skuId: a.id, qty: a.moq }] }, { token })
    expect(off.status).toBe(409)
    await mall.db.update(skus).set({ status: 1 }).where(eq(skus.id, a.id))
  })

  it('marks and unselects a line that is short or off sale', async () => {
    const [a] = await twoSkus()
    await save([{ skuId: a.id, qty: a.moq }])
    const states = async () => (await lines()).map(({ state, selected }) => [state, selected])
    await mall.db
      .update(skus)
      .set({ stock: a.moq - 1 })
      .where(eq(skus.id, a.id))
    expect(await states()).toEqual([['short', false]])
    await mall.db.update(skus).set({ stock: a.stock, status: 2 }).where(eq(skus.id, a.id))
    expect(await states()).toEqual([['off', false]])
    await mall.db.update(skus).set({ status: 1 }).where(eq(skus.id, a.id))
    expect((await list()).totals.selectedCount).toBe(1)
  })

  it('marks a line not sold in the area (areaOff)', async () => {
    const [a] = await twoSkus()
    await save([{ skuId: a.id, qty: a.moq }])
    const [{ saleAreas } = { saleAreas: [] }] = await mall.db
      .select()
      .from(products)
      .where(eq(products.id, a.productId))
    await mall.db
      .update(products)
      .set({ saleAreas: ['44'] })
      .where(eq(products.id, a.productId))
    const inShanghai = await mall.call(getCartList, { areaCode: ['31'] }, { token })
    expect(inShanghai.shops[0]?.lines[0]?.state).toBe('areaOff')
    await mall.db.update(products).set({ saleAreas }).where(eq(products.id, a.productId))
  })

  it('refuses a list containing another user’s line and changes nothing', async () => {
    const [a, b] = await twoSkus()
    const other = (await mall.newUser()).tokens.accessToken
    await mall.call(saveCartProduct, { items: [{ skuId: b.id, qty: b.moq }] }, { token: other })
    const foreign = (await mall.call(getCartList, area, { token: other })).shops[0]?.lines[0]?.id
    await save([{ skuId: a.id, qty: a.moq }])
    const own = (await lines())[0]?.id
    for (const [call, input] of [
      [deleteCartProduct, { id: [own, foreign] }],
      [
        editCartProduct,
        {
          lines: [
            { id: own, selected: false },
            { id: foreign, selected: false },
          ],
          ...area,
        },
      ],
    ] as const) {
      const answer = await mall.ask(call, input, { token })
      expect([answer.status, answer.code]).toEqual([400, 1004])
    }
    expect((await lines())[0]?.selected).toBe(true)
    expect(await mall.call(getCartListCount, undefined, { token: other })).toBe(1)
  })

  it('holds at most 500 lines', async () => {
    const rows = await mall.db.select().from(skus).where(eq(skus.status, 1)).limit(501)
    const items = rows.map((sku) => ({ skuId: sku.id, qty: sku.moq }))
    await save(items.slice(0, 500))
    const answer = await mall.ask(saveCartProduct, { items: items.slice(500) }, { token })
    expect(answer.status).toBe(422)
    expect(await mall.call(getCartListCount, undefined, { token })).toBe(500)
  })
})
