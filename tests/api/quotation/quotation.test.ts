import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import Papa from 'papaparse'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveCartProduct } from '@/contract/cart/add-to-cart-calls'
import { getCartList } from '@/contract/cart/cart-calls'
import { chinaDate, chinaDayEnd } from '@/contract/china-clock'
import { withoutTax } from '@/contract/invoice/tax-rules'
import { formatAmount, lineAmount } from '@/contract/money'
import {
  exportCartsQuotation,
  getQuotationDraft,
  issueQuotation,
  type QuotationFormat,
  verifyQuotation,
} from '@/contract/quotation/quotation-calls'
import { rmbWords } from '@/contract/quotation/rmb-words-rules'
import { quotations } from '@/server/kernel/db/account-schema'
import { products, skus } from '@/server/kernel/db/catalog-schema'
import { attachment } from '@/server/kernel/http/attachment'
import { readPdf } from '../../support/pdf-text'
import { openTestMall, type TestMall } from '../../support/test-mall'

const area = { areaCode: ['3101'] }
let mall: TestMall
let token = ''

beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())
beforeEach(async () => {
  token = (await mall.newUser()).tokens.accessToken
})

type Item = { note?: string; buyerCode?: string }

/** Fills the cart with goods of several shops, one line for each of these. */
async function fillCart(items: Item[]) {
  const rows = await mall.db
    .select({ sku: skus, saleAreas: products.saleAreas })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(sql`${skus.status} = 1 and ${skus.stock} > ${skus.moq} * 10
      and ${products.saleAreas} && array['0000','31']`)
    .orderBy(sql`${skus.id} % 97, ${skus.id}`)
    .limit(items.length)
  const goods = items.map((item, at) => {
    const sku = rows[at]?.sku
    if (!sku) throw new Error('the test catalogue has too few SKUs')
    return { skuId: sku.id, qty: Math.ceil(sku.moq / sku.step) * sku.step, ...item }
  })
  await mall.call(saveCartProduct, { items: goods }, { token })
  const { shops } = await mall.call(getCartList, area, { token })
  return shops.flatMap((shop) => shop.lines)
}

async function exported(format: QuotationFormat, input: object = {}) {
  const response = await mall.fetchCall(
    exportCartsQuotation,
    { format, ...area, ...input },
    { token },
  )
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function rowsOf(format: 'xlsx' | 'csv', bytes: Buffer) {
  if (format === 'xlsx') return (await readXlsxFile(bytes))[0]?.data ?? []
  return Papa.parse<string[]>(bytes.toString('utf8').replace(/^\ufeff/, '')).data
}

const NASTY = ['=1+1', '+1', '-1', '@SUM(A1)', '=cmd|" /C calc"!A0', '正常', 'a,"b"', "'=x"]

describe('quotation', () => {
  it('totals lines, freight and tax to the fen', async () => {
    const lines = await fillCart([{}, {}, {}, {}, {}])
    const quotation = await mall.call(getQuotationDraft, area, { token })
    expect(quotation.no).toBe('')
    expect(quotation.area).toBe('上海市市辖区')
    expect(quotation.lines.map((line) => line.itemNo).sort()).toEqual(
      lines.map((line) => line.itemNo).sort(),
    )
    for (const line of quotation.lines) expect(line.amount).toBe(lineAmount(line.price, line.qty))
    const { totals, freights } = quotation
    expect(totals.goods).toBe(quotation.lines.reduce((sum, { amount }) => sum + amount, 0))
    expect(totals.freight).toBe(freights.reduce((sum, { amount }) => sum + amount, 0))
    expect(totals.total).toBe(totals.goods + totals.freight)
    expect(totals.net + totals.tax).toBe(totals.total)
    expect(Math.abs(totals.net - withoutTax(totals.total, 13))).toBeLessThanOrEqual(10)
  })

  it('is verified by its number by anyone, without revealing the buyer', async () => {
    await fillCart([{}])
    const issued = await mall.call(issueQuotation, area, { token })
    expect(issued.no).toMatch(/^Q\d{18}$/)
    const { data } = await mall.ask(verifyQuotation, { no: issued.no })
    expect(data).toEqual({
      no: issued.no,
      issuedAt: issued.issuedAt,
      validUntil: chinaDayEnd(issued.issuedAt + 7 * 86_400_000),
      isValid: true,
      lineCount: 1,
      total: issued.totals.total,
    })
    const now = mall.time.now
    expect(chinaDate(issued.validUntil)).not.toBe(chinaDate(issued.validUntil + 1))
    mall.time.now = issued.validUntil + 1
    expect((await mall.call(verifyQuotation, { no: issued.no })).isValid).toBe(false)
    mall.time.now = now
  })

  it.each(['Q000000000000000000', 'Q1', '', "Q'; drop table"])(
    'verifyQuotation refuses the unknown number %j',
    async (no) => {
      const answer = await mall.ask(verifyQuotation, { no })
      expect(answer.status).toBe(400)
      expect(answer.msg).toMatch(/\p{Script=Han}/u)
    },
  )

  it('keeps its issued prices when SKU prices change', async () => {
    const [line] = await fillCart([{}])
    const issued = await mall.call(issueQuotation, area, { token })
    await mall.db
      .update(skus)
      .set({ price: (line?.price ?? 0) * 2 })
      .where(eq(skus.id, line?.skuId ?? 0))
    const { total } = await mall.call(verifyQuotation, { no: issued.no })
    expect(total).toBe(issued.totals.total)
    await mall.db
      .update(skus)
      .set({ price: line?.price ?? 0 })
      .where(eq(skus.id, line?.skuId ?? 0))
  })

  it('refuses an empty selection and another user’s lines, and issues nothing', async () => {
    const empty = await mall.ask(exportCartsQuotation, area, { token })
    expect([empty.status, empty.msg]).toEqual([422, '请先在购物车中选择要报价的商品'])
    const [own] = await fillCart([{}])
    const mine = token
    token = (await mall.newUser()).tokens.accessToken
    const [foreign] = await fillCart([{}])
    const before = await mall.db.$count(quotations)
    for (const call of [exportCartsQuotation, issueQuotation, getQuotationDraft]) {
      const input = { id: [own?.id, foreign?.id], ...area }
      const answer = await mall.ask(call, input, { token: mine })
      expect([answer.status, answer.code]).toEqual([400, 1004])
    }
    expect(await mall.db.$count(quotations)).toBe(before)
  })

  it('refuses a line that cannot be bought, naming its item number', async () => {
    const [line] = await fillCart([{}])
    const where = eq(skus.id, line?.skuId ?? 0)
    await mall.db.update(skus).set({ status: 2 }).where(where)
    const answer = await mall.ask(getQuotationDraft, { id: [line?.id], ...area }, { token })
    expect(answer.status).toBe(422)
    expect(answer.msg).toContain(line?.itemNo)
    await mall.db.update(skus).set({ status: 1 }).where(where)
  })
})

describe.each(['xlsx', 'csv'] as const)('quotation file as %s', (format) => {
  it('has every line with numbers as numbers, and no formulas', async () => {
    const lines = await fillCart(NASTY.map((note) => ({ note, buyerCode: note })))
    const { response, bytes } = await exported(format)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="___Q\d{18}\.\w+"; filename\*=UTF-8''%E6%8A%A5[\w%.]+$|^attachment; filename="____Q\d{18}\.\w+"; filename\*=UTF-8''%E6%8A%A5[\w%.]+$/,
    )
    const rows = await rowsOf(format, bytes)
    const at = rows.findIndex((row) => row.includes('商品编号'))
    const titles = (rows[at] ?? []).map(String)
    const body = rows.slice(at + 1, at + 1 + lines.length)
    const column = (title: string) => body.map((row) => row[titles.indexOf(title)] ?? '')
    expect(titles).toHaveLength(19)
    expect(column('商品编号').sort()).toEqual(lines.map((line) => line.itemNo).sort())
    const sums = column('含税金额').map((value) => Math.round(Number(value) * 100))
    expect(sums.reduce((sum, one) => sum + one, 0)).toBe(
      lines.reduce((sum, line) => sum + line.amount, 0),
    )
    if (format === 'xlsx') for (const value of column('数量')) expect(value).toBeTypeOf('number')
    expect(column('备注')).toContain("'=1+1")
    for (const row of rows) {
      for (const cell of row) expect(String(cell ?? '')).not.toMatch(/^[=+\-@\t\r]/)
    }
    const text = rows.flat().join('\n')
    const words = rmbWords((await mall.call(getQuotationDraft, area, { token })).totals.total)
    expect(text).toContain(words)
    if (format === 'csv') expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  })

  it('of an empty selection is refused with the error envelope', async () => {
    const { response, bytes } = await exported(format)
    expect(response.status).toBe(422)
    expect(JSON.parse(bytes.toString())).toMatchObject({ code: 1022, data: null })
  })
})

describe('quotation file as pdf', () => {
  it('has every line, the sums and its page numbers on as many pages as it takes', async () => {
    const lines = await fillCart(Array.from({ length: 30 }, (_, at) => ({ note: `第${at + 1}行` })))
    const { response, bytes } = await exported('pdf')
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toMatch(/Q\d{18}\.pdf/)
    const { pages, text } = readPdf(bytes)
    expect(pages).toBeGreaterThan(1)
    for (const { itemNo } of lines) expect(text).toContain(itemNo)
    const { totals } = await mall.call(getQuotationDraft, area, { token })
    expect(text).toContain(`¥${formatAmount(totals.total)}`)
    expect(text).toContain(rmbWords(totals.total))
    expect(text).toContain(`第 ${pages} 页 / 共 ${pages} 页`)
  })

  it('of an empty selection is refused', async () => {
    expect((await exported('pdf')).response.status).toBe(422)
  })
})

describe('attachment file name', () => {
  it.each([
    [
      '报价单.csv',
      'attachment; filename="___.csv"; filename*=UTF-8\'\'%E6%8A%A5%E4%BB%B7%E5%8D%95.csv',
    ],
    [
      'a/b\r\nX: y".csv',
      'attachment; filename="a_b__X_ y_.csv"; filename*=UTF-8\'\'a_b__X_%20y_.csv',
    ],
    [
      "it's (1)*.csv",
      "attachment; filename=\"it's (1)_.csv\"; filename*=UTF-8''it%27s%20%281%29_.csv",
    ],
    ['\ud800.csv', 'attachment; filename="_.csv"; filename*=UTF-8\'\'_.csv'],
  ])('%j is safe in a header', (name, header) => {
    expect(attachment(name)).toBe(header)
    expect(() => new Headers({ 'Content-Disposition': header })).not.toThrow()
  })
})

const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0
if (!hasLibreOffice) console.info('no LibreOffice (soffice) here: quotations are not opened in it')

describe.skipIf(!hasLibreOffice)('quotation file in LibreOffice', () => {
  const LIMIT_MS = 60_000
  const folder = mkdtempSync(join(tmpdir(), 'quotation-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it(
    'opens with the same text as in the xlsx',
    async () => {
      await fillCart(NASTY.map((note) => ({ note, buyerCode: note.slice(0, 20) })))
      const { bytes } = await exported('xlsx')
      writeFileSync(join(folder, 'quotation.xlsx'), bytes)
      // Separator, quote and character set (UTF-8) of the filter's own notation.
      const filter = 'csv:Text - txt - csv (StarCalc):44,34,76'
      const profile = `-env:UserInstallation=file://${folder}/profile`
      const args = [profile, '--headless', '--convert-to', filter, '--outdir', folder]
      const { status } = spawnSync('soffice', [...args, join(folder, 'quotation.xlsx')])
      expect(status).toBe(0)
      const csv = readFileSync(join(folder, 'quotation.csv'))
      const seen = (await rowsOf('csv', csv)).flat().filter(Boolean).map(String)
      const own = (await rowsOf('xlsx', bytes)).flat().filter((cell) => typeof cell === 'string')
      expect(seen).toEqual(expect.arrayContaining(own))
    },
    LIMIT_MS,
  )
})
