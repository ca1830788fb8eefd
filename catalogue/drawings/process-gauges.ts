import { centreLine, dimV } from './dimension'
import { type Dims, tag } from './dims'
import { FLOWMETERS, outputLead } from './flowmeter-forms'
import { blue, body, deep, shade, WHITE } from './ink'
import { LEVEL_GAUGES } from './level-gauge-forms'
import { magneticGauge } from './magnetic-gauge'
import { circle, label, path, rect, sheet } from './pen'
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
    outputLead(298, 69, dims.u),
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

/** Level gauge of its kind: magnetic, of glass, or let into the tank. */
export function levelGauge(dims: Dims): string {
  return (LEVEL_GAUGES[dims.t ?? ''] ?? magneticGauge)(dims)
}
