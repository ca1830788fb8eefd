import { centreCross, centreLine, dimH, leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp, polar } from './geometry'
import { BLACK, body, GREY, PALE, SHADE, section, thin, white, YELLOW } from './ink'
import { circle, path, rect, repeat, sheet } from './pen'

const CX = 130
const CY = 142
const R = 104

/** Colour of a sheet by what it is of; fibre sheet is grey. */
const SHEETS: Readonly<Record<string, string>> = {
  ptfe: PALE,
  rubber: BLACK,
  graphite: '#6b757f',
}

/** A spiral of metal and filler between its rings: it lies within the bolts, so it has no holes. */
function spiral(hole: number): string {
  const wound = Math.min(R - 22, hole + 34)
  return [
    circle(CX, CY, R, { fill: YELLOW }),
    circle(CX, CY, wound, { fill: SHADE }),
    ...[0.2, 0.4, 0.6, 0.8].map((k) => circle(CX, CY, hole + (wound - hole) * k, thin)),
    circle(CX, CY, hole, white),
  ].join('')
}

/** A ring cut from a sheet, with the holes of the bolts. */
function cut(fill: string, dn: number, hole: number): string {
  const bolts = dn >= 65 ? 8 : 4
  return [
    circle(CX, CY, R, { fill }),
    circle(CX, CY, hole + 14, thin),
    repeat(bolts, (i) => circle(...polar(CX, CY, 84, (i * 360) / bolts + 180 / bolts), 11, white)),
    circle(CX, CY, hole, white),
  ].join('')
}

/** Ring gasket of its material, and its thin section. */
export function gasket(dims: Dims): string {
  const dn = num(dims, 'dn', { fallback: 50 })
  const h = clamp(num(dims, 'h', { fallback: 3 }) * 3.4, 7, 20)
  const hole = clamp(30 + dn * 0.2, 32, 56)
  const x = 312
  return sheet([
    dims.c === 'spiral' ? spiral(hole) : cut(SHEETS[dims.c ?? ''] ?? GREY, dn, hole),
    centreCross(CX, CY, R + 12),
    rect(x, CY - R, h, R - hole, section),
    rect(x, CY + hole, h, R - hole, section),
    path(`M${x} ${CY - hole}V${CY + hole}M${x + h} ${CY - hole}V${CY + hole}`, body),
    centreLine(x - 14, CY, x + h + 14, CY),
    leader(CX + hole * 0.7, CY - hole * 0.7, 222, 34, tag(dims, 'dn', 'DN')),
    dimH(x, x + h, CY + R + 28, tag(dims, 'h'), CY + R),
  ])
}
