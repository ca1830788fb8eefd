import { describe, expect, it } from 'vitest'
import { writeApart } from '@/server/modules/search/language/run-together'
import { lexiconWith } from './lexicon-with'

const lexicon = lexiconWith({
  sizeLetters: new Map(['m', 'r', 'd', 'dn', 'pn', 'ac', 'ucp'].map((one) => [one, new Set([1])])),
  sizeEndings: new Set(['p', 'rs']),
})

describe('sizes run together', () => {
  it.each([
    ['水泵1.5kw380v', '水泵1.5kw 380v'],
    ['dn50pn16 闸阀', 'dn50 pn16 闸阀'],
    ['断路器 2pc32', '断路器 2p c32'],
    ['c32a3p', 'c32a 3p'],
    ['ac220v50w', 'ac220v 50w'],
    ['18v5ah4a', '18v 5ah 4a'],
  ])('are written apart: %s', (text, apart) => {
    expect(writeApart(text, lexicon)).toBe(apart)
  })

  it.each([
    '62052rs',
    'ucp205',
    'm8x30',
    '4v210-08',
    '4v210',
    '5g6g',
    'r50d10',
    'hgh20ca2',
    'cj402318',
    '1.5kw380v-2',
  ])('are not made of numbers, of sizes with an x or of tolerances: %s', (text) => {
    expect(writeApart(text, lexicon)).toBe(text)
  })
})
