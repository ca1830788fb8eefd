import { byContent } from './by-content'
import { centreLine } from './dimension'
import { type Dims, num } from './dims'
import { black, body, CLEAR, deep, medium, rubber, shade, thin, WHITE, white } from './ink'
import { circle, label, line, path, rect, repeat, sheet } from './pen'

const OIL = '#f3e6c2'

function gasValve(y: number): string {
  return rect(190, y, 20, 22, deep, 3) + rect(182, y + 20, 36, 14, shade, 2)
}

/** Oil port: a thread, or a flange with its bolts. */
function oilPort(y: number, flanged: boolean): string {
  if (flanged)
    return (
      rect(184, y, 32, 14, body) +
      rect(144, y + 14, 112, 18, shade, 2) +
      [158, 242].map((x) => rect(x - 7, y + 6, 14, 34, deep, 2)).join('')
    )
  return (
    rect(176, y, 48, 14, shade) +
    rect(184, y + 14, 32, 22, body) +
    repeat(3, (i) => line(184, y + 22 + i * 6, 216, y + 18 + i * 6, thin))
  )
}

/** Litres of the largest. */
const LARGEST = 40

/** Hydraulic accumulator half cut: with a bladder, a diaphragm or a piston. */
export function accumulator(dims: Dims): string {
  const flanged = dims.u === 'flange'
  const form = FORMS[dims.t ?? ''] ?? bladder
  const share = num(dims, 'v', { fallback: LARGEST }) / LARGEST
  return sheet([byContent(form(flanged), share, { x: 200, y: 288 })])
}

function bladder(flanged: boolean): string[] {
  return [
    gasValve(12),
    path('M136 96Q136 46 200 46T264 96V200Q264 250 200 250T136 200Z', rubber),
    path('M200 46Q264 46 264 96V200Q264 250 200 250Z', white),
    path('M200 62Q250 62 250 100V198Q250 236 200 236Z', { fill: OIL }),
    path('M200 66Q244 68 242 104C240 140 246 176 200 186Z', { fill: CLEAR }),
    label(221, 128, 'N₂', 16),
    path('M214 214q8 -6 16 0', medium),
    path('M200 46Q264 46 264 96V200Q264 250 200 250', {}),
    path('M150 100V196', { stroke: WHITE, width: 7, opacity: 0.4 }),
    oilPort(248, flanged),
    centreLine(200, 4, 200, 296),
  ]
}

/** Two welded halves of a ball with the diaphragm between. */
function diaphragm(flanged: boolean): string[] {
  return [
    gasValve(26),
    circle(200, 154, 96, rubber),
    path('M200 58A96 96 0 0 1 200 250Z', white),
    path('M200 74A80 80 0 0 1 200 234Z', { fill: OIL }),
    path('M200 74A80 80 0 0 1 279 146Q240 150 226 178T200 190Z', { fill: CLEAR }),
    path('M280 146Q240 150 226 178T200 190', { width: 5 }),
    label(234, 124, 'N₂', 16),
    path('M104 146H200M104 162H200', thin),
    rect(186, 184, 14, 10, black),
    path('M128 120Q134 96 156 84', { stroke: WHITE, width: 7, opacity: 0.4 }),
    oilPort(248, flanged),
    centreLine(200, 16, 200, 296),
  ]
}

/** Honed tube between two end caps, the piston inside with its seals. */
function piston(flanged: boolean): string[] {
  return [
    gasValve(4),
    rect(150, 60, 100, 168, rubber),
    rect(200, 60, 50, 168, white),
    rect(200, 60, 38, 70, { fill: CLEAR }),
    rect(200, 162, 38, 66, { fill: OIL }),
    rect(200, 126, 38, 40, shade),
    ...[134, 154].map((y) => rect(232, y, 6, 6, black)),
    label(219, 104, 'N₂', 16),
    rect(140, 38, 120, 34, shade, 3),
    rect(140, 216, 120, 34, shade, 3),
    path('M140 50H260M140 238H260', thin),
    path('M164 80V208', { stroke: WHITE, width: 7, opacity: 0.4 }),
    oilPort(250, flanged),
    centreLine(200, 2, 200, 298),
  ]
}

const FORMS: Readonly<Record<string, (flanged: boolean) => string[]>> = { diaphragm, piston }
