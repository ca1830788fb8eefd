import { centreLine, dimH } from './dimension'
import { type Dims, num, tag } from './dims'
import { body, deep, shade, white } from './ink'
import { circle, path, rect, repeat, sheet } from './pen'

/** Waisted plate of a chain between two pins. */
export function chainPlate(x1: number, x2: number, y: number, r: number, outer: boolean): string {
  const mid = (x1 + x2) / 2
  const waist = r * 0.62
  return path(
    `M${x1} ${y - r}C${x1 + r} ${y - r} ${mid - r * 0.6} ${y - waist} ${mid} ${y - waist}S${x2 - r} ${y - r} ${x2} ${y - r}A${r} ${r} 0 0 1 ${x2} ${y + r}C${x2 - r} ${y + r} ${mid + r * 0.6} ${y + waist} ${mid} ${y + waist}S${x1 + r} ${y + r} ${x1} ${y + r}A${r} ${r} 0 0 1 ${x1} ${y - r}Z`,
    outer ? body : shade,
  )
}

const ROWS_MAX = 3
/** Heights of a row seen from above: three rows still fit on the sheet. */
const ROW_SCALES = [1, 0.72, 0.5]

type Row = { pins: readonly number[]; pitch: number; cy: number; scale: number }

/** One row of a chain from above: rollers on their pins between inner and outer plates. */
function chainRow({ pins, pitch, cy, scale }: Row): string {
  const plates = (from: number, at: number, ink: typeof body) =>
    [from, from + 2].map((i) =>
      [-at - 7, at].map((dy) =>
        rect((pins[i] ?? 0) - 24, cy + dy * scale, pitch + 48, 7 * scale, ink),
      ),
    )
  return [
    ...pins.map(
      (x) =>
        rect(x - 14, cy - 20 * scale, 28, 40 * scale, body, 3) +
        rect(x - 5, cy - 42 * scale, 10, 84 * scale, deep, 2),
    ),
    ...plates(1, 20, shade).flat(),
    ...plates(0, 29, body).flat(),
  ].join('')
}

/** Roller chain from its side and from above, with its pitch and its rows. */
export function rollerChain(dims: Dims): string {
  const p = 72
  const y = 112
  const r = 30
  const x0 = 56
  const top = 222
  const pins = Array.from({ length: 5 }, (_, i) => x0 + i * p)
  const rows = Math.round(num(dims, 'n', { fallback: 1, min: 1, max: ROWS_MAX }))
  const scale = ROW_SCALES[rows - 1] ?? 1
  return sheet([
    ...[0, 2].map((i) => chainPlate(x0 + (i + 1) * p, x0 + (i + 2) * p, y, r, false)),
    ...[0, 2].map((i) => chainPlate(x0 + i * p, x0 + (i + 1) * p, y, r, true)),
    ...pins.map((x) => circle(x, y, 15, white) + circle(x, y, 9, deep)),
    centreLine(16, y, 384, y),
    repeat(rows, (i) => {
      const cy = top + (i - (rows - 1) / 2) * 84 * scale
      return chainRow({ pins, pitch: p, cy, scale })
    }),
    dimH(x0 + p, x0 + 2 * p, y - r - 26, tag(dims, 'p'), y - r),
  ])
}
