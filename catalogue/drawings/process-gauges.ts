import { centreLine, dimV } from './dimension'
import { type Dims, tag } from './dims'
import { FLOWMETERS } from './flowmeter-forms'
import { blue, body, deep, medium, PALE, RED, shade, WHITE, white, YELLOW } from './ink'
import { LEVEL_GAUGES } from './level-gauge-forms'
import { circle, label, line, path, rect, repeat, sheet } from './pen'
import { bothSides } from './symmetry'

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
