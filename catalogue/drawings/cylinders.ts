import { boreRadius, strokePx, threadEnd, tieRods } from './cylinder-parts'
import { centreLine, dimH, dimV, leader } from './dimension'
import { type Dims, tag } from './dims'
import { body, dark, deep, RED, SHADE, shade, thin, WHITE, white } from './ink'
import { circle, line, path, rect, sheet } from './pen'

const HEAD = 42

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

/** Polished tube, which mirrors its surroundings in dark bands; one of aluminium is dull. */
const stainlessTube = (left: number, y: number, w: number, r: number) =>
  rect(left, y - r + 8, w, 2 * r - 16, white) +
  [-0.56, 0.4]
    .map((at) => rect(left, y + r * at, w, r * 0.16, { fill: '#93a1ae', stroke: 'none' }))
    .join('')

/** Standard pneumatic cylinder between its tie rods, with its threaded rod; bore and stroke. */
export function cylinder(dims: Dims): string {
  const y = 126
  const r = boreRadius(dims)
  const w = strokePx(dims, 90, 156)
  const behind = dims.t === 'double' || dims.t === 'adjust' ? 12 : 0
  const x = 34 + behind + (156 - w) / 2
  const left = x + HEAD
  const right = left + w
  const rod = r * 0.22
  const end = right + HEAD
  return sheet([
    dims.u === 'stainless'
      ? stainlessTube(left, y, w, r)
      : rect(left, y - r + 8, w, 2 * r - 16, body),
    tieRods({ y, r, left, w, head: HEAD }),
    rect(end, y - r * 0.5, 18, r, shade, 3),
    rect(end + 18, y - rod, 52, 2 * rod, white),
    threadEnd(end + 70, y, 34, rod * 0.82),
    rect(end + 76, y - rod - 7, 15, 2 * rod + 14, shade, 3),
    dims.t === 'double' ? rearRod(x, y, r, rod) : '',
    dims.t === 'adjust' ? rearStop(x, y, rod) : '',
    centreLine(14, y, 392, y),
    dimV(y - r + 8, y + r - 8, left + w / 2 + 5, tag(dims, 'd', 'Ø')),
    dimH(left, right, y + r + 48, tag(dims, 'l'), y + r - 8),
  ])
}

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

/** Stop of a slide table behind its body: a screw with its nut, or a shock absorber. */
function slideStop(form: string | undefined): string {
  const nut = rect(36, 132, 10, 28, deep, 2)
  if (form === 'shock') return rect(6, 142, 8, 8, white) + rect(14, 136, 38, 20, shade, 3) + nut
  return (
    rect(22, 138, 30, 16, white) +
    [0, 1, 2, 3].map((i) => line(25 + i * 6, 154, 28 + i * 6, 138, thin)).join('') +
    nut
  )
}

/** Slide table cylinder: table on its rail over the twin-bore body, with stops at one end or both. */
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
    slideStop(dims.t),
    dims.u === 'both' ? rect(330, 166, 24, 12, white) + rect(334, 162, 8, 20, deep, 2) : '',
    rect(330, 140, 18, 14, white),
    leader(246, 222, 270, 262, tag(dims, 'l', 'S = ')),
    leader(348, 148, 356, 236, tag(dims, 'd', 'Ø')),
    path('M150 222H242M162 214L148 222L162 230M230 214L244 222L230 230', {
      width: 2.5,
      stroke: RED,
    }),
  ])
}
