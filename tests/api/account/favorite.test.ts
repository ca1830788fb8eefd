import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  deleteFavorite,
  getFavoriteList,
  getFavoriteState,
  saveFavorite,
} from '@/contract/account/favorite-calls'
import { FAVORITES_MAX } from '@/contract/account/kept-limits-rules'
import { getUserInfo } from '@/contract/account/user-calls'
import { favorites, users } from '@/server/kernel/db/account-schema'
import { products, skus } from '@/server/kernel/db/catalog-schema'
import { openTestMall, type TestMall } from '../../support/test-mall'

const area = { areaCode: ['0000'] }
let mall: TestMall
let token = ''
let ids: number[] = []

beforeAll(async () => {
  mall = await openTestMall()
  const rows = await mall.db
    .select({ id: products.id })
    .from(products)
    .innerJoin(skus, eq(skus.id, products.defaultSkuId))
    .where(sql`${products.status} = 1 and ${skus.status} = 1`)
    .orderBy(products.id)
    .limit(FAVORITES_MAX + 1)
  ids = rows.map(({ id }) => id)
})
afterAll(() => mall.close())
beforeEach(async () => {
  token = (await mall.newUser()).tokens.accessToken
})

const save = (productId: number[], as = token) =>
  mall.call(saveFavorite, { productId }, { token: as })
const remove = (productId: number[], as = token) =>
  mall.call(deleteFavorite, { productId }, { token: as })
const list = (input = {}, as = token) =>
  mall.call(getFavoriteList, { ...area, ...input }, { token: as })
const saved = async (as = token) => (await list({}, as)).list.map(({ productId }) => productId)

function some(count: number): number[] {
  const result = ids.slice(0, count)
  if (result.length < count) throw new Error('the test catalogue has too few products')
  return result
}

describe('favourites', () => {
  it('are kept once, latest first, with the current price and stock', async () => {
    const [a = 0, b = 0] = some(2)
    await save([a])
    mall.time.now += 1000
    expect(await save([b, b])).toMatchObject({ count: 2 })
    expect(await save([a])).toMatchObject({ count: 2 })
    expect(await saved()).toEqual([b, a])
    const [row] = await mall.db.select().from(products).where(eq(products.id, b))
    expect((await list()).list[0]).toMatchObject({
      title: row?.title,
      priceMin: row?.priceMin,
      skuCount: row?.skuCount,
      state: 'ok',
      addedAt: mall.time.now,
      sku: { skuId: row?.defaultSkuId },
    })
  })

  it('are removed idempotently', async () => {
    const [a = 0, b = 0] = some(2)
    await save([a, b])
    expect(await remove([a])).toMatchObject({ count: 1 })
    expect(await remove([a, 2_000_000_000])).toMatchObject({ count: 1 })
    expect(await saved()).toEqual([b])
  })

  it('getFavoriteState answers which of the given products are favourites', async () => {
    const [a = 0, b = 0, c = 0] = some(3)
    await save([a, c])
    const state = await mall.call(getFavoriteState, { productIds: [a, b, c] }, { token })
    expect(state.toSorted((x, y) => x - y)).toEqual([a, c])
    expect(await mall.call(getFavoriteState, { productIds: [] }, { token })).toEqual([])
  })

  it('are paged', async () => {
    await save(some(5))
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, pageSize: 2 })))
    expect(pages.map((one) => one.list.length)).toEqual([2, 2, 1])
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5])
    const seen = pages.flatMap((one) => one.list.map(({ productId }) => productId))
    expect(new Set(seen).size).toBe(5)
  })

  it('mark products not sold in the area (areaOff) and off sale (off)', async () => {
    const [a = 0] = some(1)
    await save([a])
    const [row] = await mall.db.select().from(products).where(eq(products.id, a))
    const change = (over: Partial<typeof products.$inferInsert>) =>
      mall.db.update(products).set(over).where(eq(products.id, a))
    const state = async () => (await list({ areaCode: ['31'] })).list[0]?.state
    await change({ saleAreas: ['44'] })
    expect(await state()).toBe('areaOff')
    await change({ status: 2 })
    expect(await state()).toBe('off')
    await change({ status: 1, saleAreas: row?.saleAreas ?? [] })
  })

  it('never exceed FAVORITES_MAX; a refused save keeps nothing', async () => {
    await save(some(FAVORITES_MAX - 1))
    const two = ids.slice(FAVORITES_MAX - 1, FAVORITES_MAX + 1)
    const answer = await mall.ask(saveFavorite, { productId: two }, { token })
    expect([answer.status, answer.msg]).toEqual([
      422,
      `最多收藏 ${FAVORITES_MAX} 种商品，请先清理我的收藏`,
    ])
    expect((await list()).total).toBe(FAVORITES_MAX - 1)
  })

  it('stay within FAVORITES_MAX when two tabs save at once', async () => {
    await save(some(FAVORITES_MAX - 1))
    const last = ids.slice(FAVORITES_MAX - 1, FAVORITES_MAX + 1)
    const answers = await Promise.all(
      last.map((id) => mall.ask(saveFavorite, { productId: [id] }, { token })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await list()).total).toBe(FAVORITES_MAX)
  })

  it('refuse a list with an unknown product as a whole', async () => {
    const [a = 0] = some(1)
    const answer = await mall.ask(saveFavorite, { productId: [a, 2_000_000_000] }, { token })
    expect([answer.status, answer.code]).toEqual([400, 1004])
    expect(await saved()).toEqual([])
  })

  it.each([
    ['none', []],
    ['text', ['1']],
    ['too many', Array.from({ length: FAVORITES_MAX + 1 }, (_, at) => at + 1)],
  ])('refuse a product list of %s', async (_what, productId) => {
    for (const call of [saveFavorite, deleteFavorite]) {
      expect((await mall.ask(call, { productId }, { token })).status).toBe(400)
    }
  })
})

describe('favourites of another user', () => {
  it('are neither visible nor removable', async () => {
    const [a = 0, b = 0] = some(2)
    const other = (await mall.newUser()).tokens.accessToken
    await save([a])
    await save([b], other)
    expect(await saved()).toEqual([a])
    expect(await mall.call(getFavoriteState, { productIds: [a, b] }, { token })).toEqual([a])
    expect(await remove([a, b])).toMatchObject({ count: 0 })
    expect(await saved(other)).toEqual([b])
  })

  it('do not count towards the limit', async () => {
    const other = (await mall.newUser()).tokens.accessToken
    await save(some(FAVORITES_MAX), other)
    expect(await save(some(1))).toMatchObject({ count: 1 })
  })

  it('deleting a user deletes that user’s favourites', async () => {
    const { id } = await mall.call(getUserInfo, {}, { token })
    await save(some(2))
    await mall.db.delete(users).where(eq(users.id, id))
    expect(await mall.db.select().from(favorites).where(eq(favorites.userId, id))).toEqual([])
  })
})
