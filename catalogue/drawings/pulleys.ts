import { gearOutline } from './belts'
import { centreCross, leader } from './dimension'
import { type Dims, input, num, tag } from './dims'
import { clamp, type Point, polar } from './geometry'
import { body, dark, shade, thin, white } from './ink'
import { circle, line, lines, path, polygon, rect, repeat, type Segment, sheet } from './pen'

const CX = 128
const CY = 148
const R = 92
/** Left edge of the view from the side. */
const X = 250

/** Groove of a V-belt pulley: width at the rim, depth, pitch and distance to the edge, mm (GB/T 13575.1). */
type Groove = readonly [width: number, depth: number, pitch: number, edge: number]
const GROOVES: Readonly<Record<string, Groove>> = {
  a: [13, 11.5, 15, 10],
  b: [16.3, 14.3, 19, 12.5],
  c: [22, 19.1, 25.5, 17],
  spa: [13, 13.8, 15, 10],
  spb: [16.3, 17.5, 19, 12.5],
}
const GROOVE_A: Groove = [13, 11.5, 15, 10]
/** How much narrower a groove is at its bottom, by its depth: both flanks stand at 19 degrees. */
const FLANKS = 2 * Math.tan((19 * Math.PI) / 180)

/** Hub and bore, with its keyway unless it is plain, before the rim. */
const hub = (keyed = true) =>
  circle(CX, CY, 40, shade) +
  circle(CX, CY, 22, white) +
  (keyed ? path(`M${CX - 5} ${CY - 21}v-7h10v7`, white) : '') +
  centreCross(CX, CY, R + 20)

/** The hub from the side, beyond a rim as wide as given, the set screw over its key, and the hidden bore. */
const hubSide = (w: number, keyed = false) =>
  rect(X + w, CY - 40, 20, 80, shade) +
  (keyed ? rect(X + w + 6, CY - 46, 8, 14, dark, 1) : '') +
  path(`M${X} ${CY - 22}H${X + w + 20}M${X} ${CY + 22}H${X + w + 20}`, { width: 1, dash: '6 4' })

/** Toothed pulley between its flanges: its true number of teeth. */
function timingPulley(dims: Dims): string {
  const n = Math.round(num(dims, 'n', { fallback: 24, min: 12, max: 48 }))
  const w = 84
  const keyed = dims.u !== 'bore'
  const ridges = Array.from({ length: 15 }, (_, i): Segment => {
    const y = CY - R * Math.cos(((i + 0.5) * Math.PI) / 15)
    return [X + 8, y, X + w - 8, y]
  })
  return sheet([
    circle(CX, CY, R + 10, shade),
    polygon(gearOutline(CX, CY, n, R - 9, R, 0.2), body),
    hub(keyed),
    rect(X, CY - R, w, 2 * R, body),
    lines(ridges),
    rect(X, CY - R - 10, 8, 2 * R + 20, shade),
    rect(X + w - 8, CY - R - 10, 8, 2 * R + 20, shade),
    hubSide(w, keyed),
    leader(...polar(CX, CY, R, -50), 208, 30, tag(dims, 'n', 'Z = ')),
  ])
}

/** V-belt pulley: as many grooves as it has, of the true ratio of width and diameter. */
function groovedPulley(dims: Dims): string {
  const [width, depth, pitch, edge] = GROOVES[dims.t ?? ''] ?? GROOVE_A
  const n = Math.round(num(dims, 'v', { fallback: 1, min: 1, max: 4 }))
  const wide = (n - 1) * pitch + 2 * edge
  const scale = clamp((2 * R) / num(dims, 'da', { fallback: 160 }), 0.5, 110 / wide)
  const centres = Array.from({ length: n }, (_, i) => X + (edge + i * pitch) * scale)
  const half = (width * scale) / 2
  const low = depth * scale
  const bottom = half - (low * FLANKS) / 2
  const notches = (y: number, down: number, list: readonly number[]) =>
    list.flatMap((x): Point[] => {
      const side = down > 0 ? 1 : -1
      return [
        [x - half * side, y],
        [x - bottom * side, y + low * down],
        [x + bottom * side, y + low * down],
        [x + half * side, y],
      ]
    })
  const [top, base] = [CY - R, CY + R]
  return sheet([
    circle(CX, CY, R, body),
    circle(CX, CY, R - clamp(low, 8, 26), thin),
    hub(false),
    polygon(
      [
        [X, top],
        ...notches(top, 1, centres),
        [X + wide * scale, top],
        [X + wide * scale, base],
        ...notches(base, -1, [...centres].reverse()),
        [X, base],
      ],
      body,
    ),
    repeat(n, (i) => {
      const x = centres[i] ?? X
      return [x - bottom, x + bottom, x - half, x + half]
        .map((at, k) => line(at, top + (k < 2 ? low : 0), at, base - (k < 2 ? low : 0), thin))
        .join('')
    }),
    hubSide(wide * scale),
    leader(...polar(CX, CY, R, -50), 204, 30, tag(dims, 'da', 'Ø')),
  ])
}

/** Pulley: grooved if it has a datum diameter or grooves, else toothed. */
export function pulley(dims: Dims): string {
  const grooved = dims.t || input(dims, 'da') || input(dims, 'v')
  return grooved ? groovedPulley(dims) : timingPulley(dims)
}
