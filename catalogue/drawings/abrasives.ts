import { dimH, leader } from './dimension'
import { type Dims, tag } from './dims'
import { polar } from './geometry'
import { thin, WHITE } from './ink'
import { circle, type Drawer, line, path, rect, repeat, sheet } from './pen'
import { buffWheel, disc, flapDisc, grindingWheel } from './wheels'

const GRIT = '#b98d63'

function grains(x: number, y: number, w: number, h: number): string {
  const d = repeat(90, (i) => `M${x + ((i * 71) % w)} ${y + ((i * 43 + ((i * i) % 17)) % h)}h2`)
  return path(d, { stroke: '#7c5835', width: 1.6 })
}

function sandpaper(dims: Dims): string {
  return dims.t === 'disc' ? sandingDisc() : paperSheets()
}

/** Round paper of an orbital sander with the holes of its extraction. */
function sandingDisc(): string {
  return sheet([
    circle(200, 150, 118, { fill: GRIT }),
    grains(120, 74, 160, 152),
    repeat(8, (i) => circle(...polar(200, 150, 66, i * 45), 11, { fill: WHITE, width: 1.5 })),
    circle(200, 150, 14, { fill: WHITE, width: 1.5 }),
  ])
}

/** Sheets with one corner turned up. */
function paperSheets(): string {
  return sheet([
    rect(76, 66, 200, 190, { fill: '#a87b50' }),
    rect(92, 50, 200, 190, { fill: GRIT }),
    path('M108 34H308V180Q300 214 262 224H108Z', { fill: GRIT }),
    grains(114, 40, 182, 132),
    path('M308 180Q300 214 262 224Q276 200 268 184Q290 192 308 180Z', { fill: '#f4ead9' }),
  ])
}

function sandingBelt(dims: Dims): string {
  return sheet([
    path('M92 92Q60 92 60 150T92 208H320Q292 200 292 150T320 92Z', { fill: GRIT }),
    path('M320 92Q348 92 348 150T320 208T292 150T320 92Z', { fill: '#f4ead9' }),
    grains(74, 100, 206, 100),
    path('M150 92L176 208', thin),
    dimH(92, 320, 246, tag(dims, 'l'), 208),
    leader(292, 150, 330, 46, tag(dims, 'd')),
  ])
}

const STONE = { light: { fill: '#e6dccb' }, face: { fill: '#d3c4ab' }, end: { fill: '#bda988' } }

/** A stone of three sides: its upper edge, the side towards us and its end. */
const triangleStone = () => [
  path('M52 206L85 130H315L282 206Z', STONE.face),
  path('M282 206L315 130L348 168Z', STONE.end),
]

/** A stone of four sides with as deep a top as given: a bar is as deep as high. */
function squareStone(depth: number, side: number): string[] {
  const back = 206 - side - depth * 0.6
  return [
    path(`M52 ${206 - side}L${52 + depth} ${back}H${282 + depth}L282 ${206 - side}Z`, STONE.light),
    rect(52, 206 - side, 230, side, STONE.face),
    path(`M282 ${206 - side}L${282 + depth} ${back}V${back + side}L282 206Z`, STONE.end),
  ]
}

/** Two grits on one another. */
const wideStone = () => [
  ...squareStone(86, 46),
  line(52, 183, 282, 183, thin),
  line(282, 183, 368, 131.4, thin),
]

function oilstone(dims: Dims): string {
  const forms: Readonly<Record<string, () => string[]>> = {
    triangle: triangleStone,
    square: () => squareStone(34, 48),
  }
  const form = forms[dims.t ?? ''] ?? wideStone
  return sheet([...form(), dimH(52, 282, 240, tag(dims, 'd') || tag(dims, 'l'), 206)])
}

/** Drawings of discs, wheels and other abrasives. */
export const abrasives: Readonly<Record<string, Drawer>> = {
  disc,
  'flap-disc': flapDisc,
  'grinding-wheel': grindingWheel,
  'buff-wheel': buffWheel,
  sandpaper,
  'sanding-belt': sandingBelt,
  oilstone,
}
