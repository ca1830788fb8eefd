import { describe, expect, it } from 'vitest'
import { type Answered, isBroad, readView, viewOf } from '@/contract/search/view-rules'

const LEAF = { id: 10101 }
const OTHER = { id: 10102 }
const STEP = { id: 1 }

/** An answer: its categories, the steps of its path, the kinds of its words. */
function answer(
  categories: { id: number }[],
  steps: number,
  kinds: string[] = [],
  relaxed = false,
) {
  const understood = kinds.map((kind) => ({ kind }))
  const breadcrumb = Array.from({ length: steps }, () => STEP)
  return { categories, breadcrumb, understood, relaxed } satisfies Answered
}

const ONE_LEAF = answer([LEAF], 0, ['category', 'spec'])
const SEVERAL = answer([LEAF, OTHER], 0, ['category'])
const RELAXED = answer([LEAF], 0, ['category', 'spec'], true)
const FREE = { named: null, remembered: null, hasTable: true }

describe('the view of a result page', () => {
  it.each([
    ['goods of one leaf with a size', ONE_LEAF, 'table'],
    ['goods of one leaf without one', answer([LEAF], 0, ['category']), 'table'],
    ['a leaf’s address', answer([LEAF], 3), 'table'],
    ['a group of which one leaf is left', answer([LEAF], 2, ['word']), 'table'],
    ['goods of several leaves', SEVERAL, 'grid'],
    ['a size in several leaves', answer([LEAF, OTHER], 0, ['spec']), 'grid'],
    ['a group’s address', answer([LEAF, OTHER], 2), 'grid'],
    ['a top category of which one group is left', answer([{ id: 101 }], 1), 'grid'],
    ['hits that lack something', RELAXED, 'grid'],
    ['nothing', answer([], 0, ['word']), 'grid'],
  ])('without a choice, for %s', (_name, given, view) => {
    expect(viewOf(FREE, given)).toBe(view)
  })

  it.each([
    ['grid', null, ONE_LEAF, 'grid'],
    ['table', 'list', SEVERAL, 'table'],
    ['table', null, RELAXED, 'table'],
    [null, 'list', ONE_LEAF, 'list'],
    [null, 'grid', ONE_LEAF, 'grid'],
    [null, 'table', SEVERAL, 'table'],
    [null, 'table', RELAXED, 'grid'],
  ] as const)('with %s named and %s remembered', (named, remembered, given, view) => {
    expect(viewOf({ ...FREE, named, remembered }, given)).toBe(view)
  })

  it.each([null, 'table'] as const)('on a host without the table, %s remembered', (remembered) => {
    expect(viewOf({ ...FREE, remembered, hasTable: false }, ONE_LEAF)).toBe('grid')
  })

  it('is read from a cookie only when it is one', () => {
    const texts = ['grid', 'list', 'table', 'Table', '', '<script>', undefined]
    expect(texts.map(readView)).toEqual(['grid', 'list', 'table', null, null, null, null])
  })
})

describe('a broad word', () => {
  it.each([
    ['goods of several leaves', SEVERAL, true],
    ['goods of one leaf', answer([LEAF], 0, ['category']), false],
    ['goods of several leaves with a size', answer([LEAF, OTHER], 0, ['category', 'spec']), true],
    ['a size of several leaves', answer([LEAF, OTHER], 0, ['spec']), true],
    ['a number of the mall', answer([LEAF, OTHER], 0, ['itemNo', 'spec']), false],
    ['a brand alone', answer([LEAF, OTHER], 0, ['brand']), false],
    ['goods of a brand', answer([LEAF, OTHER], 0, ['brand', 'category']), true],
    ['hits that lack something', answer([LEAF, OTHER], 0, ['category', 'word'], true), false],
  ])('%s: %s', (_name, given, expected) => {
    expect(isBroad(given)).toBe(expected)
  })
})
