import type { Dims } from './dims'
import { black, blue, deep, GREEN, RED, WHITE, YELLOW } from './ink'
import { circle, label, line, lines, path, rect, repeat, sheet } from './pen'

/** Packs by voltage: the width of the slide pack, and the stick pack of 12 V. */
const WIDTHS: Readonly<Record<string, number>> = { '20': 156, '36': 204 }

/** The pack alone, its foot on y. */
function pack(cx: number, y: number, volts: string): string {
  const bolt = (dx: number, dy: number) =>
    path(
      `M${dx + 6} ${dy - 28}L${dx - 18} ${dy + 10}H${dx - 2}L${dx - 8} ${dy + 38}L${dx + 20} ${dy - 2}H${dx + 2}Z`,
      { fill: YELLOW, width: 1.5 },
    )
  if (volts === '12')
    return (
      rect(cx - 26, y - 132, 52, 78, deep, 12) +
      lines([
        [cx - 12, y - 126, cx - 12, y - 104],
        [cx + 12, y - 126, cx + 12, y - 104],
      ]) +
      path(`M${cx - 50} ${y}V${y - 56}H${cx + 50}V${y}Z`, blue) +
      label(cx, y - 20, '12V', 24, WHITE)
    )
  const w = WIDTHS[volts] ?? 156
  const l = cx - w / 2
  return (
    rect(cx - 44, y - 116, 88, 22, deep, 3) +
    repeat(4, (i) => line(cx - 28 + i * 19, y - 114, cx - 28 + i * 19, y - 97, { width: 3 })) +
    path(`M${l + 12} ${y - 96}H${l + w - 12}L${l + w} ${y - 74}V${y}H${l}V${y - 74}Z`, blue) +
    bolt(l + 38, y - 52) +
    label(cx + 24, y - 40, `${volts}V`, 28, WHITE)
  )
}

/** Battery pack of its voltage, alone or over its charger. */
export function batteryCharger(dims: Dims): string {
  const volts = ['12', '20', '36'].find((one) => one === dims.u) ?? '18'
  if (dims.t !== 'charger')
    return sheet([`<g transform="translate(-100 -110) scale(1.5)">${pack(200, 220, volts)}</g>`])
  return sheet([
    path('M30 190Q30 176 44 176H226Q240 176 240 190V236Q240 246 230 246H40Q30 246 30 236Z', black),
    rect(60, 164, 150, 14, { fill: '#6b7885' }, 3),
    circle(56, 226, 5, { fill: GREEN, width: 1 }),
    circle(74, 226, 5, { fill: RED, width: 1 }),
    path('M240 222C290 222 280 274 340 268', { width: 4 }),
    rect(340, 256, 26, 24, black, 4),
    lines(
      [
        [366, 262, 380, 262],
        [366, 274, 380, 274],
      ],
      { width: 4 },
    ),
    pack(136, 156, volts),
  ])
}
