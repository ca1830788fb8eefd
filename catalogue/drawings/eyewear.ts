import { dimH } from './dimension'
import { colourOf, type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import {
  black,
  body,
  CLEAR,
  DEEP,
  deep,
  FAINT,
  RUBBER,
  rubber,
  shade,
  thin,
  WHITE,
  white,
} from './ink'
import { circle, line, path, rect, repeat, sheet } from './pen'
import { bothSides } from './symmetry'

/** Elastic strap from the sheet's edge to a frame at x, y, with its weave. */
const strap = (x: number, y: number, width: number) =>
  path(`M${x} ${y}H14`, { width: width + 4 }) +
  path(`M${x} ${y}H10`, { width, stroke: RUBBER }) +
  path([-0.32, 0, 0.32].map((at) => `M${x - 14} ${y + at * width}H18`).join(''), {
    width: 1.5,
    stroke: FAINT,
  })

/** Goggles that close all round with an elastic strap; against splashes their vents are capped. */
function boxGoggles(fill: string, capped: boolean): string {
  return [
    bothSides([strap(60, 118, 38), rect(44, 94, 22, 50, deep, 4)]),
    path(
      'M92 62Q200 40 308 62Q346 70 346 112Q346 190 288 196Q252 198 232 174Q200 146 168 174Q148 198 112 196Q54 190 54 112Q54 70 92 62Z',
      shade,
    ),
    path(
      'M100 80Q200 60 300 80Q328 86 328 114Q328 176 284 178Q258 178 240 156Q200 124 160 156Q142 178 116 178Q72 176 72 114Q72 86 100 80Z',
      { fill },
    ),
    capped
      ? repeat(
          2,
          (i) =>
            rect(120 + i * 104, 40, 56, 24, shade, 8) + rect(134 + i * 104, 34, 28, 10, deep, 4),
        )
      : repeat(4, (i) => rect(128 + i * 40, 53, 24, 9, deep, 4)),
    path('M92 130Q88 108 108 98M118 94H132', { stroke: WHITE, width: 6, opacity: 0.9 }),
  ].join('')
}

/** Temple folded back from a frame at x, y: fixed, or in two parts that slide, on a hinge with steps. */
function temple(x: number, y: number, adjustable: boolean): string {
  const foot = `L${x - 6} ${y + 116}Q${x - 2} ${y + 130} ${x + 10} ${y + 132}`
  const arm = `M${x} ${y}L${x - 18} ${y + 4}${foot}`
  const whole = path(arm, { width: 11 }) + path(arm, { width: 7, stroke: RUBBER })
  if (!adjustable) return whole
  const sleeve = `M${x - 17} ${y + 8}L${x - 11} ${y + 70}`
  return (
    whole +
    path(sleeve, { width: 19 }) +
    path(sleeve, { width: 15, stroke: DEEP }) +
    repeat(4, (i) =>
      line(x - 21 + i * 1.2, y + 28 + i * 11, x - 8 + i * 1.2, y + 27 + i * 11, { width: 2 }),
    ) +
    circle(x - 15, y + 5, 12, deep) +
    circle(x - 15, y + 5, 5, white)
  )
}

/** What holds a frame on the head, its side at x, y. */
const holder = (dims: Dims, x: number, y: number) =>
  dims.u === 'strap' ? strap(x, y + 14, 26) : temple(x, y, dims.u === 'adjustable')

/** Spectacles to wear over others: a deep lens in one piece, with side shields. */
function overGlasses(dims: Dims, fill: string): string {
  return [
    bothSides([
      holder(dims, 46, 92),
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

/** Eye protection from the front: spectacles on temples or a strap; or goggles. */
export function goggles(dims: Dims): string {
  const fill = colourOf(dims, CLEAR)
  // Only what closes all round keeps splashes out.
  const capped = dims.v === 'yes'
  if (dims.t === 'box' || capped) return sheet([boxGoggles(fill, capped)])
  if (dims.t === 'over') return sheet([overGlasses(dims, fill)])
  return sheet([
    bothSides([
      holder(dims, 46, 94),
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

/** The steps and the knobs of a headband, over a strap round the crown. */
const headband = () =>
  path('M112 92C100 40 150 22 192 22S284 40 272 92', { width: 13 }) +
  path('M112 92C100 40 150 22 192 22S284 40 272 92', { width: 9, stroke: RUBBER })

/** Crown of the helmet that takes the carrier of the visor; it is not sold with it. */
const helmetCrown = () =>
  path('M96 84C92 32 146 10 192 10S292 32 288 84Z', { fill: WHITE, stroke: FAINT, dash: '7 4' }) +
  path('M168 14C158 40 156 52 158 66M216 14C226 40 228 52 226 66', { ...thin, stroke: FAINT })

/** Face shield: its carrier with its knobs over a curved visor, whose thickness is dimensioned. */
export function faceShield(dims: Dims): string {
  const edge = clamp(num(dims, 'h', { fallback: 1 }) * 6, 5, 11)
  const visor = 'M86 106Q192 70 298 106L306 240Q300 264 270 268Q192 282 114 268Q84 264 78 240Z'
  const rim = 'M86 112L78 240Q84 264 114 268Q192 282 270 268Q300 264 306 240L298 112'
  const knob = (x: number) => circle(x, 100, 19, deep) + circle(x, 100, 8, body)
  return sheet([
    dims.u === 'cap' ? helmetCrown() : headband(),
    path(visor, { fill: dims.t === 'shade' ? '#5d7f6c' : CLEAR }),
    path('M104 128Q108 188 104 232M122 124Q126 160 124 190', { stroke: WHITE, width: 7 }),
    path('M284 120Q290 190 284 246', thin),
    dims.u === 'rim' ? path(rim, { width: 13 }) + path(rim, { width: 9, stroke: DEEP }) : '',
    path('M82 84Q192 42 302 84L300 116Q192 80 84 116Z', shade),
    path('M84 106Q192 70 300 106', thin),
    repeat(5, (i) => circle(112 + i * 40, 84 + (i - 2) ** 2 * 3, 4, { fill: WHITE, width: 1.5 })),
    // A carrier for a helmet snaps into its slots with a blade on each side.
    dims.u === 'cap'
      ? [70, 288]
          .map((x) => rect(x, 78, 26, 44, black, 6) + rect(x + 8, 66, 10, 16, deep, 2))
          .join('')
      : knob(84) + knob(300),
    rect(340 - edge / 2, 128, edge, 120, { fill: '#cfe4f2' }, 2),
    dims.u === 'rim' ? rect(334 - edge / 2, 238, edge + 12, 14, deep, 2) : '',
    line(340, 124, 340, 252, { width: 1, stroke: FAINT, dash: '8 3 2 3' }),
    dimH(340 - edge / 2, 340 + edge / 2, 276, tag(dims, 'h'), 248),
  ])
}
