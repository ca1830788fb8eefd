import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { getCartList } from '@/contract/cart/cart-calls'
import { getBrandDetail, getBrandList } from '@/contract/catalog/brand-calls'
import { getCategoryDetail } from '@/contract/catalog/category-calls'
import { getCategoryList } from '@/contract/catalog/category-tree-calls'
import { getShopDetail } from '@/contract/catalog/shop-calls'
import { opsAudit, opsTokenCreate } from '@/contract/operations/access-operation-calls'
import { opsFreight } from '@/contract/operations/shop-operation-calls'
import { getProductDetail } from '@/contract/product/product-calls'
import { readProduct } from '@/contract/product/sku-rows-rules'
import { searchProducts } from '@/contract/search/search-calls'
import { operate } from '@/server/edge/operations/operations'
import { categories, products, shops, skus, stocks } from '@/server/kernel/db/catalog-schema'
import { openTestMall, type TestMall } from '../../support/test-mall'

// Runs on both engines: closing a shop, counting categories and naming goods anew are SQL of their own.

const area = { areaCode: ['0000'] }
const CACHED_MS = 61_000
const TITLES = '商品编号,名称,规格,类目,品牌,店铺,单位,价格,库存,状态'
const SHOP = '岑钧紧固件自营店'

let mall: TestMall
const folder = mkdtempSync(join(tmpdir(), 'mall-assortment-'))
beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await mall.close()
})

const ops = (verb: string, ...args: string[]) =>
  operate(mall.db, { verb, args }, () => mall.time.now)
/** Caches of the catalogue have ended. */
const later = () => {
  mall.time.now += CACHED_MS
}
const idIn = (line: string) => /\d+/.exec(line)?.[0] ?? ''

async function importLine(cells: (string | number)[]): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.csv`)
  writeFileSync(path, `${TITLES}\n${cells.join(',')}`)
  return ops('import', path)
}

const productsOf = async (filter: object) =>
  (await mall.call(searchProducts, { ...filter, ...area })).total
const treeCount = async (id: number) => {
  const [row] = await mall.db.select().from(categories).where(eq(categories.id, id))
  return row?.productCount ?? 0
}

/** A product on sale, and what it belongs to. */
async function someProduct(shopId: number) {
  const [row] = await mall.db
    .select({ product: products, sku: skus })
    .from(products)
    .innerJoin(skus, eq(skus.id, products.defaultSkuId))
    .where(and(eq(products.shopId, shopId), eq(products.status, 1), eq(skus.status, 1)))
    .limit(1)
  if (!row) throw new Error('the shop has no product')
  return row
}

describe('a closed shop', () => {
  it('sells nothing and is found nowhere until it opens again', async () => {
    const { product, sku } = await someProduct(1)
    const token = (await mall.newUser()).tokens.accessToken
    await mall.call(saveCartProduct, { items: [{ skuId: sku.id, qty: sku.moq }] }, { token })
    const ofShop = and(eq(products.shopId, 1), eq(products.status, 1))
    const [hidden] = await mall.db
      .select()
      .from(products)
      .where(and(ofShop, ne(products.id, product.id)))
      .limit(1)
    const isHidden = eq(products.id, hidden?.id ?? 0)
    await mall.db.update(products).set({ status: 2 }).where(isHidden)
    const before = await productsOf({ shopIds: [1] })
    const top = Math.floor(product.categoryId / 10_000)
    const counted = await treeCount(top)
    const inTop = sql`${products.categoryId} / 10000 = ${top}`
    const leaving = await mall.db.$count(products, and(ofShop, inTop))

    expect(await ops('shop-close', '1')).toMatch(/closed$/)
    later()
    expect(await productsOf({ shopIds: [1] })).toBe(0)
    expect(await treeCount(top)).toBe(counted - leaving - 1)
    const { id: productId } = product
    const closed = await mall.call(getProductDetail, { productId, ...area })
    expect(closed.saleable).toBe(false)
    // Off sale everywhere: another area would not help.
    expect(readProduct(closed).skus.every(({ status }) => status !== 1)).toBe(true)
    const { shops: inCart } = await mall.call(getCartList, area, { token })
    expect(inCart[0]?.lines[0]?.state).toBe('shopClosed')
    expect((await mall.call(getShopDetail, { id: 1, ...area })).open).toBe(false)
    await expect(ops('shop-close', '1')).rejects.toThrow('shop 1 is closed already')
    // What a sheet brings in meanwhile waits as the others do.
    await importLine(['ZA9000001', '待开店螺栓', 'M9', '外六角螺栓', '岑钧', SHOP, '个', 3, 9, ''])
    expect(await productsOf({ keyword: 'ZA9000001' })).toBe(0)

    await ops('shop-open', '1')
    later()
    expect(await productsOf({ shopIds: [1] })).toBe(before + 1)
    // What was off before stays off.
    const [still] = await mall.db
      .select()
      .from(products)
      .where(eq(products.id, hidden?.id ?? 0))
    expect(still?.status).toBe(2)
  })

  it('is one of the mall, and its record says what changed', async () => {
    await expect(ops('shop-close', '99999')).rejects.toThrow('no shop has the number 99999')
    await ops('shop-close', '3')
    await ops('shop-open', '3')
    const record = await operate(mall.db, {
      verb: 'audit',
      args: ['--subject', 'shop 3'],
      json: true,
    })
    expect(opsAudit.output.parse(JSON.parse(record)).list).toMatchObject([
      { verb: 'shop-open', before: { open: false }, after: { open: true } },
      { verb: 'shop-close', before: { open: true }, after: { open: false } },
    ])
  })
})

describe('shops', () => {
  const facts = [
    ...['--company', '测试工品有限公司', '--creditCode', '91310000MA1FL0AB12'],
    ...['--phone', '02112345678', '--address', '上海市测试路 1 号'],
  ]

  it('are created, changed and opened; their licence is not called an example', async () => {
    const made = await ops('shop-create', '测试工品店', ...facts, '--province', '上海市')
    const id = idIn(made)
    expect(await ops('shop', id)).toMatch(/closed\n.*\n\d+ {2}上海总仓 {2}上海$/)
    await ops('shop-change', id, '--notice', '周日不发货', '--type', '旗舰')
    await ops('shop-open', id)
    later()
    expect(await mall.call(getShopDetail, { id: Number(id), ...area })).toMatchObject({
      name: '测试工品店',
      type: '旗舰',
      notice: '周日不发货',
      licenceNote: '',
      scores: [],
      freightAmount: 1000,
    })
    expect(await ops('shops', '测试工品')).toContain('测试工品店')
  })

  it.each([
    ['a name that is taken', ['shop-create', SHOP, ...facts, '--province', '31'], 'has the name'],
    ['no province', ['shop-create', '无省店', ...facts, '--province', '火星'], 'is no province'],
    ['nothing to change', ['shop-change', '2'], 'nothing to change'],
    ['a freight in words', ['freight', '2', '十元', '99'], 'freight must be yuan'],
    ['an option it has not', ['shop-change', '2', '--colour', 'x'], '--colour'],
  ])('refuse %s', async (_what, [verb = '', ...args], reason) => {
    await expect(ops(verb, ...args)).rejects.toThrow(reason)
  })

  it('set their own freight, which orders are charged', async () => {
    const command = { verb: 'token-create', args: ['shop-2', '--shop', '2'], json: true }
    const { token } = opsTokenCreate.output.parse(
      JSON.parse(await operate(mall.db, command, () => mall.time.now)),
    )
    const freight = { shop: 2, yuan: '7.5', freeFrom: '120' }
    await mall.call(opsFreight, freight, { token })
    expect((await mall.ask(opsFreight, { ...freight, shop: 3 }, { token })).msg).toBe('店铺不存在')
    later()
    const detail = await mall.call(getShopDetail, { id: 2, ...area })
    expect([detail.freightAmount, detail.freeFreightFrom]).toEqual([750, 12_000])
  })

  it('are found by a new name', async () => {
    const named = { keyword: '新名劳保仓', shopIds: [4] }
    expect(await productsOf(named)).toBe(0)
    await ops('shop-change', '4', '--name', '新名劳保仓')
    later()
    expect(await productsOf(named)).toBeGreaterThan(0)
  })
})

describe('warehouses', () => {
  it('are added, moved and closed when they are empty', async () => {
    const id = idIn(await ops('warehouse-create', '5', '重庆'))
    expect(await ops('warehouses', '5')).toContain(`${id}  重庆分仓  重庆`)
    await mall.db.insert(stocks).values({ skuId: 1, warehouseId: Number(id), onHand: 3 })
    await expect(ops('warehouse-close', id)).rejects.toThrow(`warehouse ${id} has 3 pieces`)
    await mall.db.delete(stocks).where(eq(stocks.warehouseId, Number(id)))
    expect(await ops('warehouse-close', id)).toMatch(/closed$/)
    await ops('warehouse-open', id)
    await ops('warehouse-change', '51', '--province', '西藏')
    const [shop] = await mall.db.select().from(shops).where(eq(shops.id, 5))
    expect(shop?.province).toBe('54')
  })

  it('the last one of an open shop stays', async () => {
    await expect(ops('warehouse-close', '31')).rejects.toThrow(
      'warehouse 31 is the last one of an open shop',
    )
    await expect(ops('warehouse-close', '99999')).rejects.toThrow('no warehouse has the number')
  })
})

describe('brands', () => {
  it('are created, sell, and close once nothing of them is on sale', async () => {
    const id = idIn(await ops('brand-create', '测准', 'Cezhun', '--field', '量具'))
    const goods = ['ZA9100001', '测准 试制螺栓', 'M9', '外六角螺栓', '测准', SHOP, '个', 3, 9]
    await importLine([...goods, ''])
    later()
    expect(await mall.call(getBrandDetail, { id: Number(id), ...area })).toMatchObject({
      name: '测准',
      initial: 'C',
      productCount: 1,
    })
    expect(await productsOf({ keyword: '测准' })).toBe(1)
    await expect(ops('brand-close', id)).rejects.toThrow(`brand ${id} has 1 products on sale`)

    await importLine(['ZA9100001', ...goods.slice(1, 7).map(() => ''), '', '', '下架'])
    expect(await ops('brand-close', id)).toMatch(/closed$/)
    later()
    expect((await mall.ask(getBrandDetail, { id: Number(id), ...area })).msg).toBe('品牌不存在')
    const { list } = await mall.call(getBrandList, { keyword: '测准', ...area })
    expect(list).toEqual([])
    const renamed = importLine([
      'ZA9100001',
      '别的名称',
      ...goods.slice(2, 7).map(() => ''),
      '',
      '',
      '',
    ])
    await expect(renamed).rejects.toThrow(/row 2: 名称 of ZA9100001 is .*: leave the cell empty/)
    const again = importLine(['ZA9100001', ...goods.slice(1, 7).map(() => ''), '', '', '在售'])
    await expect(again).rejects.toThrow('its brand or category is closed')
    const other = importLine(['ZA9100002', ...goods.slice(1), ''])
    await expect(other).rejects.toThrow('品牌 测准 is unknown')
  })

  it('are found by a new name', async () => {
    await ops('brand-change', '2', '--name', '改名牌', '--latin', 'Gaiming')
    later()
    expect(await productsOf({ keyword: '改名牌' })).toBeGreaterThan(0)
    expect(await productsOf({ keyword: 'gaiming' })).toBeGreaterThan(0)
  })

  it.each([
    ['a taken name', ['brand-create', '岑钧', 'Cenjun'], 'has the name 岑钧'],
    ['a Latin name in Chinese', ['brand-create', '无字', '无字'], 'must begin with a letter'],
    ['an unknown one', ['brand-change', '9999', '--field', 'x'], 'no brand has the number 9999'],
  ])('refuse %s', async (_what, [verb = '', ...args], reason) => {
    await expect(ops(verb, ...args)).rejects.toThrow(reason)
  })
})

describe('categories', () => {
  it('are made from the top to the goods, and closed from the goods to the top', async () => {
    const top = idIn(await ops('category-create', '测试大类'))
    const middle = idIn(await ops('category-create', '测试中类', '--parent', top))
    const drawn = ['--parent', middle, '--drawing', 'hex-bolt', '--synonyms', '试件，样件']
    const leaf = idIn(await ops('category-create', '测试小类', ...drawn))
    expect([middle, leaf]).toEqual([`${top}01`, `${top}0101`])
    await importLine(['ZA9200001', '测试商品', '大', '测试小类', '岑钧', SHOP, '个', 3, 9, ''])
    later()
    expect(await mall.call(getCategoryDetail, { categoryId: Number(leaf), ...area })).toMatchObject(
      {
        name: '测试小类',
        productCount: 1,
        path: [{ name: '测试大类' }, { name: '测试中类' }, { name: '测试小类' }],
      },
    )
    expect(await productsOf({ keyword: '样件' })).toBe(1)
    expect(await treeCount(Number(top))).toBe(1)
    await expect(ops('category-close', top)).rejects.toThrow('has an open one below it')
    await expect(ops('category-close', leaf)).rejects.toThrow('has 1 products on sale')

    await importLine(['ZA9200001', '', '', '', '', '', '', '', '', '停产'])
    for (const id of [leaf, middle, top]) await ops('category-close', id)
    later()
    const tree = await mall.call(getCategoryList, {})
    expect(tree.map(({ name }) => name)).not.toContain('测试大类')
    await expect(ops('category-open', leaf)).rejects.toThrow(
      `category ${middle} above it is closed`,
    )
    expect(await ops('categories', '测试小类')).toMatch(/closed$/)
  })

  it.each([
    ['goods below goods', ['category-create', '深', '--parent', '10101'], 'nothing goes below it'],
    ['no drawing', ['category-create', '无图', '--parent', '101'], 'needs a drawing'],
    [
      'a drawing that is none',
      ['category-create', '无图', '--parent', '101', '--drawing', 'nix'],
      'no drawing is called nix',
    ],
    ['a taken name', ['category-change', '10102', '--name', '外六角螺栓'], 'has the name'],
    ['an unknown one', ['category-close', '9999'], 'no category has the number 9999'],
  ])('refuse %s', async (_what, [verb = '', ...args], reason) => {
    await expect(ops(verb, ...args)).rejects.toThrow(reason)
  })
})
