import { describe, expect, it } from 'vitest'
import { fromColumns, toColumns } from '@/services/page/columns'

/** The data as a browser reads it from the HTML. */
const sent = (data: unknown): unknown => JSON.parse(JSON.stringify(toColumns(data)))

describe('lists of records in the HTML of a page', () => {
  it('names each field once, at every depth', () => {
    const hits = [
      { id: 1, shop: { id: 8, name: '青砾' }, missing: [] },
      { id: 2, shop: { id: 9, name: '远岫' }, missing: ['M8'] },
    ]
    expect(sent({ list: hits })).toEqual({
      list: {
        $columns: {
          id: [1, 2],
          shop: { $columns: { id: [8, 9], name: ['青砾', '远岫'] } },
          missing: [[], ['M8']],
        },
      },
    })
  })

  it.each([
    ['records', [{ a: 1 }, { a: 2 }]],
    ['one record', [{ a: 1 }]],
    ['an empty list', { list: [], total: 0 }],
    ['records without a field', [{}, {}]],
    ['records of unlike fields', [{ a: 1, b: 2 }, { a: 1 }]],
    [
      'fields in another order',
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    ],
    ['lists in lists', [[{ a: 1 }, { a: 2 }], [], [{ a: 3 }, { a: 4 }]]],
    ['lists of lists in records', [{ rows: [{ a: [1] }, { a: [2] }] }, { rows: [] }]],
    ['null among records', [{ a: null }, { a: { b: 0 } }]],
    ['nothing among records', [{ a: 1 }, null, { a: 1 }]],
    [
      'names that objects have',
      [
        { toString: 1, __proto__x: 2 },
        { toString: 3, __proto__x: 4 },
      ],
    ],
    ['plain values', [1, 'two', null, true]],
    ['a text', 'text'],
    ['nothing', null],
  ])('brings back %s', (_, data) => {
    expect(fromColumns(sent(data))).toEqual(data)
    expect(JSON.stringify(fromColumns(sent(data)))).toBe(JSON.stringify(data))
  })

  it('leaves out a field that is undefined, as JSON does, and makes no null of it', () => {
    const data = [
      { a: 1, note: undefined },
      { a: 2, note: undefined },
    ]
    expect(JSON.stringify(fromColumns(sent(data)))).toBe(JSON.stringify(data))
  })
})
