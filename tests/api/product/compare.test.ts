import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compareSkus } from '@/contract/product/compare-calls'
import { products, skus } from '@/server/kernel/db/catalog-schema'
import { openTestMall, type TestMall } from '../../support/test-mall'

const area = { areaCode: ['0000'] }
let mall: TestMall

beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())

/** SKUs on sale of a leaf, of different products. */
async function skusOfLeaf(categoryId: number, count: number) {
  const rows = await mall.db
    .selectDistinctOn([skus.productId])
    .from(skus)
    .where(sql`${skus.categoryId} = ${categoryId} and ${skus.status} = 1`)
    .orderBy(skus.productId, skus.sort)
    .limit(count)
  if (rows.length < count) throw new Error('the test catalogue has too few SKUs')
  return rows
}

const compare = (skuIds: number[], areaCode = area.areaCode) =>
  mall.call(compareSkus, { skuIds, areaCode })

describe('compareSkus', () => {
  it('answers columns in the requested order, with values per category attribute', async () => {
    const [a, b] = await skusOfLeaf(10101, 2)
    if (!a || !b) throw new Error('no SKUs')
    const { columns, rows, missing } = await compare([b.id, a.id])
    expect(columns.map(({ skuId }) => skuId)).toEqual([b.id, a.id])
    expect(missing).toEqual([])
    expect(columns[0]).toMatchObject({
      itemNo: b.itemNo,
      spec: b.spec,
      model: b.model,
      price: b.price,
      tiers: b.tiers,
      moq: b.moq,
      step: b.step,
      stock: b.stock,
      status: 1,
      saleable: true,
    })
    expect(columns[0]?.image).toContain(b.dims.replaceAll('&', ';'))
    const names = rows.map(({ name }) => name)
    expect(names.slice(0, 2)).toEqual(['螺纹规格', '公称长度'])
    expect(names).not.toContain('执行标准')
    const [size] = rows
    expect(size?.values.map((value, at) => [b, a][at]?.spec.startsWith(value))).toEqual([
      true,
      true,
    ])
  })

  it('lists shared attributes first and omits those without a value', async () => {
    const [bolt] = await skusOfLeaf(10101, 1)
    const [bearing] = await skusOfLeaf(20101, 1)
    if (!bolt || !bearing) throw new Error('no SKUs')
    const { rows } = await compare([bolt.id, bearing.id])
    const known = rows.map(({ values }) => values.filter((value) => value !== '').length)
    const firstAlone = known.indexOf(1)
    expect(known.every((count) => count > 0)).toBe(true)
    expect(known.slice(firstAlone).every((count) => count === 1)).toBe(true)
  })

  it('lists unknown SKUs as missing, even when all are unknown', async () => {
    const [a] = await skusOfLeaf(10101, 1)
    if (!a) throw new Error('no SKUs')
    const some = await compare([2_000_000_000, a.id])
    expect(some.columns.map(({ skuId }) => skuId)).toEqual([a.id])
    expect(some.missing).toEqual([2_000_000_000])
    expect(await compare([2_000_000_000])).toEqual({
      columns: [],
      rows: [],
      missing: [2_000_000_000],
    })
  })

  it('marks SKUs not sold in the area, off sale or discontinued', async () => {
    const [a] = await skusOfLeaf(10101, 1)
    if (!a) throw new Error('no SKUs')
    const [product] = await mall.db.select().from(products).where(eq(products.id, a.productId))
    const saleAreas = product?.saleAreas ?? []
    const change = (areas: string[], status: number) =>
      Promise.all([
        mall.db.update(products).set({ saleAreas: areas }).where(eq(products.id, a.productId)),
        mall.db.update(skus).set({ status }).where(eq(skus.id, a.id)),
      ])
    await change(['44'], 3)
    const { columns } = await compare([a.id], ['31'])
    expect(columns[0]).toMatchObject({ saleable: false, status: 3 })
    await change(saleAreas, 1)
  })

  it.each([
    ['none', []],
    ['five', [1, 2, 3, 4, 5]],
    ['one twice', [7, 7]],
    ['no id', [0]],
    ['words', ['7']],
    ['no list', 7],
  ])('refuses %s', async (_what, skuIds) => {
    const answer = await mall.ask(compareSkus, { skuIds, ...area })
    expect(answer.status).toBe(400)
    expect(answer.msg).toMatch(/\p{Script=Han}/u)
  })

  it('the output schema rejects duplicate or missing columns and duplicate rows', async () => {
    const [a, b] = await skusOfLeaf(10101, 2)
    if (!a || !b) throw new Error('no SKUs')
    const answer = await compare([a.id, b.id])
    const refuses = (over: object) =>
      expect(compareSkus.output.safeParse({ ...answer, ...over }).success).toBe(false)
    refuses({ columns: [...answer.columns, ...answer.columns] })
    refuses({ columns: answer.columns.slice(1) })
    refuses({ rows: [...answer.rows, ...answer.rows] })
  })
})
