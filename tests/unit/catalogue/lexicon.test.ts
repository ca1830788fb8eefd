import { describe, expect, it } from 'vitest'
import { placedLeaves } from '@/catalogue/data/leaves'
import { vocabulary } from '@/catalogue/data/lexicon'

describe('foreign names', () => {
  it('are given for every leaf and for nothing else', () => {
    const leaves = placedLeaves().map(({ leaf }) => leaf.name)
    expect(Object.keys(vocabulary().foreign).sort()).toEqual(leaves.sort())
  })

  it('are written once a leaf', () => {
    const twice = Object.entries(vocabulary().foreign).flatMap(([leaf, { en, de }]) =>
      new Set([...en, ...de]).size < en.length + de.length ? [leaf] : [],
    )
    expect(twice).toEqual([])
  })
})
