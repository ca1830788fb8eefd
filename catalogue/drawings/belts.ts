import { rod } from './bolts'
import { centreCross, dimH, leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp, type Point, polar } from './geometry'
import { body, dark, deep, FAINT, RUBBER, section, shade, thin, WHITE, white } from './ink'
import { circle, path, placed, polygon, rect, repeat, sheet } from './pen'

/** Ring of a belt: x, y, width, height and thickness. */
type Ring = readonly [x: number, y: number, w: number, h: number, thickness: number]

function loop([x, y, w, h, thickness]: Ring, fill: string): string {
  const r = h / 2
  return rod(
    `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}H${x + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`,
    thickness,
    fill,
  )
}

/** Top width and height of V-belts, mm (GB/T 11544, GB/T 12730). */
const V_SECTIONS: Record<string, readonly [number, number]> = {
  z: [10, 6],
  a: [13, 8],
  b: [17, 11],
  c: [22, 14],
  d: [32, 19],
  spz: [10, 8],
  spa: [13, 10],
  spb: [17, 14],
}

/** Half the angle between the flanks of a V-belt, as its tangent. */
const FLANK = Math.tan((20 * Math.PI) / 180)

/** Enlarged section of a V-belt with its cords: all are drawn at one scale, so that a D is three times a Z. */
function vSection(dims: Dims): string {
  const [width, height] = V_SECTIONS[dims.t ?? ''] ?? [17, 11]
  const scale = 3.4
  const [w, h] = [width * scale, height * scale]
  const narrowing = h * FLANK
  const cords = Math.floor((w - 14) / 10)
  const first = (w - (cords - 1) * 10) / 2
  const size = dims.t && !dims.plain && !dims.abc ? `${width}×${height}` : ''
  return [
    polygon(
      [
        [0, 0],
        [w, 0],
        [w - narrowing, h],
        [narrowing, h],
      ],
      section,
    ),
    path(`M${h * 0.1} ${h * 0.26}H${w - h * 0.1}`, thin),
    repeat(cords, (i) => circle(first + i * 10, h * 0.26, 3, deep)),
    leader(w * 0.8, 0, w * 0.8 + 14, -16, size),
  ].join('')
}

/** Pitch of toothed belts, mm: arc teeth are counted in mm, trapezoid ones in parts of an inch. */
const PITCHES: Readonly<Record<string, number>> = {
  '3M': 3,
  '5M': 5,
  '8M': 8,
  '14M': 14,
  XL: 5.08,
  L: 9.525,
  H: 12.7,
}

/** Enlarged section of a toothed belt with its cords; all are drawn at one scale, with their pitch. */
function timingSection(dims: Dims): string {
  const real = PITCHES[dims.t ?? ''] ?? 8
  const pitch = real * 3.2 + 8
  const count = Math.floor(132 / pitch)
  const wide = count * pitch
  const depth = pitch * 0.4
  const round = dims.t?.endsWith('M') ?? false
  const tooth = (i: number) => {
    const [from, to] = [wide - (i + 0.25) * pitch, wide - (i + 0.75) * pitch]
    return round
      ? `H${from}Q${from} ${14 + depth * 1.6} ${(from + to) / 2} ${14 + depth * 1.6}T${to} 14`
      : `H${from + 2}L${from - pitch * 0.08} ${14 + depth}H${to + pitch * 0.08}L${to - 2} 14`
  }
  const text = dims.t && !dims.plain && !dims.abc ? `P ${real}` : ''
  return [
    path(`M0 0H${wide}V14${repeat(count, tooth)}H0Z`, section),
    repeat(Math.floor(wide / 10), (i) => circle(5 + i * 10, 6, 2.6, { fill: WHITE, width: 1 })),
    dimH(wide - pitch * 1.5, wide - pitch * 0.5, depth + 46, text, 14),
  ].join('')
}

/** Notches along the inside of the straight runs of a cogged belt. */
const cogs = (x: number, y: number, h: number) =>
  repeat(
    13,
    (i) =>
      rect(x + h / 2 + 4 + i * 14, y + 6, 5, 5, white) +
      rect(x + h / 2 + 4 + i * 14, y + h - 11, 5, 5, white),
  )

/** Belt running in a loop, with an enlarged cross section of its profile. */
export function belt(dims: Dims, kind: 'v' | 'timing'): string {
  const x = 28
  const y = 52
  const w = 300
  const h = 112
  const r = h / 2
  const inner = r - 13
  // Belts of polyurethane are white, others black.
  const fill = dims.c === 'white' ? '#f6f1e4' : RUBBER
  const teeth = repeat(
    17,
    (i) =>
      rect(x + r + 4 + i * 10.6, y + 7, 5.6, 7, { fill }) +
      rect(x + r + 4 + i * 10.6, y + h - 14, 5.6, 7, { fill }),
  )
  const round = repeat(9, (i) => {
    const at = 90 + i * 20 + 10
    const left = polar(x + r, y + r, inner + 2, at)
    const right = polar(x + w - r, y + r, inner + 2, at - 180)
    return [left, right].map(([cx, cy]) => circle(cx, cy, 3.4, { fill, width: 1.5 })).join('')
  })
  const profile = kind === 'v' ? vSection(dims) : timingSection(dims)
  return sheet([
    loop([x, y, w, h, kind === 'v' ? 22 : 15], fill),
    kind === 'v' ? loop([x, y, w, h, 5], fill) : teeth + round,
    dims.u === 'cogged' ? cogs(x, y, h) : '',
    placed([profile], kind === 'v' ? 250 : 226, 212),
    path('M206 174Q196 210 222 230', { width: 1, dash: '4 4', stroke: FAINT }),
    leader(x + 96, y + h + 7, x + 60, 232, tag(dims, 'l', 'L = ')),
    kind === 'v' ? '' : leader(x + w - 60, y - 7, x + w - 40, 26, tag(dims, 'b', 'b = ')),
  ])
}

/** Points of a toothed rim: its teeth from root to crest, as wide there as `flat`. */
export function gearOutline(
  cx: number,
  cy: number,
  n: number,
  root: number,
  crest: number,
  flat: number,
): Point[] {
  const step = 360 / n
  return Array.from({ length: n }, (_, i) => i * step).flatMap((at) => [
    polar(cx, cy, root, at - step * 0.3),
    polar(cx, cy, crest, at - step * flat),
    polar(cx, cy, crest, at + step * flat),
    polar(cx, cy, root, at + step * 0.3),
  ])
}

/** Sprocket: its true number of teeth, hub and bore, perhaps plain, and its slim side. */
export function sprocket(dims: Dims): string {
  const n = Math.round(num(dims, 'n', { fallback: 17, min: 9, max: 32 }))
  const cx = 144
  const cy = 148
  const r = 116
  const depth = clamp(340 / n, 11, 28)
  const keyed = dims.t !== 'bore'
  return sheet([
    polygon(gearOutline(cx, cy, n, r - depth, r, 0.08), body),
    circle(cx, cy, r - depth - 8, thin),
    circle(cx, cy, 44, shade),
    circle(cx, cy, 24, white),
    keyed ? path(`M${cx - 5} ${cy - 23}v-7h10v7`, white) : '',
    centreCross(cx, cy, r + 10),
    path(
      `M318 ${cy - r}L324 ${cy - r + 14}V${cy + r - 14}L318 ${cy + r}L312 ${cy + r - 14}V${cy - r + 14}Z`,
      body,
    ),
    rect(324, cy - 44, 32, 88, shade),
    keyed ? rect(336, cy - 50, 8, 14, dark, 1) : '',
    path(`M312 ${cy - 24}H356M312 ${cy + 24}H356`, { width: 1, dash: '6 4' }),
    leader(...polar(cx, cy, r - 4, -42), 262, 34, tag(dims, 'n', 'Z = ')),
  ])
}
