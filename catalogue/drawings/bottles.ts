import { colourOf, type Dims } from './dims'
import {
  BLACK,
  BLUE,
  black,
  blue,
  body,
  CLEAR,
  deep,
  KRAFT,
  RED,
  red,
  shade,
  thin,
  WHITE,
  white,
  YELLOW,
} from './ink'
import { ellipse, line, path, rect, repeat, sheet } from './pen'

/** Glue bottle with its nozzle, and the cap beside it. */
export function glueBottle(): string {
  return sheet([
    path('M186 76L192 20H200L206 76Z', white),
    rect(172, 74, 48, 32, red, 3),
    repeat(6, (i) => line(178 + i * 7, 78, 178 + i * 7, 102, thin)),
    path(
      'M176 106H216V114Q216 122 232 128Q258 138 258 160V256Q258 272 242 272H150Q134 272 134 256V160Q134 138 160 128Q176 122 176 114Z',
      red,
    ),
    rect(134, 164, 124, 80, { fill: WHITE, width: 1.5 }),
    path('M148 180H204M148 192H244M148 202H230M148 230H214', thin),
    path('M226 176L242 186L226 196L210 186Z', { fill: YELLOW, width: 1.5 }),
    path('M146 150Q150 138 168 132', { stroke: WHITE, width: 4 }),
    path('M296 272L302 214Q312 204 322 214L328 272Z', black),
    path('M306 222V268M312 220V268M318 222V268', { width: 1, stroke: '#8fa0b0' }),
  ])
}

/** Two-part adhesive in a double syringe with a common plunger and a mixing nozzle. */
export function abGlue(dims: Dims): string {
  const fill = colourOf(dims, CLEAR)
  const barrel = (y: number, content: string) =>
    rect(122, y, 178, 44, { fill: '#f6f8fa' }, 4) +
    rect(150, y + 4, 148, 36, { fill: content, width: 1 }, 2) +
    rect(144, y + 2, 10, 40, { fill: BLACK, width: 1 }, 2) +
    rect(34, y + 15, 112, 14, shade) +
    repeat(7, (i) => line(168 + i * 18, y, 168 + i * 18, y + (i % 2 ? 8 : 13), thin))
  return sheet([
    barrel(92, fill),
    barrel(140, KRAFT),
    rect(22, 82, 14, 112, black, 4),
    rect(112, 74, 14, 128, deep, 4),
    path('M300 98L322 124V152L300 178Z', body),
    path('M322 130H380L392 136V140L380 146H322Z', white),
    path('M326 138Q332 128 338 138T350 138T362 138T374 138', { width: 1.5, stroke: BLUE }),
    path('M206 108H244M214 156H252', { stroke: WHITE, width: 4, opacity: 0.7 }),
    path('M90 262Q90 240 130 242Q178 232 214 244Q262 238 268 258Q262 278 200 274T90 262Z', {
      fill,
    }),
    path('M128 258Q164 244 190 258T250 256', { width: 1.5, stroke: KRAFT }),
  ])
}

/** Sealant cartridge with its nozzle, and a bead of the sealant's own colour. */
export function cartridge(dims: Dims): string {
  const fill = colourOf(dims, CLEAR)
  return sheet([
    rect(34, 74, 214, 92, { fill }, 5),
    rect(24, 68, 14, 104, deep, 4),
    rect(70, 74, 136, 92, { fill: WHITE, width: 1.5 }),
    path('M84 92H160M84 104H190M84 116H178M84 148H150', thin),
    rect(150, 130, 42, 22, { fill: BLUE, width: 1 }, 3),
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

/** Aerosol can with its straw, valve and spray. */
export function sprayCan(): string {
  return sheet([
    path('M196 46L90 32M196 52L84 52M196 58L90 74', { stroke: '#8fb6d9', width: 3, dash: '10 7' }),
    rect(190, 48, 56, 8, { fill: RED, width: 1.5 }, 3),
    path('M236 40H272V62H284V82H224V62H236Z', red),
    path('M196 112Q198 86 226 82H282Q310 86 312 112Z', shade),
    rect(188, 110, 132, 12, deep, 3),
    path('M190 122H318V262Q318 274 306 274H202Q190 274 190 262Z', blue),
    path('M190 158H318V232H190Z', { fill: WHITE, width: 1.5 }),
    path('M204 172H270M204 184H300M204 194H286M204 220H262', thin),
    path('M288 202L304 218L288 234L272 218Z', { stroke: RED, width: 2.5, fill: WHITE }),
    path('M288 211Q294 219 288 225Q282 219 288 211Z', { fill: RED, stroke: 'none' }),
    line(200, 128, 200, 152, { stroke: WHITE, width: 4, opacity: 0.7 }),
    ellipse(254, 268, 52, 3, { fill: '#2f6398', stroke: 'none' }),
  ])
}
