import { describe, expect, it } from 'vitest'
import {
  clearAll,
  enterCategory,
  setRange,
  tickedValues,
  toggleBrand,
  toggleValue,
  withoutChip,
} from '@/components/search/search-links'
import { searchAddress } from '@/contract/search/search-address'

const stateOf = (query: string) =>
  searchAddress.read(Object.fromEntries(new URLSearchParams(query)))
const queryOf = (href: string) => Object.fromEntries(new URLSearchParams(href.split('?')[1]))

/** A facet of which the keyword names nothing, and one of which it names M8. */
const OPEN = { id: 7, named: [] }
const NAMED = { id: 7, named: [3] }

describe('search links', () => {
  it('toggleValue adds and removes a value, starting at page one', () => {
    const one = toggleValue(stateOf('value=螺栓&page=4'), OPEN, 3)
    expect(queryOf(one)).toEqual({ value: '螺栓', a7: '3' })
    const two = toggleValue(stateOf(one.split('?')[1] ?? ''), OPEN, 5)
    expect(queryOf(two)).toEqual({ value: '螺栓', a7: '3,5' })
    expect(queryOf(toggleValue(stateOf('a7=3'), OPEN, 3))).toEqual({})
  })

  it('toggleValue goes on from the values that the keyword names', () => {
    const both = toggleValue(stateOf('value=M8*30'), NAMED, 5)
    expect(queryOf(both)).toEqual({ value: 'M8*30', a7: '3,5' })
    const none = toggleValue(stateOf('value=M8*30'), NAMED, 3)
    expect(queryOf(none)).toEqual({ value: 'M8*30', a7: 'any' })
    expect(tickedValues(stateOf('value=M8*30'), NAMED)).toEqual([3])
    expect(tickedValues(stateOf(none.split('?')[1] ?? ''), NAMED)).toEqual([])
  })

  it('setRange replaces chosen values and is removed again', () => {
    expect(queryOf(setRange(stateOf('a7=3,5'), 7, { min: 10, max: null }))).toEqual({ a7: '10..' })
    expect(queryOf(setRange(stateOf('a7=10..'), 7, { min: null, max: null }))).toEqual({})
  })

  it('clearAll keeps keyword, category and sort', () => {
    const all = stateOf('value=M8&category=10101&brand=1&shop=2&a7=3&pmin=1&stock=1&sort=sales')
    expect(queryOf(clearAll(all))).toEqual({ value: 'M8', category: '10101', sort: 'sales' })
  })

  it('enterCategory drops attributes of the old category', () => {
    expect(queryOf(enterCategory(stateOf('value=M8&category=1&a7=3&brand=2'), 5))).toEqual({
      value: 'M8',
      category: '5',
      brand: '2',
    })
  })

  it('toggleBrand removes a chosen brand', () => {
    expect(queryOf(toggleBrand(stateOf('brand=1,2'), 1))).toEqual({ brand: '2' })
  })

  it('withoutChip removes a chip from the keyword in any spelling', () => {
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
