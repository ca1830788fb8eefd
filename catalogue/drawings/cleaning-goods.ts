import { dimH, dimV, leader } from './dimension'
import { colourOf, type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { BLACK, GREEN, GREY, KRAFT, PALE, thin, WHITE, white } from './ink'
import { circle, ellipse, path, repeat, sheet } from './pen'

/** A stack of folded cloths. */
function foldedCloths(fill: string, count: number): string {
  const pitch = 110 / count
  return sheet([
    repeat(count, (i) => {
      const y = 226 - i * pitch
      return path(
        `M70 ${y}Q56 ${y - pitch / 2} 70 ${y - pitch}H270L344 ${y - pitch - 44}V${y - 44}L270 ${y}Z`,
        {
          fill,
          width: 1.5,
        },
      )
    }),
    path('M70 116L150 72H344L270 116Z', { fill }),
    repeat(4, (row) =>
      repeat(8, (i) =>
        circle(112 + i * 22 + row * 18, 108 - row * 10, 1.6, { fill: GREY, stroke: 'none' }),
      ),
    ),
  ])
}

/** Large roll of wipes with a perforated sheet hanging off, or a stack of them. */
export function cloth(dims: Dims): string {
  const fill = colourOf(dims, PALE)
  if (dims.t) return foldedCloths(fill, dims.t === '300' ? 14 : 7)
  return sheet([
    path('M70 130V236Q98 252 126 238T182 238T238 238V130Z', { fill }),
    path('M70 176H238M70 222H238', { width: 1, dash: '5 5' }),
    repeat(4, (row) =>
      repeat(8, (i) =>
        circle(84 + i * 20, 148 + row * 22, 1.6, { fill: '#8fa0b0', stroke: 'none' }),
      ),
    ),
    path('M70 112A30 62 0 0 1 100 50H300A34 62 0 0 1 300 174H238V130H70Z', { fill }),
    ellipse(300, 112, 36, 62, { fill }),
    ellipse(300, 112, 28, 50, thin),
    ellipse(300, 112, 21, 38, thin),
    ellipse(300, 112, 14, 25, { fill: KRAFT }),
    ellipse(300, 112, 9, 17, { fill: BLACK, width: 1 }),
    path('M112 68H268M106 82H264', { width: 1, stroke: GREY }),
  ])
}

/** Roll of waste bags with one torn half off, its width marked. */
export function bagRoll(dims: Dims): string {
  const fill = colourOf(dims, BLACK)
  return sheet([
    path('M64 116V238Q80 232 96 238T128 238T160 238T192 238T224 238T256 238T282 238V116Z', {
      fill,
    }),
    path('M64 168H282', { width: 1.5, stroke: WHITE, dash: '5 5' }),
    path('M112 124V158M172 124V158M232 124V158M112 182V226M172 182V226M232 182V226', {
      width: 1,
      stroke: WHITE,
      opacity: 0.5,
    }),
    path('M64 96A18 46 0 0 1 82 50H306V142H64Z', { fill }),
    path('M90 66H290M86 78H286', { width: 2, stroke: WHITE, opacity: 0.5 }),
    ellipse(306, 96, 22, 46, { fill }),
    ellipse(306, 96, 15, 33, { width: 1, stroke: WHITE, opacity: 0.6 }),
    ellipse(306, 96, 8, 18, white),
    dimH(64, 282, 276, tag(dims, 'd', '', ' cm'), 238),
    leader(278, 206, 312, 190, tag(dims, 'h', '', ' μm')),
  ])
}

/** Colour of a pad by its grit: that of general use is green. */
const PADS: Readonly<Record<string, string>> = { white: PALE, red: '#a85c4a', grey: GREY }

/** Length of a pad's front edge, and how far its side goes back and up, in the ratio of its sizes. */
function padSides(size: string | undefined): readonly [w: number, dx: number, dy: number] {
  const known = /^\d{3}x\d{3}$/.test(size ?? '') ? (size ?? '') : '190x190'
  const [a = 190, b = 190] = known.split('x').map(Number)
  const back = clamp(b * 0.32, 34, 90)
  return [clamp(70 + a * 0.5, 110, 280), back, back * 0.7]
}

/** Scouring pads stacked, their fibre and thickness showing. */
export function scourPad(dims: Dims): string {
  const t = clamp(num(dims, 'h', { fallback: 8 }) * 3, 16, 36)
  const [w, dx, dy] = padSides(dims.t)
  const strewn = (count: number, at: (u: number, v: number) => string) =>
    repeat(count, (i) => at((i * 0.618) % 1, (i * 0.414 + 0.2) % 1))
  const fibre = (x: number, y: number) => path(`M${x} ${y}q4 -5 9 1`, { width: 0.9 })
  const pad = (y: number, fill: string) =>
    path(`M46 ${y}l${dx} ${-dy}h${w}l${-dx} ${dy}Z`, { fill }) +
    path(`M46 ${y}h${w}v${t}h${-w}Z`, { fill }) +
    path(`M${46 + w} ${y}l${dx} ${-dy}v${t}l${-dx} ${dy}Z`, { fill }) +
    strewn(30, (u, v) => fibre(54 + u * (w - 22), y + 5 + v * (t - 8))) +
    strewn(44, (u, v) => fibre(58 + u * (w - 28) + v * (dx - 6), y - 5 - v * (dy - 10)))
  const low = 206
  const fill = PADS[dims.c ?? ''] ?? GREEN
  return sheet([
    pad(low, fill),
    pad(low - t - 8, fill),
    dimH(46, 46 + w, 276, tag(dims, 'd'), low + t),
    dimV(low - t - 8 - dy, low - 8 - dy, 388, tag(dims, 'h'), 46 + w + dx),
  ])
}
