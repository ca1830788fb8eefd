import { centreLine, dimH, dimV, leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { body, dark, deep, RED, SHADE, shade, thin, WHITE, white } from './ink'
import { circle, line, path, rect, repeat, sheet } from './pen'

/** Length in px of a barrel for a stroke, of a bore drawn r px in radius. */
function strokePx(dims: Dims, min: number, max: number): number {
  const ratio = num(dims, 'l', { fallback: 100 }) / num(dims, 'd', { fallback: 50 })
  return clamp(min + ratio * 16, min, max)
}

function threadEnd(x: number, y: number, w: number, r: number): string {
  return (
    rect(x, y - r, w, 2 * r, body) +
    repeat(Math.floor(w / 6), (i) => line(x + 3 + i * 6, y + r, x + 6 + i * 6, y - r, thin))
  )
}

/** The second rod of a cylinder that moves at both ends. */
const rearRod = (x: number, y: number, r: number, rod: number) =>
  rect(x - 10, y - r * 0.5, 10, r, shade, 3) +
  rect(x - 26, y - rod, 16, 2 * rod, white) +
  threadEnd(x - 44, y, 18, rod * 0.82)

/** The screw behind a cylinder that sets its stroke, with its lock nut. */
const rearStop = (x: number, y: number, rod: number) =>
  threadEnd(x - 26, y, 26, rod * 0.7) +
  rect(x - 12, y - rod - 8, 12, 2 * rod + 16, shade, 3) +
  rect(x - 34, y - rod - 3, 8, 2 * rod + 6, body, 2)

/** Tie-rod cylinder, pneumatic (profile barrel) or hydraulic (heavy, with an eye); bore and stroke. */
function tieRodCylinder(dims: Dims, hydraulic: boolean): string {
  const y = 126
  const r = clamp(40 + num(dims, 'd', { fallback: 50 }) * 0.22, 44, 66)
  const w = strokePx(dims, 90, 156)
  const behind = dims.t === 'double' || dims.t === 'adjust' ? 12 : 0
  const x = 34 + behind + (156 - w) / 2
  const head = hydraulic ? 36 : 42
  const left = x + head
  const right = x + head + w
  const rod = r * (hydraulic ? 0.32 : 0.22)
  const end = right + head
  const port = (at: number) =>
    rect(at - 11, y - r - 12, 22, 8, shade) + rect(at - 6, y - r - 20, 12, 8, deep)
  return sheet([
    rect(left, y - r + 8, w, 2 * r - 16, hydraulic ? shade : body),
    ...[y - r + 16, y + r - 16].map((at) => rect(left, at - 4, w, 8, white)),
    line(left, y - r * 0.4, right, y - r * 0.4, thin),
    line(left, y + r * 0.4, right, y + r * 0.4, thin),
    rect(x, y - r - 4, head, 2 * r + 8, deep, 5),
    rect(right, y - r - 4, head, 2 * r + 8, deep, 5),
    ...[x + head / 2, right + head / 2].map((at) => port(at)),
    ...[y - r + 16, y + r - 16].flatMap((at) =>
      [x + 8, end - 8].map((cx) => rect(cx - 6, at - 7, 12, 14, body, 3)),
    ),
    hydraulic
      ? rect(end, y - r * 0.62, 14, r * 1.24, shade, 2)
      : rect(end, y - r * 0.5, 18, r, shade, 3),
    rect(end + (hydraulic ? 14 : 18), y - rod, 52, 2 * rod, white),
    hydraulic
      ? circle(end + 84, y, 27, body) + circle(end + 84, y, 13, white)
      : threadEnd(end + 70, y, 34, rod * 0.82) +
        rect(end + 76, y - rod - 7, 15, 2 * rod + 14, shade, 3),
    hydraulic ? circle(x - 4, y, 27, body) + circle(x - 4, y, 13, white) : '',
    dims.t === 'double' ? rearRod(x, y, r, rod) : '',
    dims.t === 'adjust' ? rearStop(x, y, rod) : '',
    centreLine(hydraulic ? 4 : 14, y, 392, y),
    dimV(y - r + 8, y + r - 8, left + w / 2 + 5, tag(dims, 'd', 'Ø')),
    dimH(left, right, y + r + 48, tag(dims, 'l'), y + r - 8),
  ])
}

/** Standard pneumatic cylinder with its threaded rod. */
export const cylinder = (dims: Dims): string => tieRodCylinder(dims, false)

/** Hydraulic cylinder with an eye at each end. */
export const hydraulicCylinder = (dims: Dims): string => tieRodCylinder(dims, true)

/** Compact cylinder: its square front with rod and screws, and its short side. */
export function compactCylinder(dims: Dims): string {
  const y = 130
  const w = strokePx(dims, 64, 118)
  const cx = 104
  const r = 78
  const x = 236
  return sheet([
    path(
      `M${cx - r} ${y - r + 14}Q${cx - r} ${y - r} ${cx - r + 14} ${y - r}H${cx + r - 14}Q${cx + r} ${y - r} ${cx + r} ${y - r + 14}V${y + r - 14}Q${cx + r} ${y + r} ${cx + r - 14} ${y + r}H${cx - r + 14}Q${cx - r} ${y + r} ${cx - r} ${y + r - 14}Z`,
      body,
    ),
    circle(cx, y, 54, deep),
    circle(cx, y, 46, thin),
    circle(cx, y, 23, white),
    circle(cx, y, 11, { fill: SHADE, width: 1.5 }),
    ...[-1, 1].flatMap((sx) =>
      [-1, 1].map(
        (sy) =>
          circle(cx + sx * 58, y + sy * 58, 12, deep) +
          circle(cx + sx * 58, y + sy * 58, 5.5, white),
      ),
    ),
    ...[-26, 26].map((at) => path(`M${cx - r} ${y + at - 6}h8v12h-8`, { fill: WHITE, width: 1.5 })),
    rect(x, y - r, w, 2 * r, body, 4),
    path(
      `M${x + 8} ${y - r}V${y + r}M${x} ${y - 22}H${x + w}M${x} ${y - 32}H${x + w}M${x} ${y + 32}H${x + w}M${x} ${y + 22}H${x + w}`,
      thin,
    ),
    ...[x + 22, x + w - 18].map((at) => circle(at, y, 9, deep) + circle(at, y, 5, dark)),
    rect(x + w, y - 23, 24, 46, white, 3),
    dims.t === 'male' ? threadEnd(x + w + 24, y, 20, 12) : '',
    centreLine(cx - r - 12, y, 390, y),
    leader(x + w + 14, y + 23, x + w - 6, y + r + 40, tag(dims, 'l', 'S = ')),
    dimV(y - 54, y + 54, cx + r + 26, tag(dims, 'd', 'Ø'), cx + 10),
  ])
}

/** Slide table cylinder: table on its rail over the twin-bore body, with stop screws. */
export function slideCylinder(dims: Dims): string {
  return sheet([
    rect(52, 124, 250, 70, body, 5),
    rect(64, 108, 226, 16, deep, 2),
    path('M64 114H290', thin),
    rect(78, 62, 246, 46, shade, 4),
    rect(302, 62, 28, 126, shade, 4),
    path('M302 108V188', {}),
    ...[108, 162, 216, 270].map((x) => circle(x, 85, 9, white) + circle(x, 85, 5, dark)),
    ...[146, 174].map((y) => rect(302 - 8, y - 7, 8, 14, white)),
    ...[92, 252].map((x) => circle(x, 160, 11, deep) + circle(x, 160, 6, dark)),
    path('M118 150H230M118 170H230', thin),
    rect(22, 138, 30, 16, white),
    ...[0, 1, 2, 3].map((i) => line(25 + i * 6, 154, 28 + i * 6, 138, thin)),
    rect(36, 132, 10, 28, deep, 2),
    rect(330, 140, 18, 14, white),
    leader(246, 222, 270, 262, tag(dims, 'l', 'S = ')),
    leader(348, 148, 356, 236, tag(dims, 'd', 'Ø')),
    path('M150 222H242M162 214L148 222L162 230M230 214L244 222L230 230', {
      width: 2.5,
      stroke: RED,
    }),
  ])
}
