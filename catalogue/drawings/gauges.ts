import { smallDial } from './dials'
import { centreCross, centreLine, dimDiameter, dimH, dimV } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp, polar } from './geometry'
import { black, body, deep, FAINT, fine, red, shade, thin, WHITE, white } from './ink'
import { circle, label, line, lines, path, placed, rect, repeat, type Segment, sheet } from './pen'
import { thread } from './screw-parts'

/** Graduations from x on, `step` px apart, every fifth and tenth longer. */
export function scale(x: number, y: number, count: number, step: number, high: number): string {
  const marks = Array.from(
    { length: count },
    (_, i): Segment => [
      x + i * step,
      y,
      x + i * step,
      y + (i % 10 === 0 ? high : i % 5 === 0 ? high * 0.75 : high * 0.5),
    ],
  )
  return lines(marks, fine)
}

/** Calliper with a display or a vernier: beam, fixed and sliding jaws, its measuring range opened. */
export function caliper(dims: Dims, kind: 'digital' | 'vernier'): string {
  const r = clamp(num(dims, 'r', { fallback: 150 }), 100, 600)
  const open = clamp(110 - r * 0.08, 54, 100)
  const x = 20
  const y = 112
  const jaw = 62 + open
  return sheet([
    path(`M${x} ${y}V${y + 36}L38 232L62 252V${y + 36}H388V${y}H62V${y - 30}L50 62L46 ${y}Z`, body),
    scale(78, y + 2, 60, 5, 13),
    path(
      `M${jaw} 252L${jaw + 24} 232L${jaw + 42} ${y + 50}H${jaw + 112}V${y - 14}H${jaw + 16}L${jaw + 12} 62L${jaw} ${y - 24}Z`,
      shade,
    ),
    kind === 'digital'
      ? rect(jaw + 24, y - 4, 78, 36, black, 4) + label(jaw + 63, y + 21, '0.00', 22, '#e8f3e0')
      : rect(jaw + 16, y, 94, 20, body) +
        scale(78, y + 2, 60, 5, 13) +
        path(`M${jaw + 12} ${y + 20}H${jaw + 110}L${jaw + 104} ${y + 40}H${jaw + 18}Z`, {
          fill: WHITE,
          width: 1.5,
        }) +
        scale(jaw + 22, y + 21, 21, 3.9, 12),
    circle(jaw + 94, y + 41, 8, deep),
    rect(jaw + 54, y - 26, 14, 12, deep, 3),
    circle(jaw + 36, y + 41, 3.5, deep),
    dimH(62, jaw, 280, tag(dims, 'r', '0-'), 252),
  ])
}

/** What a gauge's slide is read by: a vernier, a dial or else a display. */
function reading(kind: string | undefined, cx: number, cy: number): string {
  if (kind === 'dial') return smallDial(cx, cy, 34)
  if (kind === 'vernier') {
    return rect(cx - 36, cy - 16, 72, 32, white, 2) + scale(cx - 32, cy - 16, 17, 4, 14)
  }
  return rect(cx - 36, cy - 16, 72, 32, black, 4) + label(cx, cy + 7, '0.00', 20, '#e8f3e0')
}

/** Hooks at the foot of a depth gauge's blade, which reach under an edge: to one side or to both. */
function bladeHooks(kind: string | undefined): string {
  const hook = (side: number) =>
    path(`M${170 + side * 12} 262h${side * 22}v14h${-side * 22}Z`, body)
  if (kind === 'double') return hook(-1) + hook(1)
  return kind === 'hook' ? hook(1) : ''
}

/** Depth gauge: a base across the bore, and a blade through it, perhaps hooked. */
export function depthGauge(dims: Dims): string {
  return sheet([
    path('M60 150H280V168L262 176H78L60 168Z', shade),
    rect(158, 24, 24, 252, body),
    bladeHooks(dims.u),
    lines(
      Array.from(
        { length: 40 },
        (_, i): Segment => [158, 30 + i * 4, i % 5 ? 164 : 170, 30 + i * 4],
      ),
      fine,
    ),
    rect(138, 74, 92, 76, body, 6),
    reading(dims.t, 184, 104),
    circle(164, 134, 5, deep),
    circle(204, 134, 5, deep),
    rect(230, 96, 14, 14, deep, 3),
    path('M40 176H130V286M210 286V176H300', { width: 1, dash: '6 4', stroke: FAINT }),
    dimV(176, 276, 240, tag(dims, 'r', '0-'), 182),
  ])
}

/** Height gauge on its base. */
export function heightGauge(dims: Dims): string {
  return sheet([
    path('M120 284H300V262L272 244H148L120 262Z', shade),
    rect(196, 16, 30, 230, body),
    lines(
      Array.from(
        { length: 52 },
        (_, i): Segment => [226, 24 + i * 4, i % 5 ? 220 : 213, 24 + i * 4],
      ),
      fine,
    ),
    rect(160, 118, 110, 70, body, 6),
    reading(dims.t, 209, 146),
    circle(182, 174, 6, deep),
    circle(206, 174, 6, deep),
    circle(276, 152, 12, deep),
    path('M160 166H106L70 188H106L122 180H160Z', deep),
    rect(160, 84, 60, 18, shade, 4),
    line(190, 102, 190, 118),
    dimV(188, 284, 46, tag(dims, 'r', '0-'), 70),
  ])
}

/** Display of a digital micrometer about its middle. */
export function digitalDisplay(cx: number, cy: number): string {
  return (
    rect(cx - 53, cy - 26, 106, 52, deep, 8) +
    rect(cx - 43, cy - 16, 86, 32, black, 4) +
    label(cx, cy + 8, '0.000', 22, '#e8f3e0')
  )
}

/** Spindle, sleeve and thimble of a micrometer whose frame ends at x. */
const micrometerHead = (x: number, y: number) => [
  rect(x - 86, y - 8, 62, 16, shade),
  rect(x, y - 17, 46, 34, body),
  lines([[x, y + 2, x + 46, y + 2]]),
  scale(x + 6, y - 9, 9, 5, 11),
  path(
    `M${x + 46} ${y - 24}L${x + 60} ${y - 30}H${x + 124}V${y + 30}H${x + 60}L${x + 46} ${y + 24}Z`,
    shade,
  ),
  repeat(9, (i) => line(x + 46, y - 20 + i * 5, x + 56, y - 20 + i * 5, fine)),
  repeat(8, (i) => line(x + 72 + i * 6.5, y - 30, x + 72 + i * 6.5, y + 30, fine)),
  rect(x + 124, y - 15, 32, 30, deep, 4),
]

/**
 * Outside micrometer: frame, anvil, spindle, graduated sleeve and thimble, perhaps a display. The thimble is the same
 * for all; beside a larger frame it is the smaller.
 */
export function micrometer(dims: Dims, kind: 'digital' | 'plain'): string {
  const y = 108
  const k = clamp(1.1 - num(dims, 'r', { fallback: 25 }) / 250, 0.45, 1)
  const [from, to] = [68 + 26 * k, 226 - 86 * k]
  const floor = 218 + (1 - k) * 30
  return sheet([
    path(
      `M36 ${y - 14}Q40 ${y - 20} 50 ${y - 20}H68V${y + 20}Q74 ${floor - 4} 142 ${floor}Q198 ${floor - 6} 202 ${y + 20}V${y - 18}H226V${y + 18}Q228 262 142 266Q34 260 34 ${y + 26}Z`,
      body,
    ),
    path(`M52 ${y + 46}Q64 ${floor + 22} 142 ${floor + 26}Q204 ${floor + 20} 212 ${y + 46}`, thin),
    rect(68, y - 8 * k, 26 * k, 16 * k, shade),
    placed(micrometerHead(226, y), 226 - 226 * k, y - y * k, k),
    circle(214, y, 7, deep),
    path(`M${from} ${y}H${to}`, { width: 1, dash: '6 4', stroke: FAINT }),
    kind === 'digital' ? placed([digitalDisplay(0, 0)], 143, 208 + (1 - k) * 24, k) : '',
    dimH(from, to, y - 40, tag(dims, 'r', '≤ '), y - 8),
  ])
}

/** Thread or smooth plug gauge: go and no-go ends on a knurled grip. */
export function plugGauge(dims: Dims): string {
  const y = 136
  const px = clamp(num(dims, 'd', { fallback: 10 }) * 1.2 + 28, 32, 60)
  const smooth = dims.t === 'smooth'
  return sheet([
    smooth ? rect(24, y - px / 2, 96, px, body, 2) : thread(24, y, 96, px, 8),
    rect(120, y - px * 0.32, 20, px * 0.64, shade),
    rect(140, y - 24, 130, 48, body, 4),
    repeat(
      12,
      (i) =>
        line(150 + i * 9, y - 24, 160 + i * 9, y + 24, fine) +
        line(160 + i * 9, y - 24, 150 + i * 9, y + 24, fine),
    ),
    rect(270, y - px * 0.32, 20, px * 0.64, shade),
    smooth ? rect(290, y - px / 2, 44, px, body, 2) : thread(290, y, 44, px, 8),
    rect(282, y - px * 0.32, 6, px * 0.64, red),
    centreLine(10, y, 360, y),
    dimV(y - px / 2, y + px / 2, 366, tag(dims, 'd', smooth ? 'Ø' : 'M'), 334),
    label(72, y + px / 2 + 26, '通 T', 14),
    label(312, y + px / 2 + 26, '止 Z', 14),
  ])
}

/** Thread ring gauge with its knurled rim. */
export function ringGauge(dims: Dims): string {
  const cx = 136
  const cy = 146
  const r = 98
  const bore = clamp(num(dims, 'd', { fallback: 10 }) * 1.4 + 22, 26, 58)
  return sheet([
    circle(cx, cy, r, shade),
    repeat(60, (i) => line(...polar(cx, cy, r, i * 6), ...polar(cx, cy, r - 9, i * 6), thin)),
    circle(cx, cy, r - 10, body),
    circle(cx, cy, bore + 7, { width: 1, dash: '5 3' }),
    circle(cx, cy, bore, white),
    label(cx + 50, cy + bore * 0.6 + 30, '通 T', 15),
    centreCross(cx, cy, r + 12),
    rect(282, cy - r, 52, 2 * r, body, 5),
    repeat(16, (i) =>
      line(
        284,
        cy - r * Math.cos((i * Math.PI) / 15),
        332,
        cy - r * Math.cos((i * Math.PI) / 15),
        fine,
      ),
    ),
    centreLine(268, cy, 348, cy),
    dimDiameter(cx, cy, bore, tag(dims, 'd', 'M'), -45, r * 1.2 - bore),
  ])
}
