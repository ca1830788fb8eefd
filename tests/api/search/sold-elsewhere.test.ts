import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchProducts } from '@/contract/search/search-calls'
import { openTestMall, type TestMall } from '../../support/test-mall'

type Sku = { id: number; item_no: string; product_id: number }

let mall: TestMall
/** Sold in Shanghai alone. */
let local: Sku

beforeAll(async () => {
  mall = await openTestMall()
  const { rows } = await mall.db.execute<Sku>(sql`
    select s.id, s.item_no, s.product_id from skus s join products p on p.id = s.product_id
    where s.status = 1 and p.status = 1 order by s.id limit 1`)
  const [first] = rows
  if (!first) throw new Error('no SKU')
  local = first
  await mall.db.execute(
    sql`update products set sale_areas = array['31'] where id = ${local.product_id}`,
  )
})
afterAll(() => mall.close())

const search = (keyword: string, areaCode: string[]) =>
  mall.call(searchProducts, { keyword, areaCode })

describe('a number of goods that the area does not have', () => {
  it('finds none, and says which of other areas has it', async () => {
    const { total, soldElsewhere } = await search(local.item_no, ['440000'])
    expect([total, soldElsewhere]).toEqual([0, { productId: local.product_id, skuId: local.id }])
  })

  it.each([['310000'], ['0000']])('is found where it is sold: %s', async (area) => {
    const { total, soldElsewhere } = await search(local.item_no, [area])
    expect([total, soldElsewhere]).toEqual([1, undefined])
  })

  it('that is nobody’s is sold nowhere', async () => {
    const { total, soldElsewhere } = await search('ZZ99887766', ['440000'])
    expect([total, soldElsewhere]).toEqual([0, undefined])
  })
})
