import { byContent, contentScale } from './by-content'
import { dimH } from './dimension'
import { colourOf, type Dims, num, tag } from './dims'
import { BLACK, BODY, black, blue, body, deep, FAINT, RED, SHADE, thin, WHITE, yellow } from './ink'
import { circle, line, lines, path, rect, repeat, sheet } from './pen'

/** Soft tool bag: two handles, a zip and outer pockets. */
function toolBag(): string[] {
  return [
    path('M138 104Q140 34 200 34T262 104', { width: 12, stroke: BLACK }),
    path('M44 118Q46 96 70 92H330Q354 96 356 118L366 246Q366 258 352 258H48Q34 258 34 246Z', blue),
    path('M60 106H340', { width: 6, stroke: BLACK }),
    path('M60 106H340', { width: 2, stroke: WHITE, dash: '4 4' }),
    ...[58, 156, 254].map((x) => rect(x, 158, 88, 82, black, 6) + line(x, 176, x + 88, 176, thin)),
    circle(200, 106, 6, deep),
  ]
}

/** The trays of a box that opens in levels, one above the other; a set counts its pieces instead. */
function trays(dims: Dims): string {
  const n = num(dims, 'n', { fallback: 1 })
  if (n < 2 || n > 3) return ''
  return repeat(n - 1, (i) => {
    const y = 252 - ((i + 1) * 108) / n
    return (
      line(38, y, 362, y, { width: 2.5, stroke: '#a4b1bd' }) +
      rect(30, y - 16, 10, 32, deep, 3) +
      rect(360, y - 16, 10, 32, deep, 3)
    )
  })
}

/** Box of plastic: black below a lid in its colour, with yellow latches. */
function plasticBox(dims: Dims): string[] {
  const lid = { fill: colourOf(dims, RED) }
  return [
    path('M140 84V60Q140 44 156 44H244Q260 44 260 60V84H244V62H156V84Z', black),
    path('M44 134L62 90Q66 84 74 84H326Q334 84 338 90L356 134Z', lid),
    rect(38, 134, 324, 118, black, 8),
    rect(38, 128, 324, 16, lid, 4),
    trays(dims),
    ...[92, 284].map((x) => rect(x, 116, 26, 46, yellow, 4) + line(x + 4, 150, x + 22, 150, thin)),
    trays(dims) ? '' : rect(150, 176, 100, 44, { width: 1, stroke: '#a4b1bd' }, 5),
    lines(
      [
        [60, 236, 340, 236],
        [60, 164, 82, 164],
        [318, 164, 340, 164],
      ],
      { width: 1, stroke: '#a4b1bd' },
    ),
  ]
}

/** Bow of a handle, of tube between two lugs. */
const bow = (stroke: string) =>
  path('M142 86V62Q142 46 158 46H242Q258 46 258 62V86', { width: 14 }) +
  path('M142 86V62Q142 46 158 46H242Q258 46 258 62V86', { width: 10, stroke })

/** Hasp of sheet metal over the seam at x. */
const hasp = (x: number) =>
  rect(x, 112, 26, 42, deep, 2) + rect(x + 7, 134, 12, 14, { fill: WHITE, width: 1.5 }, 2)

/** Box folded of sheet metal with its beads: painted all over, or bare with its handle in its colour. */
function sheetBox(dims: Dims, painted: boolean): string[] {
  const colour = colourOf(dims, RED)
  const fill = painted ? colour : BODY
  const bead = { width: 1.5, stroke: painted ? WHITE : FAINT }
  return [
    bow(painted ? SHADE : colour),
    ...[128, 244].map((x) => rect(x, 76, 28, 10, deep)),
    path('M38 134V112Q40 84 70 84H330Q360 84 362 112V134Z', { fill }),
    path('M60 106Q62 98 74 98H326Q338 98 340 106', bead),
    rect(38, 134, 324, 118, { fill }, 2),
    rect(34, 128, 332, 12, { fill }, 2),
    trays(dims) || rect(58, 164, 284, 68, bead, 10),
    hasp(92),
    hasp(282),
    repeat(4, (i) => circle(46, 160 + i * 26, 2, deep) + circle(354, 160 + i * 26, 2, deep)),
  ]
}

/** Case of aluminium edge profiles and ball corners round panels of its colour. */
function aluminiumCase(dims: Dims): string[] {
  const edges: readonly (readonly [number, number, number, number])[] = [
    [38, 84, 324, 16],
    [38, 124, 324, 20],
    [38, 236, 324, 16],
    [38, 84, 16, 168],
    [346, 84, 16, 168],
  ]
  return [
    bow(BLACK),
    ...[128, 244].map((x) => rect(x, 76, 28, 10, deep)),
    rect(38, 84, 324, 168, { fill: colourOf(dims, SHADE) }, 4),
    ...edges.map(([x, y, w, h]) => rect(x, y, w, h, body, 2)),
    line(54, 134, 346, 134, thin),
    trays(dims),
    ...[46, 354].flatMap((x) => [92, 244].map((y) => circle(x, y, 14, deep))),
    ...[90, 274].map(
      (x) => rect(x, 112, 36, 44, { fill: SHADE }, 4) + circle(x + 18, 134, 8, body),
    ),
  ]
}

const BOXES: Readonly<Record<string, (dims: Dims) => string[]>> = {
  bag: toolBag,
  sheet: (dims) => sheetBox(dims, true),
  stainless: (dims) => sheetBox(dims, false),
  metal: aluminiumCase,
}

/** Pieces of the largest set, and inches of the longest box. */
const LARGEST_SET = 110
const LARGEST_BOX = 24

/** Tool box of its material with its levels, lid, latches and handle; a set may come in a bag. */
export function toolCase(dims: Dims): string {
  const box = BOXES[dims.t ?? ''] ?? plasticBox
  const pieces = num(dims, 'n', { fallback: LARGEST_SET })
  const inches = num(dims, 'd', { fallback: LARGEST_BOX })
  // Levels are counted as the pieces of a set are.
  const share = pieces > 3 ? pieces / LARGEST_SET : (inches / LARGEST_BOX) ** 3
  const scale = contentScale(share)
  return sheet([
    byContent(box(dims), share, { x: 200, y: 252 }),
    dims.t === 'bag'
      ? ''
      : dimH(200 - 162 * scale, 200 + 162 * scale, 284, tag(dims, 'd', '', '″'), 252),
  ])
}
