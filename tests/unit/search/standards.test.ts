import { describe, expect, it } from 'vitest'
import { standards } from '@/catalogue/port'
import { standardKey } from '@/server/kernel/text/fold'
import { differenceOf, equivalentsOf, servingInstead } from '@/server/modules/catalog/standards'

describe('standards written for one another', () => {
  it('are all numbers that a query is read for', () => {
    const names = standards().flatMap(
      ({ standard, same, named = [], replaces = [], near = {} }) => [
        ...[standard, ...same, ...named, ...replaces],
        ...Object.keys(near),
      ],
    )
    expect(names.filter((name) => standardKey(name) === null)).toEqual([])
  })

  it.each([
    ['din933', 'gb5783'],
    ['iso4762', 'gb70.1'],
    ['gb1171', 'gb11544'],
  ])('%s and %s are of the same goods', (one, other) => {
    expect(equivalentsOf(one)).toContain(other)
    expect(equivalentsOf(other)).toContain(one)
  })

  it.each([
    ['gb30', ['gb5782', 'gb5783', 'gb5780', 'gb5781'], null],
    ['gb52', ['gb6170'], null],
    ['gb97', ['gb97.1'], null],
    ['din9021', ['gb97.1'], '大外径'],
    ['gb71', ['gb78'], '开槽锥端'],
    ['iso10511', ['gb889.1'], '薄型'],
    ['din6921', ['gb16674.1'], '加大系列，对边更大'],
  ])('%s is served by %j', (number, goods, difference) => {
    expect(servingInstead(number)).toEqual(expect.arrayContaining(goods))
    expect(equivalentsOf(number)).toEqual([number])
    expect(differenceOf(number)).toBe(difference)
  })
})
