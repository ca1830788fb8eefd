import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import Papa from 'papaparse'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { stringify } from 'yaml'
import { searchProducts } from '@/contract/search/search-calls'
import { loadAssortment } from '@/server/edge/assortment/load-assortment'
import { readAssortment } from '@/server/edge/assortment/read-assortment'
import { EMPTY, TABLE_NAMES, type TableName } from '@/server/edge/assortment/tables'
import { writeAssortment } from '@/server/edge/assortment/write-assortment'
import { openTestMall, type TestMall } from '../../support/test-mall'

// Runs on both engines: tables are replaced whole, by statements of each engine's own speed.

const CACHED_MS = 61_000
/** Of the first leaves, bolts among them: each has some 70 SKUs. */
const PRODUCTS = 12

let mall: TestMall
const folders: string[] = []
beforeAll(async () => {
  mall = await openTestMall()
  const folder = await exported()
  edit(folder, 'products', (rows) => rows.splice(PRODUCTS))
  const kept = new Set(rowsOf(folder, 'products').map((row) => row.编号))
  edit(folder, 'skus', (rows) => keep(rows, (row) => kept.has(row.商品)))
  const items = new Set(rowsOf(folder, 'skus').map((row) => row.编号))
  edit(folder, 'stocks', (rows) => keep(rows, (row) => items.has(row.编号)))
  await load(folder)
})
afterAll(() => mall.close())
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assortment-'))
  folders.push(folder)
  return folder
}

const textOf = (folder: string, table: TableName) =>
  readFileSync(join(folder, `${table}.csv`), 'utf8')
const textsOf = (folder: string) => TABLE_NAMES.map((table) => textOf(folder, table))

async function exported(): Promise<string> {
  const folder = newFolder()
  await writeAssortment(mall.db, folder)
  return folder
}

async function load(folder: string, dryRun = false) {
  return loadAssortment(mall.db, await readAssortment(folder), { dryRun })
}

function rowsOf(folder: string, table: TableName): Record<string, string>[] {
  const text = textOf(folder, table).replace(/^\ufeff/, '')
  return Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data
}

/** Changes the first rows of a table. */
function edit(folder: string, table: TableName, change: (rows: Record<string, string>[]) => void) {
  const rows = rowsOf(folder, table)
  change(rows)
  writeFileSync(join(folder, `${table}.csv`), Papa.unparse(rows))
}

type Rows = Record<string, string>[]

function keep(rows: Rows, isKept: (row: Record<string, string>) => boolean): void {
  rows.splice(0, rows.length, ...rows.filter(isKept))
}

async function numbersOf() {
  const { rows } = await mall.db.execute(sql`select id, product_id, item_no, stock, "values"
    from skus order by item_no limit 500`)
  return rows
}

describe('an assortment in tables', () => {
  it('comes back unchanged, with its numbers, and buyers find it', async () => {
    const area = { areaCode: ['310000'] }
    const before = await mall.call(searchProducts, { keyword: 'M8*30 8.8', ...area })
    expect(before.list).not.toEqual([])
    const numbers = await numbersOf()
    const folder = await exported()
    await load(folder)
    expect(textsOf(await exported())).toEqual(textsOf(folder))
    expect(await numbersOf()).toEqual(numbers)
    const after = await mall.call(searchProducts, { keyword: 'M8*30 8.8', ...area })
    expect(after.list.map(({ sku }) => sku.skuId)).toEqual(before.list.map(({ sku }) => sku.skuId))
    await loadAssortment(mall.db, EMPTY, { dryRun: false })
    expect(await numbersOf()).toEqual([])
    expect((await mall.ask(searchProducts, { keyword: '螺栓', ...area })).status).toBe(200)
    await load(folder)
    expect(textsOf(await exported())).toEqual(textsOf(folder))
  })

  it('is read from xlsx and yaml as well', async () => {
    const folder = await exported()
    const brands = rowsOf(folder, 'brands')
    const shops = rowsOf(folder, 'shops')
    rmSync(join(folder, 'brands.csv'))
    rmSync(join(folder, 'shops.csv'))
    writeFileSync(join(folder, 'brands.yaml'), stringify(brands))
    const heads = Object.keys(shops[0] ?? {})
    const cells = [heads, ...shops.map((row) => heads.map((head) => row[head] ?? ''))]
    writeFileSync(join(folder, 'shops.xlsx'), await writeExcelFile(cells).toBuffer())
    await load(folder)
    const back = await exported()
    expect(rowsOf(back, 'brands')).toEqual(brands)
    expect(rowsOf(back, 'shops')).toEqual(shops)
  })

  it('is only looked at by a dry run', async () => {
    const folder = await exported()
    const before = textsOf(folder)
    edit(folder, 'skus', (rows) => {
      for (const row of rows) row.价格 = '9.5'
    })
    const { skus } = await load(folder, true)
    expect(skus).toBe(rowsOf(folder, 'skus').length)
    expect(textsOf(await exported())).toEqual(before)
    await load(folder)
    expect(rowsOf(await exported(), 'skus').every((row) => row.价格 === '9.50')).toBe(true)
  })

  it('keeps what open orders hold', async () => {
    const { rows } = await mall.db.execute<{ item_no: string }>(sql`
      update stocks t set locked = 2 from skus s where s.id = t.sku_id
        and (t.sku_id, t.warehouse_id) = (select sku_id, warehouse_id from stocks
          where on_hand > 5 order by sku_id limit 1) returning s.item_no`)
    const [held = ''] = rows.map((row) => row.item_no)
    const folder = await exported()
    await load(folder)
    const { rows: kept } = await mall.db.execute(sql`
      select s.item_no, t.locked from stocks t join skus s on s.id = t.sku_id where t.locked > 0`)
    expect(kept).toEqual([{ item_no: held, locked: 2 }])
    edit(folder, 'stocks', (all) => {
      for (const row of all) if (row.编号 === held) row.在库 = '1'
    })
    await expect(load(folder)).rejects.toThrow('open orders hold 2 pieces')
    await expect(loadAssortment(mall.db, EMPTY, { dryRun: false })).rejects.toThrow(held)
  })
})

describe('tables that do not fit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assortment-'))
  beforeAll(() => writeAssortment(mall.db, folder))
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each<[TableName, string, string, RegExp]>([
    ['skus', '价格', '九块', /skus\.csv row 2, 价格: is no price in yuan/],
    ['skus', '起订量', '0', /skus\.csv row 2, 起订量: is no whole number from 1/],
    ['skus', '状态', '有货', /skus\.csv row 2, 状态: is none of 在售 下架 停产 询价/],
    ['skus', '属性', '螺纹规格=M7', /skus\.csv row 2, 属性: its category has no 螺纹规格=M7/],
    ['skus', '商品', 'ZZ9999999', /skus\.csv row 2, 商品: no product ZZ9999999/],
    ['products', '品牌', '无此品牌', /products\.csv row 2, 品牌: no brand 无此品牌/],
    ['products', '类目', '紧固件', /products\.csv row 2, 类目: 紧固件 is no category of the third/],
    ['products', '默认规格', 'ZZ9999999', /products\.csv row 2, 默认规格: is none of its 规格/],
    ['stocks', '仓库', '月球仓', /stocks\.csv row 2, 仓库: .+ has no warehouse 月球仓/],
    ['categories', '路径', '无/此', /categories\.csv row 2, 路径: 无 does not stand above it/],
    ['shops', '省份', '上海', /shops\.csv row 2, 省份: is no code of a province/],
  ])('%s with a wrong %s (%s) is refused', async (table, head, cell, told) => {
    const before = textOf(folder, table)
    edit(folder, table, (rows) => {
      if (rows[0]) rows[0][head] = cell
    })
    await expect(load(folder)).rejects.toThrow(told)
    writeFileSync(join(folder, `${table}.csv`), before)
  })

  it('tells the same number twice, an unknown column and a missing file', async () => {
    const before = textOf(folder, 'brands')
    const [first = {}] = rowsOf(folder, 'brands')
    edit(folder, 'brands', (rows) => rows.push(first))
    await expect(load(folder)).rejects.toThrow(/brands\.csv row \d+: .+ stands there twice/)
    edit(folder, 'brands', (rows) => {
      rows.pop()
      if (rows[0]) rows[0].色 = '红'
    })
    await expect(load(folder)).rejects.toThrow(/brands\.csv row 2.*色/)
    rmSync(join(folder, 'brands.csv'))
    await expect(load(folder)).rejects.toThrow('has no brands.csv, .xlsx or .yaml')
    writeFileSync(join(folder, 'brands.csv'), before)
  })

  it('change nothing', async () => {
    expect(textsOf(await exported())).toEqual(textsOf(folder))
  })
})

describe('the worked leaf of docs/catalogue.md', () => {
  it('fills an empty mall with goods that buyers find', async () => {
    await mall.db.execute(sql`update stocks set locked = 0`)
    await loadAssortment(mall.db, EMPTY, { dryRun: false })
    const loaded = await load('docs/examples/catalogue')
    expect(loaded).toEqual({ categories: 3, brands: 1, shops: 1, products: 1, skus: 2 })
    mall.time.now += CACHED_MS
    const { list } = await mall.call(searchProducts, { keyword: 'M8*30 8.8', areaCode: ['310000'] })
    expect(list.map(({ sku }) => [sku.itemNo, sku.price])).toEqual([['SL0000002', 2600]])
    const [back, own] = [await exported(), 'docs/examples/catalogue']
    for (const table of ['categories', 'attributes', 'stocks', 'brands'] as const) {
      expect(rowsOf(back, table)).toEqual(rowsOf(own, table))
    }
  })
})
