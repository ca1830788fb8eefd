import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  clearBrowsing,
  deleteBrowsing,
  getBrowsingList,
  HISTORY_MAX,
  recordBrowsing,
} from '@/contract/account/browsing-history-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { chinaDate } from '@/contract/china-clock'
import { browsed } from '@/server/kernel/db/account-schema'
import { products, skus } from '@/server/kernel/db/catalog-schema'
import { openTestMall, type TestMall } from '../../support/test-mall'

const DAY_MS = 86_400_000
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

type Sku = { id: number; productId: number; price: number }
let mall: TestMall
let token = ''
let goods: Sku[] = []

beforeAll(async () => {
  mall = await openTestMall()
  goods = await mall.db
    .select({ id: skus.id, productId: skus.productId, price: skus.price })
    .from(products)
    .innerJoin(skus, eq(skus.id, products.defaultSkuId))
    .where(sql`${products.status} = 1 and ${skus.status} = 1`)
    .orderBy(products.id)
    .limit(HISTORY_MAX + 2)
})
afterAll(() => mall.close())
beforeEach(async () => {
  token = (await mall.newUser()).tokens.accessToken
})

function nth(at: number): Sku {
  const sku = goods[at]
  if (!sku) throw new Error('the test catalogue has too few products')
  return sku
}

const look = (skuId: number, as = token) => mall.call(recordBrowsing, { skuId }, { token: as })
const list = (input = {}, as = token) =>
  mall.call(getBrowsingList, { areaCode: ['0000'], ...input }, { token: as })
const shown = async () => (await list()).list.map(({ productId }) => productId)
const remove = (id: string[], as = token) => mall.ask(deleteBrowsing, { id }, { token: as })

describe('browsing history', () => {
  it('keeps one entry per product and day in China time, latest first', async () => {
    const a = nth(0)
    const b = nth(1)
    // 23:54 in China.
    mall.time.now = Date.UTC(2026, 10, 21, 15, 56)
    token = (await mall.newUser()).tokens.accessToken
    mall.time.now -= 120_000
    await look(a.id)
    mall.time.now += 60_000
    await look(b.id)
    mall.time.now += 60_000
    await look(a.id)
    expect(await shown()).toEqual([a.productId, b.productId])
    mall.time.now += 8 * 60_000 // past midnight
    await look(a.id)
    expect(await shown()).toEqual([a.productId, a.productId, b.productId])
  })

  it('keeps the SKU viewed last with its price then and now', async () => {
    const { id, productId, price } = nth(2)
    await look(id)
    try {
      await mall.db
        .update(skus)
        .set({ price: price + 500 })
        .where(eq(skus.id, id))
      const [entry] = (await list()).list
      expect(entry).toMatchObject({
        productId,
        priceThen: price,
        state: 'ok',
        viewedAt: mall.time.now,
        sku: { skuId: id, price: price + 500 },
      })
    } finally {
      await mall.db.update(skus).set({ price }).where(eq(skus.id, id))
    }
  })

  it('marks products off sale (off) and not sold in the area (areaOff)', async () => {
    const { id, productId } = nth(3)
    await look(id)
    const state = async (areaCode: string[]) => (await list({ areaCode })).list[0]?.state
    const [row] = await mall.db.select().from(products).where(eq(products.id, productId))
    await mall.db
      .update(products)
      .set({ saleAreas: ['31'] })
      .where(eq(products.id, productId))
    try {
      expect(await state(['31'])).toBe('ok')
      expect(await state(['65'])).toBe('areaOff')
      await mall.db.update(products).set({ status: 0 }).where(eq(products.id, productId))
      expect(await state(['31'])).toBe('off')
    } finally {
      const { saleAreas = [], status = 1 } = row ?? {}
      await mall.db.update(products).set({ saleAreas, status }).where(eq(products.id, productId))
    }
  })

  it('drops entries older than 90 days', async () => {
    await look(nth(0).id)
    const old = new Date(mall.time.now - 90 * DAY_MS - 1000)
    const { id } = await mall.call(getUserInfo, undefined, { token })
    await mall.db.update(browsed).set({ viewedAt: old }).where(eq(browsed.userId, id))
    expect((await list()).total).toBe(0)
    await look(nth(1).id)
    expect(await shown()).toEqual([nth(1).productId])
  })

  it('holds HISTORY_MAX entries and drops the oldest', async () => {
    const { id: userId } = await mall.call(getUserInfo, undefined, { token })
    const viewedAt = (at: number) => new Date(mall.time.now - (HISTORY_MAX - at) * 1000)
    const day = chinaDate(mall.time.now)
    await mall.db.insert(browsed).values(
      goods.slice(0, HISTORY_MAX).map(({ id: skuId, productId, price: priceThen }, at) => {
        return { userId, productId, day, skuId, priceThen, viewedAt: viewedAt(at) }
      }),
    )
    for (const { id } of goods.slice(HISTORY_MAX)) {
      mall.time.now += 1000
      await look(id)
    }
    const { total, list: page } = await list({ page: 5, pageSize: 100 })
    expect(total).toBe(HISTORY_MAX)
    expect(page.at(-1)?.productId).toBe(nth(2).productId)
  })

  it('is paged', async () => {
    for (const at of [0, 1, 2]) {
      mall.time.now += 1000
      await look(nth(at).id)
    }
    const { list: second, total } = await list({ page: 2, pageSize: 2 })
    expect(total).toBe(3)
    expect(second.map(({ productId }) => productId)).toEqual([nth(0).productId])
  })

  it('refuses an unknown SKU with 400', async () => {
    expect((await mall.ask(recordBrowsing, { skuId: 2_000_000_000 }, { token })).status).toBe(400)
  })

  it('deletes chosen entries idempotently, and clears all', async () => {
    for (const at of [0, 1, 2]) await look(nth(at).id)
    const [first] = (await list()).list
    const id = first?.id ?? ''
    expect((await remove([id])).data).toEqual({ count: 2 })
    expect((await remove([id])).data).toEqual({ count: 2 })
    await mall.call(clearBrowsing, {}, { token })
    expect((await list()).total).toBe(0)
  })

  it('deletes the chosen entries that are left when one is gone already', async () => {
    for (const at of [0, 1, 2]) await look(nth(at).id)
    const ids = (await list()).list.map(({ id }) => id)
    await remove(ids.slice(0, 1))
    expect((await remove(ids)).data).toEqual({ count: 0 })
  })

  it('never deletes another user’s entries, even among own ones', async () => {
    await look(nth(0).id)
    const [mine] = (await list()).list
    const other = (await mall.newUser()).tokens.accessToken
    await look(nth(1).id, other)
    const [theirs] = (await list({}, other)).list
    const mineId = mine?.id ?? ''
    const foreignId = theirs?.id ?? ''
    for (const foreign of [foreignId, UNKNOWN]) {
      expect((await remove([foreign])).data).toEqual({ count: 1 })
    }
    expect((await remove([mineId, foreignId])).data).toEqual({ count: 0 })
    expect((await list({}, other)).total).toBe(1)
  })
})
