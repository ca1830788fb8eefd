import { black, deep, GREY, orange, pale, shade, thin, WHITE, yellow } from './ink'
import { circle, line, path, rect, repeat, sheet } from './pen'

const straps = (xs: readonly number[], strapped: boolean) =>
  strapped
    ? xs.map((x) => rect(x, 78, 16, 144, black, 3) + rect(x - 4, 138, 24, 24, deep, 3)).join('')
    : ''

/** Soft stretcher: a sheet of cloth with loops along its edges. */
function soft(strapped: boolean): string {
  return sheet([
    rect(40, 90, 320, 120, orange, 18),
    repeat(5, (i) => path(`M${66 + i * 64} 90Q${82 + i * 64} 60 ${98 + i * 64} 90`, { width: 6 })),
    repeat(5, (i) =>
      path(`M${66 + i * 64} 210Q${82 + i * 64} 240 ${98 + i * 64} 210`, { width: 6 }),
    ),
    path('M56 104H344M56 196H344', { ...thin, dash: '6 4' }),
    straps([130, 250], strapped),
  ])
}

/** Scoop stretcher: two halves of blades that close under the patient. */
function scoop(strapped: boolean): string {
  return sheet([
    path('M24 112Q60 92 120 96H340Q372 98 380 120V148H24Z', shade),
    path('M24 188Q60 208 120 204H340Q372 202 380 180V152H24Z', shade),
    path('M60 148L90 116H330L352 148M60 152L90 184H330L352 152', thin),
    line(24, 150, 380, 150, { width: 2.5 }),
    ...[18, 376].map((x) => rect(x, 138, 14, 24, deep, 4)),
    straps([140, 250], strapped),
  ])
}

/** Spine board: a rigid board with hand holes around it. */
function board(strapped: boolean): string {
  return sheet([
    path(
      'M50 96Q58 84 90 84H330Q366 92 372 150Q366 208 330 216H90Q58 216 50 204Q34 150 50 96Z',
      yellow,
    ),
    repeat(6, (i) => rect(92 + i * 42, 94, 26, 12, { fill: WHITE, width: 1.5 }, 6)),
    repeat(6, (i) => rect(92 + i * 42, 194, 26, 12, { fill: WHITE, width: 1.5 }, 6)),
    circle(76, 150, 22, pale),
    straps([150, 230, 300], strapped),
  ])
}

/** Basket stretcher: a deep shell with a rail around it. */
function basket(strapped: boolean): string {
  return sheet([
    path('M30 110Q40 84 90 84H320Q366 88 376 150Q366 212 320 216H90Q40 216 30 190Z', orange),
    path('M56 118Q64 102 100 102H314Q346 108 352 150Q346 192 314 198H100Q64 198 56 182Z', pale),
    path('M30 110Q40 84 90 84H320Q366 88 376 150Q366 212 320 216H90Q40 216 30 190Z', {
      width: 6,
      stroke: GREY,
      dash: '26 12',
    }),
    straps([130, 210, 290], strapped),
  ])
}

/** Stretchers that do not fold, by the word in `t`. */
export const STRETCHERS: Readonly<Record<string, (strapped: boolean) => string>> = {
  soft,
  scoop,
  board,
  basket,
}
