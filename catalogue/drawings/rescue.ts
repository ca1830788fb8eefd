import { byContent } from './by-content'
import { type Dims, num } from './dims'
import {
  BLACK,
  black,
  dark,
  deep,
  GREEN,
  green,
  medium,
  orange,
  pale,
  RED,
  shade,
  thin,
  WHITE,
  white,
  yellow,
} from './ink'
import { circle, line, path, rect, repeat, sheet } from './pen'
import { directionSign, exitSign, explosionProofLamp } from './rescue-signs'
import { STRETCHERS } from './stretcher-forms'
import { bothSides } from './symmetry'

/** Soft first-aid bag: rounded, with a zip, a strap and its cross. */
function firstAidBag(): string[] {
  return [
    path('M150 74Q152 34 200 34T250 74', { width: 12, stroke: BLACK }),
    rect(64, 70, 272, 190, { fill: RED }, 44),
    path('M68 120Q200 96 332 120', { width: 7, stroke: BLACK }),
    path('M68 120Q200 96 332 120', { width: 2, stroke: WHITE, dash: '4 4' }),
    rect(112, 136, 176, 104, { fill: '#c8473c' }, 22),
    path('M188 148H212V176H240V200H212V228H188V200H160V176H188Z', white),
    rect(322, 112, 18, 12, deep, 3),
  ]
}

/** People that the largest case is for. */
const PEOPLE = 100

/** First-aid case with its cross, handle and latches, of metal or plastic; or a soft bag. */
export function firstAid(dims: Dims): string {
  const share = num(dims, 'v', { fallback: PEOPLE }) / PEOPLE
  return sheet([byContent(dims.t === 'bag' ? firstAidBag() : firstAidCase(dims), share)])
}

function firstAidCase(dims: Dims): string[] {
  const metal = dims.t !== 'plastic'
  return [
    // On a wall it hangs by two plates in place of a handle.
    dims.u === 'wall'
      ? [104, 254].map((x) => rect(x, 36, 36, 36, shade, 4) + circle(x + 18, 50, 6, dark)).join('')
      : path('M148 72V48Q148 32 164 32H236Q252 32 252 48V72', { width: 14 }) +
        path('M148 72V48Q148 32 164 32H236Q252 32 252 48V72', { width: 10, stroke: BLACK }),
    path('M52 72L66 62H348L360 72V256L350 264H340V72Z', deep),
    rect(52, 72, 290, 192, metal ? pale : orange, metal ? 14 : 30),
    path('M52 112H342', medium),
    path('M52 120H342', thin),
    circle(197, 186, 56, green),
    path('M182 146H212V171H237V201H212V226H182V201H157V171H182Z', white),
    ...[88, 270].map((x) => rect(x, 98, 36, 36, shade, 5) + line(x + 8, 124, x + 28, 124)),
    ...(metal
      ? [60, 328].map((x) => circle(x + 3, 254, 2.5, dark) + circle(x + 3, 84, 2.5, dark))
      : []),
  ]
}

/** Twin-head emergency lamp with its charge indicators and exit arrow. */
export function emergencyLamp(dims: Dims): string {
  if (dims.t === 'exit') return exitSign()
  if (dims.t === 'direction') return directionSign()
  return dims.t === 'ex' ? explosionProofLamp() : twinLamp()
}

/** Twin emergency lamp with its charger. */
function twinLamp(): string {
  return sheet([
    bothSides([
      path('M128 108L134 126H146V108Z', deep),
      circle(112, 72, 48, pale),
      circle(112, 72, 37, { fill: '#fff6d2' }),
      repeat(4, (i) => path(`M${84 + i * 16} 50V94`, { width: 1, stroke: '#b49b4b' })),
      circle(112, 72, 11, yellow),
      path('M88 52Q96 42 108 40', { stroke: WHITE, width: 5 }),
    ]),
    rect(56, 126, 288, 130, pale, 12),
    rect(66, 136, 268, 110, thin, 8),
    rect(84, 154, 132, 72, green, 6),
    path('M104 182H158V166L196 190L158 214V198H104Z', { fill: WHITE, width: 1.5 }),
    ...[RED, '#e2b93b', GREEN].map((fill, i) => circle(244 + i * 22, 170, 6, { fill, width: 1.5 })),
    circle(310, 170, 8, shade),
    repeat(4, (i) => line(240, 196 + i * 9, 314, 196 + i * 9, medium)),
    path('M180 256V274H220V256', deep),
  ])
}

/** Stretcher of its form from above, with its handles, and its straps if it has them. */
export function stretcher(dims: Dims): string {
  const strapped = dims.u !== 'none'
  const folds = dims.t === 'four' ? [138, 200, 262] : [200]
  return STRETCHERS[dims.t ?? '']?.(strapped) ?? foldingStretcher(folds, strapped)
}

/** Folding stretcher with the lines at which it folds. */
function foldingStretcher(folds: readonly number[], strapped: boolean): string {
  return sheet([
    ...[78, 206].map(
      (y) =>
        rect(10, y, 380, 16, shade, 8) +
        rect(10, y, 46, 16, black, 8) +
        rect(344, y, 46, 16, black, 8),
    ),
    path('M70 70H330Q338 70 338 80V220Q338 230 330 230H70Q62 230 62 220V80Q62 70 70 70Z', orange),
    rect(74, 100, 56, 100, pale, 12),
    rect(80, 106, 44, 88, { width: 1, dash: '4 3' }, 8),
    ...folds.map((x) => line(x, 70, x, 230, { width: 1.5, dash: '8 5' })),
    ...(strapped ? [160, 230, 292] : []).map(
      (x) =>
        rect(x, 64, 20, 172, black, 3) +
        rect(x - 5, 136, 30, 28, deep, 4) +
        rect(x + 2, 143, 16, 14, { fill: WHITE, width: 1.5 }),
    ),
  ])
}
