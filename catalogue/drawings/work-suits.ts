import { colourOf, type Dims } from './dims'
import { black, deep, medium, WHITE } from './ink'
import { circle, line, path, placed, rect, repeat, sheet } from './pen'
import { bothSides } from './symmetry'

/** Reflective band. */
const BAND = { width: 5, stroke: '#e9edf1' }

/** Trousers beside a jacket. */
const trousers = (fill: string) => [
  path('M276 60H376L388 282H338L328 128L314 282H264Z', { fill }),
  path('M276 60H376L377 76H275Z', black),
  path('M326 76V128M290 78Q288 108 272 114M362 78Q364 108 381 114', medium),
  path('M268 222L319 228M333 228L385 222', BAND),
]

/** Jacket with chest pockets and collar. */
function jacket(fill: string, short: boolean): string[] {
  return [
    path(
      short
        ? 'M112 24L74 40Q52 48 44 74L30 128L66 142L72 128V270H214V128L220 142L256 128L242 74Q234 48 212 40L174 24Z'
        : 'M112 24L74 40Q52 48 44 74L14 220L50 230L72 142V270H214V142L236 230L272 220L242 74Q234 48 212 40L174 24Z',
      { fill },
    ),
    path('M112 24L143 62L174 24L160 18H126Z', black),
    path('M112 24L100 44L124 70L143 52L162 70L186 44L174 24L143 62Z', { fill }),
    line(143, 58, 143, 270, medium),
    repeat(5, (i) => circle(143, 88 + i * 38, 3.5, { fill: WHITE, width: 1.5 })),
    bothSides(
      [
        rect(88, 98, 40, 44, { fill }),
        path('M86 98H130V110L108 116L86 110Z', { fill }),
        rect(84, 210, 44, 42, { fill, width: 1.5 }),
        path('M72 142V106', medium),
        short ? '' : path('M19 196L56 205', BAND),
      ],
      143,
    ),
    path('M72 172H214', { ...BAND, width: 6 }),
  ]
}

/** Overall in one piece, with its zip, belt and pockets. */
function overall(fill: string): string[] {
  return [
    path(
      'M172 16L140 28Q122 34 116 56L86 168L116 178L142 104V148L128 284H190L200 178L210 284H272L258 148V104L284 178L314 168L284 56Q278 34 260 28L228 16Z',
      { fill },
    ),
    path('M172 16L200 46L228 16L216 12H184Z', black),
    line(200, 46, 200, 176, { width: 4 }),
    line(200, 48, 200, 174, { width: 1.5, stroke: WHITE, dash: '3 3' }),
    rect(140, 138, 120, 14, deep, 2),
    bothSides([
      rect(152, 76, 34, 34, { fill }),
      path('M150 76H188V86L169 92L150 86Z', { fill }),
      path('M146 162Q156 186 140 194', medium),
      path('M90 148L122 158M134 246L193 248', BAND),
    ]),
  ]
}

/** Work suit of its cut: jacket and trousers, with long or short sleeves, or an overall. */
export function garment(dims: Dims): string {
  const fill = colourOf(dims, '#4a6f9c')
  if (dims.t === 'overall') return sheet(overall(fill))
  return sheet([...trousers(fill), placed(jacket(fill, dims.t === 'short'), 0, 10, 0.93)])
}
