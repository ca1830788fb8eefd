import { type Dims, num } from './dims'
import { clamp } from './geometry'
import { path } from './pen'

export const WATER = '#cfe4f2'

/** Middle between the branches of a gauge, and the distance of the branches of the longest, px. */
export const MIDDLE = 142
export const LONGEST_PX = 168
/** Millimetres of the longest column. */
const LONGEST = 2000
/** How much shorter one is drawn that measures a tenth. */
const PER_TENFOLD = 90

/** Distance of the branches, px: seven lengths between 300 and 2000 mm still differ. */
export function spanOf(dims: Dims): number {
  const share = num(dims, 'l', { fallback: LONGEST }) / LONGEST
  return clamp(LONGEST_PX + PER_TENFOLD * Math.log10(share), 36, LONGEST_PX)
}

/** A tank's wall on the left, filled to y. */
export function tank(y: number): string {
  return (
    path(`M20 ${y}Q32 ${y - 6} 44 ${y}T68 ${y}T92 ${y}T116 ${y}V270H20Z`, {
      fill: WATER,
      stroke: 'none',
    }) + path('M116 24V270M20 24H116M20 270H116')
  )
}
