import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getBrandDetail, getBrandList } from '@/contract/catalog/brand-calls'
import { type CategoryGroup, getCategoryDetail } from '@/contract/catalog/category-calls'
import { getShopDetail, getShopList } from '@/contract/catalog/shop-calls'
import { searchProducts } from '@/contract/search/search-calls'
import { openTestMall, type TestMall } from '../../support/test-mall'

/** Shanghai, Tibet (no hazardous goods), everywhere. */
const AREAS = [['31'], ['54'], ['0000']]
const [SHANGHAI = ['31']] = AREAS
const MINUTE_MS = 60_000

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())

type Filter = { categoryId?: number; brandIds?: number[]; shopIds?: number[] }

async function totalOf(filter: Filter, areaCode: string[]): Promise<number> {
  const { total } = await mall.call(searchProducts, { ...filter, areaCode, pageSize: 1 })
  return total
}

const leavesIn = (groups: CategoryGroup[]) => groups.flatMap((group) => group.children)
const sumOf = (rows: { productCount: number }[]) =>
  rows.reduce((sum, { productCount }) => sum + productCount, 0)

describe.each(AREAS)('product counts in area %s', (area) => {
  const areaCode = [area]

  it('of a category equal the totals of its list, leaves and brands', async () => {
    const top = await mall.call(getCategoryDetail, { categoryId: 12, areaCode })
    expect(top.productCount).toBe(await totalOf({ categoryId: 12 }, areaCode))
    expect(sumOf(top.children)).toBe(top.productCount)
    expect(sumOf(leavesIn(top.children))).toBe(top.productCount)
    expect(sumOf(top.brands)).toBe(top.productCount)
    const [group] = top.children
    const [brand] = top.brands
    expect(group?.productCount).toBe(await totalOf({ categoryId: group?.id ?? 0 }, areaCode))
    const ofBrand = { categoryId: 12, brandIds: [brand?.id ?? 0] }
    expect(brand?.productCount).toBe(await totalOf(ofBrand, areaCode))
  })

  it('of a brand equal the totals of its lists', async () => {
    const brand = await mall.call(getBrandDetail, { id: 6, areaCode })
    expect(brand.productCount).toBe(await totalOf({ brandIds: [6] }, areaCode))
    expect(sumOf(leavesIn(brand.categories))).toBe(brand.productCount)
    expect(sumOf(brand.shops)).toBe(brand.productCount)
    const [leaf] = leavesIn(brand.categories)
    const inLeaf = { brandIds: [6], categoryId: leaf?.id ?? 0 }
    expect(leaf?.productCount).toBe(await totalOf(inLeaf, areaCode))
    const { list } = await mall.call(getBrandList, { areaCode, pageSize: 100 })
    expect(list.find(({ id }) => id === 6)?.productCount).toBe(brand.productCount)
  })

  it('of a shop equal the totals of its lists', async () => {
    const shop = await mall.call(getShopDetail, { id: 2, areaCode })
    expect(shop.productCount).toBe(await totalOf({ shopIds: [2] }, areaCode))
    expect(sumOf(shop.brands)).toBe(shop.productCount)
    const inCategory = { categoryId: 12, areaCode, pageSize: 100 }
    const { list } = await mall.call(getShopList, inCategory)
    const result = list.find(({ id }) => id === 2)?.productCount
    expect(result).toBe(await totalOf({ shopIds: [2], categoryId: 12 }, areaCode))
  })
})

describe('getCategoryDetail', () => {
  it('returns path and siblings of a top category, with pictures that exist', async () => {
    const top = await mall.call(getCategoryDetail, { categoryId: 1, areaCode: SHANGHAI })
    expect(top.path.map(({ name }) => name)).toEqual(['紧固件'])
    expect(top.siblings).toHaveLength(13)
    expect(top.siblings[0]).toMatchObject({ id: 1, productCount: top.productCount })
    expect(top.children.map(({ id }) => id)).toEqual([101, 102, 103, 104, 105, 106])
    for (const { image } of [...top.children, ...leavesIn(top.children)]) {
      const response = await mall.api.fetch(new Request(`http://mall.test${image}`))
      expect([image, response.status]).toEqual([image, 200])
    }
    expect(top.attributes).toEqual([])
  })

  it('returns siblings, attributes and columns of a leaf, without best sellers', async () => {
    const leaf = await mall.call(getCategoryDetail, { categoryId: 10101, areaCode: SHANGHAI })
    expect(leaf.path.map(({ id }) => id)).toEqual([1, 101, 10101])
    expect(leaf.siblings.map(({ id }) => id)).toEqual([10101, 10102, 10103, 10104])
    expect(leaf.children).toEqual([])
    expect(leaf.bestSellers).toEqual([])
    const thread = leaf.attributes.find(({ name }) => name.includes('螺纹'))
    expect(thread?.valueCount).toBeGreaterThan(3)
    const known = leaf.attributes.map(({ id }) => id)
    for (const { id } of leaf.columns) expect(known).toContain(id)
  })

  it('spreads best sellers over many leaves', async () => {
    const { bestSellers } = await mall.call(getCategoryDetail, {
      categoryId: 1,
      areaCode: SHANGHAI,
    })
    expect(bestSellers).toHaveLength(8)
    const ids = bestSellers.map(({ productId }) => productId)
    const { rows } = await mall.db.execute<{ category_id: number }>(
      sql`select category_id from products where id = any(${`{${ids.join()}}`}::int[])`,
    )
    expect(new Set(rows.map((row) => row.category_id)).size).toBe(8)
  })

  it.each([99, 999, 99_999])('refuses the unknown category %d', async (categoryId) => {
    const answer = await mall.ask(getCategoryDetail, { categoryId })
    expect([answer.status, answer.msg]).toEqual([400, '分类不存在'])
  })
})

describe('getBrandDetail', () => {
  it('is empty in an area where nothing of the brand is sold', async () => {
    const here = await mall.call(getBrandDetail, { id: 20, areaCode: SHANGHAI })
    const tibet = await mall.call(getBrandDetail, { id: 20, areaCode: ['54'] })
    expect(here.productCount).toBeGreaterThan(0)
    expect(tibet).toMatchObject({ productCount: 0, categories: [], shops: [], bestSellers: [] })
  })
})

describe('getBrandList', () => {
  it('sorts by latin name and counts initials independently of the chosen one', async () => {
    const all = await mall.call(getBrandList, { pageSize: 100 })
    expect(all.total).toBe(22)
    const latin = all.list.map((brand) => brand.latin)
    expect(latin).toEqual([...latin].sort())
    const letters = all.initials.reduce((sum, { count }) => sum + count, 0)
    expect(letters).toBe(22)
    const withC = await mall.call(getBrandList, { initial: 'C', pageSize: 100 })
    expect(withC.list.map((brand) => brand.initial)).toEqual(['C', 'C', 'C'])
    expect(withC.initials).toEqual(all.initials)
  })

  it.each([
    ['岑', ['CENJUN']],
    ['cenjun', ['CENJUN']],
    ['ＣＥＮＪＵＮ', ['CENJUN']],
    ['阀门', ['CANGVA']],
    ['没有这个', []],
  ])('keyword %s finds the right brands', async (keyword, expected) => {
    const { list } = await mall.call(getBrandList, { keyword })
    expect(list.map((brand) => brand.latin)).toEqual(expected)
  })

  it('filters by category and pages', async () => {
    const { list, total } = await mall.call(getBrandList, { categoryId: 101, pageSize: 1 })
    expect(total).toBeGreaterThan(1)
    expect(list).toHaveLength(1)
    const next = await mall.call(getBrandList, { categoryId: 101, pageSize: 1, page: 2 })
    expect(next.list[0]?.id).not.toBe(list[0]?.id)
    expect(next.list[0]?.productCount).toBeGreaterThan(0)
    const beyond = await mall.call(getBrandList, { categoryId: 99, pageSize: 1 })
    expect(beyond).toMatchObject({ list: [], total: 0, initials: [] })
  })

  it.each([
    { initial: 'c' },
    { initial: 'AB' },
    { initial: '' },
    { pageSize: 101 },
    { page: 0 },
    { keyword: 'x'.repeat(101) },
    { categoryId: -1 },
  ])('refuses %j', async (input) => {
    const answer = await mall.ask(getBrandList, input)
    expect(answer.status).toBe(400)
    expect(answer.msg).toMatch(/\p{Script=Han}/u)
  })
})

describe('getBrandDetail and getShopDetail of an unknown id', () => {
  it.each([
    [getBrandDetail, '品牌不存在'],
    [getShopDetail, '店铺不存在'],
  ])('are refused with 400', async (endpoint, msg) => {
    const answer = await mall.ask(endpoint, { id: 9999 })
    expect([answer.status, answer.msg]).toEqual([400, msg])
  })
})

describe('getShopDetail', () => {
  it('returns warehouses, invoice kinds and the note that its papers are samples', async () => {
    const shop = await mall.call(getShopDetail, { id: 1, areaCode: SHANGHAI })
    expect(shop).toMatchObject({
      name: '岑钧紧固件自营店',
      type: '自营',
      place: '浙江',
      open: true,
    })
    expect(shop.warehouses.map(({ place }) => place)).toEqual(['浙江', '广东', '湖北'])
    expect(shop.licenceNote).toContain('示例')
    expect(shop.invoiceKinds).toEqual(['数电普票', '数电专票'])
    const trader = await mall.call(getShopDetail, { id: 3 })
    expect(trader.invoiceKinds).toEqual(['数电普票'])
  })

  it('counts the products not sold everywhere (limitedCount)', async () => {
    const shop = await mall.call(getShopDetail, { id: 2 })
    const { rows } = await mall.db.execute<{ count: number }>(sql`
      select count(*)::int as count from products
      where shop_id = 2 and status = 1 and not '0000' = any(sale_areas)`)
    expect(shop).toMatchObject({ nationwide: true, limitedCount: rows[0]?.count, saleAreas: [] })
  })

  it('names the provinces of a shop that sells only in some', async () => {
    await mall.db.execute(
      sql`update products set sale_areas = array['31', '33'] where shop_id = 18`,
    )
    const shop = await mall.call(getShopDetail, { id: 18 })
    expect(shop).toMatchObject({ nationwide: false, saleAreas: ['上海', '浙江'] })
  })
})

describe('product counts', () => {
  it('are cached for a minute at most', async () => {
    const before = await mall.call(getBrandDetail, { id: 1, areaCode: SHANGHAI })
    await mall.db.execute(sql`update products set status = 2 where brand_id = 1`)
    mall.time.now += MINUTE_MS
    const after = await mall.call(getBrandDetail, { id: 1, areaCode: SHANGHAI })
    expect(before.productCount).toBeGreaterThan(0)
    expect(after).toMatchObject({ productCount: 0, categories: [], shops: [], bestSellers: [] })
  })
})
