import { centreCross, dimDiameter } from './dimension'
import { type Dims, tag } from './dims'
import { BODY, body, DEEP, deep, shade, thin, WHITE, white } from './ink'
import { circle, line, path, rect, sheet } from './pen'
import { bearingFront } from './rolling'

/** Housings that are not of cast iron: of stainless steel, or of plastic. */
const METALS: Readonly<Record<string, string>> = { stainless: DEEP, plastic: WHITE }

const shellOf = (dims: Dims) => ({ fill: METALS[dims.c ?? ''] ?? BODY })

/** Joint of a split housing and the two bolts that hold its cap. */
function splitCap(cx: number, cy: number): string {
  const bolt = (x: number) =>
    rect(x - 15, cy - 26, 30, 26, body, 2) +
    rect(x - 10, cy - 40, 20, 14, deep, 2) +
    rect(x - 18, cy, 36, 34, body, 2)
  return (
    bolt(cx - 96) +
    bolt(cx + 96) +
    line(cx - 116, cy, cx - 70, cy) +
    line(cx + 70, cy, cx + 116, cy)
  )
}

/** Centre of the bearing in its housing. */
const SEAT = { cx: 196, cy: 138 }

/** Pillow block: a foot with two bolt slots under a bearing insert. */
export const pillowBlock = (dims: Dims): string => housing(dims, '')

/** The same in two halves, to change the bearing without its shaft. */
export const splitHousing = (dims: Dims): string => housing(dims, splitCap(SEAT.cx, SEAT.cy))

/** A foot, a shell with its cap, and the bearing. */
function housing(dims: Dims, cap: string): string {
  const { cx, cy } = SEAT
  const base = 238
  const shell = `M30 ${base}V${base - 22}Q30 ${base - 30} 40 ${base - 32}L96 ${base - 42}Q112 ${base - 46} 112 ${base - 66}V${cy}A84 84 0 0 1 280 ${cy}V${base - 66}Q280 ${base - 46} 296 ${base - 42}L352 ${base - 32}Q362 ${base - 30} 362 ${base - 22}V${base}Z`
  return sheet([
    path(shell, shellOf(dims)),
    line(30, base - 10, 362, base - 10, thin),
    rect(54, base - 35, 34, 6, deep, 2),
    rect(304, base - 35, 34, 6, deep, 2),
    path(
      `M60 ${base - 29}V${base}M82 ${base - 29}V${base}M310 ${base - 29}V${base}M332 ${base - 29}V${base}`,
      { width: 1, dash: '5 4' },
    ),
    cap,
    circle(cx, cy, 70, thin),
    bearingFront(cx, cy, 62, 30),
    path(`M${cx - 5} ${cy - 84}v-10h10v10`, shade),
    centreCross(cx, cy, 98),
    dimDiameter(cx, cy, 30, tag(dims, 'd', 'Ø'), -38, 90),
  ])
}

/** Flange bearing with a square flange and four bolts. */
export function squareFlangeBearing(dims: Dims): string {
  const cx = 190
  const cy = 150
  const r = 112
  return sheet([
    rect(cx - r, cy - r, 2 * r, 2 * r, shellOf(dims), 30),
    ...[-1, 1].flatMap((sx) =>
      [-1, 1].map((sy) => {
        const x = cx + sx * 82
        const y = cy + sy * 82
        return circle(x, y, 14, white) + centreCross(x, y, 20)
      }),
    ),
    circle(cx, cy, 82, shade),
    bearingFront(cx, cy, 70, 34),
    centreCross(cx, cy, 126),
    dimDiameter(cx, cy, 34, tag(dims, 'd', 'Ø'), -20, 96),
  ])
}

/** Flange bearing: a two-bolt rhombic flange around a bearing insert. */
export function flangeBearing(dims: Dims): string {
  const cx = 196
  const cy = 150
  const r = 84
  const reach = 142
  const eye = 30
  const flange = `M${cx - reach + 6} ${cy - eye}L${cx - 48} ${cy - r + 10}A${r} ${r} 0 0 1 ${cx + 48} ${cy - r + 10}L${cx + reach - 6} ${cy - eye}A${eye} ${eye} 0 0 1 ${cx + reach - 6} ${cy + eye}L${cx + 48} ${cy + r - 10}A${r} ${r} 0 0 1 ${cx - 48} ${cy + r - 10}L${cx - reach + 6} ${cy + eye}A${eye} ${eye} 0 0 1 ${cx - reach + 6} ${cy - eye}Z`
  return sheet([
    path(flange, shellOf(dims)),
    circle(cx, cy, 74, shade),
    bearingFront(cx, cy, 64, 31),
    ...[cx - reach + 6, cx + reach - 6].map(
      (x) => circle(x, cy, 13, white) + centreCross(x, cy, 20),
    ),
    centreCross(cx, cy, 104),
    dimDiameter(cx, cy, 31, tag(dims, 'd', 'Ø'), -52, 92),
  ])
}
