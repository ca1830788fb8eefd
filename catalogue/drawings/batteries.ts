import { type Dims, input } from './dims'
import { short } from './geometry'
import { black, blue, deep, GREEN, RED, WHITE, YELLOW } from './ink'
import { circle, label, line, lines, path, placed, rect, repeat, sheet } from './pen'

/** Packs by voltage: the width of the slide pack, and the stick pack of 12 V. */
const WIDTHS: Readonly<Record<string, number>> = { '20': 156, '36': 204 }

/** Capacities that fill a second and a third row of cells, Ah. */
const SECOND_ROW = 3
const THIRD_ROW = 6
const ROW_PX = 28
const DEFAULT_AH = 4.5

type Pack = Readonly<{ cx: number; y: number; volts: string; amps: number }>

/** Pack that goes into the grip, by a third wider where it holds two rows. */
function stickPack({ cx, y, volts, amps }: Pack): string {
  const half = amps < SECOND_ROW ? 44 : 58
  return (
    rect(cx - 26, y - 132, 52, 78, deep, 12) +
    lines([
      [cx - 12, y - 126, cx - 12, y - 104],
      [cx + 12, y - 126, cx + 12, y - 104],
    ]) +
    path(`M${cx - half} ${y}V${y - 62}H${cx + half}V${y}Z`, blue) +
    label(cx, y - 36, `${volts}V`, 22, WHITE) +
    label(cx, y - 12, `${short(amps)}Ah`, 22, WHITE)
  )
}

/** Pack that slides onto a tool, the higher the more rows of cells it holds; its foot on y. */
function slidePack({ cx, y, volts, amps }: Pack): string {
  const h = 68 + ROW_PX * (Number(amps >= SECOND_ROW) + Number(amps >= THIRD_ROW))
  const w = WIDTHS[volts] ?? 156
  const l = cx - w / 2
  const [dx, dy] = [l + 38, y - h / 2 - 4]
  return (
    rect(cx - 44, y - h - 20, 88, 22, deep, 3) +
    repeat(4, (i) =>
      line(cx - 28 + i * 19, y - h - 18, cx - 28 + i * 19, y - h - 1, { width: 3 }),
    ) +
    path(
      `M${l + 12} ${y - h}H${l + w - 12}L${l + w} ${y - h + 22}V${y}H${l}V${y - h + 22}Z`,
      blue,
    ) +
    path(
      `M${dx + 5} ${dy - 24}L${dx - 15} ${dy + 8}H${dx - 2}L${dx - 7} ${dy + 32}L${dx + 17} ${dy - 2}H${dx + 2}Z`,
      { fill: YELLOW, width: 1.5 },
    ) +
    label(cx + 24, y - h / 2 - 2, `${volts}V`, 26, WHITE) +
    label(cx + 24, y - h / 2 + 24, `${short(amps)}Ah`, 24, WHITE)
  )
}

const packOf = (pack: Pack) => (pack.volts === '12' ? stickPack(pack) : slidePack(pack))

/** Battery pack of its voltage and capacity, alone or over its charger. */
export function batteryCharger(dims: Dims): string {
  const volts = ['12', '20', '36'].find((one) => one === dims.u) ?? '18'
  const amps = input(dims, 'v') ?? DEFAULT_AH
  if (dims.t !== 'charger')
    return sheet([placed([packOf({ cx: 0, y: 0, volts, amps })], 200, 240, 1.4)])
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
    packOf({ cx: 136, y: 156, volts, amps }),
  ])
}
