import { and, eq, ne, sql } from 'drizzle-orm'
import fc from 'fast-check'
import Papa from 'papaparse'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { matchLines, type ParsedSheet, parseSheet } from '@/contract/quick-order/quick-order-calls'
import { exportCartsQuotation } from '@/contract/quotation/quotation-calls'
import { searchProducts } from '@/contract/search/search-calls'
import { products, skus } from '@/server/kernel/db/catalog-schema'
import { codeKey } from '@/server/kernel/text/fold'
import { zipParts } from '@/server/modules/quick-order/zip-size.mjs'
import { entityXlsx, farXlsx, zipOf } from '../../support/hostile-files'
import { runsOf } from '../../support/runs'
import { openTestMall, type TestMall } from '../../support/test-mall'

const area = { areaCode: ['0000'] }
let mall: TestMall
let token = ''

beforeAll(async () => {
  mall = await openTestMall({ TRUSTED_PROXY: true })
})
afterAll(() => mall.close())
beforeEach(async () => {
  token = (await mall.newUser()).tokens.accessToken
})

type Line = { text: string; itemNo?: string; qty?: number; buyerCode?: string }
const match = async (lines: Line[], options: { token?: string } = {}) =>
  (await mall.call(matchLines, { lines, ...area }, options)).lines
const one = async (line: Line, options: { token?: string } = {}) => {
  const [result] = await match([line], options)
  if (!result) throw new Error('no answer for the line')
  return result
}

const someSkus = (count: number) =>
  mall.db
    .select({ sku: skus })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(sql`${skus.status} = 1 and ${products.status} = 1 and ${skus.stock} > ${skus.moq} * 10`)
    .orderBy(sql`${skus.id} % 101, ${skus.id}`)
    .limit(count)
    .then((rows) => rows.map(({ sku }) => sku))

async function firstSku() {
  const [sku] = await someSkus(1)
  if (!sku) throw new Error('the test catalogue is empty')
  return sku
}

describe('matchLines', () => {
  it('matches the item number in any spelling', async () => {
    const { itemNo, id } = await firstSku()
    const spellings = [itemNo, itemNo.toLowerCase(), ` ${itemNo.slice(0, 2)}-${itemNo.slice(2)} `]
    for (const result of await match(spellings.map((text) => ({ text })))) {
      expect([result.verdict, result.by, result.confidence]).toEqual(['matched', 'itemNo', 100])
      expect(result.skus.map(({ skuId }) => skuId)).toEqual([id])
    }
    expect((await one({ text: `外六角螺栓 ${itemNo} 加急` })).by).toBe('itemNo')
    expect((await one({ text: '急用', itemNo })).skus[0]?.skuId).toBe(id)
  })

  it('matches the model and the old number', async () => {
    const [lone] = await mall.db
      .select()
      .from(skus)
      .where(sql`status = 1 and length(model_key) > 5 and model_key ~ '\\d'
        and (select count(*) from skus o where o.model_key = skus.model_key) = 1
        and not exists (select 1 from skus o where o.item_no = skus.model_key)`)
      .limit(1)
    expect(await one({ text: lone?.model ?? '' })).toMatchObject({
      verdict: 'matched',
      by: 'model',
    })
    const [old] = await mall.db.select().from(skus).where(sql`cardinality(old_nos) > 0`).limit(1)
    const result = await one({ text: old?.oldNos[0] ?? '' })
    expect([result.by, result.skus[0]?.skuId]).toEqual(['oldNo', old?.id])
  })

  it('returns the quantity adjusted to the quantity rule, with advice', async () => {
    const [sku] = await mall.db
      .select()
      .from(skus)
      .where(and(eq(skus.status, 1), ne(skus.moq, 1), sql`${skus.maxPerOrder} > ${skus.moq} * 3`))
      .limit(1)
    if (!sku) throw new Error('every SKU is sold by one')
    const [few, none] = await match([{ text: sku.itemNo, qty: 1 }, { text: sku.itemNo }])
    expect(few?.skus[0]).toMatchObject({ qty: sku.moq })
    expect(few?.skus[0]?.advice).toContain(`不足起订量 ${sku.moq}`)
    expect(none?.skus[0]?.advice).toContain('未写数量')
  })

  it('matches the buyer’s code of that buyer only', async () => {
    const { id, moq, step } = await firstSku()
    const qty = Math.ceil(moq / step) * step
    const line = { text: '', buyerCode: 'MAT-001' }
    expect((await one(line, { token })).verdict).toBe('unknown')
    await mall.call(
      saveCartProduct,
      { items: [{ skuId: id, qty, buyerCode: 'MAT-001' }] },
      { token },
    )
    const result = await one(line, { token })
    expect([result.verdict, result.by, result.skus[0]?.skuId]).toEqual(['matched', 'buyerCode', id])
    const other = (await mall.newUser()).tokens.accessToken
    expect((await one(line, { token: other })).verdict).toBe('unknown')
    expect((await one(line)).verdict).toBe('unknown')
  })

  it('matches the buyer’s code written as the text, with or without a quantity behind it', async () => {
    const { id, moq, step } = await firstSku()
    const qty = Math.ceil(moq / step) * step
    await mall.call(
      saveCartProduct,
      { items: [{ skuId: id, qty, buyerCode: 'WLBM-77' }] },
      { token },
    )
    const tail = { text: 'WLBM-77', qty, unit: '' }
    for (const line of [{ text: 'WLBM-77' }, { text: `WLBM-77 ${qty}`, tail }]) {
      const result = await one(line, { token })
      expect([result.by, result.skus[0]?.skuId]).toEqual(['buyerCode', id])
    }
    expect((await one({ text: 'WLBM-77' })).by).not.toBe('buyerCode')
  })

  it('says what the goods of another standard differ in, and leaves the choice', async () => {
    const result = await one({ text: 'GB5785 M8*40 8.8 镀锌' })
    expect(result.verdict).toBe('candidates')
    expect(result.reason).toContain('GB5785（细牙螺纹）以相近标准代替')
    const { list } = await mall.call(searchProducts, { keyword: 'GB5782 M8*40', ...area })
    const beside = await one({ text: `GB5785 ${list[0]?.sku.itemNo}` })
    expect(beside.verdict).toBe('candidates')
    expect(beside.reason).toContain('“GB5785（细牙螺纹）”')
    const own = await one({ text: `GB5782 ${list[0]?.sku.itemNo}` })
    expect(own.verdict).toBe('matched')
  })

  it('matches a shorthand description, offering several SKUs where ambiguous', async () => {
    const result = await one({ text: 'M8*30 8.8 外六角 镀锌', qty: 100 })
    expect(result.by).toBe('description')
    expect(result.skus.length).toBeGreaterThan(0)
    for (const sku of result.skus) expect(sku.spec).toMatch(/M8.*30/)
    const nothing = await one({ text: '量子纠缠发动机壳体衬里' })
    expect(nothing.skus.length === 0).toBe(nothing.verdict === 'unknown')
    expect(await one({ text: '！？' })).toMatchObject({ verdict: 'unknown', skus: [] })
  })

  it('is no match while a value that was written is not the SKU’s', async () => {
    const missing = await one({ text: '直柄麻花钻 8.55mm' })
    expect([missing.verdict, missing.confidence]).toEqual(['candidates', 40])
    expect(missing.reason).toContain('无 8.55mm，最接近 8.5mm / 8.6mm')
    const unknown = await one({ text: '外六角 M8*30 8.8 镀白锌 量子' })
    expect(unknown.verdict).toBe('candidates')
    expect(unknown.reason).toContain('“量子”未识别')
  })

  it('takes a number’s SKU only when the words beside it fit', async () => {
    const { itemNo, spec } = await firstSku()
    const fits = await one({ text: `${itemNo} ${spec}` })
    expect([fits.verdict, fits.by]).toEqual(['matched', 'itemNo'])
    const wrong = await one({ text: `${itemNo} 直柄麻花钻 8.55mm` })
    expect(wrong.verdict).toBe('candidates')
    expect(wrong.reason).toMatch(/商品编号相符，但.*与该商品不符/)
  })

  it('takes a model’s suffix as what is asked for: C3 beside the number', async () => {
    const result = await one({ text: '6204-2RS C3' })
    const { rows } = await mall.db.execute<{ has: boolean }>(sql`
      select bool_and(v.label = 'C3') as has from skus s, unnest(s.values) as value(id)
      join attribute_values v on v.id = value.id join attributes a on a.id = v.attribute_id
      where a.name = '游隙' and s.id in ${result.skus.map(({ skuId }) => skuId)}`)
    expect(rows[0]?.has).toBe(true)
  })

  it('marks SKUs not sold in the area and off sale', async () => {
    const sku = await firstSku()
    const [{ saleAreas } = { saleAreas: [] }] = await mall.db
      .select()
      .from(products)
      .where(eq(products.id, sku.productId))
    const where = eq(products.id, sku.productId)
    await mall.db
      .update(products)
      .set({ saleAreas: ['44'] })
      .where(where)
    const line = { lines: [{ text: sku.itemNo }], areaCode: ['31'] }
    expect((await mall.call(matchLines, line)).lines[0]?.skus[0]?.state).toBe('areaOff')
    await mall.db.update(products).set({ saleAreas }).where(where)
  })

  it.each([
    ['no lines', { lines: [] }],
    ['501 lines', { lines: Array.from({ length: 501 }, () => ({ text: 'a' })) }],
    ['half a piece', { lines: [{ text: 'a', qty: 1.5 }] }],
    ['too long a text', { lines: [{ text: 'a'.repeat(101) }] }],
  ])('refuses %s', async (_what, input) => {
    expect((await mall.ask(matchLines, input)).status).toBe(400)
  })
})

describe('matchLines with arbitrary text', () => {
  it('answers every line', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom('%', "';--", 'M8*30 螺栓', '(.*)+[', '=1+1', '\u202e螺栓', '{1,2}', '\\'),
    )
    const line = fc.record({ text, itemNo: text, buyerCode: text }, { requiredKeys: ['text'] })
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 20 }), async (lines) => {
        const { status, msg } = await mall.ask(matchLines, { lines, ...area }, { token })
        const hasNul = JSON.stringify(lines).includes('\\u0000')
        expect([status, msg]).toEqual(hasNul ? [400, '输入包含无效字符'] : [200, ''])
      }),
      { numRuns: runsOf(40), seed: 5 },
    )
    expect(mall.logged).toEqual([])
  })
})

describe('matchLines with 500 lines', () => {
  it('of item numbers answers in order', async () => {
    const goods = await someSkus(500)
    const result = await match(goods.map(({ itemNo }) => ({ text: itemNo, qty: 100 })))
    expect(result.map(({ skus }) => skus[0]?.skuId)).toEqual(goods.map(({ id }) => id))
  })

  it('of descriptions answers every line', async () => {
    const sizes = ['M5', 'M6', 'M8', 'M10', 'M12']
    const words = ['外六角螺栓', '内六角', '六角螺母', '平垫圈', '镀锌 外六角']
    const lines = Array.from({ length: 500 }, (_, at) => ({
      text: `${sizes[at % 5]}*${10 + (at % 100)} ${words[Math.floor(at / 5) % 5]}`,
    }))
    const result = await match(lines)
    expect(result).toHaveLength(500)
  })
})

describe('matchLines rate limit', () => {
  it('answers 429 with retry-after, only to the user who exceeds it', async () => {
    const [greedy, other] = await Promise.all([mall.newUser(), mall.newUser()])
    // Words that no goods have: what is found would only cost time, lines are what is counted.
    const lines = Array.from({ length: 500 }, () => ({ text: '〇' }))
    const ask = (token: string) => mall.ask(matchLines, { lines, ...area }, { token })
    // Two lists of 5,000 lines in a minute.
    for (let call = 0; call < 20; call += 1) {
      expect((await ask(greedy.tokens.accessToken)).status).toBe(200)
    }
    const refused = await ask(greedy.tokens.accessToken)
    expect(refused.status).toBe(429)
    expect(refused.msg).toMatch(/^操作太频繁，请 \d+ 秒后再试$/)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ask(other.tokens.accessToken)).status).toBe(200)
  })
})

/** Sends a file; what was read of it. */
async function read(content: BlobPart): Promise<ParsedSheet> {
  const answer = await mall.upload(parseSheet, new Blob([content]))
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.msg}`)
  return parseSheet.output.parse(answer.data)
}
const refusal = async (content: BlobPart) => {
  const { status, msg } = await mall.upload(parseSheet, new Blob([content]))
  return `${status} ${msg}`
}

const CSV = '商品编号,品名,数量\r\nCJ1234567,外六角螺栓,20\r\n\r\nCJ1234568,"螺母, 六角",1e3\r\n'
/** 商品编号,数量 / CJ1234567,20 in GBK. */
const GBK = Uint8Array.from([
  0xc9,
  0xcc,
  0xc6,
  0xb7,
  0xb1,
  0xe0,
  0xba,
  0xc5,
  0x2c,
  0xca,
  0xfd,
  0xc1,
  0xbf,
  0x0a,
  ...new TextEncoder().encode('CJ1234567,20\n'),
])

function utf16(text: string, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), isLittle)
  return new Uint8Array(view.buffer)
}

const asXlsx = async (rows: (string | number | null)[][]) =>
  new Uint8Array(await writeExcelFile(rows).toBuffer())

describe('parseSheet', () => {
  it.each([
    ['UTF-8', CSV],
    ['UTF-8 with a mark', `\ufeff${CSV}`],
    ['UTF-16 little', utf16(`\ufeff${CSV}`, true)],
    ['UTF-16 big', utf16(`\ufeff${CSV}`, false)],
    ['UTF-16 without a mark', utf16(CSV, true)],
    ['semicolons', CSV.replaceAll('CJ', 'CJ').replace(/,(?! )/g, ';')],
    ['tabs', CSV.replace(/,(?! )/g, '\t')],
  ])('reads csv in %s', async (_what, content) => {
    const { kind, lines, blankRows } = await read(content)
    expect(kind).toBe('csv')
    expect(lines.map(({ itemNo, text, qty }) => [itemNo, text, qty])).toEqual([
      ['CJ1234567', '外六角螺栓', 20],
      ['CJ1234568', '螺母, 六角', 1000],
    ])
    expect(blankRows).toBeGreaterThan(0)
  })

  it('reads csv in GBK', async () => {
    expect((await read(GBK)).lines).toMatchObject([{ itemNo: 'CJ1234567', qty: 20 }])
  })

  it('reads xlsx with numbers, texts and blank rows', async () => {
    const rows = [
      ['数量', '编号'],
      [20, 'CJ1234567'],
      [null, null],
      ['1,000个', 'CJ1234568'],
    ]
    const { kind, lines } = await read(await asXlsx(rows))
    expect(kind).toBe('xlsx')
    expect(lines.map(({ row, itemNo, qty }) => [row, itemNo, qty])).toEqual([
      [2, 'CJ1234567', 20],
      [4, 'CJ1234568', 1000],
    ])
  })

  it('reads xlsx with merged cells: each spanned row gets the value', async () => {
    const head = (value: string) => ({ value, rowSpan: 2 })
    const rows = [
      [{ value: '十一月采购清单', columnSpan: 3 }, null, null],
      [head('名称'), head('规格'), head('数量')],
      [null, null, null],
      [{ value: '外六角螺栓', rowSpan: 2 }, 'M8*30', { value: 500, rowSpan: 2 }],
      [null, 'M8*40', null],
      ['平垫圈', 'M8', { value: '100套', rowSpan: 2 }],
      ['平垫圈', 'M10', null],
      ['弹簧垫圈', 'M8', 20],
    ]
    const { lines, ignored } = await read(new Uint8Array(await writeExcelFile(rows).toBuffer()))
    expect(lines.map(({ text, qty }) => [text, qty])).toEqual([
      ['外六角螺栓 M8*30', 500],
      ['外六角螺栓 M8*40', null],
      ['平垫圈 M8', 100],
      ['平垫圈 M10', null],
      ['弹簧垫圈 M8', 20],
    ])
    expect(ignored.map(({ text }) => text)).toEqual(['十一月采购清单', '名称 规格 数量'])
  })

  it('refuses a cell far away at once: the table up to it would fill the memory', async () => {
    expect(await refusal(await farXlsx())).toMatch(/^400 表格中有单元格离清单过远/)
  })

  it('expands no entity of an xlsx: neither a file of the server’s nor one that grows', async () => {
    const { lines } = await read(await entityXlsx())
    expect(lines).toMatchObject([{ source: 'M8 1' }, { source: '&file; &g;' }])
  })

  it('reads xlsx formulas as their cached value, never the formula', async () => {
    const rows = [
      ['编号', '数量'],
      ['CJ1234567', { value: '=10*2', type: 'Formula' as const }],
    ]
    const { lines } = await read(new Uint8Array(await writeExcelFile(rows).toBuffer()))
    expect(lines).toMatchObject([{ itemNo: 'CJ1234567', qty: null }])
  })

  it.each([
    ['nothing', '', '400 文件是空的（0 字节），请换一个'],
    ['an old xls', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /^400 不支持旧版 .xls/],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]), /^400 无法识别该文件/],
    ['a broken xlsx', Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9]), /^400 文件已损坏/],
    ['a zip of something else', zipOf('a.txt', new Uint8Array(9)), /^400 无法识别该文件/],
    ['a zip bomb', zipOf('xl/workbook.xml', new Uint8Array(80e6)), /^400 文件解压后超过 64 MB/],
    ['a bomb that lies', zipOf('xl/workbook.xml', new Uint8Array(80e6), 9), /^400 文件解压后超过/],
    [
      '5,001 lines',
      `编号,数量\n${'CJ1234567,1\n'.repeat(5001)}`,
      /^400 文件中有 5001 行.*最多 5000 行/,
    ],
    ['10,001 rows', '备注\n'.repeat(10_001), /^400 文件最多 10000 行/],
    ['a web page', '<html><table><tr><td>螺栓</td></tr></table></html>', /^400 该文件是网页格式/],
    ['101 columns', `编号,数量\n${'a,'.repeat(100)}a\n`, /^400 表格最多 100 列/],
    ['over 5 MB', new Uint8Array(5 * 1024 * 1024 + 1), '400 文件不能超过 5 MB'],
    ['far over 5 MB', new Uint8Array(20e6), '400 文件不能超过 5 MB'],
  ])('refuses a file that is %s, with advice', async (_what, content, message) => {
    expect(await refusal(content)).toMatch(message)
  })

  it('refuses a text named .xlsx instead of reading it as lines', async () => {
    const form = new FormData()
    form.append('file', new File(['外六角螺栓 M8*30 20个'], 'fake.xlsx'))
    const answer = await mall.uploadForm(parseSheet, form)
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.msg).toContain('内容却不是 Excel 表格')
    expect(answer.msg).toContain('.csv')
  })

  it('reads 5,000 lines', async () => {
    const { lines } = await read(`编号,数量\n${'CJ1234567,1\n'.repeat(5000)}`)
    expect(lines).toHaveLength(5000)
  })

  it('reads columns as mapped by hand, and refuses a mapping that is none', async () => {
    const send = (mapping: string) => {
      const form = new FormData()
      form.append('file', new File(['东西,要几\n螺栓,20\n'], 'a.csv'))
      form.append('mapping', mapping)
      return mall.uploadForm(parseSheet, form)
    }
    const answer = await send(JSON.stringify({ titleRow: 1, fields: ['name', 'qty'] }))
    const { lines, table } = parseSheet.output.parse(answer.data)
    expect(lines.map(({ text, qty }) => [text, qty])).toEqual([['螺栓', 20]])
    expect(table).toMatchObject({ isSure: true, mapping: { titleRow: 1, fields: ['name', 'qty'] } })
    for (const bad of ['{', '[]', '{"titleRow":1,"fields":["price"]}']) {
      expect(await send(bad)).toMatchObject({ status: 400, msg: '列的对应关系无效，请重新选择' })
    }
  })

  it('reads or refuses any bytes without logging an error', async () => {
    const good = [
      new TextEncoder().encode(CSV),
      await asXlsx([
        ['编号', '数量'],
        ['CJ1234567', 20],
      ]),
    ] as const
    const spoilt = fc
      .tuple(
        fc.constantFrom(...good),
        fc.array(fc.tuple(fc.nat(4000), fc.nat(255)), { minLength: 1, maxLength: 8 }),
        fc.nat(4000),
      )
      .map(([bytes, changes, end]) => {
        const copy = Uint8Array.from(bytes)
        for (const [at, value] of changes) copy[at % copy.length] = value
        return end % 3 === 0 ? copy.subarray(0, end % copy.length) : copy
      })
    let serial = 0
    await fc.assert(
      fc.asyncProperty(fc.oneof(spoilt, fc.uint8Array({ maxLength: 300 })), async (bytes) => {
        serial += 1
        const headers = { 'X-Forwarded-For': `10.0.0.${serial % 200}` }
        const answer = await mall.upload(parseSheet, new Blob([Uint8Array.from(bytes)]), {
          headers,
        })
        expect([200, 400]).toContain(answer.status)
        if (answer.status === 400) expect(answer.msg).toMatch(/\p{Script=Han}/u)
      }),
      { numRuns: runsOf(30), seed: 5 },
    )
    expect(mall.logged).toEqual([])
  }, 60_000)

  it('requires a form with a file', async () => {
    expect((await mall.upload(parseSheet, null)).status).toBe(400)
    expect((await mall.ask(parseSheet, {})).status).toBe(415)
  })
})

describe.each(['xlsx', 'csv'] as const)('parseSheet of a quotation as %s', (format) => {
  it('yields the lines it was made of, without formulas', async () => {
    const goods = await someSkus(40)
    const items = goods.map(({ id, moq, step }, at) => ({
      skuId: id,
      qty: Math.ceil(moq / step) * step,
      note: at % 2 ? '=1+1' : '',
      buyerCode: at % 3 ? `-C${at}` : '',
    }))
    await mall.call(saveCartProduct, { items }, { token })
    const file = await mall.fetchCall(exportCartsQuotation, { format, ...area }, { token })
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (format === 'xlsx') {
      for (const [name, part] of zipParts(Buffer.from(bytes), 64e6)) {
        if (!/^xl\/worksheets\/\w+\.xml$/.test(name)) continue
        expect(part.toString()).not.toMatch(/<f[ >]/)
        expect(part.toString()).toMatch(/<sheetPr><pageSetUpPr fitToPage="1"\/>.*paperSize="9"/s)
      }
    } else {
      expect(Papa.parse(new TextDecoder().decode(bytes)).errors).toEqual([])
    }
    const { lines } = await read(bytes)
    const result = await match(
      lines.map(({ text, itemNo, qty }) => ({ text, itemNo, ...(qty && { qty }) })),
      { token },
    )
    const requested = items.map(({ skuId, qty, note, buyerCode }) => [skuId, qty, note, buyerCode])
    const got = lines.map(({ note, buyerCode }, at) => {
      const sku = result[at]?.skus[0]
      return [sku?.skuId, sku?.qty, note, buyerCode]
    })
    const order = (a: unknown[], b: unknown[]) => Number(a[0]) - Number(b[0])
    expect(got.sort(order)).toEqual(requested.sort(order))
    expect(result.every(({ by }) => by === 'itemNo')).toBe(true)
    expect(codeKey(lines[0]?.itemNo ?? '')).not.toBe('')
  })
})
