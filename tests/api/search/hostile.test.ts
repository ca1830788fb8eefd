import { PgDialect } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ATTRIBUTES_MAX, KEYWORD_MAX } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { matchLines } from '@/contract/quick-order/quick-order-calls'
import { getSkuTable, searchProducts } from '@/contract/search/search-calls'
import { getProductSearchTips, getSearchSuggestions } from '@/contract/search/suggestion-calls'
import { createCatalog } from '@/server/modules/catalog/metadata'
import { matchedProducts, shownSkus } from '@/server/modules/search/matched'
import { understand } from '@/server/modules/search/query'
import { openTestMall, type TestMall } from '../../support/test-mall'

const area = { areaCode: ['0000'] }
/** One sign that folds to three letters, keywords of very many parts, a material of one sign. */
const KEYWORDS = [
  '㎧'.repeat(KEYWORD_MAX),
  'a b c d '.repeat(12),
  'a1 b2 c3 d4 '.repeat(8),
  '1 2 3 4 5 '.repeat(10),
  'M8*30 M6*20 '.repeat(8),
  '铁拉手门钉'.repeat(20),
  '㍿'.repeat(25),
  '铜 六角螺母 M8',
].map((keyword) => keyword.trim().slice(0, KEYWORD_MAX))
const chosen = (many: number) =>
  Object.fromEntries(Array.from({ length: many }, (_, at) => [String(at + 1), {}]))

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall()
})
beforeEach(() => {
  mall.logged.length = 0
})
afterAll(() => mall.close())

describe.each(KEYWORDS)('the keyword %j', (keyword) => {
  const calls: [Endpoint, object][] = [
    [searchProducts, { keyword, ...area }],
    [getSkuTable, { keyword, ...area }],
    [getProductSearchTips, { keyword, ...area }],
    [getSearchSuggestions, { keyword, ...area }],
    [matchLines, { lines: [{ text: keyword }], ...area }],
  ]

  it.each(calls)('is answered by $name', async (endpoint, input) => {
    expect((await mall.ask(endpoint, input)).status).toBe(200)
    expect(mall.logged).toEqual([])
  })
})

describe('a keyword of which no SKU has all', () => {
  const TEXT_TEST = /@@/g

  it('is looked for in the text of each product once, not of each of its SKUs', async () => {
    const catalog = await createCatalog(mall.db, Date.now)()
    const keyword = '红 黑 白 蓝 黄 绿 灰 橙'
    const query = await understand(mall.db, catalog, { keyword, attributes: {}, ...area })
    expect([query.relaxed, query.parts.length]).toEqual([true, 8])
    for (const made of [matchedProducts(catalog, query), shownSkus(catalog, query)]) {
      const [ofProducts = '', ofSkus] = new PgDialect().sqlToQuery(made).sql.split('offset 0) p')
      expect(ofProducts.match(TEXT_TEST)).toHaveLength(8)
      expect(ofSkus).not.toMatch(TEXT_TEST)
    }
  })
})

describe('a keyword of more parts than are searched for', () => {
  it('finds by the first sixteen, and names the others', async () => {
    const sizes = Array.from({ length: 20 }, (_, at) => `${at + 31}v`)
    const { unknown } = await mall.call(searchProducts, { keyword: sizes.join(' '), ...area })
    expect(unknown).toEqual(sizes.slice(16))
  })
})

describe.each([searchProducts, getSkuTable])('$name with attributes', (endpoint) => {
  it('answers for as many as an address may hold', async () => {
    const input = { attributes: chosen(ATTRIBUTES_MAX), ...area }
    expect((await mall.ask(endpoint, input)).status).toBe(200)
  })

  it.each([ATTRIBUTES_MAX + 1, 1000, 60_000])('refuses %i', async (many) => {
    const { status, msg } = await mall.ask(endpoint, { attributes: chosen(many), ...area })
    expect(status).toBe(400)
    expect(msg).toMatch(/^输入有误/)
  })
})
