import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { getProductDetail } from '@/contract/product/product-calls'
import { readProduct } from '@/contract/product/sku-rows-rules'
import { openTestMall, type TestMall } from '../../support/test-mall'

let mall: TestMall
/** A product of several sizes, and one of them. */
let productId: number
let skuId: number

beforeAll(async () => {
  mall = await openTestMall()
  const { rows } = await mall.db.execute<{ product_id: number; id: number }>(sql`
    select product_id, max(id) as id from skus where status = 1
    group by product_id having count(*) between 3 and 9 order by product_id limit 1`)
  const [row] = rows
  if (!row) throw new Error('no such product in the test catalogue')
  productId = row.product_id
  skuId = row.id
})
afterAll(() => mall.close())
afterEach(() => {
  vi.useRealTimers()
})

const skus = async () =>
  readProduct(await mall.call(getProductDetail, { productId, areaCode: ['0000'] })).skus
const sku = async () => (await skus()).find((one) => one.skuId === skuId)
const change = (set: ReturnType<typeof sql>) =>
  mall.db.execute(sql`update skus set ${set} where id = ${skuId}`)

it('tells how a SKU is sold as it is in that moment', async () => {
  const before = await sku()
  await change(
    sql`price = price + 100, stock = 12345, moq = 2, step = 2, max_per_order = 77, lead_days = lead_days + 3`,
  )
  expect(await sku()).toMatchObject({
    spec: before?.spec,
    price: (before?.price ?? 0) + 100,
    stock: 12_345,
    moq: 2,
    step: 2,
    maxQty: 77,
    leadDays: (before?.leadDays ?? 0) + 3,
  })
  await change(sql`status = 4`)
  expect(await sku()).toMatchObject({ status: 4, price: 0, marketPrice: 0, tiers: [] })
  await change(sql`status = 1`)
})

it('reads what a SKU is once a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const before = await sku()
  await change(sql`model = 'ANOTHER-1'`)
  vi.advanceTimersByTime(59_000)
  expect(await sku()).toMatchObject({ model: before?.model })
  vi.advanceTimersByTime(2000)
  expect(await sku()).toMatchObject({ model: 'ANOTHER-1' })
})

it('shows a SKU that came as soon as it is there', async () => {
  const before = await skus()
  const { rows } = await mall.db.execute<{ id: number }>(sql`
    insert into skus select (jsonb_populate_record(s, jsonb_build_object(
      'id', (select max(id) + 1 from skus), 'item_no', 'KEPT-FACTS-1', 'spec', 'another size', 'sort', 9999))).*
    from skus s where id = ${skuId} returning id`)
  const after = await skus()
  expect(after.slice(0, -1)).toEqual(before)
  expect(after.at(-1)).toMatchObject({ skuId: rows[0]?.id, itemNo: 'KEPT-FACTS-1' })
})
