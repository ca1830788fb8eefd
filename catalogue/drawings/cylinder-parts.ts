import { type Dims, num } from './dims'
import { clamp } from './geometry'
import { body, deep, shade, thin, white } from './ink'
import { line, rect, repeat } from './pen'

/** Length in px of a barrel for a stroke, of a bore drawn r px in radius. */
export function strokePx(dims: Dims, min: number, max: number): number {
  const ratio = num(dims, 'l', { fallback: 100 }) / num(dims, 'd', { fallback: 50 })
  return clamp(min + ratio * 16, min, max)
}

/** Half the height in px of a barrel of its bore. */
export const boreRadius = (dims: Dims): number =>
  clamp(40 + num(dims, 'd', { fallback: 50 }) * 0.22, 44, 66)

/** A threaded end from x on. */
export function threadEnd(x: number, y: number, w: number, r: number): string {
  return (
    rect(x, y - r, w, 2 * r, body) +
    repeat(Math.floor(w / 6), (i) => line(x + 3 + i * 6, y + r, x + 6 + i * 6, y - r, thin))
  )
}

/** A port on top of a cylinder whose upper edge lies at y. */
export const port = (x: number, y: number): string =>
  rect(x - 11, y - 8, 22, 8, shade) + rect(x - 6, y - 16, 12, 8, deep)

type Barrel = Readonly<{ y: number; r: number; left: number; w: number; head: number }>

/** Both heads of a barrel from `left` on, the tie rods with their nuts, and the ports. */
export function tieRods({ y, r, left, w, head }: Barrel): string {
  const right = left + w
  return [
    ...[y - r + 16, y + r - 16].map((at) => rect(left, at - 4, w, 8, white)),
    line(left, y - r * 0.4, right, y - r * 0.4, thin),
    line(left, y + r * 0.4, right, y + r * 0.4, thin),
    ...[left - head, right].map((x) => rect(x, y - r - 4, head, 2 * r + 8, deep, 5)),
    ...[left - head / 2, right + head / 2].map((x) => port(x, y - r - 4)),
    ...[y - r + 16, y + r - 16].flatMap((at) =>
      [left - head + 8, right + head - 8].map((x) => rect(x - 6, at - 7, 12, 14, body, 3)),
    ),
  ].join('')
}
