import { dimH, leader } from './dimension'
import { colourOf, type Dims, num, stripeOf, tag } from './dims'
import { clamp, polar } from './geometry'
import { BLACK, FAINT, PALE, RED, section, white, YELLOW } from './ink'
import { circle, label, line, path, polygon, rect, repeat, sheet } from './pen'

/** Slanted stripes of the second colour on the wound face. */
function stripes(cx: number, cy: number, r: number, stroke: string): string {
  return repeat(12, (i) =>
    line(...polar(cx, cy, r - 14, i * 30), ...polar(cx, cy, r + 14, i * 30 + 12), {
      stroke,
      width: 12,
    }),
  )
}

/** Roll of tape: its wound face with the core, its section with the width, its length; striped in two colours. */
export function tapeRoll(dims: Dims): string {
  const fill = colourOf(dims, '#f3d36b')
  const stripe = stripeOf(dims)
  const b = clamp(28 + num(dims, 'b', { fallback: 48 }) * 0.6, 36, 92)
  const cx = 132
  const cy = 140
  const r = 98
  const hole = 58
  const x = 270
  return sheet([
    path(`M${cx} ${cy + r}H236L242 ${cy + r - 8}H${cx}Z`, { fill }),
    circle(cx, cy, r, { fill }),
    ...[88, 80, 73].map((ring) => circle(cx, cy, ring, { width: 1, opacity: 0.5 })),
    stripe ? stripes(cx, cy, (r + hole) / 2 + 4, stripe) : '',
    circle(cx, cy, hole + 8, { fill: '#d8b68a' }),
    circle(cx, cy, hole, white),
    rect(x, cy - r, b, r - hole - 8, section),
    rect(x, cy - hole - 8, b, 8, { fill: '#d8b68a' }),
    rect(x, cy + hole, b, 8, { fill: '#d8b68a' }),
    rect(x, cy + hole + 8, b, r - hole - 8, section),
    path(`M${x} ${cy - hole}V${cy + hole}M${x + b} ${cy - hole}V${cy + hole}`),
    line(x - 14, cy, x + b + 14, cy, { width: 1, stroke: FAINT, dash: '14 3 3 3' }),
    dimH(x, x + b, cy + r + 34, tag(dims, 'b'), cy + r),
    leader(cx + 62, cy - 62, cx + 92, cy - 112, tag(dims, 'l', '', ' m')),
  ])
}

const WORDS: Readonly<Record<string, string>> = {
  works: '施工重地',
  voltage: '高压危险',
}

/** Barrier tape drawn off its roll: slanted stripes at its edges and its words between. */
export function barrierTape(dims: Dims): string {
  const words = WORDS[dims.t ?? ''] ?? '警戒线'
  const half = clamp(num(dims, 'b', { fallback: 70 }) * 0.3 + 14, 28, 46)
  const y = 196
  const [fill, stripe] = dims.t === 'voltage' ? [YELLOW, BLACK] : [PALE, RED]
  return sheet([
    circle(96, 118, 82, { fill }),
    stripes(96, 118, 62, stripe),
    circle(96, 118, 38, { fill: '#d8b68a' }),
    circle(96, 118, 30, white),
    path(`M96 200H384V${200 + 2 * half}H120L96 200Z`, { fill }),
    repeat(9, (i) =>
      polygon(
        [
          [136 + i * 28, 200],
          [148 + i * 28, 200],
          [142 + i * 28, 200 + half * 0.5],
          [130 + i * 28, 200 + half * 0.5],
        ],
        { fill: stripe, stroke: 'none' },
      ),
    ),
    repeat(9, (i) =>
      polygon(
        [
          [136 + i * 28, 200 + half * 1.5],
          [148 + i * 28, 200 + half * 1.5],
          [142 + i * 28, 200 + half * 2],
          [130 + i * 28, 200 + half * 2],
        ],
        { fill: stripe, stroke: 'none' },
      ),
    ),
    label(206, y + half + 10, words, 19),
    label(316, y + half + 10, words, 19),
    leader(154, 60, 190, 34, tag(dims, 'l', '', ' m')),
    line(376, 200, 376, 200 + 2 * half, { width: 1, stroke: FAINT }),
  ])
}
