import { centreCross, centreLine, dimH, dimV } from './dimension'
import { colourOf, type Dims, num, tag } from './dims'
import { clamp, polar } from './geometry'
import { BLACK, DEEP, medium, PALE, SHADE, section, thin, WHITE, white } from './ink'
import { circle, line, path, polygon, rect, repeat, sheet } from './pen'

const CX = 130
const CY = 142

/** O-ring with the true ratio of bore and cord: its ring, and its two cut cords. */
export function oRing(dims: Dims): string {
  const di = num(dims, 'di', { fallback: 20 })
  const w = num(dims, 'w', { fallback: 2.65 })
  const outer = 98
  const cord = clamp((outer * 2 * w) / (di + 2 * w), 9, 72)
  const inner = outer - cord
  const x = 308
  const r = cord / 2
  const fill = colourOf(dims, BLACK)
  return sheet([
    circle(CX, CY, outer, { fill }),
    circle(CX, CY, outer - r * 0.75, {
      width: Math.max(2, r * 0.24),
      stroke: WHITE,
      opacity: 0.35,
    }),
    circle(CX, CY, inner, white),
    centreCross(CX, CY, outer + 12),
    ...[CY - outer + r, CY + outer - r].map((y) => circle(x, y, r, section)),
    line(x - r, CY - outer + r, x - r, CY + outer - r, thin),
    line(x + r, CY - outer + r, x + r, CY + outer - r, thin),
    centreLine(x - r - 16, CY, x + r + 16, CY),
    dimV(CY - inner, CY + inner, x + r + 30, tag(dims, 'di', 'Ø'), x),
    dimH(x - r, x + r, CY + outer + 30, tag(dims, 'w', 'Ø'), CY + outer - r),
  ])
}

/** Rotary shaft seal: its front, and its section with the case, the lip under its spring and the dust lip. */
export function oilSeal(dims: Dims): string {
  const da = num(dims, 'da', { fallback: 47 })
  const r = 98
  const bore = clamp(num(dims, 'd', { fallback: da * 0.64 }) / da, 0.36, 0.84) * r
  const b = clamp((num(dims, 'b', { fallback: da * 0.17 }) / da) * 2 * r, 40, 66)
  const x = 276
  const t = CY - r
  const l = CY - bore
  const low = Math.max(l, t + 16)
  // A case of bare steel shows outside; else rubber covers it all.
  const steel = dims.t === 'TB'
  const fill = colourOf(dims, BLACK)
  const shell = steel ? 9 : 5
  const dust = dims.t === 'SC' ? '' : `L${x + 10} ${l}`
  const half =
    polygon(
      [
        [x, t],
        [x + b, t],
        [x + b, t + shell],
        [x + 8, t + shell],
        [x + 8, low - 6],
        [x, low - 6],
      ],
      { fill: steel ? DEEP : fill, width: 1 },
    ) +
    path(
      `M${x + 8} ${t + shell}H${x + b}V${t + shell + 3}H${x + 14}V${low - 12}H${x + b * 0.8}L${x + b * 0.72} ${l - 2}L${x + b * 0.6} ${l}L${x + b * 0.34} ${low - 4}${dust}L${x} ${low - 6}H${x + 8}Z`,
      section,
    ) +
    circle(x + b * 0.7, low - 14, 4.5, { fill: WHITE, width: 1.5 })
  return sheet([
    circle(CX, CY, r, { fill: steel ? SHADE : fill }),
    circle(CX, CY, r - (r - bore) * 0.3, steel ? { fill } : { width: 1, stroke: DEEP }),
    circle(CX, CY, bore + (r - bore) * 0.35, { fill: '#8d98a3' }),
    dims.t === 'SC' ? '' : circle(CX, CY, bore + (r - bore) * 0.16, thin),
    circle(CX, CY, bore, white),
    centreCross(CX, CY, r + 12),
    half,
    `<g transform="matrix(1 0 0 -1 0 ${2 * CY})">${half}</g>`,
    line(x + b, t + 8, x + b, CY + r - 8, thin),
    centreLine(x - 14, CY, x + b + 14, CY),
    dimV(CY - bore, CY + bore, x - 20, tag(dims, 'd', 'Ø'), x),
    dimV(t, CY + r, x + b + 34, tag(dims, 'da', 'Ø'), x + b),
    dimH(x, x + b, CY + r + 32, tag(dims, 'b'), CY + r),
  ])
}

/** Colour of the yarn a packing is braided of; graphite is grey. */
const YARNS: Readonly<Record<string, string>> = {
  ptfe: PALE,
  aramid: '#f0d264',
  carbon: '#3d464f',
  ramie: '#d9c39a',
}

/** Coil of braided square packing, with its cross section. */
export function packing(dims: Dims): string {
  const a = clamp(34 + num(dims, 'a', { fallback: 12 }) * 1.6, 40, 76)
  const x = 290
  const y = 104
  const yarn = YARNS[dims.c ?? ''] ?? '#8d98a3'
  const braid = { width: 2.5, stroke: dims.c === 'carbon' ? DEEP : BLACK }
  return sheet([
    path(`M${CX} 249H226`, { width: 22 }),
    path(`M${CX} 249H226`, { width: 18, stroke: yarn }),
    path(Array.from({ length: 9 }, (_, i) => `M${CX + 10 + i * 10} 241l6 16`).join(''), braid),
    ...[96, 72, 48].map(
      (r) =>
        circle(CX, CY, r, { width: 22 }) +
        circle(CX, CY, r, { width: 18, stroke: yarn }) +
        path(
          Array.from({ length: Math.round(r / 2) }, (_, i) => {
            const turn = (i * 720) / r
            const [x1, y1] = polar(CX, CY, r - 8, turn)
            const [x2, y2] = polar(CX, CY, r + 8, turn + 220 / r)
            return `M${x1} ${y1}L${x2} ${y2}`
          }).join(''),
          braid,
        ),
    ),
    rect(x, y, a, a, { fill: dims.c ? yarn : SHADE }),
    path(
      `M${x} ${y}L${x + a} ${y + a}M${x + a} ${y}L${x} ${y + a}M${x + a / 2} ${y}L${x + a} ${y + a / 2}L${x + a / 2} ${y + a}L${x} ${y + a / 2}Z`,
      medium,
    ),
    repeat(3, (i) => rect(x + 6 + i * 5, y + 6 + i * 5, a - 12 - i * 10, a - 12 - i * 10, thin)),
    dimH(x, x + a, y + a + 34, tag(dims, 'a'), y + a),
    dimV(y, y + a, x - 18, tag(dims, 'a'), x),
  ])
}
