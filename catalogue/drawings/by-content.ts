import { clamp } from './geometry'
import { placed } from './pen'

/** How much smaller one is that holds a tenth. */
const PER_TENFOLD = 0.24
const SMALLEST = 0.45

/** Ground that goods stand on, and their middle. */
type Stand = Readonly<{ x: number; y: number }>

/** Scale of goods that hold this share of what the largest of their kind does. */
export function contentScale(share: number): number {
  return clamp(1 + PER_TENFOLD * Math.log10(share), SMALLEST, 1)
}

/** Parts standing on the ground, the smaller the less they hold of what the largest of their kind does. */
export function byContent(
  parts: readonly string[],
  share: number,
  { x, y }: Stand = { x: 200, y: 276 },
): string {
  const scale = contentScale(share)
  return scale === 1 ? parts.join('') : placed(parts, x - x * scale, y - y * scale, scale)
}
