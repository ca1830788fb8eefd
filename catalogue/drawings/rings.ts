import { centreCross, centreLine, dimDiameter, dimH, dimV } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp, polar } from './geometry'
import { body, FAINT, section, shade, WHITE, white } from './ink'
import { circle, lines, path, rect, sheet } from './pen'

const CX = 138
const CY = 146

/** Flat washer: the ring, and its section. */
export function washer(dims: Dims): string {
  const d = num(dims, 'd', { fallback: 8 })
  const outer = num(dims, 'da', { fallback: d * 2 })
  const ratio = clamp(num(dims, 'di', { fallback: d * 1.05 }) / outer, 0.3, 0.75)
  const thick = clamp((num(dims, 'h', { fallback: d * 0.2 }) / outer) * 200, 10, 26)
  const r = 100
  const x = 300
  const hole = ratio * r
  return sheet([
    circle(CX, CY, r, body),
    circle(CX, CY, hole, white),
    centreCross(CX, CY, r + 14),
    rect(x, CY - r, thick, r - hole, section),
    rect(x, CY + hole, thick, r - hole, section),
    lines([
      [x, CY - hole, x, CY + hole],
      [x + thick, CY - hole, x + thick, CY + hole],
    ]),
    centreLine(x - 16, CY, x + thick + 16, CY),
    dimH(x, x + thick, CY + r + 30, tag(dims, 'h'), CY + r),
    dimV(CY - r, CY + r, x + thick + 44, tag(dims, 'da', 'Ø'), x + thick),
    dimDiameter(CX, CY, hole, tag(dims, 'di', 'Ø'), -45, r * 1.18 - hole),
  ])
}

/** Split spring washer: the ring with its slit, and its raised ends from the side. */
export function springWasher(dims: Dims): string {
  const r = 96
  const hole = 60
  const x = 286
  const w = 34
  const top = CY - r
  const low = CY + r
  const cut = `M${CX - 8} ${CY - r - 4}L${CX + 6} ${CY - r - 4}L${CX + 14} ${CY - hole + 6}H${CX}Z`
  return sheet([
    circle(CX, CY, r, body),
    circle(CX, CY, hole, white),
    path(cut, { fill: WHITE, stroke: WHITE }),
    lines(
      [
        [CX - 7, CY - r + 0.5, CX, CY - hole],
        [CX + 6, CY - r + 0.5, CX + 13, CY - hole + 1],
      ],
      { width: 2 },
    ),
    centreCross(CX, CY, r + 14),
    path(
      `M${x} ${top}H${x + w - 8}V${CY - 16}L${x + w + 6} ${CY + 8}V${low}H${x + 8}V${CY + 16}L${x - 6} ${CY - 8}V${top}Z`,
      shade,
    ),
    path(
      `M${x - 6} ${CY - 8}L${x + w - 8} ${CY - 16}M${x + 8} ${CY + 16}L${x + w + 6} ${CY + 8}`,
      {},
    ),
    centreLine(x - 20, CY, x + w + 20, CY),
    dimDiameter(CX, CY, hole, tag(dims, 'di', 'Ø') || tag(dims, 'd', 'M'), -45, r * 1.18 - hole),
  ])
}

/** Retaining ring for a bore (lugs inside) or for a shaft (lugs outside). */
export function circlip(dims: Dims, kind: 'bore' | 'shaft'): string {
  const bore = kind === 'bore'
  const cx = 200
  const cy = bore ? 150 : 158
  const outer = 108
  const inner = 88
  const gap = bore ? 20 : 13
  const shift = bore ? 6 : -6
  const lug = (side: number) => {
    const [ox, oy] = polar(cx, cy, outer, -90 + side * gap)
    const [ix, iy] = polar(cx, cy + shift, inner, -90 + side * gap)
    const r = bore ? inner - 16 : outer + 12
    const [hx, hy] = polar(cx, cy, r, -90 + side * (gap + (bore ? 2 : 3)))
    return { ox, oy, ix, iy, eye: circle(hx, hy, 17, body) + circle(hx, hy, 7, white) }
  }
  const a = lug(1)
  const b = lug(-1)
  const ring = `M${a.ox} ${a.oy}A${outer} ${outer} 0 1 1 ${b.ox} ${b.oy}L${b.ix} ${b.iy}A${inner} ${inner} 0 1 0 ${a.ix} ${a.iy}Z`
  const edge = bore ? outer : inner
  return sheet([
    circle(cx, cy, bore ? outer + 6 : inner - 6, { width: 1, stroke: FAINT, dash: '8 5' }),
    path(ring, body),
    a.eye,
    b.eye,
    centreCross(cx, cy, 124),
    bore
      ? dimDiameter(cx, cy, outer + 6, tag(dims, 'd', 'Ø'), -25, 22)
      : dimDiameter(cx, cy + shift, edge, tag(dims, 'd', 'Ø'), -25, 54),
  ])
}
