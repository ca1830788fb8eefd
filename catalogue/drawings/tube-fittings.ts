import { centreLine, leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { body, medium, pale, section, shade, thin, WHITE } from './ink'
import { line, path, placed, rect, repeat, sheet, turned } from './pen'
import { bothSides } from './symmetry'

const Y = 142

/** Half of the outer diameter of the tube on the drawing. */
const radius = (dims: Dims) => clamp(18 + num(dims, 'd', { fallback: 12 }) * 0.6, 20, 36)

/** A tube in its nut, to the left of a body that begins at x = 162; the lower half cut with the ferrule. */
function joint(r: number): string {
  return [
    rect(18, Y - r, 66, 2 * r, pale),
    path(`M18 ${Y - r}Q26 ${Y} 18 ${Y + r}`, medium),
    path(
      `M62 ${Y - 62}L70 ${Y - 68}H128L136 ${Y - 62}V${Y + 62}L128 ${Y + 68}H70L62 ${Y + 62}Z`,
      shade,
    ),
    line(62, Y - 34, 136, Y - 34, medium),
    rect(136, Y - 46, 26, 92, body),
    ...[141, 147, 153, 159].map((x) => line(x, Y - 46, x - 3, Y, thin)),
    path(
      `M62 ${Y + r}L100 ${Y + r}L124 ${Y + r + 14}H136V${Y + 46}H162V${Y + r}H176V${Y}H18V${Y + r}Z`,
      { fill: WHITE, stroke: 'none' },
    ),
    path(`M62 ${Y + r}H92L118 ${Y + 46}H136V${Y + 62}L128 ${Y + 68}H70L62 ${Y + 62}Z`, section),
    path(`M96 ${Y + r}H136L120 ${Y + r + 12}H104Z`, { fill: '#e2b93b', width: 1.5 }),
    path(`M18 ${Y + r - 7}H162M18 ${Y + r}H162`, medium),
  ].join('')
}

/** A joint whose body lies `apart` from the centre (x, y), turned about it. */
const arm = (r: number, at: { x: number; y: number; apart: number }, degrees = 0) =>
  turned(
    [placed([joint(r)], at.x - at.apart - 162 * 0.8, at.y - Y * 0.8, 0.8)],
    degrees,
    at.x,
    at.y,
  )

/** The hexagon of a straight body, its lower half cut. */
function hexagonBody(r: number, right: number): string {
  return [
    path(`M162 ${Y}V${Y - 66}L170 ${Y - 72}H230L238 ${Y - 66}V${Y}Z`, body),
    line(162, Y - 36, 238, Y - 36, medium),
    path(
      `M128 ${Y + r}H${right}V${Y + 46}H238V${Y + 66}L230 ${Y + 72}H170L162 ${Y + 66}V${Y + 46}H128Z`,
      section,
    ),
    path(`M150 ${Y + r}V${Y + r - 7}`, medium),
    line(18, Y, right, Y, medium),
  ].join('')
}

/** Two joints and the hexagon between them. */
function straight(r: number): string {
  return bothSides([joint(r)]) + hexagonBody(r, 272) + line(18, Y, 382, Y, medium)
}

/** A joint, the hexagon and a thread to screw into a port. */
function stud(r: number): string {
  return [
    joint(r),
    rect(238, Y - 50, 100, 100, body, 3),
    repeat(12, (i) => line(244 + i * 7.6, Y - 50, 240 + i * 7.6, Y + 50, thin)),
    path(
      `M162 ${Y - 66}L170 ${Y - 72}H230L238 ${Y - 66}V${Y + 66}L230 ${Y + 72}H170L162 ${Y + 66}Z`,
      body,
    ),
    line(162, Y - 36, 238, Y - 36, medium),
    line(162, Y + 36, 238, Y + 36, medium),
  ].join('')
}

/** A forged elbow with a joint to the left and one downwards. */
function elbow(r: number): string {
  const at = { x: 236, y: 104, apart: 34 }
  return [
    arm(r, at),
    arm(r, at, -90),
    path('M202 66H250Q276 68 276 96V138H196V66Z', body),
    path('M210 78H248Q264 80 264 98', { stroke: WHITE, width: 5 }),
  ].join('')
}

/** A forged tee with its third joint downwards. */
function tee(r: number): string {
  const at = { x: 200, y: 104, apart: 34 }
  return [
    bothSides([arm(r, at)]),
    arm(r, at, -90),
    path('M162 66H238V138H162Z', body),
    path('M172 78H228', { stroke: WHITE, width: 5 }),
  ].join('')
}

const FORMS: Readonly<Record<string, (r: number) => string>> = { elbow, tee, stud }

/** Compression fitting of its form: nuts with their ferrules on a body. */
export function tubeFitting(dims: Dims): string {
  const r = radius(dims)
  const form = FORMS[dims.t ?? '']
  const bent = dims.t === 'elbow' || dims.t === 'tee'
  const x = dims.t === 'elbow' ? 92 : 56
  return sheet([
    form ? form(r) : straight(r),
    bent ? '' : centreLine(6, Y, 394, Y),
    bent
      ? leader(x, 104 - r * 0.8, x + 12, 24, tag(dims, 'd', 'Ø'))
      : leader(40, Y - r, 66, 44, tag(dims, 'd', 'Ø')),
  ])
}
