import { and, asc, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SALE_STATUS } from '@/contract/product/status-rules'
import { refreshProducts } from '@/server/edge/operations/refresh-products'
import { products, skus } from '@/server/kernel/db/catalog-schema'
import { openTestMall, type TestMall } from '../../support/test-mall'

// Runs on both engines: sums of the SKUs in SQL stand beside those made in TypeScript.

const { onSale, off, onRequest } = SALE_STATUS

let mall: TestMall
let product: typeof products.$inferSelect
let usual: typeof skus.$inferSelect

beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())
beforeEach(async () => {
  const several = await mall.db
    .select()
    .from(products)
    .where(and(eq(products.status, onSale), ne(products.skuCount, 1)))
    .orderBy(asc(products.id))
    .limit(1)
  const [first] = several
  if (!first) throw new Error('the test catalogue has no product of several SKUs')
  product = first
  const [sku] = await mall.db.select().from(skus).where(eq(skus.id, product.defaultSkuId))
  if (!sku) throw new Error('a product has its usual SKU')
  usual = sku
})

const read = () => mall.db.select().from(products).orderBy(asc(products.id))
const refresh = (ids: number[], revived: number[] = []) =>
  mall.db.transaction((tx) => refreshProducts(tx, ids, revived))
const one = async () => {
  const [row] = await mall.db.select().from(products).where(eq(products.id, product.id))
  if (!row) throw new Error('the product is gone')
  return row
}
const setAll = (values: Partial<typeof skus.$inferInsert>) =>
  mall.db.update(skus).set(values).where(eq(skus.productId, product.id))

describe('what a product tells of its SKUs', () => {
  it('is recomputed as the catalogue has made it', async () => {
    const sorted = (rows: Awaited<ReturnType<typeof read>>) =>
      rows.map((row) => ({ ...row, allValues: row.allValues.toSorted((a, b) => a - b) }))
    const before = sorted(await read())
    await refresh(before.map(({ id }) => id))
    expect(sorted(await read())).toEqual(before)
    expect(before.length).toBeGreaterThan(500)
  })

  it('leaves out a SKU that is off sale: another one is shown, its values are not counted', async () => {
    await mall.db.update(skus).set({ status: off }).where(eq(skus.id, usual.id))
    await refresh([product.id])
    const shown = await one()
    expect(shown.skuCount).toBe(product.skuCount - 1)
    expect(shown.defaultSkuId).not.toBe(usual.id)
    const [other] = await mall.db.select().from(skus).where(eq(skus.id, shown.defaultSkuId))
    expect(other).toMatchObject({ productId: product.id, status: onSale })
    await mall.db.update(skus).set({ status: onSale }).where(eq(skus.id, usual.id))
    await refresh([product.id])
    const again = await one()
    expect(again.skuCount).toBe(product.skuCount)
    expect(again.allValues).toEqual(expect.arrayContaining(usual.axisValues))
  })

  it('is in stock with one order quantity, not with a piece of it', async () => {
    await setAll({ stock: 9, moq: 10, step: 10 })
    await refresh([product.id])
    expect(await one()).toMatchObject({ inStock: false })
    await setAll({ stock: 10 })
    await refresh([product.id])
    expect(await one()).toMatchObject({ inStock: true })
  })

  it('takes a product without goods off sale; no price brings back one that was taken off', async () => {
    await setAll({ status: off })
    await refresh([product.id])
    expect(await one()).toMatchObject({ status: off, skuCount: 0 })
    await setAll({ status: onSale })
    await refresh([product.id])
    expect(await one()).toMatchObject({ status: off })
    await refresh([product.id], [product.id])
    const own = await mall.db.$count(skus, eq(skus.productId, product.id))
    expect(await one()).toMatchObject({ status: onSale, skuCount: own })
  })

  it('of SKUs on request alone has no price', async () => {
    await setAll({ status: onRequest })
    await refresh([product.id])
    expect(await one()).toMatchObject({ status: onSale, priceMin: 0, priceMax: 0, inStock: false })
    await setAll({ status: onSale })
    await refresh([product.id])
    expect((await one()).priceMin).toBeGreaterThan(0)
  })
})
