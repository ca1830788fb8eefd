import { leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { black, deep, GREY, orange, shade, thin, yellow } from './ink'
import { circle, line, path, rect, repeat, sheet } from './pen'

function stepsOf(dims: Dims): number {
  return Math.round(num(dims, 'n', { fallback: 5, min: 2, max: 14 }))
}

const counted = (dims: Dims) => leader(150, 150, 60, 96, tag(dims, 'n', '', ' 步'))

/** Single ladder that leans against a wall. */
function single(dims: Dims): string {
  const n = stepsOf(dims)
  return sheet([
    repeat(n, (i) => rect(160, 36 + ((i + 0.5) * 230) / n, 84, 9, { fill: GREY, width: 1.5 }, 2)),
    ...[152, 236].map((x) => rect(x, 18, 14, 256, shade, 3)),
    ...[146, 230].map((x) => rect(x, 272, 26, 12, black, 3)),
    counted(dims),
  ])
}

/** Telescopic ladder: tubes that slide into one another under their collars. */
function telescopic(dims: Dims): string {
  const n = stepsOf(dims)
  const step = 240 / n
  return sheet([
    ...[150, 238].map((x) =>
      repeat(n, (i) => rect(x + 6 - (i * 5) / n, 22 + i * step, 8 + (i * 10) / n, step, shade, 2)),
    ),
    repeat(n, (i) => rect(148, 18 + (i + 1) * step, 112, 8, black, 2)),
    ...[142, 240].map((x) => rect(x, 272, 28, 12, black, 3)),
    counted(dims),
  ])
}

/** Mobile platform: steps to a deck with a guard rail, on castors. */
function platform(dims: Dims): string {
  const n = Math.min(stepsOf(dims), 8)
  const rise = 130 / n
  return sheet([
    path('M96 256L206 118M126 256L232 118', { width: 7, stroke: GREY }),
    repeat(n, (i) => rect(104 + (i * 108) / n, 246 - i * rise, 40, 7, deep, 2)),
    rect(206, 112, 134, 12, orange, 2),
    path('M214 112V30H334V112M214 66H334M96 256L96 206L214 66', { width: 5, stroke: '#e2b93b' }),
    path('M216 124V256M332 124V256M216 190H332M216 124L332 190', { width: 5, stroke: GREY }),
    ...[100, 222, 328].map((x) => circle(x, 270, 13, black) + circle(x, 270, 5, yellow)),
    line(84, 284, 350, 284, thin),
    counted(dims),
  ])
}

/** Ladders that are no step ladders, by the word in `t`. */
export const LADDERS: Readonly<Record<string, (dims: Dims) => string>> = {
  single,
  telescopic,
  platform,
}
