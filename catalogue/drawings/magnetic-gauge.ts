import { centreLine, dimV } from './dimension'
import { type Dims, tag } from './dims'
import { body, deep, medium, PALE, RED, shade, white, YELLOW } from './ink'
import { MIDDLE, spanOf, tank } from './level-gauge-parts'
import { label, line, rect, repeat, sheet } from './pen'

/** Sensor tube beside the flaps with its head, which sends the level. */
const sender = (top: number, low: number) =>
  rect(304, top - 14, 10, low - top + 36, shade, 3) +
  rect(296, top - 46, 82, 34, body, 6) +
  label(337, top - 23, '4–20mA', 17)

/** Float chamber with two flanged branches and the column of flaps, red as far as the liquid stands. */
export function magneticGauge(dims: Dims): string {
  const span = spanOf(dims)
  const [top, low] = [MIDDLE - span / 2, MIDDLE + span / 2]
  const flaps = Math.floor((span + 28) / 8.2)
  return sheet([
    tank(MIDDLE + 10),
    ...[top, low].map(
      (y) =>
        rect(116, y - 11, 76, 22, body) +
        rect(138, y - 24, 11, 48, shade, 2) +
        rect(152, y - 24, 11, 48, shade, 2),
    ),
    rect(188, top - 28, 38, span + 64, body, 4),
    ...[top - 36, low + 30].map((y) => rect(182, y, 50, 12, shade, 2)),
    rect(200, low + 42, 14, 16, deep),
    rect(193, MIDDLE - 10, 28, 32, { fill: YELLOW, width: 1.5, dash: '5 3' }, 6),
    rect(238, top - 14, 30, span + 36, white, 4),
    repeat(flaps, (i) => {
      const y = top - 10 + i * 8.2
      return rect(242, y, 22, 7, { fill: y < MIDDLE + 8 ? PALE : RED, width: 0.8 })
    }),
    ...[top + 8, low - 12].map((y) => rect(222, y, 20, 8, deep)),
    line(274, top - 8, 274, low + 18, medium),
    repeat(flaps / 2, (i) =>
      line(274, top - 8 + i * 16.4, i % 5 ? 286 : 294, top - 8 + i * 16.4, medium),
    ),
    dims.u === 'output' ? sender(top, low) : '',
    centreLine(207, top - 46, 207, low + 66),
    dimV(top, low, dims.u === 'output' ? 348 : 330, tag(dims, 'l'), 298),
  ])
}
