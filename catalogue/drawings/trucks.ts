import { BLUE, black, blue, body, deep, GREY, ORANGE, orange, shade, thin, WHITE } from './ink'
import { circle, line, path, rect, repeat, sheet } from './pen'

/** A wheel with its tyre and hub. */
export function wheel(cx: number, cy: number, r: number): string {
  return (
    circle(cx, cy, r, black) +
    circle(cx, cy, r * 0.58, deep) +
    circle(cx, cy, r * 0.2, { fill: WHITE, width: 1.5 })
  )
}

function caster(cx: number, cy: number, r: number): string {
  return (
    path(`M${cx - r * 0.7} ${cy - r - 8}H${cx + r * 0.7}L${cx + 4} ${cy + 4}H${cx - 4}Z`, shade) +
    wheel(cx, cy, r)
  )
}

/** Hand pallet truck: forks, pump, steering wheel and tiller. */
export function palletTruck(): string {
  return sheet([
    path('M330 196L364 60', { width: 13 }),
    path('M330 196L364 60', { width: 9, stroke: ORANGE }),
    path('M346 62L356 22H386L378 62Z', { width: 6 }),
    rect(302, 148, 34, 62, black, 6),
    rect(310, 118, 16, 34, deep, 3),
    path('M22 204L40 196H262V160Q262 148 274 148H304V228H280L264 220H40Z', orange),
    path('M40 206H262', thin),
    wheel(322, 236, 32),
    path('M56 220H104L92 246H70Z', shade),
    wheel(82, 250, 18),
    line(8, 269, 392, 269, thin),
  ])
}

/** Platform trolley: deck, folding handle and four castors. */
export function trolley(): string {
  return sheet([
    path('M322 206L352 52Q354 38 340 38H318', { width: 13 }),
    path('M322 206L352 52Q354 38 340 38H318', { width: 9, stroke: GREY }),
    path('M330 150L298 204', { width: 5 }),
    path('M24 206L78 178H346L352 206Z', shade),
    repeat(4, (i) => path(`M${88 + i * 56} 184L${58 + i * 66} 200`, thin)),
    rect(20, 206, 338, 20, blue, 8),
    rect(26, 212, 326, 6, { fill: '#6f9fd0', width: 1 }, 3),
    caster(72, 256, 22),
    caster(306, 256, 22),
    line(8, 279, 392, 279, thin),
  ])
}

/** Pallet stacker: mast with its chain, lifted forks, legs, body and tiller. */
export function stacker(): string {
  return sheet([
    path('M330 168L366 88L386 96', { width: 8 }),
    path('M264 128H318Q338 130 340 152V246H264Z', orange),
    rect(278, 146, 44, 34, { fill: WHITE, width: 1.5 }, 4),
    path('M288 154V172M296 154V172M304 154V172', thin),
    rect(222, 14, 16, 232, deep, 2),
    rect(244, 14, 16, 232, deep, 2),
    rect(218, 10, 46, 12, black, 3),
    line(241, 22, 241, 140, { dash: '4 4' }),
    rect(204, 116, 60, 52, orange, 3),
    path('M204 120V168H36L22 160L204 150Z', black),
    path('M264 232H44Q30 232 30 244H264Z', orange),
    wheel(56, 250, 16),
    wheel(306, 246, 20),
    line(8, 267, 392, 267, thin),
    path('M120 138V104M110 114L120 102L130 114', { stroke: 'rgb(44,98,154)', width: 2 }),
  ])
}

/** Two-wheeled hand truck seen from the front, with its toe plate. */
export function handTruck(): string {
  return sheet([
    path('M138 236V54Q138 22 170 22H230Q262 22 262 54V236', { width: 14 }),
    path('M138 236V54Q138 22 170 22H230Q262 22 262 54V236', { width: 10, stroke: BLUE }),
    ...[84, 130, 176].map((y) => rect(144, y, 112, 12, body, 3)),
    path('M180 96V130M220 96V130M180 142V176M220 142V176M180 188V224M220 188V224', { width: 5 }),
    rect(131, 46, 14, 44, black, 6),
    rect(255, 46, 14, 44, black, 6),
    rect(86, 216, 228, 12, deep, 4),
    ...[86, 284].map(
      (x) =>
        rect(x, 178, 30, 92, black, 12) +
        path(`M${x} 194H${x + 30}M${x} 208H${x + 30}M${x} 236H${x + 30}M${x} 252H${x + 30}`, {
          width: 1,
          stroke: '#8fa0b0',
        }),
    ),
    path('M132 234H268L280 272H120Z', shade),
    line(127, 264, 273, 264, thin),
  ])
}
