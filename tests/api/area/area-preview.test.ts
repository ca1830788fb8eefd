import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { previewAreaSwitch } from '@/contract/area/area-switch-calls'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { products, shops, skus } from '@/server/kernel/db/catalog-schema'
import { transitDays } from '@/server/modules/area/delivery'
import { openTestMall, type TestMall } from '../../support/test-mall'

const COUNTRY = ['0000']
/** Only products sold nationwide are sold there. */
const XINJIANG = ['65']
let mall: TestMall
let token = ''

beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())
beforeEach(async () => {
  token = (await mall.newUser()).tokens.accessToken
})

/** A SKU that can be bought and that is, or is not, sold to the whole country. */
async function skuSold(everywhere: boolean) {
  const [row] = await mall.db
    .select({ sku: skus, from: shops.province })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(
      sql`${skus.status} = 1 and ${products.status} = 1 and ${shops.open}
        and ${skus.stock} > ${skus.moq} and ${everywhere} = ('0000' = any(${products.saleAreas}))`,
    )
    .limit(1)
  if (!row) throw new Error('the test catalogue has no such SKU')
  return row
}

const put = (sku: { id: number; moq: number }) =>
  mall.call(saveCartProduct, { items: [{ skuId: sku.id, qty: sku.moq }] }, { token })
const preview = (areaCode: string[], currentAreaCode = COUNTRY) =>
  mall.call(previewAreaSwitch, { areaCode, currentAreaCode }, { token })

describe('previewAreaSwitch', () => {
  it('names only the line that is unsellable in the new area', async () => {
    const { sku } = await skuSold(false)
    await put(sku)
    const { changes, lineCount } = await preview(XINJIANG)
    expect(changes).toMatchObject([
      { skuId: sku.id, itemNo: sku.itemNo, qty: sku.moq, becomes: 'unsellable' },
    ])
    expect(lineCount).toBe(1)
  })

  it('omits a line that is already unsellable in the current area', async () => {
    const { sku } = await skuSold(false)
    await put(sku)
    expect((await preview(['63'], XINJIANG)).changes).toEqual([])
  })

  it('shows how much longer the lead time of a line becomes', async () => {
    const { sku, from } = await skuSold(true)
    await put(sku)
    const { changes } = await preview(XINJIANG, [from])
    expect(changes).toMatchObject([
      {
        becomes: 'later',
        leadDaysFrom: sku.leadDays + transitDays(from, [from]),
        leadDaysTo: sku.leadDays + transitDays(from, XINJIANG),
      },
    ])
    expect((await preview([from], XINJIANG)).changes).toEqual([])
  })

  it('defaults the current area to the whole country', async () => {
    const { sku } = await skuSold(true)
    await put(sku)
    const answer = await mall.call(previewAreaSwitch, { areaCode: XINJIANG }, { token })
    expect(answer).toEqual(await preview(XINJIANG))
    expect(answer.changes).toHaveLength(1)
  })

  it('does not change the cart and never shows another buyer’s', async () => {
    const { sku } = await skuSold(false)
    await put(sku)
    const other = (await mall.newUser()).tokens.accessToken
    const answer = await mall.call(previewAreaSwitch, { areaCode: XINJIANG }, { token: other })
    expect(answer).toEqual({ changes: [], lineCount: 0 })
    expect((await preview(COUNTRY)).lineCount).toBe(1)
  })

  it('requires sign-in (401)', async () => {
    expect((await mall.ask(previewAreaSwitch, { areaCode: XINJIANG })).status).toBe(401)
  })

  it.each([
    { areaCode: '65' },
    { areaCode: [65] },
    { areaCode: ['65'], currentAreaCode: null },
    { areaCode: Array.from({ length: 201 }, () => '65') },
    { areaCode: ['6'.repeat(33)] },
  ])('refuses %j', async (input) => {
    expect((await mall.ask(previewAreaSwitch, input, { token })).status).toBe(400)
  })
})
