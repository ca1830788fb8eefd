import { byContent } from './by-content'
import { colourOf, type Dims, num, tag } from './dims'
import { drum } from './drums'
import { black, blue, body, deep, thin, WHITE, YELLOW } from './ink'
import { ellipse, label, path, rect, sheet } from './pen'

/** Cartridge of a grease gun, of 400 g; a little of the grease is pressed out. */
function greaseCartridge(fill: string, grade: string): string[] {
  return [
    rect(96, 96, 216, 104, body, 6),
    rect(84, 90, 16, 116, black, 4),
    rect(136, 110, 136, 76, { fill: WHITE, width: 1.5 }, 3),
    path('M150 128H258M150 142H240M150 156H250', thin),
    label(240, 180, grade, 18),
    path('M312 104L334 130V166L312 192Z', deep),
    path('M334 136Q352 128 350 144Q368 150 352 160Q344 168 334 160Z', { fill }),
  ]
}

/** NLGI number as it is printed: not in small pictures, nor on one drawing of many sizes. */
const consistency = (dims: Dims) =>
  dims.plain || dims.abc ? '' : (['0#', '1#', '2#', '3#'][Number(dims.u ?? Number.NaN)] ?? '')

/** Grease in the pack it is sold in, with its kilograms. */
export function grease(dims: Dims): string {
  const fill = colourOf(dims, YELLOW)
  const kg = num(dims, 'v', { fallback: 15, max: 200 })
  const grade = consistency(dims)
  const small =
    kg < 0.5 ? greaseCartridge(fill, grade) : [byContent(greaseTub(fill, grade), kg / 20)]
  return sheet([
    ...(kg > 60 ? [drum(grade, fill)] : small),
    label(362, 262, tag(dims, 'v', '', ' kg'), 16),
  ])
}

/** Grease tub with its lid off, the grease standing in it. */
function greaseTub(fill: string, grade: string): string[] {
  return [
    path('M76 128Q200 -34 324 128', { width: 3 }),
    path('M76 120L92 258A108 20 0 0 0 308 258L324 120Z', body),
    path('M80 158A121 24 0 0 0 320 158L312 228A112 22 0 0 1 88 228Z', blue),
    ellipse(200, 120, 128, 30, deep),
    ellipse(200, 120, 116, 24, { fill }),
    path(
      'M112 114Q130 100 152 108Q158 80 196 84Q222 62 232 90Q262 92 262 108Q284 104 290 116Q252 138 200 138T112 114Z',
      { fill },
    ),
    path('M160 108Q186 98 206 108T250 106M150 122Q190 112 230 124', thin),
    rect(148, 190, 104, 46, { fill: WHITE, width: 1.5 }, 4),
    grade ? label(200, 222, grade, 26) : path('M162 204H238M162 214H222M162 224H230', thin),
    rect(66, 118, 12, 20, black, 3),
    rect(322, 118, 12, 20, black, 3),
  ]
}
