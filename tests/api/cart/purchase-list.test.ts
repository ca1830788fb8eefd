import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PURCHASE_LINES_MAX, PURCHASE_LISTS_MAX } from '@/contract/account/kept-limits-rules'
import { getUserInfo } from '@/contract/account/user-calls'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import {
  deletePurchaseLines,
  deletePurchaseList,
  getPurchaseList,
  getPurchaseLists,
  savePurchaseLines,
  savePurchaseList,
} from '@/contract/cart/purchase-list-calls'
import { priceAt } from '@/contract/product/quantity-rules'
import { purchaseListLines, purchaseLists, users } from '@/server/kernel/db/account-schema'
import { products, skus } from '@/server/kernel/db/catalog-schema'
import { openTestMall, type TestMall } from '../../support/test-mall'

const area = { areaCode: ['0000'] }
const NOBODY = 2_000_000_000
type Sku = typeof skus.$inferSelect

let mall: TestMall
let token = ''
let some: Sku[] = []

beforeAll(async () => {
  mall = await openTestMall()
  const rows = await mall.db
    .select({ sku: skus })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(sql`${products.status} = 1 and ${skus.status} = 1 and ${skus.stock} > ${skus.moq} * 10
      and ${skus.moq} % ${skus.step} = 0`)
    .orderBy(skus.id)
    .limit(PURCHASE_LINES_MAX + 1)
  some = rows.map(({ sku }) => sku)
})
afterAll(() => mall.close())
beforeEach(async () => {
  token = (await mall.newUser()).tokens.accessToken
})

function sku(at: number): Sku {
  const result = some[at]
  if (!result) throw new Error('the test catalogue has too few SKUs')
  return result
}

const create = async (name = '月度采购', as = token) =>
  (await mall.call(savePurchaseList, { name }, { token: as })).id
const heads = (as = token) => mall.call(getPurchaseLists, {}, { token: as })
const names = async (as = token) => (await heads(as)).map(({ name }) => name)
const linesOf = async (id: string, areaCode = area.areaCode) =>
  (await mall.call(getPurchaseList, { id, areaCode }, { token })).lines
type Line = { skuId: number; qty: number; note?: string; buyerCode?: string }
const put = (id: string, lines: Line[], as = token) =>
  mall.ask(savePurchaseLines, { id, lines }, { token: as })
const saved = async (id: string) =>
  (await linesOf(id)).map(({ skuId, qty, note, buyerCode }) => [skuId, qty, note, buyerCode])

describe('purchase lists', () => {
  it('are created, renamed and deleted; the last changed comes first', async () => {
    const a = await create('甲班')
    mall.time.now += 1000
    const b = await create(' 乙班 ')
    expect(await names()).toEqual(['乙班', '甲班'])
    mall.time.now += 1000
    await mall.call(savePurchaseList, { id: a, name: '甲班（夜）' }, { token })
    expect(await heads()).toMatchObject([
      { id: a, name: '甲班（夜）', lineCount: 0, updatedAt: mall.time.now },
      { id: b, name: '乙班', updatedAt: mall.time.now - 1000 },
    ])
    expect(await mall.call(deletePurchaseList, { id: [b, b] }, { token })).toEqual({ count: 1 })
    expect(await names()).toEqual(['甲班（夜）'])
  })

  it('require a unique, visible name per user', async () => {
    const a = await create('甲班')
    const b = await create('乙班')
    for (const [input, status] of [
      [{ name: '甲\u200b班' }, 409],
      [{ id: b, name: '甲班' }, 409],
      [{ id: a, name: '甲班' }, 200],
      [{ name: '' }, 400],
      [{ name: ' \u202e\u200b ' }, 400],
      [{ name: '长'.repeat(41) }, 400],
      [{ name: '长'.repeat(40) }, 200],
    ] as const) {
      const answer = await mall.ask(savePurchaseList, input, { token })
      expect([input, answer.status]).toEqual([input, status])
    }
    expect(await names()).toHaveLength(3)
    await create('甲班', (await mall.newUser()).tokens.accessToken)
  })

  it('never exceed PURCHASE_LISTS_MAX, even when created concurrently', async () => {
    for (let at = 1; at < PURCHASE_LISTS_MAX; at += 1) await create(`清单 ${at}`)
    const answers = await Promise.all(
      Array.from('甲乙丙丁戊己庚辛', (name) => mall.ask(savePurchaseList, { name }, { token })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await heads()).toHaveLength(PURCHASE_LISTS_MAX)
  })

  it('are deleted with their lines together with the user', async () => {
    const { id: userId } = await mall.call(getUserInfo, {}, { token })
    const id = await create()
    await put(id, [{ skuId: sku(0).id, qty: 1 }])
    await mall.db.delete(users).where(eq(users.id, userId))
    const left = await mall.db
      .select()
      .from(purchaseListLines)
      .where(eq(purchaseListLines.listId, id))
    expect(left).toEqual([])
  })
})

describe('lines of a purchase list', () => {
  it('keep the given order; the same SKU and note takes the new quantity', async () => {
    const id = await create()
    const a = sku(0)
    const b = sku(1)
    await put(id, [
      { skuId: b.id, qty: b.moq, buyerCode: 'M-7' },
      { skuId: a.id, qty: a.moq },
      { skuId: a.id, qty: a.moq, note: ' 急用 ' },
    ])
    const again = await put(id, [
      { skuId: b.id, qty: b.moq },
      { skuId: b.id, qty: b.moq * 2 },
    ])
    expect(again.data).toEqual({ count: 3 })
    expect(await saved(id)).toEqual([
      [b.id, b.moq * 2, '', 'M-7'],
      [a.id, a.moq, '', ''],
      [a.id, a.moq, '急用', ''],
    ])
    expect((await heads())[0]).toMatchObject({ lineCount: 3 })
  })

  it('are adjusted to the quantity rule with the reason, as in the cart', async () => {
    const id = await create()
    const one = some.find(({ moq, step }) => moq > 1 && step > 1) ?? sku(0)
    const qty = one.moq + 1
    await put(id, [{ skuId: one.id, qty }])
    const [line] = await linesOf(id)
    const items = [{ skuId: one.id, qty }]
    const { adjusted } = await mall.call(saveCartProduct, { items }, { token })
    expect(line?.qty).toBe(adjusted[0]?.to)
    expect(line?.advice).toContain(adjusted[0]?.reason)
    expect(line).toMatchObject({
      state: 'ok',
      itemNo: one.itemNo,
      stock: one.stock,
      unitPrice: priceAt(line?.qty ?? 0, one.price, one.tiers),
    })
  })

  it('are marked areaOff, off or short', async () => {
    const id = await create()
    const one = sku(2)
    await put(id, [{ skuId: one.id, qty: one.moq }])
    const state = async () => (await linesOf(id, ['31']))[0]?.state
    const product = eq(products.id, one.productId)
    const [before] = await mall.db.select().from(products).where(product)
    await mall.db
      .update(products)
      .set({ saleAreas: ['44'] })
      .where(product)
    expect(await state()).toBe('areaOff')
    await mall.db.update(products).set({ status: 2 }).where(product)
    expect(await state()).toBe('off')
    await mall.db
      .update(products)
      .set({ status: 1, saleAreas: before?.saleAreas ?? [] })
      .where(product)
    await mall.db.update(skus).set({ stock: 0 }).where(eq(skus.id, one.id))
    expect(await state()).toBe('short')
    await mall.db.update(skus).set({ stock: one.stock }).where(eq(skus.id, one.id))
    expect(await state()).toBe('ok')
  })

  it('are deleted all or none', async () => {
    const id = await create()
    await put(
      id,
      [0, 1, 2].map((at) => ({ skuId: sku(at).id, qty: sku(at).moq })),
    )
    const [a = '', b = ''] = (await linesOf(id)).map((line) => line.id)
    const take = (lineId: string[]) => mall.ask(deletePurchaseLines, { id, lineId }, { token })
    expect((await take([a, randomUUID()])).code).toBe(1004)
    expect(await linesOf(id)).toHaveLength(3)
    expect((await take([a, b, b])).data).toEqual({ count: 1 })
    expect((await take([a])).code).toBe(1004)
  })

  it('never exceed PURCHASE_LINES_MAX; a refused save keeps nothing', async () => {
    const id = await create()
    const all = some.map(({ id: skuId, moq }) => ({ skuId, qty: moq }))
    expect((await put(id, all.slice(0, PURCHASE_LINES_MAX - 1))).status).toBe(200)
    mall.time.now += 1000
    const answer = await put(id, all.slice(PURCHASE_LINES_MAX - 1))
    expect([answer.status, answer.msg]).toEqual([
      422,
      `每个采购清单最多 ${PURCHASE_LINES_MAX} 行，请先清理`,
    ])
    const [head] = await heads()
    expect(head).toMatchObject({
      lineCount: PURCHASE_LINES_MAX - 1,
      updatedAt: mall.time.now - 1000,
    })
  })

  it('with an unknown SKU are refused as a whole', async () => {
    const id = await create()
    const answer = await put(id, [
      { skuId: sku(0).id, qty: 1 },
      { skuId: NOBODY, qty: 1 },
    ])
    expect([answer.status, answer.code]).toEqual([400, 1004])
    expect(await linesOf(id)).toEqual([])
  })

  it.each([
    ['none', []],
    ['no quantity', [{ skuId: 1 }]],
    ['nothing of it', [{ skuId: 1, qty: 0 }]],
    ['half of one', [{ skuId: 1, qty: 1.5 }]],
    ['a million', [{ skuId: 1, qty: 1_000_000 }]],
    ['text', [{ skuId: 1, qty: '2' }]],
    ['a long note', [{ skuId: 1, qty: 1, note: '长'.repeat(101) }]],
    ['a long code', [{ skuId: 1, qty: 1, buyerCode: 'x'.repeat(41) }]],
    ['too many', Array.from({ length: 501 }, (_, at) => ({ skuId: at + 1, qty: 1 }))],
  ])('refuse %s as bad input', async (_what, lines) => {
    const id = await create()
    const answer = await mall.ask(savePurchaseLines, { id, lines }, { token })
    expect([answer.status, answer.code]).toEqual([400, 1001])
    expect(answer.msg).toMatch(/\p{Script=Han}/u)
  })
})

describe('a purchase list of another user', () => {
  it('is unknown to every call and stays unchanged', async () => {
    const other = (await mall.newUser()).tokens.accessToken
    const own = await create()
    await put(own, [{ skuId: sku(0).id, qty: sku(0).moq }])
    const foreign = await create('别人的', other)
    await put(foreign, [{ skuId: sku(1).id, qty: sku(1).moq }], other)
    const read = () => mall.call(getPurchaseList, { id: foreign, ...area }, { token: other })
    const before = { list: await read(), heads: await heads(other), own: await linesOf(own) }
    const lineId = before.list.lines.map((line) => line.id)
    mall.time.now += 1000
    const answers = [
      await mall.ask(getPurchaseList, { id: foreign, ...area }, { token }),
      await mall.ask(savePurchaseList, { id: foreign, name: '我的' }, { token }),
      await mall.ask(deletePurchaseList, { id: [own, foreign] }, { token }),
      await put(foreign, [{ skuId: sku(0).id, qty: 1 }]),
      await mall.ask(deletePurchaseLines, { id: foreign, lineId }, { token }),
      await mall.ask(deletePurchaseLines, { id: own, lineId }, { token }),
      await mall.ask(getPurchaseList, { id: randomUUID(), ...area }, { token }),
    ]
    expect(answers.map(({ status, code }) => [status, code])).toEqual(
      answers.map(() => [400, 1004]),
    )
    expect(await read()).toEqual(before.list)
    expect(await heads(other)).toEqual(before.heads)
    expect(await linesOf(own)).toEqual(before.own)
    expect(await names()).toEqual(['月度采购'])
  })

  it('does not count towards the limit', async () => {
    const other = (await mall.newUser()).tokens.accessToken
    const { id: userId } = await mall.call(getUserInfo, {}, { token: other })
    const rows = Array.from({ length: PURCHASE_LISTS_MAX }, (_, at) => ({ userId, name: `${at}` }))
    await mall.db.insert(purchaseLists).values(rows)
    await create()
    expect(await names()).toEqual(['月度采购'])
  })
})
