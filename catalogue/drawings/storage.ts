import { dimH, leader } from './dimension'
import { colourOf, type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { BLUE, black, deep, GREY, medium, orange, shade, thin, WHITE } from './ink'
import { LADDERS } from './ladder-forms'
import { line, path, polygon, rect, repeat, sheet } from './pen'

/** Storage rack with the true number of levels, its uprights in its colour. */
export function shelf(dims: Dims): string {
  const n = Math.round(num(dims, 'n', { fallback: 4, min: 2, max: 7 }))
  const width = clamp(num(dims, 'l', { fallback: 1500 }) * 0.1 + 100, 180, 290)
  const fill = colourOf(dims, BLUE)
  const x = 190 - width / 2
  const top = 34
  const low = 244
  const post = (px: number, dy: number) =>
    rect(px, top - dy, 12, low - top, { fill }, 1) +
    repeat(10, (i) => line(px + 6, top - dy + 12 + i * 20, px + 6, top - dy + 17 + i * 20, medium))
  return sheet([
    post(x + 34, 18),
    post(x + width + 22, 18),
    repeat(n, (i) => {
      const y = top + 12 + (i * (low - top - 30)) / (n - 1)
      return (
        polygon(
          [
            [x + 12, y],
            [x + 42, y - 18],
            [x + width + 26, y - 18],
            [x + width, y],
          ],
          shade,
        ) + rect(x + 6, y, width, 10, orange, 1)
      )
    }),
    post(x, 0),
    post(x + width, 0),
    rect(x - 5, low, 22, 5, deep),
    rect(x + width - 5, low, 22, 5, deep),
    dimH(x, x + width + 12, 280, tag(dims, 'l'), low),
  ])
}

/** Stackable picking bin with its sloped open front and label holder. */
export function binBox(dims: Dims): string {
  const fill = colourOf(dims, BLUE)
  return sheet([
    polygon(
      [
        [66, 84],
        [248, 40],
        [346, 78],
        [170, 128],
      ],
      { fill: '#f6f8fa' },
    ),
    polygon(
      [
        [66, 84],
        [248, 40],
        [248, 150],
        [88, 196],
      ],
      { fill },
    ),
    path('M88 196L248 150L332 188L170 240Z', { fill: WHITE, opacity: 0.35 }),
    polygon(
      [
        [248, 40],
        [346, 78],
        [338, 196],
        [248, 150],
      ],
      { fill },
    ),
    path('M170 176L346 78L338 206L170 258Z', { fill }),
    path('M66 84V146L80 226L170 258V176L76 138Z', { fill }),
    path('M60 80L248 34L352 74L346 84L248 46L68 90Z', { fill }),
    path('M66 134L170 168V182L66 148Z', { fill }),
    polygon(
      [
        [92, 176],
        [152, 198],
        [152, 228],
        [94, 206],
      ],
      { fill: WHITE, width: 1.5 },
    ),
    path('M182 246L326 202M186 190L336 106', thin),
    leader(262, 230, 288, 270, tag(dims, 'd')),
  ])
}

/** Stacking tote with its rim, ribs and grips. */
export function tote(dims: Dims): string {
  const fill = colourOf(dims, BLUE)
  return sheet([
    path('M44 84L104 46H356L338 84Z', { fill }),
    path('M62 84L112 54H340L324 84Z', { fill: '#f6f8fa' }),
    path('M338 84L356 46L350 64V196L330 232V100Z', { fill }),
    path('M56 100L68 232H318L330 100Z', { fill }),
    rect(40, 82, 302, 20, { fill }, 4),
    repeat(7, (i) => line(86 + i * 36, 112, 90 + i * 34.5, 222, thin)),
    rect(152, 116, 82, 22, black, 10),
    rect(158, 160, 70, 44, { fill: WHITE, width: 1.5 }, 3),
    path('M168 172H216M168 182H206M168 192H198', thin),
    path('M67 222H319', thin),
    dimH(40, 342, 272, tag(dims, 'd'), 232),
  ])
}

/** Folding ladder with the true number of steps. */
export function ladder(dims: Dims): string {
  return LADDERS[dims.t ?? '']?.(dims) ?? stepLadder(dims)
}

/** Step ladder, open on both sides. */
function stepLadder(dims: Dims): string {
  const n = Math.round(num(dims, 'n', { fallback: 5, min: 2, max: 14 }))
  const rail = (x1: number, x2: number) =>
    polygon(
      [
        [x1, 30],
        [x1 + 12, 30],
        [x2 + 14, 262],
        [x2, 262],
      ],
      shade,
    )
  const height = clamp(60 / n, 5, 12)
  return sheet([
    polygon(
      [
        [236, 34],
        [248, 34],
        [336, 256],
        [322, 256],
      ],
      deep,
    ),
    path('M206 34L296 256L308 256L220 34Z', deep),
    path('M258 174H308', { width: 4 }),
    repeat(n, (i) => {
      const t = (i + 0.9) / (n + 0.35)
      const y = 36 + t * 218
      return rect(150 - t * 62, y, 92 + t * 62 + t * 10, height, { fill: GREY, width: 1.5 }, 1)
    }),
    rail(140, 74),
    rail(234, 248),
    rect(132, 22, 124, 14, orange, 3),
    rect(68, 260, 26, 12, black, 3),
    rect(242, 260, 26, 12, black, 3),
    rect(292, 254, 48, 10, black, 3),
    leader(124, 150, 60, 96, tag(dims, 'n', '', '×')),
  ])
}
