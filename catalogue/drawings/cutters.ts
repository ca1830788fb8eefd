import { centreCross, centreLine, dimH, dimV, leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp, polar } from './geometry'
import { BLUE, body, DEEP, FAINT, shade, thin, WHITE } from './ink'
import { circle, line, path, polygon, rect, repeat, sheet } from './pen'

export const Y = 140

/** Helical flutes between two x on a round tool of diameter d. */
export function flutes(x1: number, x2: number, d: number, lead: number): string {
  const r = d / 2
  const count = Math.max(1, Math.floor((x2 - x1 - d * 0.4) / lead))
  const step = (x2 - x1) / count
  return repeat(count, (i) => {
    const x = x1 + i * step
    const a = `M${x} ${Y + r}C${x + step * 0.25} ${Y + r * 0.3} ${x + step * 0.4} ${Y - r * 0.6} ${x + step * 0.55} ${Y - r}`
    const b = `C${x + step * 0.65} ${Y - r * 0.3} ${x + step * 0.5} ${Y + r * 0.6} ${x + step * 0.42} ${Y + r}Z`
    return path(`${a}H${x + step * 0.78}${b}`, { fill: DEEP, width: 1.3 })
  })
}

/** Plain shank from x to the end. */
export function shank(x: number, end: number, d: number): string {
  const r = d / 2
  return (
    path(
      `M${x} ${Y - r}H${end - 4}L${end} ${Y - r + 4}V${Y + r - 4}L${end - 4} ${Y + r}H${x}Z`,
      body,
    ) +
    rect(x + 4, Y - r + d * 0.18, end - x - 14, Math.max(3, d * 0.14), {
      fill: WHITE,
      stroke: 'none',
    })
  )
}

/** Morse taper shank with its tang, from x to the end. */
function taperShank(x: number, end: number, d: number): string {
  const big = d * 0.58
  const small = d * 0.42
  const tang = end - 26
  return (
    path(
      `M${x} ${Y - d * 0.4}H${x + 16}V${Y - big}L${tang} ${Y - small}V${Y + small}L${x + 16} ${Y + big}V${Y + d * 0.4}H${x}Z`,
      body,
    ) +
    path(
      `M${tang} ${Y - small}Q${tang + 4} ${Y - small * 0.6} ${tang + 10} ${Y - small * 0.6}H${end}V${Y + small * 0.6}H${tang + 10}Q${tang + 4} ${Y + small * 0.6} ${tang} ${Y + small}Z`,
      shade,
    ) +
    path(`M${x + 24} ${Y - big * 0.55}L${tang - 8} ${Y - small * 0.55}`, {
      stroke: WHITE,
      width: 5,
    })
  )
}

/** Where the flutes end and the shank begins: further back of a longer drill of the same diameter. */
function neckOf(reach: string | undefined, taper: boolean): number {
  if (taper) return reach === 'long' ? 262 : 222
  return { '3': 176, '8': 300 }[reach ?? ''] ?? 246
}

/** Twist drill with a straight or a Morse taper shank, its point angle and two flutes. */
export function drill(dims: Dims, end: 'straight' | 'taper'): string {
  const d = clamp(num(dims, 'd', { fallback: 8 }), 1, 50)
  const px = clamp(20 + d * 1.1, 22, 54)
  const taper = end === 'taper'
  const tipX = taper ? 46 : 30
  const neck = neckOf(dims.v, taper)
  const tail = 372
  const r = px / 2
  const half = dims.t === '135' ? 67.5 : 59
  const cone = r / Math.tan((half * Math.PI) / 180)
  const rise = 20 * Math.tan((half * Math.PI) / 180)
  return sheet([
    taper ? taperShank(neck, tail, px) : shank(neck, tail, px),
    rect(tipX + cone, Y - r, neck - tipX - cone, px, body),
    flutes(tipX + cone + 2, neck - 14, px, px * (taper ? 1.05 : 1.5)),
    path(
      `M${tipX + cone} ${Y - r}L${tipX} ${Y}L${tipX + cone} ${Y + r}Q${tipX + cone * 1.6} ${Y} ${tipX + cone} ${Y - r}Z`,
      shade,
    ),
    path(`M${tipX - 20} ${Y + rise}L${tipX} ${Y}L${tipX - 20} ${Y - rise}`, {
      width: 1,
      stroke: FAINT,
      dash: '4 3',
    }),
    dims.u === 'through'
      ? path(`M${tipX + cone} ${Y - r * 0.4}H${tail}M${tipX + cone} ${Y + r * 0.4}H${tail}`, {
          stroke: BLUE,
          dash: '8 4',
        })
      : '',
    centreLine(tipX - 14, Y, tail + 14, Y),
    taper
      ? dimV(Y - r, Y + r, 24, tag(dims, 'd', 'Ø'), tipX + cone)
      : dimV(Y - r, Y + r, tail + 18, tag(dims, 'd', 'Ø'), tail),
    dimH(tipX, tail, Y + r + 52, tag(dims, 'l'), Y),
  ])
}

/** The end of a milling cutter: its teeth, each with a straight face and a hollow before it. */
export function cutterEnd(cx: number, cy: number, r: number, teeth: number): string {
  const step = 360 / teeth
  const land = step * 0.46
  const profile = Array.from({ length: teeth }, (_, i) => {
    const at = i * step - 90
    const edge = polar(cx, cy, r, at).join(' ')
    const heel = polar(cx, cy, r, at + land).join(' ')
    const hollow = polar(cx, cy, r * 0.44, at + step * 0.62).join(' ')
    const root = polar(cx, cy, r * 0.34, at + step).join(' ')
    return `${i ? 'L' : 'M'}${edge}A${r} ${r} 0 0 1 ${heel}Q${hollow} ${root}`
  })
  return (
    circle(cx, cy, r, { width: 1, dash: '5 3' }) +
    path(`${profile.join('')}Z`, body) +
    repeat(teeth, (i) => line(...polar(cx, cy, r * 0.34, i * step - 90), cx, cy, thin)) +
    centreCross(cx, cy, r + 8)
  )
}

/** End mill, flat or with a ball nose, its end with its true number of teeth, with its true ratios of flute, shank and length. */
export function endMill(dims: Dims, nose: 'flat' | 'ball'): string {
  const radius =
    dims.plain || dims.abc ? '' : (/^\d{1,2}(\.\d{1,2})?$/.exec(dims.v ?? '')?.[0] ?? '')
  const d = num(dims, 'd', { fallback: 2 * num(dims, 'v', { fallback: 5 }) })
  const ratio = clamp(num(dims, 'l', { fallback: d * 7.5 }) / d, 4.5, 9)
  const px = Math.min(330 / ratio, 64)
  const real = num(dims, 'l', { fallback: d * 7.5 })
  const ds = clamp((num(dims, 'ds', { fallback: d }) / d) * px, px * 0.7, 70)
  const tipX = 38
  const end = tipX + 326
  const r = px / 2
  const cut = clamp(num(dims, 'lc', { fallback: real * 0.36 }) / real, 0.2, 0.5) * 326
  const neck = tipX + cut
  const round = nose === 'ball' ? r : 0
  const teeth = Math.round(clamp(num(dims, 'n', { fallback: nose === 'ball' ? 2 : 4 }), 2, 6))
  const outline =
    nose === 'ball'
      ? `M${neck} ${Y - r}H${tipX + r}A${r} ${r} 0 0 0 ${tipX + r} ${Y + r}H${neck}Z`
      : `M${neck} ${Y - r}H${tipX}L${tipX + 5} ${Y}L${tipX} ${Y + r}H${neck}Z`
  return sheet([
    polygon(
      [
        [neck, Y - r],
        [neck + 16, Y - ds / 2],
        [neck + 16, Y + ds / 2],
        [neck, Y + r],
      ],
      body,
    ),
    shank(neck + 16, end, ds),
    path(outline, body),
    flutes(tipX + round * 0.7 + 3, neck, px, clamp((px * 3.6) / teeth, 20, 64)),
    cutterEnd(330, 50, 36, teeth),
    leader(304, 74, 282, 32, tag(dims, 'n', 'Z = ')),
    centreLine(tipX - 14, Y, end + 14, Y),
    dimH(tipX, neck, Y - Math.max(px, ds) / 2 - 34, tag(dims, 'lc'), Y - r),
    dimH(tipX, end, Y + Math.max(px, ds) / 2 + 44, tag(dims, 'l'), Y + r),
    dimV(Y - r, Y + r, tipX - 12, tag(dims, 'd', 'Ø'), tipX),
    dimV(Y - ds / 2, Y + ds / 2, end + 22, tag(dims, 'ds', 'Ø'), end),
    radius ? leader(tipX + r * 0.3, Y - r * 0.7, tipX + 22, Y - r - 44, `R${radius}`) : '',
  ])
}
