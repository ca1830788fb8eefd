import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KEYWORD_MAX } from '@/contract/constants'
import { aboutText } from '@/contract/inquiry/new-inquiry-rules'
import { routes } from '@/contract/routes'
import { searchAddress, searchInput } from '@/contract/search/search-address'
import { SEARCH_VIEWS } from '@/contract/search/view-rules'
import { RUNS } from '../../support/runs'

const queryOf = (text: string) => Object.fromEntries(new URLSearchParams(text))

describe('search address', () => {
  it('reads every parameter', () => {
    const state = searchAddress.read(
      queryOf(
        'value= M8 &category=10101&brand=1,2&a7=3,5&a8=10..50&pmin=100&stock=1&view=table&order=-price&page=3',
      ),
    )
    expect(state).toMatchObject({
      keyword: 'M8',
      categoryId: 10101,
      brandIds: [1, 2],
      attributes: { 7: { values: [3, 5] }, 8: { min: 10, max: 50 } },
      priceMin: 100,
      inStock: true,
      view: 'table',
      tableSort: '-price',
      page: 3,
    })
  })

  it.each([
    'category=-1&brand=a,b&page=0&view=x&sort=y&order=drop',
    'page=1e9&pmin=-5&a1=&a__proto__=1&ax=2',
    'category=1&category=2',
  ])('falls back to defaults for %s', (text) => {
    const state = searchAddress.read(queryOf(text))
    expect(state).toMatchObject({ view: null, sort: 'default', tableSort: 'product', page: 1 })
    expect(state.attributes).toEqual({})
  })

  it('leads on from a keyword that was cut in the middle of a sign', () => {
    const { keyword } = searchAddress.read({ value: `${'a'.repeat(KEYWORD_MAX - 1)}😀` })
    expect(keyword).toHaveLength(KEYWORD_MAX)
    for (const href of [routes.newInquiry(aboutText(keyword)), routes.search({ keyword })]) {
      expect(href).toContain('a'.repeat(KEYWORD_MAX - 1))
    }
  })

  it('reads control characters as spaces', () => {
    expect(searchAddress.read({ value: 'M8\u0000\t螺栓\u0007' }).keyword).toBe('M8 螺栓')
  })

  it('round-trips through write and read', () => {
    const states = fc.record({
      keyword: fc.string({ maxLength: 40 }).map((text) => text.replace(/\p{Cc}/gu, '').trim()),
      categoryId: fc.option(fc.integer({ min: 1, max: 999_999 })),
      brandIds: fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { maxLength: 5 }),
      attributes: fc.dictionary(
        fc.integer({ min: 1, max: 9999 }).map(String),
        fc.oneof(
          fc.record({ values: fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 1 }) }),
          fc.record({
            min: fc.integer({ min: -50, max: 50 }),
            max: fc.integer({ min: 51, max: 99 }),
          }),
        ),
        { noNullPrototype: true },
      ),
      inStock: fc.boolean(),
      page: fc.integer({ min: 1, max: 250 }),
    })
    fc.assert(
      fc.property(states, (partial) => {
        expect(searchAddress.read(queryOf(searchAddress.write(partial)))).toMatchObject(partial)
      }),
      { numRuns: RUNS },
    )
  })

  it('omits defaults', () => {
    expect(searchAddress.write({ view: null, sort: 'default', page: 1, inStock: false })).toBe('')
  })

  it.each(SEARCH_VIEWS)('keeps the chosen view %s', (view) => {
    expect(searchAddress.read(queryOf(searchAddress.write({ view }))).view).toBe(view)
  })

  it.each([
    ['', null, 1, 40],
    ['', 'list', 1, 20],
    ['', 'table', 1, 40],
    ['view=list', 'grid', 1, 20],
    ['view=grid', 'list', 1, 40],
    ['page=3', null, 3, 40],
    ['view=table&page=3', null, 1, 1],
  ] as const)(
    '%j with %s remembered asks for page %d of %d hits',
    (text, remembered, page, pageSize) => {
      const input = searchInput(searchAddress.read(queryOf(text)), ['0000'], remembered)
      expect(input).toMatchObject({ page, pageSize })
    },
  )
})
