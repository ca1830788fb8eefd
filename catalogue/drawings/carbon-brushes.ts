import { dimH, dimV } from './dimension'
import type { Dims } from './dims'
import { clamp } from './geometry'
import { black, FAINT } from './ink'
import { path, rect, repeat, sheet } from './pen'

/** Thickness, width and length of the carbon, mm. */
function sizeOf(dims: Dims): readonly [thick: number, wide: number, long: number] {
  const [thick, wide, long] = (
    /^\d{1,2}(\.\d)?(x\d{1,2}(\.\d)?){2}$/.exec(dims.t ?? '')?.[0] ?? '5x8x12'
  )
    .split('x')
    .map(Number)
  return [thick || 5, wide || 8, long || 12]
}

/** Pair of carbon brushes with their leads and springs, in their true ratio: thickness, width and length. */
export function carbonBrush(dims: Dims): string {
  const [thick, wide, long] = sizeOf(dims)
  const scale = Math.min(7.5, 128 / long, 96 / wide)
  const [w, h, depth] = [wide * scale, long * scale, clamp(thick * scale * 0.7, 14, 60)]
  const top = 250 - h
  const brush = (x: number) => {
    const middle = x + (w + depth) / 2
    const seat = top - depth * 0.22
    return [
      path(
        `M${x} ${top}L${x + depth} ${top - depth * 0.5}H${x + w + depth}V${top + h - depth * 0.5}L${x + w} ${top + h}H${x}Z`,
        black,
      ),
      path(
        `M${x} ${top}H${x + w}L${x + w + depth} ${top - depth * 0.5}M${x + w} ${top}V${top + h}`,
        {
          width: 1.5,
          stroke: '#8fa0b0',
        },
      ),
      path(
        `M${middle} ${seat}${repeat(5, (i) => `L${middle + (i % 2 ? -13 : 13)} ${seat - 10 - i * 10}`)}L${middle} ${seat - 60}`,
        { width: 3, stroke: FAINT },
      ),
      path(
        `M${middle} ${seat}C${middle + 40} ${seat - 24} ${middle + 30} ${seat - 50} ${middle} ${seat - 64}`,
        {
          width: 3.5,
          stroke: '#c9793f',
        },
      ),
      rect(middle - 18, seat - 74, 36, 12, { fill: '#e3b54a' }, 2),
    ].join('')
  }
  const [left, right] = [64, 400 - 44 - w - depth]
  const text = (value: number) => (dims.t && !dims.plain && !dims.abc ? String(value) : '')
  return sheet([
    brush(left),
    brush(right),
    dimH(left, left + w, 276, text(wide), top + h),
    dimV(top, top + h, left - 20, text(long), left),
    dimH(right + w, right + w + depth, 276, text(thick), top + h - depth * 0.5),
  ])
}
