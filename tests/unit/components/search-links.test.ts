import { describe, expect, it } from 'vitest'
import {
  clearAll,
  enterCategory,
  setRange,
  toggleBrand,
  toggleValue,
  withoutChip,
} from '@/components/search/search-links'
import { parseSearchState } from '@/contract/search-state'

const stateOf = (query: string) => parseSearchState(Object.fromEntries(new URLSearchParams(query)))
const queryOf = (href: string) => Object.fromEntries(new URLSearchParams(href.split('?')[1]))

describe('addresses of a narrower or wider search', () => {
  it('adds and takes away a value, starting again at page one', () => {
    const one = toggleValue(stateOf('value=螺栓&page=4'), 7, 3)
    expect(queryOf(one)).toEqual({ value: '螺栓', a7: '3' })
    const two = toggleValue(stateOf(one.split('?')[1] ?? ''), 7, 5)
    expect(queryOf(two)).toEqual({ value: '螺栓', a7: '3,5' })
    expect(queryOf(toggleValue(stateOf('a7=3'), 7, 3))).toEqual({})
  })

  it('puts a range in the place of chosen values, and takes it away again', () => {
    expect(queryOf(setRange(stateOf('a7=3,5'), 7, { min: 10, max: null }))).toEqual({ a7: '10..' })
    expect(queryOf(setRange(stateOf('a7=10..'), 7, { min: null, max: null }))).toEqual({})
  })

  it('keeps words and category when filters are cleared', () => {
    const all = stateOf('value=M8&category=10101&brand=1&shop=2&a7=3&pmin=1&stock=1&sort=sales')
    expect(queryOf(clearAll(all))).toEqual({ value: 'M8', category: '10101', sort: 'sales' })
  })

  it('leaves the old category’s attributes behind', () => {
    expect(queryOf(enterCategory(stateOf('value=M8&category=1&a7=3&brand=2'), 5))).toEqual({
      value: 'M8',
      category: '5',
      brand: '2',
    })
  })

  it('toggles brands', () => {
    expect(queryOf(toggleBrand(stateOf('brand=1,2'), 1))).toEqual({ brand: '2' })
  })

  it('takes a chip out of the query, whatever spelling it was typed in', () => {
    const chips = [
      { text: 'm8x30', kind: 'spec' as const, label: 'M8×30' },
      { text: '螺栓', kind: 'category' as const, label: '螺栓' },
    ]
    const [size] = chips
    if (!size) throw new Error('no chip')
    expect(queryOf(withoutChip(stateOf('value=M8*30 螺栓'), chips, size))).toEqual({
      value: '螺栓',
    })
  })
})
