import { describe, expect, it } from 'vitest'
import { placedLeaves, vocabulary } from '@/catalogue/port'
import { fold } from '@/server/kernel/text/fold'

describe('goods that the demo catalogue has not', () => {
  const names = vocabulary().otherGoods.map(fold)

  it('are named once', () => {
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('are not those of a leaf, by its name, a synonym or a trade name', () => {
    const sold = placedLeaves().flatMap(({ leaf }) => [leaf.name, ...leaf.synonyms])
    const known = new Set([...sold, ...Object.keys(vocabulary().goods)].map(fold))
    expect(names.filter((name) => known.has(name))).toEqual([])
  })
})
