import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { placedLeaves } from '@/catalogue/data/leaves'
import { drawingSvg } from '@/catalogue/drawings/drawing'
import { generateProducts } from '@/catalogue/generator/products'

const GZ_MAX = 8 * 1024
const templates = [...new Set(placedLeaves().map(({ leaf }) => leaf.drawing))]
const draw = (template: string, dims: Record<string, string> = {}) =>
  drawingSvg(template, dims) ?? ''

describe('product drawings', () => {
  it('cover every leaf', () => {
    const without = placedLeaves().filter(({ leaf }) => draw(leaf.drawing) === '')
    expect(without.map(({ category, leaf }) => `${category.name} ${leaf.drawing}`)).toEqual([])
  })

  it('have at least 26 distinct shapes', () => {
    expect(new Set(templates.map((template) => draw(template))).size).toBeGreaterThanOrEqual(26)
  })

  it('are drawn from the dimensions of the SKU, at most 8 KB gzipped', () => {
    const seen = new Set<string>()
    for (const { drawing, skus } of generateProducts({ skus: 12_000, seed: 1 })) {
      const [first] = skus
      if (seen.has(drawing) || !first) continue
      seen.add(drawing)
      const svg = draw(drawing, Object.fromEntries(new URLSearchParams(first.dims)))
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 400 300"/)
      expect([drawing, gzipSync(svg).length <= GZ_MAX]).toEqual([drawing, true])
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
    expect(seen.size).toBe(templates.length)
  })

  it('differ by size and show its figure', () => {
    const short = draw('hex-bolt', { d: '8', l: '30', s: '13', k: '5.3' })
    const long = draw('hex-bolt', { d: '8', l: '80', s: '13', k: '5.3' })
    expect(short).toContain('>30<')
    expect(long).toContain('>80<')
    expect(draw('bearing', { di: '20', da: '47', b: '14' })).toContain('47')
  })

  it('are plain for small pictures: no figures, no centre lines, heavier outlines', () => {
    const dims = { d: '8', l: '30', s: '13', k: '5.3' }
    const small = draw('hex-bolt', { ...dims, plain: '1' })
    expect(draw('hex-bolt', dims)).toMatch(/>30<.*stroke-dasharray|stroke-dasharray.*>30</)
    expect(small).not.toMatch(/<text|stroke-dasharray/)
    expect(small).toContain('viewBox="0 0 400 300"')
    expect(small).toMatch(/fill="none" stroke="#2c3e50" stroke-width="3.2"/)
  })

  it('are plain without dimensions in every template, at most 8 KB gzipped', () => {
    const dims = Object.fromEntries(
      'd l di da h b s k dk e p w n dn r a v'.split(' ').map((key) => [key, '12']),
    )
    for (const template of templates) {
      const svg = draw(template, { ...dims, plain: '1' })
      expect([template, /<text[^>]*rgb\(44,98,154\)/.test(svg)]).toEqual([template, false])
      expect(gzipSync(svg).length).toBeLessThanOrEqual(GZ_MAX)
    }
  })

  it.each([
    ['markup', '"><script>alert(1)</script>'],
    ['a huge number', '1e308'],
    ['a negative number', '-50'],
    ['no number', 'NaN'],
    ['nothing', ''],
  ])('stay small and safe with %s as any dimension', (_what, value) => {
    for (const template of templates) {
      const dims = Object.fromEntries(
        'd l di da h b s k dk e p w lc ds n dn r a c t u v'.split(' ').map((key) => [key, value]),
      )
      const svg = draw(template, dims)
      expect(svg).not.toMatch(/<script|alert|NaN|Infinity/)
      expect(gzipSync(svg).length).toBeLessThanOrEqual(GZ_MAX)
    }
  })

  it('are null for an unknown template', () => {
    for (const template of ['nothing', '__proto__', 'constructor', '']) {
      expect(drawingSvg(template, {})).toBeNull()
    }
  })
})
