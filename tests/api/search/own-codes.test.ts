import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { getSkuTable, searchProducts } from '@/contract/search/search-calls'
import { getProductSearchTips, getSearchSuggestions } from '@/contract/search/suggestion-calls'
import { openTestMall, type TestMall } from '../../support/test-mall'

const CODE = 'WL-77.0012'
const area = { areaCode: ['0000'] }
type Sku = { id: number; item_no: string; qty: number }

let mall: TestMall
let sku: Sku
let token: string
let other: string

/** A SKU on sale, ordered once under the buyer's own code. */
beforeAll(async () => {
  mall = await openTestMall()
  const { rows } = await mall.db.execute<Sku>(sql`
    select s.id, s.item_no, s.moq as qty from skus s join products p on p.id = s.product_id
    where s.status = 1 and p.status = 1 and '0000' = any(p.sale_areas) and s.stock >= s.moq
    order by s.id desc limit 1`)
  const [row] = rows
  if (!row) throw new Error('nothing is sold everywhere')
  sku = row
  token = (await mall.newUser()).tokens.accessToken
  other = (await mall.newUser()).tokens.accessToken
  await mall.call(
    saveCartProduct,
    { items: [{ skuId: sku.id, qty: sku.qty, buyerCode: CODE }] },
    { token },
  )
})
afterAll(() => mall.close())

describe('a buyer’s own material code', () => {
  it.each([CODE, CODE.toLowerCase(), ` ${CODE} `])('finds its SKU: %s', async (keyword) => {
    const { list, total, understood } = await mall.call(
      searchProducts,
      { keyword, ...area },
      { token },
    )
    expect([total, list[0]?.sku.skuId]).toEqual([1, sku.id])
    expect(understood).toEqual([
      { text: keyword.trim(), kind: 'itemNo', label: `${keyword.trim()}（您的物料编码）` },
    ])
  })

  it('finds it in the spec table and in the suggestions', async () => {
    const table = await mall.call(getSkuTable, { keyword: CODE, ...area }, { token })
    expect(table.list.map(({ skuId }) => skuId)).toEqual([sku.id])
    const { products } = await mall.call(
      getSearchSuggestions,
      { keyword: CODE, ...area },
      { token },
    )
    expect(products.map(({ skuId }) => skuId)).toEqual([sku.id])
    const tips = await mall.call(getProductSearchTips, { keyword: CODE, ...area }, { token })
    expect(tips).toHaveLength(1)
  })

  it('says nothing to other buyers and to visitors, even after the buyer has asked', async () => {
    await mall.call(searchProducts, { keyword: CODE, ...area }, { token })
    for (const asker of [{ token: other }, {}]) {
      const { list, understood } = await mall.call(
        searchProducts,
        { keyword: CODE, ...area },
        asker,
      )
      expect(list.map(({ sku: shown }) => shown.skuId)).not.toContain(sku.id)
      expect(understood.map(({ label }) => label).join()).not.toContain('您的物料编码')
      const { products } = await mall.call(getSearchSuggestions, { keyword: CODE, ...area }, asker)
      expect(products).toEqual([])
    }
  })

  it('comes before goods that carry it as a number, and hides none of them', async () => {
    const { rows } = await mall.db.execute<Sku>(sql`
      select id, item_no, moq as qty from skus where status = 1 and id <> ${sku.id}
      order by id limit 1`)
    const keyword = rows[0]?.item_no ?? ''
    const items = [{ skuId: sku.id, qty: sku.qty, buyerCode: keyword }]
    await mall.call(saveCartProduct, { items }, { token })
    const { list } = await mall.call(searchProducts, { keyword, ...area }, { token })
    expect(list.map(({ sku: shown }) => shown.skuId)).toEqual([sku.id, rows[0]?.id])
  })
})
