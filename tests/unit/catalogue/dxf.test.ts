import { describe, expect, it } from 'vitest'
import { DXF_TEMPLATES, drawingDxf } from '@/catalogue/drawings/dxf'
import { generateProducts } from '@/catalogue/generator/products'
import { dxfUrl } from '@/contract/product/dxf-rules'

type Entity = { kind: string; points: [number, number][]; radius: number }

/** Entities of a DXF: pairs of a group code and a value, a line each. */
function entitiesOf(dxf: string): Entity[] {
  const lines = dxf.split(/\r?\n/).map((line) => line.trim())
  const pairs = Array.from({ length: Math.floor(lines.length / 2) }, (_, i) => ({
    code: Number(lines[2 * i]),
    value: lines[2 * i + 1] ?? '',
  }))
  const start = pairs.findIndex(({ code, value }) => code === 2 && value === 'ENTITIES')
  const found: Entity[] = []
  for (const { code, value } of pairs.slice(start + 1)) {
    if (code === 0 && value === 'ENDSEC') break
    if (code === 0) found.push({ kind: value, points: [], radius: 0 })
    const last = found.at(-1)
    if (code === 10 || code === 11) last?.points.push([Number(value), 0])
    const point = last?.points.at(-1)
    if (point && (code === 20 || code === 21)) point[1] = Number(value)
    if (last && code === 40) last.radius = Number(value)
  }
  return found
}

const drawn = (template: string, dims: Record<string, string>) =>
  entitiesOf(drawingDxf(template, dims) ?? '')

/** Width and height of each closed outline. */
const sizes = (entities: readonly Entity[]) =>
  entities
    .filter(({ kind }) => kind === 'LWPOLYLINE')
    .map(({ points }) =>
      [0, 1].map((axis) => {
        const at = points.map((point) => point[axis] ?? 0)
        return Number((Math.max(...at) - Math.min(...at)).toFixed(3))
      }),
    )
const radii = (entities: readonly Entity[]) =>
  entities.filter(({ kind }) => kind === 'CIRCLE').map(({ radius }) => radius)

describe('DXF in true size', () => {
  it('draws a bolt M8×30: head 13 mm wide and 5.3 mm high, 30 mm long', () => {
    const bolt = drawn('hex-bolt', { d: '8', l: '30', s: '13', k: '5.3', p: '1.25' })
    expect(sizes(bolt)).toEqual([
      [13, 15.011],
      [5.3, 15.011],
      [30, 8],
    ])
  })

  it.each([
    ['80', 58],
    ['150', 122],
  ])('draws the thread of M8×%s with a shank from %d mm on', (l, from) => {
    const bolt = drawn('hex-bolt', { d: '8', l, s: '13', k: '5.3', p: '1.25', t: 'shank' })
    const thread = bolt.filter(({ kind }) => kind === 'LINE').map(({ points }) => points[0]?.[0])
    expect(thread).toEqual([from, from])
  })

  it('draws a bearing 6204 and a washer M8', () => {
    const bearing = drawn('bearing', { di: '20', da: '47', b: '14' })
    expect(radii(bearing)).toEqual([10, 23.5])
    expect(sizes(bearing)).toEqual([[14, 47]])
    expect(radii(drawn('washer', { di: '8.4', da: '16', h: '1.6' }))).toEqual([4.2, 8])
  })

  it('is in millimetres', () => {
    expect(drawingDxf('pin', { d: '6', l: '20' })).toMatch(/\$INSUNITS\s+70\s+4\s/)
  })

  it.each([
    ['hex-bolt', { d: '8', l: '30' }],
    ['hex-bolt', { d: '8', l: 'NaN', s: '13', k: '5.3', p: '1.25' }],
    ['hammer', { d: '8' }],
    ['__proto__', {}],
  ])('is null for %s with %j', (template, dims) => {
    expect(drawingDxf(template, dims)).toBeNull()
  })

  it('is drawn of every SKU whose page offers it', () => {
    const products = generateProducts({ skus: 12_000, seed: 1 })
    const refused = new Set<string>()
    const offered = new Set<string>()
    for (const { drawing, skus } of products) {
      for (const { dims } of skus) {
        if (!dxfUrl(`/api/product/drawing/${drawing}.svg?${dims}`)) continue
        offered.add(drawing)
        const dxf = drawingDxf(drawing, Object.fromEntries(new URLSearchParams(dims)))
        if (!dxf) refused.add(`${drawing} ${dims}`)
      }
    }
    expect([...refused].slice(0, 5)).toEqual([])
    expect([...offered].sort()).toEqual([...DXF_TEMPLATES].sort())
  })

  it.each(['https://img.example.com/8.jpg', '', '/api/product/drawing/hammer.svg?d=8'])(
    'is not offered for %j',
    (image) => expect(dxfUrl(image)).toBeNull(),
  )
})
