import { rod } from './bolts'
import { BLACK, BLUE, black, COPPER, copper, deep, RED, red, shade, thin, WHITE } from './ink'
import { circle, line, path, rect, repeat, sheet } from './pen'

/** Hoses of the cooling water behind a handle, there and back. */
export const waterHoses = () =>
  rod('M388 196Q350 216 306 196', 9, BLUE) + rod('M376 276Q336 270 292 220', 9, RED)

/** TIG torch: a slim handle, a pink ceramic cup with the tungsten, and a long back cap. */
export function tigTorch(water: boolean): string {
  return sheet([
    water ? waterHoses() : '',
    rod('M372 250Q330 256 300 226', 18, BLACK),
    path('M148 92L176 76L316 212Q324 226 310 236T286 238Z', black),
    path('M198 142L216 152L210 170Q198 172 192 160Z', red),
    repeat(5, (i) =>
      line(222 + i * 16, 146 + i * 15, 208 + i * 16, 162 + i * 15, {
        width: 2.5,
        stroke: '#8fa0b0',
      }),
    ),
    path('M150 96L90 30Q82 24 76 32T80 46L134 108Z', deep),
    path('M118 96L152 84L164 112L126 128Z', shade),
    path('M126 120L150 112L142 166H112Z', { fill: '#f3b6b0' }),
    path('M124 166H132L130 206L127 214L125 206Z', shade),
    ...[-16, 0, 16].map((x) =>
      line(127 + x * 0.4, 224, 127 + x * 1.4, 246, { width: 3, stroke: '#ff9a3d' }),
    ),
  ])
}

/** Electrode holder: two insulated jaws that grip the bare end of an electrode. */
export function electrodeHolder(): string {
  return sheet([
    rod('M390 190Q352 186 330 178', 20, BLACK),
    path('M128 130L330 158Q344 166 342 178T326 194L128 172Z', black),
    path('M138 128L240 104Q252 100 258 110L286 152L138 146Z', { fill: '#5f6b76' }),
    repeat(7, (i) =>
      line(240 + i * 13, 154 + i * 1.6, 240 + i * 13, 184 + i * 1.4, {
        width: 2.5,
        stroke: '#8fa0b0',
      }),
    ),
    path('M68 122H138V146H60Z', copper),
    path('M60 152H138V174H68Z', copper),
    path('M72 124V144M88 124V144M104 124V144M72 154V172M88 154V172M104 154V172', thin),
    path('M84 148L40 262', { width: 11, stroke: '#8d98a3' }),
    path('M88 138L82 152', { width: 5, stroke: WHITE }),
    circle(196, 152, 9, { fill: COPPER }),
    rect(140, 140, 14, 20, deep, 2),
  ])
}
