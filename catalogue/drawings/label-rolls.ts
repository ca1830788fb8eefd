import { dimH, dimV } from './dimension'
import { colourOf, type Dims } from './dims'
import { body, CLEAR, deep, shade, thin, white } from './ink'
import { ellipse, path, rect, repeat, sheet } from './pen'

type Size = readonly [width: number, height: number]

/** Labels by the word of their size, in millimetres. */
const SIZES: Readonly<Record<string, Size>> = {
  '40x30': [40, 30],
  '50x30': [50, 30],
  '60x40': [60, 40],
  '80x60': [80, 60],
  '100x80': [100, 80],
  '100x150': [100, 150],
}
const USUAL: Size = [70, 50]
const PX_PER_MM = 1.2

/** The figures of a label, which plain drawings and those with named dimensions do without. */
function figure(dims: Dims, mm: number): string {
  return dims.plain || dims.abc ? '' : String(mm)
}

/** Roll of labels as wide as they are, a strip of them drawn off. */
export function labelRoll(dims: Dims): string {
  const [width, height] = SIZES[dims.t ?? ''] ?? USUAL
  const fill = colourOf(dims, '#fffdf6')
  const w = width * PX_PER_MM
  const h = height * PX_PER_MM
  const x = 200
  const top = 112
  const count = Math.max(1, Math.floor(180 / (h + 8)))
  const foot = Math.min(296, top + count * (h + 8) + 6)
  return sheet([
    // The strip hangs off the front of the roll.
    path(`M${x - w / 2 - 8} 58H${x + w / 2 + 8}V${foot}H${x - w / 2 - 8}Z`, { fill: '#f2e6c4' }),
    repeat(count, (i) => rect(x - w / 2, top + i * (h + 8), w, h, { fill }, 4)),
    count > 0
      ? repeat(Math.min(9, Math.floor(w / 9)), (i) =>
          rect(x - w / 2 + 8 + i * 6, top + h * 0.55, i % 3 ? 2 : 4, h * 0.3, {
            fill: '#2c3e50',
            stroke: 'none',
          }),
        ) +
        path(
          `M${x - w / 2 + 8} ${top + h * 0.22}H${x + w / 4}M${x - w / 2 + 8} ${top + h * 0.38}H${x}`,
          thin,
        )
      : '',
    path(`M${x - w / 2 - 8} 18V74A22 28 0 0 0 ${x - w / 2 - 8} 18Z`, deep),
    path(
      `M${x - w / 2 - 8} 18H${x + w / 2 + 8}A22 28 0 0 1 ${x + w / 2 + 8} 74H${x - w / 2 - 8}A22 28 0 0 0 ${x - w / 2 - 8} 18Z`,
      shade,
    ),
    ellipse(x - w / 2 - 8, 46, 20, 28, body),
    ellipse(x - w / 2 - 8, 46, 14, 20, thin),
    ellipse(x - w / 2 - 8, 46, 8, 12, white),
    dims.c === 'clear'
      ? path(`M${x + w / 2 - 18} ${top + 6}L${x + w / 2 - 6} ${top + 18}`, {
          stroke: CLEAR,
          width: 4,
        })
      : '',
    dimH(x - w / 2, x + w / 2, 103, figure(dims, width)),
    dimV(top, top + h, x + w / 2 + 34, figure(dims, height), x + w / 2),
  ])
}
