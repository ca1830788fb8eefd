import { colourOf, type Dims } from './dims'
import { BLACK, BLUE, black, body, CLEAR, deep, KRAFT, shade, thin, WHITE, white } from './ink'
import { line, path, rect, repeat, sheet } from './pen'

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
