import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { getUserInfo } from '@/contract/account/user-calls'
import { getProductComments } from '@/contract/comment/product-comment-calls'
import { getMessageList } from '@/contract/message/message-calls'
import { getProductDetail } from '@/contract/product/product-calls'
import { searchProducts } from '@/contract/search/search-calls'
import { operate } from '@/server/edge/operations/operations'
import { categories, comments, products, skus, stocks } from '@/server/kernel/db/catalog-schema'
import { openTestMall, type TestMall } from '../../support/test-mall'

// Runs on both engines: an import writes in bulk, all or nothing.

const area = { areaCode: ['0000'] }
const TITLES = [
  '商品编号',
  '名称',
  '规格',
  '类目',
  '品牌',
  '店铺',
  '单位',
  '价格',
  '库存',
  '起订量',
  '状态',
]
const NEW = [
  'ZZ9000001',
  '示例 外六角螺栓 试制',
  'M9×33',
  '外六角螺栓',
  '岑钧',
  '岑钧紧固件自营店',
  '个',
]

let mall: TestMall
const folder = mkdtempSync(join(tmpdir(), 'mall-import-'))

beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())

const run = (path: string) =>
  operate(mall.db, { verb: 'import', args: [path] }, () => mall.time.now)

function csv(rows: (string | number)[][]): string {
  const path = join(folder, `${crypto.randomUUID()}.csv`)
  writeFileSync(path, rows.map((row) => row.join(',')).join('\n'))
  return path
}

const skuOf = async (itemNo: string) =>
  (await mall.db.select().from(skus).where(eq(skus.itemNo, itemNo)))[0]

describe('catalogue import', () => {
  it('reads the sizes of new SKUs, so that they are found and counted by them', async () => {
    const [, name, , ...rest] = NEW
    const line = (itemNo: string, spec: string) => [
      itemNo,
      `${name} 8.8级`,
      spec,
      ...rest,
      '1.5',
      900,
      100,
      '',
    ]
    await run(csv([TITLES, line('ZZ9100001', 'M8×30'), line('ZZ9100002', 'M10×40')]))
    const { list } = await mall.call(searchProducts, { keyword: '试制 外六角 M10*40', ...area })
    expect(list.map(({ sku }) => sku.itemNo)).toEqual(['ZZ9100002'])
    const { facets } = await mall.call(searchProducts, {
      keyword: '试制 外六角',
      categoryId: list[0]?.category.id ?? 0,
      ...area,
    })
    const threads = facets.find((facet) => facet.name === '螺纹规格')?.values
    const counted = threads?.filter(({ count }) => count > 0).map(({ label }) => label)
    expect(counted).toEqual(['M8', 'M10'])
  })

  it('updates given cells of a known SKU, keeps the rest and updates its product', async () => {
    const [sku] = await mall.db.select().from(skus).where(eq(skus.status, 1)).limit(1)
    if (!sku) throw new Error('no SKU')
    const path = csv([TITLES, [sku.itemNo, '', '', '', '', '', '', '1.2345', 7, '', '']])
    expect(await run(path)).toBe('1 changed, 0 added')
    expect(await skuOf(sku.itemNo)).toMatchObject({
      price: 12_345,
      stock: 7,
      tiers: [],
      moq: sku.moq,
      status: 1,
    })
    const [product] = await mall.db.select().from(products).where(eq(products.id, sku.productId))
    expect(product?.priceMin).toBeLessThanOrEqual(12_345)
    await mall.db.update(skus).set(sku).where(eq(skus.id, sku.id))
  })

  it('adds new SKUs that are searchable and have a product page', async () => {
    const count = async () =>
      (await mall.db.select().from(categories).where(eq(categories.id, 1)))[0]?.productCount ?? 0
    const before = await count()
    const path = join(folder, 'new.xlsx')
    const rows = [
      TITLES,
      [...NEW, 3.5, 100, 10, '在售'],
      ['ZZ9000002', ...NEW.slice(1, 2), 'M9×44', ...NEW.slice(3), 4, 0, 10, '在售'],
    ]
    writeFileSync(path, await writeExcelFile(rows).toBuffer())
    expect(await run(path)).toBe('0 changed, 2 added')
    expect(await count()).toBe(before + 1)
    const { list } = await mall.call(searchProducts, { keyword: 'ZZ9000001', ...area })
    expect(list[0]).toMatchObject({ title: NEW[1], sku: { itemNo: 'ZZ9000001', moq: 10 } })
    const productId = list[0]?.productId ?? 0
    const detail = await mall.call(getProductDetail, { productId, ...area })
    expect(detail.title).toBe(NEW[1])
    const added = await mall.db.select().from(skus).where(eq(skus.productId, productId))
    expect(added.map(({ itemNo, stock }) => [itemNo, stock]).sort()).toEqual([
      ['ZZ9000001', 100],
      ['ZZ9000002', 0],
    ])
    const ids = added.map(({ id }) => id)
    await mall.db.delete(stocks).where(inArray(stocks.skuId, ids))
    await mall.db.delete(skus).where(inArray(skus.id, ids))
    await mall.db.delete(products).where(eq(products.id, productId))
    await mall.db
      .update(categories)
      .set({ productCount: sql`${categories.productCount} - 1` })
      .where(inArray(categories.id, [1, 101, 10_101]))
  })

  it('keeps others from the numbers it gives to new goods until it ends', async () => {
    const path = csv([TITLES, ['ZZ9200001', ...NEW.slice(1), 2, 5, 1, '']])
    const imported = mall.db.transaction(async (tx) => {
      expect(await operate(tx, { verb: 'import', args: [path] })).toBe('0 changed, 1 added')
      const [product] = await tx
        .select({ price: products.priceMin, skus: products.skuCount, inStock: products.inStock })
        .from(skus)
        .innerJoin(products, eq(products.id, skus.productId))
        .where(eq(skus.itemNo, 'ZZ9200001'))
      expect(product).toEqual({ price: 20_000, skus: 1, inStock: true })
      const { rows } = await tx.execute<{ name: string }>(sql`
        select name from unnest(array['products', 'skus']) name join pg_locks on
          locktype = 'advisory' and pid = pg_backend_pid() and granted
          and objid::bigint = hashtext(name)::bigint & 4294967295
        order by name`)
      expect(rows.map(({ name }) => name)).toEqual(['products', 'skus'])
      throw new Error('rolled back')
    })
    await expect(imported).rejects.toThrow('rolled back')
  })

  it.each([
    ['no titles', [['a', 'b']], /no row of titles/],
    ['a wrong number', [TITLES, ['x']], /row 2: 商品编号/],
    ['a number twice', [TITLES, ['ZZ9000003'], ['ZZ9000003']], /row 3: ZZ9000003 stands/],
    ['a price of letters', [TITLES, ['ZZ9000003', '', '', '', '', '', '', 'x']], /row 2: 价格/],
    ['half a piece', [TITLES, ['ZZ9000003', '', '', '', '', '', '', 1, 1.5]], /row 2: 库存/],
    [
      'another status',
      [TITLES, ['ZZ9000003', '', '', '', '', '', '', 1, 1, 1, '好']],
      /row 2: 状态/,
    ],
    ['an unknown leaf', [TITLES, ['ZZ9000003', '名', '', '无', '', '', '个', 1]], /row 2: 类目 无/],
    ['no name', [TITLES, ['ZZ9000003', '', '', '外六角螺栓', '', '', '个', 1]], /row 2: 名称/],
  ])(
    'refuses a sheet with %s, naming the row, and changes nothing',
    async (_what, rows, message) => {
      const before = await mall.db.$count(skus)
      const [sku] = await mall.db.select().from(skus).where(eq(skus.status, 1)).limit(1)
      const [titles = [], ...rest] = rows
      const good = [sku?.itemNo ?? '', '', '', '', '', '', '', 99]
      await expect(run(csv([titles, ...rest, good]))).rejects.toThrow(message)
      expect(await mall.db.$count(skus)).toBe(before)
      expect((await skuOf(sku?.itemNo ?? ''))?.price).toBe(sku?.price)
    },
  )

  it('reports an unreadable file in one line', async () => {
    await expect(run('/nowhere/x.csv')).rejects.toThrow('cannot read /nowhere/x.csv')
  })
})

describe('ops reply', () => {
  it('shows the reply at the comment and notifies its author', async () => {
    const { tokens } = await mall.newUser()
    const token = tokens.accessToken
    const { id: userId } = await mall.call(getUserInfo, {}, { token })
    const [sku] = await mall.db.select().from(skus).where(eq(skus.status, 1)).limit(1)
    const [comment] = await mall.db
      .insert(comments)
      .values({
        userId,
        productId: sku?.productId ?? 0,
        skuId: sku?.id ?? 0,
        spec: 'M8',
        author: 'a',
        score: 2,
        shopScore: 2,
        logisticsScore: 2,
        content: '有两颗滑丝。',
        tags: [],
        createdAt: new Date(mall.time.now),
      })
      .returning()
    const id = comment?.id ?? ''
    const ops = (verb: string, ...args: string[]) =>
      operate(mall.db, { verb, args }, () => mall.time.now)
    expect(await ops('comments')).toContain(`${id} 2 M8 有两颗滑丝。`)
    expect(await ops('reply', id, '已补发。')).toBe(`${id} answered`)
    expect(await ops('comments')).not.toContain(id)
    const { list } = await mall.call(getMessageList, {}, { token })
    expect(list[0]).toMatchObject({ title: '店铺回复了您的评价', summary: '已补发。' })
    const added = { append: '补发的也滑丝。' }
    await mall.db.update(comments).set(added).where(eq(comments.id, id))
    expect(await ops('comments')).toContain(`${id} 2 M8 有两颗滑丝。 / 补发的也滑丝。`)
    await ops('reply', id, '已安排退款。')
    expect(await ops('comments')).not.toContain(id)
    const shown = { productId: comment?.productId ?? 0 }
    expect((await mall.call(getProductComments, shown)).list).toContainEqual(
      expect.objectContaining({
        reply: '已补发。',
        append: '补发的也滑丝。',
        appendReply: '已安排退款。',
      }),
    )
    await expect(ops('reply', crypto.randomUUID(), 'x')).rejects.toThrow('no such comment')
    await expect(ops('reply', '1', 'x')).rejects.toThrow('comment id is wrong')
    await mall.db.delete(comments).where(eq(comments.id, id))
  })
})
