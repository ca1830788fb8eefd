import { dimH } from './dimension'
import { type Dims, tag } from './dims'
import { polar } from './geometry'
import {
  BLACK,
  BODY,
  BROWN,
  black,
  deep,
  FAINT,
  medium,
  RED,
  red,
  shade,
  thin,
  WHITE,
  white,
} from './ink'
import { circle, label, line, path, rect, repeat, sheet } from './pen'

const CASE = '#ffb54d'

function screen(x: number, y: number, w: number, h: number, text: string): string {
  return (
    rect(x, y, w, h, { fill: '#dfe9d2' }, 4) +
    label(x + w / 2, y + h * 0.5 + Math.min(h * 0.22, 12), text, Math.min(h * 0.6, 34))
  )
}

function dial(cx: number, cy: number, r: number): string {
  return (
    repeat(14, (i) =>
      line(...polar(cx, cy, r + 4, -210 + i * 18.5), ...polar(cx, cy, r + 11, -210 + i * 18.5), {
        width: 1.5,
        stroke: WHITE,
      }),
    ) +
    circle(cx, cy, r, deep) +
    rect(cx - 5, cy - r + 2, 10, 2 * r - 4, { fill: BODY, width: 1.5 }, 5)
  )
}

function jacks(y: number, xs: readonly number[]): string {
  return xs.map((x, i) => circle(x, y, 7, { fill: i ? RED : WHITE, width: 3 })).join('')
}

function lead(x: number, y: number, tx: number, fill: string): string {
  return (
    path(`M${x} ${y}C${x} 300 ${tx} 300 ${tx} 210`, { stroke: fill, width: 3 }) +
    rect(tx - 6, 120, 12, 90, { fill }, 5) +
    path(`M${tx - 2} 120L${tx} 78L${tx + 2} 120Z`, deep)
  )
}

/** Digital multimeter with its test leads. */
export function multimeter(): string {
  return sheet([
    rect(96, 18, 150, 264, { fill: CASE }, 20),
    rect(108, 30, 126, 240, black, 12),
    screen(120, 42, 102, 52, '0.00'),
    ...[136, 158, 184, 206].map((x) => circle(x, 112, 6, shade)),
    dial(171, 178, 34),
    jacks(250, [136, 171, 206]),
    lead(171, 258, 292, RED),
    lead(136, 258, 330, BLACK),
  ])
}

/** Clamp meter with its jaws around a conductor. */
export function clampMeter(): string {
  return sheet([
    path(
      'M150 128Q118 96 128 60Q146 14 200 12Q254 14 272 60Q282 96 250 128L232 110Q252 86 244 64Q232 40 200 40Q168 40 156 64Q148 86 168 110Z',
      { fill: CASE },
    ),
    line(200, 12, 200, 40),
    circle(200, 76, 13, { fill: BROWN }),
    path('M144 124H256L264 150V268Q264 286 246 286H154Q136 286 136 268V150Z', black),
    path('M264 136L286 148V180L264 170Z', { fill: CASE }),
    dial(200, 166, 24),
    screen(150, 212, 100, 44, '0.0'),
    circle(174, 271, 6, red),
    circle(226, 271, 6, shade),
  ])
}

/** Insulation tester in its case, with a needle scale and leads. */
export function megger(): string {
  return sheet([
    path('M150 46V26H250V46', { width: 6 }),
    rect(84, 46, 232, 200, { fill: CASE }, 14),
    rect(98, 60, 204, 92, white, 6),
    path('M122 132A84 84 0 0 1 278 132', medium),
    repeat(13, (i) =>
      line(
        ...polar(200, 162, 84, -158 + i * 11.4),
        ...polar(200, 162, i % 3 ? 76 : 70, -158 + i * 11.4),
        { width: 1.2 },
      ),
    ),
    line(200, 150, 238, 90, { width: 1.5, stroke: RED }),
    label(200, 142, 'MΩ', 16),
    dial(200, 200, 24),
    jacks(210, [120, 148]),
    circle(270, 204, 15, red),
    path('M120 217C116 290 50 290 44 240M148 217C150 300 350 300 354 240', {
      width: 3,
      stroke: BLACK,
    }),
    rect(38, 170, 12, 72, black, 4),
    path('M41 170L44 138L47 170Z', deep),
    rect(348, 170, 12, 72, red, 4),
    path('M351 170L354 138L357 170Z', deep),
  ])
}

/** Voltage tester pen with its clip and lamp. */
export function testerPen(dims: Dims): string {
  const y = 140
  return sheet([
    path(`M18 ${y - 4}H44L64 ${y - 10}V${y + 10}L44 ${y + 4}H18Z`, deep),
    path(
      `M64 ${y - 15}L96 ${y - 24}H330Q356 ${y - 24} 366 ${y - 12}V${y + 12}Q356 ${y + 24} 330 ${y + 24}H96L64 ${y + 15}Z`,
      { fill: CASE },
    ),
    rect(132, y - 12, 66, 24, { fill: '#fdeeee' }, 6),
    path(`M142 ${y}h12l4 -7 8 14 8 -14 4 7h10`, { width: 1.5, stroke: RED }),
    circle(226, y, 11, red),
    rect(256, y - 10, 30, 20, black, 6),
    path(
      `M366 ${y - 8}H380V${y + 8}H366M360 ${y - 20}V${y - 36}H238V${y - 28}H346V${y - 23}`,
      shade,
    ),
    dimH(18, 380, y + 70, tag(dims, 'l'), y + 20),
  ])
}

/** Hand-held instrument with a display, keys and a sensor on top. */
export function handheld(): string {
  return sheet([
    path('M172 58V38Q172 16 200 16T228 38V58Z', shade),
    path('M178 34H222M178 42H222M178 50H222', thin),
    path(
      'M146 74Q146 56 166 56H234Q254 56 254 74V190L244 206V264Q244 284 224 284H176Q156 284 156 264V206L146 190Z',
      { fill: CASE },
    ),
    rect(156, 68, 88, 118, black, 8),
    screen(164, 78, 72, 62, '25.0'),
    ...[178, 200, 222].map((x, i) => circle(x, 162, 9, i === 1 ? red : shade)),
    repeat(6, (i) => line(172, 214 + i * 10, 228, 214 + i * 10, thin)),
    path('M264 28Q276 40 264 54M274 20Q294 40 274 62', { width: 1.5, stroke: FAINT }),
    path('M136 28Q124 40 136 54M126 20Q106 40 126 62', { width: 1.5, stroke: FAINT }),
  ])
}
