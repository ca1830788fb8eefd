import { HIGHLIGHT } from './dims'
import { short } from './geometry'
import { FAINT } from './ink'
import { line } from './pen'

/** The blue every dimension is drawn in. */
export const DIM = 'rgb(44,98,154)'

/** The colour of the one that a column of the table beside it highlights. */
const LIT = 'rgb(200,74,0)'

const ARROW = 8

/** Rough width of a 13px text. */
function widthOf(text: string): number {
  return text.replace(HIGHLIGHT, '').length * 7.6
}

/** A drawn dimension in the colour and weight that its text asks for. */
function lit(text: string, drawn: string): string {
  if (!text.startsWith(HIGHLIGHT)) return drawn
  return drawn
    .replace(HIGHLIGHT, '')
    .replaceAll(DIM, LIT)
    .replaceAll('stroke-width="1"', 'stroke-width="2"')
}

function arrow(x: number, y: number, degrees: number): string {
  return `<path d="M0 0L-${ARROW} -2.6V2.6Z" fill="${DIM}" stroke="none" transform="translate(${short(x)} ${short(y)}) rotate(${short(degrees)})"/>`
}

function stroke(d: string): string {
  return `<path d="${d}" stroke="${DIM}" stroke-width="1"/>`
}

/** Size of a name such as A, and of a figure. */
const NAME_SIZE = 18
const FIGURE_SIZE = 13
const IS_NAME = new RegExp(`^${HIGHLIGHT}?[A-Z]$`)

function word(x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end'): string {
  return `<text x="${short(x)}" y="${short(y)}" font-size="${IS_NAME.test(text) ? NAME_SIZE : FIGURE_SIZE}" text-anchor="${anchor}" fill="${DIM}" stroke="#fff" stroke-width="3" paint-order="stroke">${text}</text>`
}

/** Dimension of `length` along the x axis from 0, the object lying at `from` above or below it. */
function along(length: number, from: number | null, text: string): string {
  const narrow = length < widthOf(text) + 4
  const tight = length < ARROW * 2 + 4
  const over = from === null ? 0 : from > 0 ? -4 : 4
  const ticks =
    from === null
      ? ''
      : stroke(
          `M0 ${short(from + Math.sign(-from) * 3)}V${over}M${short(length)} ${short(from + Math.sign(-from) * 3)}V${over}`,
        )
  const start = tight ? -16 : 0
  const end = tight ? length + 16 : length
  const tail = narrow ? Math.max(end, length + 6) + widthOf(text) + 4 : end
  const base = stroke(`M${start} 0H${short(narrow ? tail : end)}`)
  const heads = tight
    ? arrow(0, 0, 0) + arrow(length, 0, 180)
    : arrow(0, 0, 180) + arrow(length, 0, 0)
  const at = narrow ? tail - widthOf(text) / 2 : length / 2
  return ticks + base + heads + word(at, -4, text, 'middle')
}

/** Horizontal dimension at height y; `from` is the y of the object's edge. Nothing if no text. */
export function dimH(x1: number, x2: number, y: number, text: string, from?: number): string {
  if (!text) return ''
  const left = Math.min(x1, x2)
  const drawn = along(Math.abs(x2 - x1), from === undefined ? null : from - y, text)
  return lit(text, `<g transform="translate(${short(left)} ${short(y)})">${drawn}</g>`)
}

/** Vertical dimension at x, read from the right; `from` is the x of the object's edge. */
export function dimV(y1: number, y2: number, x: number, text: string, from?: number): string {
  if (!text) return ''
  const low = Math.max(y1, y2)
  const drawn = along(Math.abs(y2 - y1), from === undefined ? null : from - x, text)
  return lit(text, `<g transform="translate(${short(x)} ${short(low)}) rotate(-90)">${drawn}</g>`)
}

/** Leader: an arrow at (x, y), a line to (tx, ty) and the text on a shoulder there. */
export function leader(x: number, y: number, tx: number, ty: number, text: string): string {
  if (!text) return ''
  const side = tx >= x ? 1 : -1
  const angle = (Math.atan2(y - ty, x - tx) * 180) / Math.PI
  const shoulder = tx + side * (widthOf(text) + 6)
  return lit(
    text,
    stroke(`M${short(x)} ${short(y)}L${short(tx)} ${short(ty)}H${short(shoulder)}`) +
      arrow(x, y, angle) +
      word(tx + side * 4, ty - 4, text, side > 0 ? 'start' : 'end'),
  )
}

/** Diameter across a circle at an angle (degrees), its text on a shoulder outside the circle. */
export function dimDiameter(
  cx: number,
  cy: number,
  r: number,
  text: string,
  angle = -40,
  reach = 16,
): string {
  if (!text) return ''
  const a = (angle * Math.PI) / 180
  const dx = Math.cos(a)
  const dy = Math.sin(a)
  const x = cx + dx * r
  const y = cy + dy * r
  const tx = cx + dx * (r + reach)
  const ty = cy + dy * (r + reach)
  const side = dx >= 0 ? 1 : -1
  return lit(
    text,
    stroke(
      `M${short(cx - dx * r)} ${short(cy - dy * r)}L${short(tx)} ${short(ty)}H${short(tx + side * (widthOf(text) + 6))}`,
    ) +
      arrow(x, y, angle) +
      arrow(cx - dx * r, cy - dy * r, angle + 180) +
      word(tx + side * 4, ty - 4, text, side > 0 ? 'start' : 'end'),
  )
}

/** A dash-dot centre line. */
export function centreLine(x1: number, y1: number, x2: number, y2: number): string {
  return line(x1, y1, x2, y2, { width: 1, stroke: FAINT, dash: '14 3 3 3' })
}

/** Both centre lines of a round shape, reaching beyond its edge. */
export function centreCross(cx: number, cy: number, r: number): string {
  return centreLine(cx - r, cy, cx + r, cy) + centreLine(cx, cy - r, cx, cy + r)
}
