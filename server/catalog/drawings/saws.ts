import { dimDiameter, dimH, leader } from './dimension'
import { num, tag } from './dims'
import {
  circle,
  clamp,
  type Dims,
  deep,
  line,
  lines,
  path,
  polar,
  polygon,
  rect,
  repeat,
  shade,
  sheet,
} from './pen'
import { bladeTeeth } from './wheels'

const CASE = '#4a83bf'
const DARK = '#47525d'

/** Angle grinder with its guard and disc. */
export function grinder(dims: Dims): string {
  const r = clamp(num(dims, 'd', { fallback: 125 }) * 0.24 + 42, 62, 92)
  const [cx, cy] = [104, 124]
  return sheet([
    circle(cx, cy, r, { fill: '#8a96a3' }),
    circle(cx, cy, r - 7, { width: 1 }),
    path(
      `M${cx - r - 6} ${cy}A${r + 6} ${r + 6} 0 0 1 ${cx + r + 6} ${cy}L${cx + 30} ${cy + 10}H${cx - 30}Z`,
      { fill: '#c5d0da' },
    ),
    circle(cx, cy, 34, shade),
    rect(cx - 12, cy - 72, 24, 50, { fill: DARK }, 8),
    circle(cx, cy, 13, deep),
    path(
      `M${cx + 24} ${cy - 26}L190 ${cy - 30}H330Q372 ${cy - 30} 376 ${cy}Q372 ${cy + 30} 330 ${cy + 30}H190L${cx + 24} ${cy + 26}Z`,
      { fill: CASE },
    ),
    path(`M186 ${cy - 30}H206V${cy + 30}H186Z`, { fill: DARK }),
    rect(232, cy - 12, 62, 24, { fill: '#e8f0f8', width: 1.5 }, 4),
    repeat(5, (i) => line(320 + i * 9, cy - 18, 320 + i * 9, cy + 18, { width: 3, stroke: DARK })),
    rect(212, cy - 37, 44, 9, { fill: '#e0564a' }, 3),
    dimH(cx - r, cx + r, 262, tag(dims, 'd', 'Ø'), cy),
  ])
}

/** Chop saw: wheel under its guard on a base with a vice. */
export function chopSaw(dims: Dims): string {
  const [cx, cy, r] = [166, 150, 88]
  return sheet([
    path('M34 252H366V272H34Z', { fill: DARK }),
    path('M270 252L300 168L324 176L310 252Z', deep),
    circle(cx, cy, r, { fill: '#8a96a3' }),
    circle(cx, cy, r - 8, { width: 1 }),
    path(
      `M${cx - r - 7} ${cy + 6}A${r + 7} ${r + 7} 0 0 1 ${cx + r + 7} ${cy + 6}L${cx + 34} ${cy + 24}H${cx - 34}Z`,
      { fill: CASE },
    ),
    circle(cx, cy, 36, { fill: DARK }),
    circle(cx, cy, 12, deep),
    path(`M${cx + 66} ${cy - 62}L300 60H360V84H312L296 180H270L${cx + 84} ${cy - 20}Z`, {
      fill: CASE,
    }),
    path('M300 60H366Q378 60 378 72T366 84H312', { fill: DARK }),
    rect(58, 226, 62, 26, shade),
    rect(196, 232, 74, 20, shade),
    rect(120, 230, 40, 22, { fill: '#ffe9a8' }),
    lines(
      [
        [
          [36, 239],
          [58, 239],
        ],
      ],
      { width: 6 },
    ),
    leader(...polar(cx, cy, r, 162), 54, 112, tag(dims, 'd', 'Ø')),
  ])
}

/** Stone cutter: diamond blade under its guard, motor body behind, on a tilting base plate. */
export function marbleCutter(dims: Dims): string {
  const [cx, cy] = [146, 168]
  const r = clamp(num(dims, 'd', { fallback: 110 }) * 0.3 + 46, 74, 98)
  return sheet([
    circle(cx, cy, r, { fill: '#b4c0cb' }),
    circle(cx, cy, r - 9, { width: 1 }),
    repeat(16, (i) =>
      line(...polar(cx, cy, r, i * 22.5), ...polar(cx, cy, r - 9, i * 22.5), { width: 3 }),
    ),
    path('M200 92H330Q372 96 376 138Q374 168 340 172H190Z', { fill: CASE }),
    path('M206 88Q232 52 292 58Q350 64 354 96H326Q322 84 288 82Q252 80 240 92Z', { fill: DARK }),
    path('M262 84Q258 100 274 102L288 83Z', { fill: '#e0564a' }),
    path(
      `M${cx - r - 8} ${cy + 14}V${cy}A${r + 8} ${r + 8} 0 0 1 ${cx + r + 8} ${cy}V${cy + 14}Z`,
      { fill: DARK },
    ),
    circle(cx, cy, 26, deep),
    circle(cx, cy, 10, { fill: '#fff' }),
    rect(30, 182, 320, 11, { fill: '#c5d0da' }, 2),
    rect(286, 118, 60, 30, { fill: '#e8f0f8', width: 1.5 }, 4),
    path('M372 128Q392 128 394 96', { width: 5 }),
    dimDiameter(cx, cy, r, tag(dims, 'd', 'Ø'), 48, 20),
  ])
}

/** Circular saw on its base plate. */
export function circularSaw(dims: Dims): string {
  const [cx, cy, r] = [168, 164, 88]
  return sheet([
    polygon(bladeTeeth(cx, cy, r, 36), shade),
    path(
      `M${cx - r - 10} ${cy + 20}V${cy}A${r + 10} ${r + 10} 0 0 1 ${cx + r + 10} ${cy}V${cy + 20}Z`,
      {
        fill: CASE,
      },
    ),
    circle(cx, cy, 24, deep),
    circle(cx, cy, 9, { fill: '#fff' }),
    rect(36, 184, 316, 12, { fill: '#c5d0da' }, 2),
    path(`M196 66Q230 30 300 44Q360 58 366 112L352 160H322L332 120Q322 84 280 80L240 92Z`, {
      fill: DARK,
    }),
    path('M262 82Q256 104 276 106L288 82Z', { fill: '#e0564a' }),
    path('M96 82Q96 50 126 52L152 58L148 82Z', { fill: DARK }),
    path('M92 128A84 84 0 0 1 152 82', { width: 2, stroke: '#fff' }),
    dimDiameter(cx, cy, r, tag(dims, 'd', 'Ø'), 52, 22),
  ])
}

/** Jigsaw with its blade through the base plate. */
export function jigsaw(): string {
  return sheet([
    path(
      'M76 92Q78 64 108 56L300 42Q352 44 360 92L350 188H300L304 116Q300 98 280 98H200Q184 100 182 116V196H76Z',
      { fill: CASE },
    ),
    path('M182 150H300V188H182Z', { fill: CASE }),
    path('M200 98H280Q300 98 304 116L302 128H190Q190 104 200 98Z', { fill: '#fff' }),
    path('M206 98H240L234 114H212Z', { fill: '#e0564a' }),
    rect(50, 204, 300, 12, { fill: '#c5d0da' }, 2),
    rect(84, 188, 240, 16, { fill: DARK }),
    path(
      `M106 216V276L94 284L88 276${repeat(8, (i) => `L${i % 2 ? 94 : 88} ${270 - i * 7}`)}Z`,
      shade,
    ),
    rect(92, 104, 62, 40, { fill: '#e8f0f8', width: 1.5 }, 4),
    path('M350 140Q388 140 388 178', { width: 5 }),
    path('M230 64L330 58', { width: 7, stroke: DARK }),
  ])
}

/** Random orbit sander with its pad. */
export function sander(dims: Dims): string {
  const half = clamp(num(dims, 'd', { fallback: 125 }) * 0.4 + 48, 70, 124)
  const cx = 186
  return sheet([
    path('M112 92Q112 40 186 40T260 92V128H330Q352 128 352 148T330 168H260L248 206H124L112 150Z', {
      fill: CASE,
    }),
    path('M124 70Q140 28 186 28T248 70Q220 52 186 52T124 70Z', { fill: DARK }),
    rect(122, 206, 128, 14, { fill: DARK }),
    path(`M${cx - half} 236L${cx - half + 16} 220H${cx + half - 16}L${cx + half} 236Z`, {
      fill: '#c5d0da',
    }),
    rect(cx - half, 236, half * 2, 10, { fill: '#b98d63' }),
    rect(146, 104, 80, 36, { fill: '#e8f0f8', width: 1.5 }, 4),
    repeat(5, (i) => line(150 + i * 18, 168, 150 + i * 18, 190, { width: 4, stroke: DARK })),
    rect(340, 134, 40, 28, deep, 4),
    dimH(cx - half, cx + half, 280, tag(dims, 'd', 'Ø'), 246),
  ])
}

/** Electric planer with its two shoes and depth knob. */
export function planer(): string {
  return sheet([
    path('M60 232V176Q62 140 110 130L150 126V110H200L214 94Q230 62 280 58H330Q364 62 364 96V232Z', {
      fill: CASE,
    }),
    path('M226 134Q232 96 270 92H314Q330 94 330 110V148Q330 162 314 162H250Q224 160 226 134Z', {
      fill: '#fff',
    }),
    path('M262 92H300L294 108H268Z', { fill: '#e0564a' }),
    rect(96, 84, 54, 46, { fill: DARK }, 12),
    lines(
      [
        [
          [108, 90],
          [108, 124],
        ],
        [
          [123, 90],
          [123, 124],
        ],
        [
          [138, 90],
          [138, 124],
        ],
      ],
      { width: 2, stroke: '#8fa0b0' },
    ),
    circle(176, 190, 44, { fill: DARK }),
    circle(176, 190, 30, { width: 1.5, stroke: '#8fa0b0' }),
    circle(176, 190, 8, deep),
    rect(24, 232, 144, 14, { fill: '#c5d0da' }, 2),
    rect(186, 236, 194, 14, { fill: '#c5d0da' }, 2),
    path('M168 240L177 258L186 240Z', shade),
    rect(250, 184, 84, 32, { fill: '#e8f0f8', width: 1.5 }, 4),
  ])
}
