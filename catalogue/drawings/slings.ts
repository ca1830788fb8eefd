import { dimH } from './dimension'
import { type Dims, num, tag } from './dims'
import { BLUE, BROWN, GREEN, GREY, ORANGE, RED, WHITE, white, YELLOW } from './ink'
import { ellipse, label, path, rect, sheet } from './pen'

/** Colour of a sling by its rated load in tonnes (JB/T 8521), up to and including that load. */
const LOADS: readonly (readonly [upTo: number, fill: string])[] = [
  [1, '#9a7fc0'],
  [2, GREEN],
  [3, YELLOW],
  [4, GREY],
  [5, RED],
  [6, BROWN],
  [8, BLUE],
]

function slingColour(dims: Dims): string {
  const load = num(dims, 'v', { fallback: 1 })
  return LOADS.find(([upTo]) => load <= upTo)?.[1] ?? ORANGE
}

/** Endless round sling: a loop of its sleeve with the label. */
function roundSling(dims: Dims): string {
  const loop = 'M96 60H304A70 70 0 0 1 304 200H96A70 70 0 0 1 96 60Z'
  return sheet([
    path(loop, { width: 38 }),
    path(loop, { width: 34, stroke: slingColour(dims) }),
    path(loop, { width: 1, dash: '8 5' }),
    rect(166, 176, 68, 48, { fill: WHITE, width: 1.5 }, 2),
    label(200, 206, tag(dims, 'v', '', ' t'), 18),
    dimH(8, 392, 272, tag(dims, 'l', '', ' m'), 200),
  ])
}

/** Webbing sling with a sewn eye at each end, or an endless one, in the colour of its load. */
export function sling(dims: Dims): string {
  const y = 130
  if (dims.t === 'round') return roundSling(dims)
  const fill = slingColour(dims)
  const eye = (cx: number) => ellipse(cx, y, 52, 40, { fill }) + ellipse(cx, y, 34, 20, white)
  return sheet([
    eye(66),
    eye(334),
    path(
      `M96 ${y - 30}L124 ${y - 22}H276L304 ${y - 30}V${y + 30}L276 ${y + 22}H124L96 ${y + 30}Z`,
      {
        fill,
      },
    ),
    path(`M124 ${y - 8}H276M124 ${y + 8}H276`, { width: 1.5, opacity: 0.5 }),
    ...[104, 276].map((x) =>
      path(
        `M${x} ${y - 16}H${x + 20}V${y + 16}H${x}ZM${x} ${y - 16}L${x + 20} ${y + 16}M${x + 20} ${y - 16}L${x} ${y + 16}`,
        {
          width: 1.2,
          stroke: WHITE,
        },
      ),
    ),
    rect(176, y - 20, 48, 40, { fill: WHITE, width: 1.5 }, 2),
    label(200, y + 6, tag(dims, 'v', '', ' t'), 16),
    dimH(14, 386, 226, tag(dims, 'l', '', ' m'), y + 20),
  ])
}
