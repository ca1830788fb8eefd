import { dimH } from './dimension'
import { type Dims, num, tag } from './dims'
import { BODY, deep, medium, PALE, SHADE, shade, WHITE } from './ink'
import { circle, label, line, path, rect, repeat, sheet, turned } from './pen'

/** Degrees that the blades of a feeler gauge are fanned out. */
const FAN = 52
/** Closer blades have no room for their thickness. */
const LEGIBLE = 6

/** Feeler gauge: its blades fanned out of their holder, the thinnest below. */
export function feeler(dims: Dims): string {
  const blades = Math.round(num(dims, 'n', { fallback: 7, min: 2, max: 26 }))
  const step = FAN / blades
  const blade = (i: number) =>
    turned(
      [
        path('M84 206H336Q350 206 350 216T336 226H84Z', { fill: i % 2 ? SHADE : BODY, width: 1.5 }),
        step < LEGIBLE ? '' : label(322, 221, `0.${blades - i}0`, 10),
      ],
      i * step - FAN,
      100,
      216,
    )
  return sheet([
    repeat(blades, blade),
    rect(74, 196, 288, 40, shade, 14),
    circle(100, 216, 11, deep),
    line(94, 216, 106, 216, medium),
    dimH(100, 350, 272, tag(dims, 'l'), 236),
  ])
}

/** Tones of neighbouring blocks that are not of steel. */
const BLOCK_TONES: Readonly<Record<string, readonly string[]>> = {
  ceramic: [WHITE, PALE],
  carbide: ['#a3adb6', '#8f9aa4'],
}

const BLOCKS_A_ROW = 18
/** Width and height of the case's inside, and the room between blocks. */
const CASE = { width: 288, height: 160, gap: 8 }

/** Set of gauge blocks in its case, as many as it has. */
export function gaugeBlock(dims: Dims): string {
  const blocks = Math.round(num(dims, 'n', { fallback: 27, min: 1, max: 122 }))
  const rows = Math.ceil(blocks / BLOCKS_A_ROW)
  const height = CASE.height / rows
  const width = CASE.width / Math.ceil(blocks / rows)
  const gap = Math.min(CASE.gap, width / 4)
  const tones = BLOCK_TONES[dims.c ?? ''] ?? [BODY, SHADE]
  const block = (i: number) => {
    const row = i % rows
    const at = Math.floor(i / rows)
    const fill = tones[(row + at) % 2] ?? BODY
    const [x, y] = [58 + at * width, 72 + row * height]
    return rect(x, y, width - gap, height - gap, { fill, width: 1.5 }, 1)
  }
  return sheet([
    rect(32, 46, 336, 212, { fill: '#b98d63' }, 8),
    rect(46, 60, 308, 184, { fill: '#e6cfa8' }, 4),
    repeat(blocks, block),
    rect(178, 256, 44, 12, deep, 3),
  ])
}
