import { dimH, dimV, leader } from './dimension'
import { colourOf, type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { BLUE, black, deep, FAINT, GREY, medium, orange, SHADE, shade, YELLOW } from './ink'
import { LADDERS } from './ladder-forms'
import { line, path, polygon, rect, repeat, sheet } from './pen'

/** How far the back of a rack lies behind its front, in px, by its depth. */
const DEPTHS: Readonly<Record<string, number>> = { '500': 22, '600': 27 }

/** Storage rack of its height and depth with its levels; an added bay shares the uprights of its neighbour. */
export function shelf(dims: Dims): string {
  const n = Math.round(num(dims, 'n', { fallback: 4, min: 2, max: 7 }))
  const width = clamp(num(dims, 'l', { fallback: 1500 }) * 0.1 + 100, 180, 290)
  const fill = colourOf(dims, BLUE)
  const x = 190 - width / 2
  const low = 250
  const top = low - clamp(num(dims, 'v', { fallback: 2000 }) * 0.084, 120, 210)
  const back = DEPTHS[dims.u ?? ''] ?? 16
  const added = dims.t === 'added'
  const neighbour = (px: number, dy: number) =>
    rect(px, top - dy, 12, low - top, { width: 1, stroke: FAINT, dash: '6 4' }, 1)
  const post = (px: number, dy: number) =>
    rect(px, top - dy, 12, low - top, { fill }, 1) +
    repeat((low - top - 10) / 20, (i) =>
      line(px + 6, top - dy + 12 + i * 20, px + 6, top - dy + 17 + i * 20, medium),
    )
  return sheet([
    added ? neighbour(x + back * 1.6, back) : post(x + back * 1.6, back),
    post(x + width + back * 1.3, back),
    // From below, so that a beam hides the back of the board under it.
    repeat(n, (i) => {
      const y = low - 18 - (i * (low - top - 30)) / (n - 1)
      return (
        polygon(
          [
            [x + 12, y],
            [x + 12 + back * 1.6, y - back],
            [x + width + back * 1.4, y - back],
            [x + width, y],
          ],
          shade,
        ) + rect(x + 6, y, width, 10, orange, 1)
      )
    }),
    added ? neighbour(x, 0) : post(x, 0),
    post(x + width, 0),
    added ? '' : rect(x - 5, low, 22, 5, deep),
    rect(x + width - 5, low, 22, 5, deep),
    dimH(x, x + width + 12, 284, tag(dims, 'l'), low),
    dimV(top, low, x - 24, tag(dims, 'v'), x),
  ])
}

/** Rails of a ladder that is not of bare aluminium: of glass fibre, or of painted steel. */
const RAILS: Readonly<Record<string, string>> = { frp: YELLOW, steel: '#7fa8d4' }

/** Ladder of its kind and material with the true number of steps. */
export function ladder(dims: Dims): string {
  const drawn = LADDERS[dims.t ?? '']?.(dims) ?? stepLadder(dims)
  const rails = RAILS[dims.u ?? '']
  return rails
    ? drawn
        .replaceAll(`fill="${SHADE}"`, `fill="${rails}"`)
        .replaceAll(`stroke="${GREY}"`, `stroke="${rails}"`)
    : drawn
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
    leader(124, 150, 60, 96, tag(dims, 'n', '', ' 步')),
  ])
}
