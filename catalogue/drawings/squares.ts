import { dimH } from './dimension'
import { type Dims, tag } from './dims'
import { body, deep, shade, thin, WHITE, white } from './ink'
import { circle, line, path, polygon, rect, repeat, sheet } from './pen'

/** Graduations upwards from y, every fifth longer. */
const marksUp = (x: number, y: number, count: number) =>
  path(
    repeat(count, (i) => `M${x + i * 8} ${y}v${i % 5 ? -6 : -11}`),
    thin,
  )

/** Combination square: a sliding rule in a head with a face at 90° and one at 45°. */
function combinationSquare(dims: Dims): string {
  return sheet([
    polygon(
      [
        [130, 106],
        [292, 106],
        [292, 268],
      ],
      shade,
    ),
    polygon(
      [
        [216, 146],
        [264, 146],
        [264, 194],
      ],
      white,
    ),
    rect(186, 116, 62, 18, { fill: '#d8ef8b' }, 6),
    circle(217, 125, 7, { fill: WHITE, width: 1 }),
    rect(28, 70, 344, 36, body),
    line(28, 88, 372, 88, thin),
    marksUp(36, 106, 42),
    rect(262, 46, 26, 24, deep, 4),
    line(275, 46, 275, 70, thin),
    dimH(28, 372, 34, tag(dims, 'd'), 70),
  ])
}

/** Carpenter's square: one flat steel angle without a stock, graduated along both arms. */
function carpentersSquare(dims: Dims): string {
  return sheet([
    path('M52 36H88V222H348V258H52Z', body),
    marksUp(100, 258, 31),
    path(
      repeat(26, (i) => `M52 ${48 + i * 8}h${i % 5 ? 6 : 11}`),
      thin,
    ),
    path(
      repeat(31, (i) => `M${100 + i * 8} 222v${i % 5 ? 5 : 9}`),
      thin,
    ),
    circle(70, 54, 6, white),
    dimH(52, 348, 290, tag(dims, 'd'), 258),
  ])
}

/** Try square with its graduated blade in a wide stock, or one of the other squares. */
export function square(dims: Dims): string {
  if (dims.t === 'combination') return combinationSquare(dims)
  if (dims.t === 'wood') return carpentersSquare(dims)
  return sheet([
    path('M58 40H98V220H348V258H58Z', body),
    rect(46, 40, 52, 218, shade, 2),
    marksUp(118, 258, 27),
    line(98, 220, 98, 258),
    circle(72, 70, 5, deep),
    circle(72, 228, 5, deep),
    path('M98 200H118V220', thin),
    dimH(46, 348, 290, tag(dims, 'd'), 258),
  ])
}
