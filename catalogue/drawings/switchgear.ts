import { dimH } from './dimension'
import { type Dims, input, num, tag } from './dims'
import { BLACK, BLUE, black, body, dark, deep, GREEN, RED, red, shade, thin, WHITE } from './ink'
import { circle, label, line, path, placed, rect, repeat, sheet, turned } from './pen'

/** Slotted screw of a terminal. */
export function terminalScrew(x: number, y: number, r: number): string {
  return (
    circle(x, y, r, { fill: WHITE, width: 1.5 }) +
    turned([line(x - r * 0.7, y, x + r * 0.7, y)], 45, x, y)
  )
}

function polesOf(dims: Dims, fallback: number): number {
  return Math.round(num(dims, 'n', { fallback, min: 1, max: 4 }))
}

/** Test button and its letter, on the side of a breaker that trips on residual current. */
const residual = (x: number) =>
  rect(x, 32, 40, 206, body, 3) +
  rect(x + 8, 96, 24, 24, { fill: BLUE, width: 1.5 }, 3) +
  label(x + 20, 114, 'T', 15, WHITE) +
  label(x + 20, 150, 'IΔn', 12)

/** Curve and amperes as they are printed above the toggle: not in small pictures, nor on one drawing of many sizes. */
function rating(dims: Dims, x: number): string {
  const curve = ['B', 'C', 'D'].find((letter) => letter === dims.u) ?? ''
  const print = curve + (input(dims, 'x') ?? '')
  return dims.plain || dims.abc || !print ? '' : label(x, 99, print, 14)
}

/** Miniature breaker: its front with the true number of poles, and its side with the rail notch. */
export function breaker(dims: Dims): string {
  const neutral = dims.t === 'neutral'
  const n = polesOf(dims, 1) + (neutral ? 1 : 0)
  const tester = dims.v === 'residual' ? 40 : 0
  const w = Math.min(46, (210 - tester) / n)
  const x0 = 128 - (n * w + tester) / 2
  return sheet([
    repeat(n, (i) => {
      const x = x0 + i * w
      return (
        rect(x, 32, w, 206, body, 3) +
        rect(x, 80, w, 110, shade) +
        terminalScrew(x + w / 2, 56, 11) +
        terminalScrew(x + w / 2, 214, 11) +
        rect(x + w / 2 - 11, 104, 22, 44, { fill: BLACK, width: 1 }, 2) +
        rect(x + w / 2 - 9, 158, 18, 10, { fill: GREEN, width: 1 })
      )
    }),
    // The neutral wire has the last pole, which says so.
    neutral ? label(x0 + (n - 0.5) * w, 98, 'N', 16) : '',
    rating(dims, x0 + w / 2),
    tester ? residual(x0 + n * w) : '',
    rect(x0 + w / 2 - 9, 108, (n - 1) * w + 18, 18, dark, 3),
    path('M290 32H374V116H360V160H374V238H290V190H264V80H290Z', body),
    path('M264 106L240 98L236 112L264 126Z', dark),
    path('M290 80V190M264 148H290M290 56H318M290 214H318', thin),
    dimH(x0, x0 + n * w, 272, tag(dims, 'n', '', neutral ? 'P+N' : 'P'), 238),
  ])
}

/** Electronic trip unit: a dark panel with its setting dials and a lamp. */
function tripUnit(x: number, w: number): string {
  return (
    rect(x, 160, w, 30, black, 3) +
    repeat(3, (i) => terminalScrew(x + 18 + (i * (w - 50)) / 2, 175, 9)) +
    circle(x + w - 10, 175, 4, { fill: GREEN, width: 1 })
  )
}

/** Moulded-case breaker with its toggle and the terminals of its poles. */
export function mccb(dims: Dims): string {
  const n = polesOf(dims, 3)
  const w = 56
  const width = n * w + 8
  const x0 = 200 - width / 2
  return sheet([
    rect(x0, 18, width, 226, black, 6),
    repeat(n, (i) => {
      const x = x0 + 4 + i * w
      return [24, 204]
        .map((y) => rect(x + 8, y, w - 16, 34, deep, 2) + terminalScrew(x + w / 2, y + 17, 11))
        .join('')
    }),
    rect(x0 + 8, 66, width - 16, 130, body, 4),
    rect(164, 82, 72, 70, black, 3),
    path('M178 92H222L216 130H184Z', shade),
    rect(186, 92, 28, 22, dark, 2),
    label(150, 98, 'I', 16),
    label(150, 148, 'O', 16),
    dims.t === 'electronic'
      ? tripUnit(x0 + 14, width - 66)
      : rect(x0 + 18, 164, width - 72, 22, { fill: WHITE, width: 1 }, 2),
    circle(x0 + width - 32, 175, 9, { fill: RED, width: 1.5 }),
    label(x0 + width - 31, 100, tag(dims, 'u', '', 'A'), 14),
    dimH(x0, x0 + width, 274, tag(dims, 'n', '', 'P'), 244),
  ])
}

/** Frames of contactors by the largest current of each, beside that of 95 A. */
const FRAMES: Readonly<Record<string, number>> = { '32': 0.74, '65': 0.92, '95': 1 }
const SMALLEST_FRAME = 0.62

/** Coil terminals of a contactor, and between them a pair of screws for each auxiliary contact. */
function contactorTop(auxiliary: number): string {
  const coil = (x: number, text: string) =>
    rect(x - 15, 16, 30, 28, shade, 2) + terminalScrew(x, 29, 9) + label(x, 58, text, 11, WHITE)
  return (
    coil(130, 'A1') +
    coil(270, 'A2') +
    repeat(auxiliary, (i) => {
      const x = auxiliary === 1 ? 200 : 183 + i * 34
      return rect(x - 14, 20, 28, 40, body, 2) + terminalScrew(x, 31, 7) + terminalScrew(x, 49, 7)
    })
  )
}

/** Contactor in the size of its frame: coil terminals, its main poles and the armature window. */
export function contactor(dims: Dims): string {
  const n = polesOf(dims, 3)
  const w = 168 / n
  const row = (y: number) =>
    repeat(n, (i) => {
      const cx = 116 + w * (i + 0.5)
      return rect(cx - 20, y - 18, 40, 36, shade, 2) + terminalScrew(cx, y, 12)
    })
  const scale = FRAMES[dims.v ?? ''] ?? SMALLEST_FRAME
  const volts = tag(dims, 'x', '', 'V')
  const front = [
    rect(100, 8, 200, 240, black, 6),
    contactorTop({ one: 1, none: 0 }[dims.t ?? ''] ?? 2),
    rect(108, 64, 184, 42, body, 3),
    row(85),
    rect(108, 192, 184, 42, body, 3),
    row(213),
    rect(120, 112, 160, 74, body, 4),
    rect(176, 124, 48, 50, dark, 3),
    rect(186, 134, 28, 30, red, 2),
    volts ? label(148, 152, volts, 17) : path('M132 128H164M132 138H164M132 148H156', thin),
    path('M236 128H268M236 138H268M236 148H260', thin),
  ]
  return sheet([
    placed(front, 200 - 200 * scale, 248 - 248 * scale, scale),
    dimH(200 - 84 * scale, 200 + 84 * scale, 278, tag(dims, 'n', '', 'P'), 248),
  ])
}
