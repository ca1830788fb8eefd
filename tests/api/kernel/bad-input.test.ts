import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { recordSearch } from '@/contract/catalog/home-calls'
import { AREA_CODES_MAX, DEEP_PAGING_ROWS } from '@/contract/constants'
import { ENDPOINTS } from '@/contract/endpoints'
import { matchLines } from '@/contract/quick-order/quick-order-calls'
import { getSkuTable, searchProducts } from '@/contract/search/search-calls'
import { getProductSearchTips } from '@/contract/search/suggestion-calls'
import { isServer } from '../../support/engine'
import { runsOf } from '../../support/runs'
import { openTestMall, type TestMall } from '../../support/test-mall'

// Runs on both engines: each refuses other bytes with other messages.

let mall: TestMall
beforeAll(async () => {
  mall = await openTestMall()
})
afterAll(() => mall.close())

/** Calls anybody may make with a body. */
const OPEN = ENDPOINTS.filter(({ auth, method }) => auth === 'bearer' && method === 'POST')
const INPUTS = runsOf(isServer ? 120 : 40)

const nastyText = fc.oneof(
  fc.string({ maxLength: 120 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '%',
    '_',
    '\\',
    "'",
    "';--",
    '$' + '{1}',
    '(a+)+$',
    '\u202e倒',
    '<script>',
    '%E0%A4%A',
    '\u0000',
    '__proto__',
    'constructor',
    '1 or 1=1',
    '1e3',
    'NaN',
    '-1',
    '😀'.repeat(60),
    'x'.repeat(10_000),
  ),
)
const nastyNumber = fc.constantFrom(0, -1, 1.5, 1e21, 2 ** 31, 2 ** 63, -0, 1e-9, 10_000, 101)
const nasty = fc.oneof(
  nastyText,
  nastyNumber,
  fc.array(fc.oneof(nastyText, nastyNumber), { maxLength: 300 }),
  fc.jsonValue({ maxDepth: 4 }),
)

/** Input fields of the catalogue calls, mostly valid and sometimes invalid. */
const plausible = {
  keyword: fc.constantFrom('螺栓', 'M8*30', 'GB5782', '6204-2RS'),
  searchTerms: fc.constantFrom('螺栓'),
  categoryId: fc.constantFrom(1, 101, 10101),
  areaCode: fc.constantFrom(['0000'], ['31'], ['3101', '31']),
  productId: fc.constantFrom(1, 2, 999_999_999),
  skuId: fc.constantFrom(1, 2),
  id: fc.constantFrom(1, 2),
  brandIds: fc.constantFrom([1], []),
  shopIds: fc.constantFrom([1, 2]),
  attributes: fc.constantFrom({}, { '1': { values: [1] } }, { '2': { min: 10, max: 30 } }),
  priceMin: fc.constantFrom(0, 100),
  priceMax: fc.constantFrom(10_000),
  inStock: fc.boolean(),
  sort: fc.constantFrom('default', 'price', 'sales', '-lead', '1'),
  page: fc.constantFrom(1, 2, 200),
  pageSize: fc.constantFrom(1, 40, 100),
  level: fc.constantFrom(1, 2, 3),
  initial: fc.constantFrom('A', 'Z'),
}
const input = fc
  .tuple(
    fc.record(plausible, { requiredKeys: [] }),
    fc.dictionary(fc.constantFrom(...Object.keys(plausible)), nasty, { maxKeys: 2 }),
  )
  .map(([good, bad]) => ({ ...good, ...bad }))

const REFUSALS = [400, 413, 422, 429]
/** Statuses for JSON where a form is required. */
const NO_FORM = [415]

describe('arbitrary input', () => {
  beforeEach(() => {
    mall.logged.length = 0
  })
  it.each(OPEN.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s answers per contract or refuses in Chinese, and logs no error',
    async (_name, endpoint) => {
      await fc.assert(
        fc.asyncProperty(input, async (body) => {
          const answer = await mall.ask(endpoint, body)
          if (answer.status === 200)
            expect(endpoint.output.safeParse(answer.data).success).toBe(true)
          else {
            expect(endpoint.takes === 'form' ? NO_FORM : REFUSALS).toContain(answer.status)
            expect(answer.msg).toMatch(/\p{Script=Han}/u)
          }
        }),
        { numRuns: INPUTS },
      )
      expect(mall.logged).toEqual([])
    },
  )
})

describe('JavaScript property names as search words', () => {
  it.each([
    'constructor',
    'toString',
    'hasOwnProperty',
    '__proto__',
    'valueOf',
    'constructor8',
    'toString 8.8',
    '不锈钢 constructor M8',
  ])('%s is searched like any other word', async (word) => {
    for (const [endpoint, body] of [
      [getProductSearchTips, { keyword: word }],
      [searchProducts, { keyword: word }],
      [matchLines, { lines: [{ text: word, qty: 1 }] }],
    ] as const) {
      const { status, data } = await mall.ask(endpoint, body)
      expect({ status, isValid: endpoint.output.safeParse(data).success }).toEqual({
        status: 200,
        isValid: true,
      })
    }
  })
})

describe('search input limits', () => {
  it.each([
    ['a page before the first', { page: 0 }],
    ['half a page', { page: 1.5 }],
    ['a page beyond all', { page: 1e12 }],
    ['a page of nothing', { pageSize: 0 }],
    ['a page too large', { pageSize: 101 }],
    [
      'more areas than there are',
      { areaCode: Array.from({ length: AREA_CODES_MAX + 1 }, () => '31') },
    ],
    ['an area in an area', { areaCode: [['31']] }],
    ['an area that is a number', { areaCode: [31] }],
    ['a category that is no number', { categoryId: '101' }],
    ['a category beyond integers', { categoryId: 2 ** 31 }],
    ['an attribute that is no number', { attributes: { x: { values: [1] } } }],
    ['values that are no numbers', { attributes: { '1': { values: ['1'] } } }],
    ['a price below nothing', { priceMin: -1 }],
    ['a price beyond all', { priceMin: 2 ** 31 }],
    ['a price beyond integers', { priceMax: 2 ** 63 }],
    ['a sort nobody knows', { sort: 'random' }],
    ['a NUL', { keyword: 'M8\u0000' }],
    ['a keyword too long', { keyword: '螺'.repeat(101) }],
  ])('refuse %s with 400', async (_name, body) => {
    const { status, msg } = await mall.ask(searchProducts, body)
    expect(status).toBe(400)
    expect(msg).toMatch(/\p{Script=Han}/u)
  })

  it('getSkuTable allows a pageSize of 500 and no more', async () => {
    const ask = (pageSize: number) => mall.ask(getSkuTable, { categoryId: 10101, pageSize })
    expect((await ask(500)).status).toBe(200)
    expect((await ask(501)).status).toBe(400)
  })

  it('paging ends at DEEP_PAGING_ROWS: the next page answers 422', async () => {
    const last = { categoryId: 1, pageSize: 100, page: DEEP_PAGING_ROWS / 100 }
    expect((await mall.ask(searchProducts, last)).status).toBe(200)
    expect((await mall.ask(searchProducts, { ...last, page: last.page + 1 })).status).toBe(422)
  })

  it.each([['9999'], ['zz'], ['0000', '-1'], ['%']])(
    'the unknown area %s counts as the whole country',
    async (...areaCode) => {
      const all = await mall.call(searchProducts, { categoryId: 101, areaCode: ['0000'] })
      const { total } = await mall.call(searchProducts, { categoryId: 101, areaCode })
      expect(total).toBe(all.total)
    },
  )

  it.each(['', '   ', '\u3000'])(
    'the blank keyword %j is refused by search tips and recordSearch',
    async (text) => {
      expect((await mall.ask(getProductSearchTips, { keyword: text })).status).toBe(400)
      expect((await mall.ask(recordSearch, { searchTerms: text })).status).toBe(400)
    },
  )
})
