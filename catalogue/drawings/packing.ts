import { centreCross, dimH, dimV, leader } from './dimension'
import { colourOf, type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { BLACK, black, CLEAR, FAINT, GREEN, KRAFT, thin, WHITE, white } from './ink'
import { circle, ellipse, line, path, rect, repeat, sheet } from './pen'

/** Bubbles on the length drawn off, in staggered rows: of 10 mm, or of 20. */
function bubbles(y: number, height: number, r: number): string {
  const pitch = r * 2.3
  const rows = Math.floor((height - 40) / pitch)
  return repeat(rows, (row) =>
    repeat(Math.floor(130 / pitch), (i) =>
      circle(214 + i * pitch + (row % 2) * r, y + 34 + row * pitch, r, {
        fill: WHITE,
        stroke: FAINT,
        width: 1,
      }),
    ),
  )
}

/** Radius on the drawing of the bubbles of a film, by their diameter in mm. */
const BUBBLES: Readonly<Record<string, number>> = { 10: 6, 20: 11 }

/** Roll of film on its core with a length of it drawn off. */
export function filmRoll(dims: Dims): string {
  const fill = colourOf(dims, CLEAR)
  const height = clamp(num(dims, 'b', { fallback: 500 }) * 0.1 + 110, 120, 200)
  const x = 74
  const w = 128
  const y = 150 - height / 2
  const bubble = BUBBLES[dims.v ?? '']
  const grip = dims.t === 'handle'
  return sheet([
    path(
      `M${x + w} ${y}L356 ${y + 18}Q366 ${y + height / 2} 352 ${y + height - 6}L${x + w} ${y + height}Z`,
      {
        fill,
        opacity: 0.55,
      },
    ),
    bubble
      ? bubbles(y, height, bubble)
      : path(
          `M${x + w + 20} ${y + 20}L336 ${y + 34}M${x + w + 20} ${y + height - 24}L330 ${y + height - 28}`,
          thin,
        ),
    grip ? rect(x + 46, y + height + 10, w - 92, 40, black, 8) : '',
    path(`M${x + 40} ${y + height}V${y + height + 18}H${x + w - 40}V${y + height}Z`, {
      fill: KRAFT,
    }),
    path(`M${x} ${y}V${y + height}A${w / 2} 20 0 0 0 ${x + w} ${y + height}V${y}Z`, { fill }),
    line(x + 18, y + 26, x + 18, y + height - 4, { stroke: WHITE, width: 5, opacity: 0.6 }),
    ellipse(x + w / 2, y, w / 2, 20, { fill }),
    ellipse(x + w / 2, y, w / 2.6, 14, thin),
    path(`M${x + 40} ${y}V${y - 16}H${x + w - 40}V${y}A24 8 0 0 1 ${x + 40} ${y}Z`, {
      fill: KRAFT,
    }),
    ellipse(x + w / 2, y - 16, 24, 7, { fill: KRAFT }),
    ellipse(x + w / 2, y - 16, 17, 4.5, { fill: BLACK, width: 1 }),
    grip ? rect(x + 46, y - 52, w - 92, 34, black, 8) : '',
    dimV(y, y + height, 38, tag(dims, 'b'), x),
    leader(300, y + height - 2, 322, 280, tag(dims, 'h', '', ' μm')),
  ])
}

/** Roll of strapping: its winding on the core, its width and the loose end. */
export function strapRoll(dims: Dims): string {
  const fill = colourOf(dims, GREEN)
  const w = clamp(num(dims, 'b', { fallback: 16 }) * 3 + 24, 46, 84)
  const cx = 132
  const cy = 138
  const x = 278
  return sheet([
    path(`M${cx} ${cy + 104}Q190 ${cy + 132} 268 ${cy + 122}`, { width: 8 }),
    path(`M${cx} ${cy + 104}Q190 ${cy + 132} 268 ${cy + 122}`, { width: 4, stroke: fill }),
    circle(cx, cy, 106, { fill }),
    repeat(5, (i) => circle(cx, cy, 98 - i * 8, thin)),
    circle(cx, cy, 58, { fill: KRAFT }),
    circle(cx, cy, 50, white),
    centreCross(cx, cy, 116),
    rect(x, cy - 106, w, 212, { fill }, 3),
    path(`M${x} ${cy - 82}L${x + w} ${cy - 58}V${cy - 40}L${x} ${cy - 64}Z`, {
      fill: WHITE,
      width: 1,
      opacity: 0.6,
    }),
    path(`M${x} ${cy + 30}L${x + w} ${cy + 54}V${cy + 72}L${x} ${cy + 48}Z`, {
      fill: WHITE,
      width: 1,
      opacity: 0.6,
    }),
    dimH(x, x + w, cy + 134, tag(dims, 'b'), cy + 106),
    leader(206, cy + 128, 176, 292, tag(dims, 'h')),
  ])
}
