import { dimH } from './dimension'
import { colourOf, type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { body, CLEAR, deep, FAINT, RUBBER, rubber, shade, thin, WHITE } from './ink'
import { circle, line, path, rect, repeat, sheet } from './pen'
import { bothSides } from './symmetry'

/** Goggles that close all round, with their vents and an elastic strap. */
function boxGoggles(fill: string): string {
  return [
    bothSides([
      path('M60 118H14', { width: 42 }),
      path('M60 118H10', { width: 38, stroke: RUBBER }),
      path('M46 106H18M46 118H18M46 130H18', { width: 1.5, stroke: FAINT }),
      rect(44, 94, 22, 50, deep, 4),
    ]),
    path(
      'M92 62Q200 40 308 62Q346 70 346 112Q346 190 288 196Q252 198 232 174Q200 146 168 174Q148 198 112 196Q54 190 54 112Q54 70 92 62Z',
      shade,
    ),
    path(
      'M100 80Q200 60 300 80Q328 86 328 114Q328 176 284 178Q258 178 240 156Q200 124 160 156Q142 178 116 178Q72 176 72 114Q72 86 100 80Z',
      { fill },
    ),
    repeat(4, (i) => rect(128 + i * 40, 53, 24, 9, deep, 4)),
    path('M92 130Q88 108 108 98M118 94H132', { stroke: WHITE, width: 6, opacity: 0.9 }),
  ].join('')
}

/** Spectacles to wear over others: a deep lens in one piece, with side shields. */
function overGlasses(fill: string): string {
  return [
    bothSides([
      path('M46 92L28 96L40 212Q44 224 56 226', { width: 11 }),
      path('M46 92L28 96L40 212Q44 224 56 226', { width: 7, stroke: RUBBER }),
      path('M62 88L34 96L44 168L70 190Z', { fill, opacity: 0.9 }),
      path('M44 112L62 110M46 128L64 126M48 144L66 142', thin),
    ]),
    path(
      'M62 84Q200 62 338 84Q352 90 348 122Q342 196 278 204Q242 206 222 172Q200 146 178 172Q158 206 122 204Q58 196 52 122Q48 90 62 84Z',
      { fill },
    ),
    path('M58 86Q200 62 342 86L344 104Q200 82 56 104Z', rubber),
    path('M78 128Q78 116 92 114M80 150V146', { stroke: WHITE, width: 6, opacity: 0.9 }),
  ].join('')
}

/** Eye protection from the front: spectacles, their temples folded back; or goggles. */
export function goggles(dims: Dims): string {
  const fill = colourOf(dims, CLEAR)
  if (dims.t === 'box') return sheet([boxGoggles(fill)])
  if (dims.t === 'over') return sheet([overGlasses(fill)])
  return sheet([
    bothSides([
      path('M48 104L34 96Q24 92 26 106L40 208Q44 222 56 224', { width: 11 }),
      path('M48 104L34 96Q24 92 26 106L40 208Q44 222 56 224', { width: 7, stroke: RUBBER }),
      path(
        'M52 92C92 80 150 84 184 96Q194 104 190 122C184 168 164 196 128 200C84 204 54 180 46 126Q42 96 52 92Z',
        { fill },
      ),
      path('M62 112Q70 98 100 96M60 136Q60 128 62 122', { stroke: WHITE, width: 6, opacity: 0.9 }),
      path('M60 170C52 156 48 140 46 124', { width: 5 }),
    ]),
    path(
      'M44 108C42 86 52 82 66 80C110 74 160 78 200 90C240 78 290 74 334 80C348 82 358 86 356 108C352 96 344 94 332 93C292 88 246 92 218 104Q200 98 182 104C154 92 108 88 68 93C56 94 48 96 44 108Z',
      rubber,
    ),
    path('M182 104Q200 96 218 104L226 148Q200 118 174 148Z', deep),
    path('M186 112Q200 106 214 112', thin),
  ])
}

/** Face shield: headgear with its knobs over a curved visor, whose thickness is dimensioned. */
export function faceShield(dims: Dims): string {
  const edge = clamp(num(dims, 'h', { fallback: 1 }) * 6, 5, 11)
  return sheet([
    path('M112 92C100 40 150 22 192 22S284 40 272 92', { width: 13 }),
    path('M112 92C100 40 150 22 192 22S284 40 272 92', { width: 9, stroke: RUBBER }),
    path('M86 106Q192 70 298 106L306 240Q300 264 270 268Q192 282 114 268Q84 264 78 240Z', {
      fill: dims.t === 'shade' ? '#5d7f6c' : CLEAR,
    }),
    path('M100 128Q104 188 100 236M118 124Q122 160 120 190', { stroke: WHITE, width: 7 }),
    path('M284 120Q290 190 284 250', thin),
    path('M82 84Q192 42 302 84L300 116Q192 80 84 116Z', shade),
    path('M84 106Q192 70 300 106', thin),
    repeat(5, (i) => circle(112 + i * 40, 84 + (i - 2) ** 2 * 3, 4, { fill: WHITE, width: 1.5 })),
    circle(84, 100, 19, deep),
    circle(84, 100, 8, body),
    circle(300, 100, 19, deep),
    circle(300, 100, 8, body),
    rect(340 - edge / 2, 128, edge, 120, { fill: '#cfe4f2' }, 2),
    line(340, 124, 340, 252, { width: 1, stroke: FAINT, dash: '8 3 2 3' }),
    dimH(340 - edge / 2, 340 + edge / 2, 276, tag(dims, 'h'), 248),
  ])
}
