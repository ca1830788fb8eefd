import { centreLine, dimH, dimV, leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp, ngon, polar } from './geometry'
import { BLACK, BLUE, BODY, black, body, DEEP, deep, RED, shade, thin, WHITE, white } from './ink'
import {
  circle,
  label,
  line,
  lines,
  path,
  placed,
  polygon,
  rect,
  repeat,
  sheet,
  turned,
} from './pen'

/** A combination wrench from its edge: its ring lies flat, or rises by 15° to clear the hand. */
function wrenchEdge(
  { from, neck, rx, r }: { from: number; neck: number; rx: number; r: number },
  offset: boolean,
): string {
  const y = 52
  const ring = [rect(rx - r, y - 9, 2 * r, 18, shade, 2)]
  return (
    rect(neck, y - 5, rx - r - neck + 4, 10, body) +
    rect(from, y - 8, neck - from, 16, shade, 2) +
    (offset ? turned(ring, -15, rx - r, y) : ring.join(''))
  )
}

/** Combination wrench: open jaw at one end, ring at the other, its true size on both, and its edge. */
export function wrench(dims: Dims): string {
  const y = 138
  const d = num(dims, 'd', { fallback: 13 })
  const jaw = clamp((d / num(dims, 'l', { fallback: d * 13 })) * 470, 30, 44)
  const r = jaw * 1.02
  const h = jaw / 2
  const cx = 72
  const rx = 338
  const head = `M${cx - 34} ${y - h}L${cx + 4} ${y - h}Q${cx + 16} ${y} ${cx + 4} ${y + h}L${cx - 34} ${y + h}Q${cx - 30} ${y + r + 6} ${cx + 2} ${y + r + 4}Q${cx + 36} ${y + r} ${cx + 58} ${y + 15}H${rx - r}V${y - 15}H${cx + 58}Q${cx + 36} ${y - r} ${cx + 2} ${y - r - 4}Q${cx - 30} ${y - r - 6} ${cx - 34} ${y - h}Z`
  return sheet([
    wrenchEdge({ from: cx - 34, neck: cx + 40, rx, r }, dims.t === 'offset'),
    path(head, body),
    circle(rx, y, r, body),
    rect(rx - r - 12, y - 14, 16, 28, { fill: BODY, stroke: 'none' }),
    polygon(
      Array.from({ length: 24 }, (_, i) => polar(rx, y, h * (i % 2 ? 0.95 : 1.12), i * 15)),
      white,
    ),
    dims.t === 'ratchet'
      ? circle(rx, y, r * 0.78, thin) + rect(rx - r - 18, y - 9, 26, 18, { fill: DEEP }, 5)
      : '',
    rect(cx + 72, y - 7, rx - r - cx - 92, 14, thin, 7),
    centreLine(16, y, 390, y),
    dimV(y - h, y + h, 26, tag(dims, 'd'), cx - 34),
    dimH(cx - 34, rx + r, y + 110, tag(dims, 'l'), y + r),
  ])
}

/** Sleeve over the handle of an adjustable wrench. */
const SLEEVES: Readonly<Record<string, string>> = { dipped: RED, two: BLUE }

/** Adjustable wrench with its worm and sliding jaw. */
export function adjustableWrench(dims: Dims): string {
  return sheet([
    path(
      'M128 128L372 118Q388 118 388 138Q388 158 372 158L146 168Q136 206 96 208L40 206L38 182L84 178Q96 176 94 150L128 128Z',
      body,
    ),
    SLEEVES[dims.t ?? '']
      ? path('M196 118L374 112Q394 114 394 138T374 164L198 172Z', {
          fill: SLEEVES[dims.t ?? ''] ?? RED,
        })
      : path('M150 136L348 128Q354 138 348 148L152 158Z', shade),
    dims.t === 'two' ? path('M224 130L340 126M226 158L340 152', { width: 8, stroke: BLACK }) : '',
    circle(368, 138, 9, white),
    path('M22 74L86 66Q138 68 146 122L128 142L84 140L82 104L24 110Z', body),
    path('M84 140V178', {}),
    rect(102, 146, 36, 20, deep, 4),
    lines([
      [110, 147, 106, 165],
      [118, 147, 114, 165],
      [126, 147, 122, 165],
      [134, 147, 130, 165],
    ]),
    dimV(110, 182, 26, tag(dims, 's'), 44),
    dimH(22, 388, 252, tag(dims, 'd'), 206),
  ])
}

/** What a torque wrench is read by: a scale for its click, a display or a dial. */
function torqueReading(kind: string | undefined, y: number): string {
  if (kind === 'digital') {
    return (
      rect(168, y - 24, 84, 48, deep, 6) +
      rect(176, y - 16, 68, 32, black, 3) +
      label(210, y + 8, '00.0', 22, '#e8f3e0')
    )
  }
  if (kind === 'dial') {
    return (
      circle(172, y, 48, deep) +
      circle(172, y, 40, white) +
      repeat(20, (i) =>
        line(...polar(172, y, 38, i * 18), ...polar(172, y, i % 5 ? 33 : 28, i * 18), thin),
      ) +
      line(172, y, 188, y - 24, { width: 2 })
    )
  }
  return (
    rect(190, y - 8, 56, 16, { fill: WHITE, width: 1.5 }) +
    repeat(6, (i) => line(198 + i * 8, y - 8, 198 + i * 8, y - (i % 2 ? 2 : 0)))
  )
}

/** Torque wrench with its ratchet head, what it is read by and its knurled grip. */
export function torqueWrench(dims: Dims): string {
  const y = 132
  return sheet([
    path(`M74 ${y - 12}H258V${y + 12}H74Z`, body),
    circle(56, y, 34, body),
    circle(56, y, 23, shade),
    rect(46, y - 10, 20, 20, white, 2),
    path(`M84 ${y - 20}L100 ${y - 12}V${y + 12}L84 ${y + 20}`, deep),
    torqueReading(dims.t, y),
    rect(258, y - 19, 112, 38, deep, 7),
    repeat(12, (i) => line(268 + i * 8, y - 18, 268 + i * 8, y + 18, thin)),
    rect(370, y - 13, 16, 26, shade, 4),
    centreLine(10, y, 396, y),
    leader(150, y + 12, 176, y + 96, tag(dims, 'r', '≤ ', ' N·m')),
  ])
}

/** L-shaped hex key with its end seen along the axis. */
export function hexKey(dims: Dims): string {
  const s = clamp(num(dims, 's', { fallback: 6 }), 1.5, 19)
  const w = clamp(18 + s * 1.1, 18, 36)
  const x = 48
  const y = 66
  const r = w * 1.2
  // A long key reaches further to the right; its balled end lies there.
  const reach = { long: 330, extra: 376 }[dims.u ?? ''] ?? 284
  const ball = dims.t === 'ball'
  const end = ball ? reach - w * 1.2 : reach
  return sheet([
    ball
      ? rect(end - 2, y + w * 0.2, w * 0.5, w * 0.6, body) +
        path(
          `M${end + w * 0.2} ${y + w * 0.3}Q${end + w * 0.3} ${y} ${end + w * 0.7} ${y}T${reach} ${y + w * 0.3}V${y + w * 0.7}Q${reach - w * 0.1} ${y + w} ${end + w * 0.7} ${y + w}T${end + w * 0.2} ${y + w * 0.7}Z`,
          shade,
        )
      : '',
    path(
      `M${x} 210V${y + r}Q${x} ${y} ${x + r} ${y}H${end}V${y + w}H${x + r}Q${x + w} ${y + w} ${x + w} ${y + r}V210Z`,
      body,
    ),
    path(
      `M${x + w / 3} 210V${y + r}Q${x + w / 3} ${y + w / 3} ${x + r} ${y + w / 3}H${end}M${x + (w * 2) / 3} 210V${y + r}Q${x + (w * 2) / 3} ${y + (w * 2) / 3} ${x + r} ${y + (w * 2) / 3}H${end}`,
      thin,
    ),
    polygon(ngon(318, 190, w * 1.25, 6, 0), shade),
    centreLine(318, 190 - w * 1.7, 318, 190 + w * 1.7),
    centreLine(318 - w * 1.7, 190, 318 + w * 1.7, 190),
    dimV(190 - w * 1.083, 190 + w * 1.083, 318 + w * 1.25 + 16, tag(dims, 's'), 318),
    dimH(x, reach, 36, tag(dims, 'l'), y),
  ])
}

/** Half the side of the drive beside that of half an inch. */
const halfDrive = (dims: Dims) => ({ '1-4': 9, '3-8': 13, '3-4': 24 })[dims.v ?? ''] ?? 17

/** Impact socket: its side with the drive end, and its hexagon front. */
export function socket(dims: Dims): string {
  const d = clamp(num(dims, 'd', { fallback: 17 }), 8, 36)
  const r = clamp(50 + d * 1.1, 52, 86)
  const q = halfDrive(dims)
  const cx = 112
  const y = 140
  // A deep socket takes up a long bolt end.
  const [x, end] = dims.t === 'deep' ? [218, 382] : [246, 350]
  return sheet([
    circle(cx, y, r, body),
    polygon(ngon(cx, y, r * 0.82, 6, 0), white),
    rect(cx - q, y - q, 2 * q, 2 * q, deep),
    centreLine(cx - r - 12, y, cx + r + 12, y),
    path(`M${x} ${y - r}H292L306 ${y - 46}H${end}V${y + 46}H306L292 ${y + r}H${x}Z`, body),
    path(`M${x} ${y - r * 0.71}H276V${y + r * 0.71}H${x}M${end} ${y - q}H318V${y + q}H${end}`, {
      width: 1,
      dash: '6 4',
    }),
    circle(end - 18, y - 32, 5, { fill: WHITE, width: 1.5 }),
    path(`M${x + 8} ${y - r}V${y + r}M324 ${y - 46}V${y + 46}`, thin),
    centreLine(x - 10, y, end + 12, y),
    dimV(y - r * 0.71, y + r * 0.71, x - 14, tag(dims, 'd'), x),
  ])
}

/** Drive square on its neck: straight, or domed so that the socket may tilt on it. */
function driveEnd(y: number, wobble: boolean): string {
  if (!wobble) return rect(24, y - 17, 34, 34, deep, 2)
  return (
    rect(48, y - 9, 12, 18, shade) +
    path(
      `M28 ${y - 17}Q20 ${y} 28 ${y + 17}Q40 ${y + 20} 50 ${y + 11}V${y - 11}Q40 ${y - 20} 28 ${y - 17}Z`,
      deep,
    ) +
    path(
      `M14 ${y - 44}Q6 ${y} 14 ${y + 44}M12 ${y - 34}L14 ${y - 46}L24 ${y - 40}M12 ${y + 34}L14 ${y + 46}L24 ${y + 40}`,
      thin,
    )
  )
}

/** Socket extension bar: square drive at one end, socket at the other. */
export function extensionBar(dims: Dims): string {
  const y = 138
  // Ends of one size, the bar between them as long as it is beside them: the figure is the true one.
  const long = clamp(40 + num(dims, 'l', { fallback: 250 }) * 0.85, 70, 252)
  const x = 310 - long
  const q = halfDrive(dims) / 17
  return sheet([
    rect(x, y - 13, long, 26, body),
    rect(x + 6, y - 8, long - 12, 6, { fill: WHITE, stroke: 'none' }),
    path(`M310 ${y - 13}L320 ${y - 30}H376V${y + 30}H320L310 ${y + 13}Z`, shade),
    path(`M376 ${y - 14 * q}H340V${y + 14 * q}H376`, { width: 1, dash: '5 4' }),
    placed(
      [driveEnd(0, dims.t === 'wobble'), circle(40, 0, 6, { fill: WHITE, width: 1.5 })],
      x - 58 * q,
      y,
      q,
    ),
    repeat(8, (i) => line(x + 18 + i * 6, y - 13, x + 18 + i * 6, y + 13, thin)),
    centreLine(x - 48, y, 390, y),
    dimH(x - 34 * q, 376, y + 84, tag(dims, 'l'), y + 30),
  ])
}
