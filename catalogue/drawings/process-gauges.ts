import { centreLine, dimV, leader } from './dimension'
import { type Dims, tag } from './dims'
import { FLOWMETERS } from './flowmeter-forms'
import { polar } from './geometry'
import { blue, body, dark, deep, medium, PALE, RED, shade, thin, WHITE, white, YELLOW } from './ink'
import { LEVEL_GAUGES } from './level-gauge-forms'
import { circle, label, line, path, rect, repeat, sheet } from './pen'
import { bothSides } from './symmetry'

/** Dial face of 270 degrees with a needle: shared by gauges and thermometers. */
function dialFace(cx: number, cy: number, r: number, needle: number, unit: string): string {
  const ticks = Array.from({ length: 31 }, (_, i) => {
    const [x1, y1] = polar(cx, cy, r * 0.92, 135 + i * 9)
    const [x2, y2] = polar(cx, cy, r * (i % 5 ? 0.84 : 0.76), 135 + i * 9)
    return `M${x1} ${y1}L${x2} ${y2}`
  })
  const [tx, ty] = polar(cx, cy, r * 0.76, needle)
  const [bx, by] = polar(cx, cy, r * 0.24, needle + 180)
  return (
    circle(cx, cy, r + 12, deep) +
    circle(cx, cy, r, white) +
    path(ticks.join(''), { width: 1.2 }) +
    label(cx, cy + r * 0.5, unit, 15) +
    line(bx, by, tx, ty, { width: 3, stroke: RED }) +
    circle(cx, cy, 7, dark)
  )
}

/** Pressure gauge with its radial connection; range and dial diameter. */
export function pressureGauge(dims: Dims): string {
  const cx = 178
  const cy = 118
  const r = 84
  return sheet([
    rect(164, 208, 28, 16, shade),
    path('M156 222H200L204 228V246L200 252H156L152 246V228Z', body),
    path('M168 222V252M188 222V252', thin),
    path('M162 252H194V284H162Z', body),
    repeat(5, (i) => line(162, 258 + i * 6, 194, 255 + i * 6, thin)),
    dialFace(cx, cy, r, 262, 'MPa'),
    dimV(cy - r, cy + r, 318, tag(dims, 'da', 'Ø'), cx + 20),
    leader(cx + 60, cy + 60, 296, 254, tag(dims, 'r', '≤ ', ' MPa')),
  ])
}

/** Bimetal thermometer: dial on its stem with the process thread. */
export function thermometer(dims: Dims): string {
  const cx = 178
  const cy = 92
  const r = 66
  return sheet([
    rect(172, 166, 12, 118, shade, 5),
    path('M150 166H206L210 172V188L206 194H150L146 188V172Z', body),
    path('M166 166V194M190 166V194', thin),
    rect(162, 194, 32, 26, body),
    repeat(4, (i) => line(162, 201 + i * 6, 194, 198 + i * 6, thin)),
    path('M168 160H188V170H168Z', deep),
    dialFace(cx, cy, r, 236, '°C'),
    dimV(cy - r, cy + r, 296, tag(dims, 'da', 'Ø'), cx + 20),
    leader(cx + 48, cy + 46, 284, 206, tag(dims, 'r', '≤ ', ' °C')),
  ])
}

/** Flow meter on a pipe: flanged body with its display head. */
export function flowmeter(dims: Dims): string {
  return FLOWMETERS[dims.t ?? '']?.(dims) ?? electromagneticMeter(dims)
}

/** Electromagnetic flow meter with its display. */
function electromagneticMeter(dims: Dims): string {
  const y = 206
  return sheet([
    rect(184, 112, 32, 52, shade),
    rect(140, 24, 120, 92, blue, 14),
    rect(152, 36, 96, 50, { fill: '#dfe9d2' }, 5),
    label(200, 62, '0.00', 20),
    label(200, 79, 'm³/h', 12),
    ...[172, 200, 228].map((x) => circle(x, 100, 5.5, { fill: WHITE, width: 1.5 })),
    path('M260 58H284V80H260', shade),
    path('M284 62H298V76H284', deep),
    rect(98, y - 42, 204, 84, body),
    path(`M112 ${y - 28}H288`, { stroke: WHITE, width: 8 }),
    rect(150, y - 50, 100, 100, { fill: '#5f97cf' }, 6),
    path(`M166 ${y - 8}H206V${y - 20}L236 ${y}L206 ${y + 20}V${y + 8}H166Z`, {
      fill: WHITE,
      width: 1.5,
    }),
    bothSides([
      rect(78, y - 66, 20, 132, shade, 2),
      ...[y - 50, y + 50].map((at) => rect(70, at - 7, 36, 14, body, 2)),
    ]),
    centreLine(48, y, 352, y),
    dimV(y - 34, y + 34, 40, tag(dims, 'dn', 'DN'), 78),
  ])
}

/** Magnetic level gauge: float chamber with two flanged branches and its flap column. */
export function levelGauge(dims: Dims): string {
  return LEVEL_GAUGES[dims.t ?? '']?.() ?? magneticGauge()
}

/** Magnetic level gauge beside its tank. */
function magneticGauge(): string {
  return sheet([
    path('M20 24H116V270H20', { fill: '#f6f8fa' }),
    path('M20 152Q32 146 44 152T68 152T92 152T116 152V270H20Z', {
      fill: '#cfe4f2',
      stroke: 'none',
    }),
    path('M20 152Q32 146 44 152T68 152T92 152T116 152M116 24V270M20 24H116M20 270H116'),
    ...[58, 226].map(
      (y) =>
        rect(116, y - 11, 76, 22, body) +
        rect(138, y - 24, 11, 48, shade, 2) +
        rect(152, y - 24, 11, 48, shade, 2),
    ),
    rect(188, 30, 38, 232, body, 4),
    rect(182, 22, 50, 12, shade, 2),
    rect(182, 256, 50, 12, shade, 2),
    path('M200 268H214V284H200Z', deep),
    rect(193, 140, 28, 46, { fill: YELLOW, width: 1.5, dash: '5 3' }, 6),
    rect(238, 44, 30, 204, white, 4),
    repeat(24, (i) => rect(242, 48 + i * 8.2, 22, 7, { fill: i < 13 ? PALE : RED, width: 0.8 })),
    ...[70, 218].map((y) => rect(222, y, 20, 8, deep)),
    repeat(11, (i) => line(274, 50 + i * 19.4, i % 5 ? 286 : 294, 50 + i * 19.4, medium)),
    line(274, 50, 274, 244, medium),
    centreLine(207, 12, 207, 292),
  ])
}
