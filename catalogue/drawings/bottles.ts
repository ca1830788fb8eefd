import { byContent } from './by-content'
import { colourOf, type Dims, num, tag } from './dims'
import { BLACK, BLUE, black, body, CLEAR, deep, KRAFT, shade, thin, WHITE, white } from './ink'
import { label, line, path, rect, repeat, sheet } from './pen'

/** Both parts in a double syringe with a common plunger and a mixing nozzle. */
function doubleSyringe(fill: string): string[] {
  const barrel = (y: number, content: string) =>
    rect(122, y, 178, 44, { fill: '#f6f8fa' }, 4) +
    rect(150, y + 4, 148, 36, { fill: content, width: 1 }, 2) +
    rect(144, y + 2, 10, 40, { fill: BLACK, width: 1 }, 2) +
    rect(34, y + 15, 112, 14, shade) +
    repeat(7, (i) => line(168 + i * 18, y, 168 + i * 18, y + (i % 2 ? 8 : 13), thin))
  return [
    barrel(92, fill),
    barrel(140, KRAFT),
    rect(22, 82, 14, 112, black, 4),
    rect(112, 74, 14, 128, deep, 4),
    path('M300 98L322 124V152L300 178Z', body),
    path('M322 130H380L392 136V140L380 146H322Z', white),
    path('M326 138Q332 128 338 138T350 138T362 138T374 138', { width: 1.5, stroke: BLUE }),
    path('M206 108H244M214 156H252', { stroke: WHITE, width: 4, opacity: 0.7 }),
  ]
}

/** Both parts in bottles of their own, to be weighed out. */
function twoBottles(fill: string): string[] {
  const bottle = (x: number, letter: string, content: string) =>
    rect(x + 34, 26, 56, 26, deep, 4) +
    path(`M${x} 84Q${x} 58 ${x + 34} 54H${x + 90}Q${x + 124} 58 ${x + 124} 84V196H${x}Z`, {
      fill: content,
    }) +
    rect(x, 100, 124, 64, { fill: WHITE, width: 1.5 }) +
    label(x + 62, 146, letter, 38)
  return [bottle(62, 'A', fill), bottle(214, 'B', KRAFT)]
}

/** Grams from which the parts no longer come in a syringe. */
const BOTTLED = 200

/** Two-part adhesive in its pack, and what has been mixed of it. */
export function abGlue(dims: Dims): string {
  const fill = colourOf(dims, CLEAR)
  const grams = num(dims, 'v', { fallback: 80 })
  const stand = { x: 200, y: 204 }
  return sheet([
    grams < BOTTLED
      ? byContent(doubleSyringe(fill), grams / 100, stand)
      : byContent(twoBottles(fill), grams / 1000, stand),
    path('M90 262Q90 240 130 242Q178 232 214 244Q262 238 268 258Q262 278 200 274T90 262Z', {
      fill,
    }),
    path('M128 258Q164 244 190 258T250 256', { width: 1.5, stroke: KRAFT }),
    label(340, 266, tag(dims, 'v', '', ' g'), 18),
  ])
}

/** Tube of 85 mL to be squeezed by hand, its crimped end at the left. */
const tube = (fill: string) => [
  path('M60 84L236 96V148L60 156Z', { fill }),
  rect(46, 82, 16, 76, deep, 2),
  path('M86 96L196 103V141L86 146Z', { fill: WHITE, width: 1.5 }),
  path('M102 112H178M102 124H168', thin),
]

/** Sausage of 590 mL in foil with its two clips; it goes into a gun of its own. */
const sausage = (fill: string) => [
  path('M20 102L34 96V140L20 134Z', deep),
  path('M34 112Q40 70 64 70H222Q246 70 250 112V126Q246 168 222 168H64Q40 168 34 126Z', { fill }),
  rect(70, 70, 136, 98, { fill: WHITE, width: 1.5 }),
  path('M84 92H160M84 104H190M84 116H178M84 148H150', thin),
]

/** Cartridge of 300 mL for a gun. */
const gunCartridge = (fill: string) => [
  rect(34, 74, 214, 92, { fill }, 5),
  rect(24, 68, 14, 104, deep, 4),
  rect(70, 74, 136, 92, { fill: WHITE, width: 1.5 }),
  path('M84 92H160M84 104H190M84 116H178M84 148H150', thin),
  rect(150, 130, 42, 22, { fill: BLUE, width: 1 }, 3),
]

const PACKS: Readonly<Record<string, (fill: string) => string[]>> = {
  '85': tube,
  '590': sausage,
}

/** Sealant in its pack with the nozzle, and a bead of the sealant's own colour. */
export function cartridge(dims: Dims): string {
  const fill = colourOf(dims, CLEAR)
  const pack = PACKS[dims.v ?? ''] ?? gunCartridge
  return sheet([
    ...pack(fill),
    path('M248 80L262 94V146L248 160Z', body),
    rect(262, 104, 22, 32, deep, 2),
    path('M268 104V136M276 104V136', thin),
    path('M284 102L376 114V124L284 138Z', white),
    path('M376 119Q390 122 386 146', { width: 9 }),
    path('M376 119Q390 122 386 146', { width: 5, stroke: fill }),
    path(
      'M34 246Q46 226 66 236Q84 222 104 236Q124 222 144 236Q164 222 184 236Q204 222 224 236Q244 222 264 236Q284 222 304 236Q324 222 344 236Q362 230 366 246Q362 262 344 256H60Q40 262 34 246Z',
      {
        fill,
      },
    ),
    line(20, 262, 380, 262, thin),
  ])
}
