import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ARRIVAL_NOTICES_MAX } from '@/contract/account/kept-limits-rules'
import { getMessageDetail, getMessageList } from '@/contract/message/message-calls'
import { MESSAGE_CATEGORY } from '@/contract/message/message-category-rules'
import {
  deleteArrivalNotice,
  getArrivalState,
  saveArrivalNotice,
} from '@/contract/product/arrival-notice-calls'
import { arrivalNotices } from '@/server/kernel/db/account-schema'
import { skus } from '@/server/kernel/db/catalog-schema'
import { sendArrivalNotices } from '@/server/modules/product/send-arrival-notices'
import { buyableSkus } from '../../support/cart-mall'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
let token = ''
let sku: Awaited<ReturnType<typeof buyableSkus>>[0]

beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())
beforeEach(async () => {
  await mall.db.delete(arrivalNotices)
  token = (await mall.newUser()).tokens.accessToken
  sku = (await buyableSkus(mall))[0]
})

const state = (as = token) => mall.call(getArrivalState, { skuIds: [sku.id] }, { token: as })
const save = (ids: number[], as = token) =>
  mall.ask(saveArrivalNotice, { skuId: ids }, { token: as })
const setStock = (stock: number) => mall.db.update(skus).set({ stock }).where(eq(skus.id, sku.id))

async function arrivals(as: string) {
  const { list } = await mall.call(
    getMessageList,
    { category: MESSAGE_CATEGORY.arrival, applicationType: 1 },
    { token: as },
  )
  return list
}

describe('arrival notice requests', () => {
  it('are saved once, listed and deleted', async () => {
    expect((await save([sku.id])).data).toEqual({ count: 1 })
    expect((await save([sku.id, sku.id])).data).toEqual({ count: 1 })
    expect(await state()).toEqual([sku.id])
    await mall.call(deleteArrivalNotice, { skuId: [sku.id] }, { token })
    expect(await state()).toEqual([])
  })

  it('with an unknown SKU are refused as a whole', async () => {
    const answer = await save([sku.id, 2_000_000_000])
    expect([answer.status, answer.msg]).toEqual([400, '商品不存在或已下架'])
    expect(await state()).toEqual([])
  })

  it('never exceed ARRIVAL_NOTICES_MAX and keep the existing ones', async () => {
    const many = await mall.db
      .select({ id: skus.id })
      .from(skus)
      .limit(ARRIVAL_NOTICES_MAX + 1)
    const ids = many.map(({ id }) => id)
    expect((await save(ids.slice(0, ARRIVAL_NOTICES_MAX))).status).toBe(200)
    expect((await save(ids.slice(ARRIVAL_NOTICES_MAX))).status).toBe(422)
    expect(await mall.db.select().from(arrivalNotices)).toHaveLength(ARRIVAL_NOTICES_MAX)
  })

  it('are neither visible to nor deletable by another user', async () => {
    const other = (await mall.newUser()).tokens.accessToken
    await save([sku.id])
    expect(await state(other)).toEqual([])
    await mall.call(deleteArrivalNotice, { skuId: [sku.id] }, { token: other })
    expect(await state()).toEqual([sku.id])
  })
})

describe('sendArrivalNotices', () => {
  it('notifies once, when the stock reaches the minimum order quantity', async () => {
    await setStock(0)
    await save([sku.id])
    expect(await sendArrivalNotices(mall.db, mall.time.now)).toBe(0)
    await setStock(sku.moq)
    expect(await sendArrivalNotices(mall.db, mall.time.now)).toBe(1)
    expect(await sendArrivalNotices(mall.db, mall.time.now)).toBe(0)
    const [message, ...more] = await arrivals(token)
    expect(more).toEqual([])
    const input = { id: message?.id ?? '', applicationType: 1 as const }
    const { link } = await mall.call(getMessageDetail, input, { token })
    expect(link).toBe(`/product/${sku.productId}?sku=${sku.id}`)
    expect(await state()).toEqual([])
    await setStock(sku.stock)
  })

  it('notifies once when two processes run concurrently', async () => {
    const others = await Promise.all([mall.newUser(), mall.newUser(), mall.newUser()])
    for (const { tokens } of others) await save([sku.id], tokens.accessToken)
    const told = await Promise.all([
      sendArrivalNotices(mall.db, mall.time.now),
      sendArrivalNotices(mall.db, mall.time.now),
    ])
    expect((told[0] ?? 0) + (told[1] ?? 0)).toBe(3)
    for (const { tokens } of others) {
      expect(await arrivals(tokens.accessToken)).toHaveLength(1)
    }
  })
})
