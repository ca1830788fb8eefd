import { centreCross, centreLine, dimDiameter, dimH, dimV } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp, ngon } from './geometry'
import { BODY, body, shade, thin, white } from './ink'
import { circle, line, path, polygon, sheet } from './pen'
import { hexPrism, serration } from './screw-parts'

type Nut = 'plain' | 'lock' | 'flange' | 'cap'

const NYLON = '#8db8e2'
const CX = 128
const CY = 140

/** The thread of a nut: `M8`, or a fine one with its pitch, `M8×1`. */
function threadText(dims: Dims): string {
  const fine = /^\d{1,2}x\d(\.\d{1,2})?$/.exec(dims.v ?? '')?.[0]
  return fine && !dims.plain && !dims.abc ? `M${fine.replace('x', '×')}` : tag(dims, 'd', 'M')
}

/** A nut from the top and from its side. */
export function nut(dims: Dims, kind: Nut): string {
  const d = num(dims, 'd', { fallback: 8 })
  const s = num(dims, 's', { fallback: d * 1.6 })
  const bore = clamp(d / s, 0.45, 0.72)
  const across = kind === 'flange' ? 116 : kind === 'cap' ? 122 : 140
  const r = across / 2
  const hole = bore * r
  const rim = kind === 'flange' ? r * 1.36 : 0
  const thick = clamp(num(dims, 'h', { fallback: d * 0.85 }) / s, 0.35, 0.8) * across
  const locked = kind === 'lock'
  const straight = kind === 'plain' || locked
  const k = straight ? thick * (locked ? 0.7 : 1) : across * (kind === 'cap' ? 0.42 : 0.5)
  const e = (across * 2) / Math.sqrt(3)
  const x = kind === 'cap' ? 250 : 272
  const end = x + k
  const b = CY + hole
  const arc = `M${CX + hole} ${CY}A${hole} ${hole} 0 1 0 ${CX} ${b}`
  const collar = locked ? thick * 0.3 : 0
  const hidden = `M${x} ${CY - hole}H${end}M${x} ${CY + hole}H${end}`
  const dome = e * 0.4
  const top =
    kind === 'cap'
      ? circle(CX, CY, r * 0.86, thin) + circle(CX, CY, r * 0.5, thin)
      : circle(CX, CY, r - 2, thin) +
        (locked
          ? circle(CX, CY, r * 0.86, thin) + circle(CX, CY, hole * 1.14, { fill: NYLON, width: 1 })
          : '') +
        circle(CX, CY, hole * 0.86, white) +
        path(arc, thin)
  return sheet([
    rim && dims.u === 'teeth' ? serration(end + 13, CY, hole, rim) : '',
    rim ? circle(CX, CY, rim, shade) : '',
    polygon(ngon(CX, CY, r * (2 / Math.sqrt(3)), 6, 30), body),
    top,
    centreCross(CX, CY, (rim || r) + 14),
    kind === 'cap'
      ? path(
          `M${end} ${CY - dome}H${end + 8}A${dome} ${dome} 0 0 1 ${end + 8} ${CY + dome}H${end}Z`,
          shade,
        )
      : '',
    hexPrism(x, CY, k, e, kind === 'plain' ? 'both' : 'left'),
    locked
      ? path(
          `M${end} ${CY - e * 0.42}H${end + collar - 6}Q${end + collar} ${CY - e * 0.42} ${end + collar} ${CY - e * 0.34}V${CY + e * 0.34}Q${end + collar} ${CY + e * 0.42} ${end + collar - 6} ${CY + e * 0.42}H${end}Z`,
          { fill: NYLON },
        )
      : '',
    rim
      ? path(
          `M${end - 5} ${CY - e / 2}L${end + 6} ${CY - rim}H${end + 13}V${CY + rim}H${end + 6}L${end - 5} ${CY + e / 2}Z`,
          shade,
        ) + line(end + 6, CY - rim, end + 6, CY + rim, { width: 1, stroke: BODY })
      : '',
    path(hidden, { width: 1, dash: '5 4' }),
    centreLine(x - 14, CY, end + (kind === 'cap' ? dome + 24 : 26), CY),
    dimH(CX - r, CX + r, CY + 116, tag(dims, 's'), CY + 40),
    kind === 'cap'
      ? dimV(CY - hole, CY + hole, x - 22, tag(dims, 'd', 'M'), x)
      : dimDiameter(CX, CY, hole, threadText(dims), -52, (rim || r) * 1.2 - hole),
    straight ? dimH(x, end + collar, CY + 116, tag(dims, 'h'), CY + 40) : '',
  ])
}
