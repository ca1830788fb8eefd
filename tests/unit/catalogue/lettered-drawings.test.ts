import { describe, expect, it } from 'vitest'
import { drawingSvg } from '@/catalogue/drawings/drawing'
import { letteredDims } from '@/catalogue/drawings/lettered'
import { generateProducts } from '@/catalogue/generator/products'

const BOLT = { d: '8', l: '30', s: '13', k: '5.3', p: '1.25' }
const LETTERS = ['d', 'p', 'l', 's', 'k']

describe('a drawing that names its dimensions', () => {
  it('names those it shows, in the order of the columns', () => {
    expect(letteredDims('hex-bolt', BOLT, LETTERS)).toEqual(['d', 'l', 's', 'k'])
    expect(letteredDims('hex-bolt', { d: '8' }, LETTERS)).toEqual(['d'])
    expect(letteredDims('no-such-template', BOLT, LETTERS)).toEqual([])
  })

  it('has names in place of figures, and one of them highlighted', () => {
    const abc = letteredDims('hex-bolt', BOLT, LETTERS).join('.')
    const svg = drawingSvg('hex-bolt', { ...BOLT, abc }) ?? ''
    expect(svg).toMatch(/>A<.*>B<|>B<.*>A</)
    expect(svg).not.toContain('>30<')
    expect(svg).not.toContain('rgb(200,74,0)')
    const lit = drawingSvg('hex-bolt', { ...BOLT, abc, on: 'l' }) ?? ''
    expect(lit).toContain('rgb(200,74,0)')
    expect(lit).not.toMatch(/\u2060/)
  })

  it('names at least one dimension for most of the goods that have any', () => {
    const seen = new Map<string, boolean>()
    for (const { drawing, skus } of generateProducts({ skus: 12_000, seed: 1 })) {
      if (seen.has(drawing)) continue
      const dims = Object.fromEntries(new URLSearchParams(skus[0]?.dims))
      const letters = Object.keys(dims).filter((letter) => !'ctuvx'.includes(letter))
      if (letters.length > 0) seen.set(drawing, letteredDims(drawing, dims, letters).length > 0)
    }
    const named = [...seen.values()].filter(Boolean).length
    expect(named / seen.size).toBeGreaterThan(0.8)
  })
})
