import { centreLine } from './dimension'
import type { Dims } from './dims'
import { polar } from './geometry'
import {
  BLACK,
  BLUE,
  black,
  blue,
  body,
  DEEP,
  dark,
  deep,
  medium,
  orange,
  SHADE,
  shade,
  thin,
  WHITE,
  white,
} from './ink'
import { circle, line, path, polygon, rect, repeat, sheet } from './pen'
import { inlinePump, selfPrimingPump } from './pump-forms'
import { bothSides } from './symmetry'

function bolts(cx: number, cy: number, r: number, count: number, size = 5): string {
  return repeat(count, (i) =>
    circle(...polar(cx, cy, r, (i * 360) / count + 22.5), size, { fill: WHITE, width: 1.5 }),
  )
}

/** Centrifugal pump: horizontal, inline or self-priming. */
export function pump(dims: Dims): string {
  if (dims.t === 'inline') return inlinePump()
  return dims.t === 'self-priming' ? selfPrimingPump() : horizontalPump()
}

/** Horizontal centrifugal pump: volute with its flanges, coupled to a finned motor. */
function horizontalPump(): string {
  return sheet([
    rect(52, 258, 320, 14, black),
    rect(206, 90, 148, 128, blue, 10),
    repeat(9, (i) => line(218, 104 + i * 13, 330, 104 + i * 13, medium)),
    path('M340 96Q372 100 372 154T340 212Z', black),
    rect(246, 66, 70, 30, black, 4),
    path('M226 218H334L344 258H216Z', black),
    path('M176 122L210 104V204L176 186Z', shade),
    path('M70 108H42V152H60', body),
    rect(34, 98, 14, 116, shade, 2),
    path('M48 120H84V192H48Z', body),
    path('M142 52V92Q186 110 186 156Q184 222 124 224Q66 220 66 160Q66 110 102 96V52Z', {
      fill: '#5f97cf',
    }),
    rect(84, 38, 76, 16, shade, 2),
    circle(124, 160, 44, body),
    circle(124, 160, 15, deep),
    bolts(124, 160, 34, 8, 4),
    path('M78 150Q82 116 112 104', { stroke: WHITE, width: 5, opacity: 0.6 }),
    path('M92 214H158L170 258H80Z', blue),
    centreLine(20, 160, 388, 160),
  ])
}

/** Submersible pump: finned motor, volute on feet, discharge flange, handle, cable and float. */
export function submersible(): string {
  return sheet([
    path('M182 42C176 8 96 0 74 50C64 80 64 100 66 126', { width: 7 }),
    path('M182 42C176 8 96 0 74 50C64 80 64 100 66 126', { width: 3, stroke: BLACK }),
    path('M46 128Q48 120 58 120H78Q88 120 90 128L96 176Q96 190 68 190T40 176Z', orange),
    path('M158 64V40Q158 26 172 26H216Q230 26 230 40V64', { width: 10 }),
    path('M158 64V40Q158 26 172 26H216Q230 26 230 40V64', { width: 6, stroke: SHADE }),
    path('M136 78Q136 60 156 60H232Q252 60 252 78Z', deep),
    rect(136, 78, 116, 112, blue),
    repeat(8, (i) => line(148 + i * 13.2, 86, 148 + i * 13.2, 182, medium)),
    rect(128, 186, 132, 14, shade, 3),
    path('M120 200H300V184H330V252H292L262 260H136Q120 256 114 232Z', { fill: '#5f97cf' }),
    rect(286, 172, 62, 14, shade, 2),
    path('M302 172V128H332V172Z', body),
    repeat(4, (i) => line(302, 136 + i * 9, 332, 132 + i * 9, thin)),
    path('M132 258H258L250 270H140Z', black),
    ...[146, 186, 226].map((x) => rect(x, 270, 18, 14, dark, 2)),
    path('M128 214Q132 240 146 248', { stroke: WHITE, width: 4, opacity: 0.6 }),
  ])
}

/** Double diaphragm pump: two round chambers, air valve between, manifolds with ports. */
export function diaphragmPump(): string {
  return sheet([
    path('M96 270L112 236H288L304 270H276L266 254H134L124 270Z', black),
    rect(80, 214, 240, 34, body, 16),
    rect(80, 40, 240, 34, body, 16),
    rect(182, 22, 36, 24, shade, 3),
    rect(174, 14, 52, 12, deep, 2),
    rect(168, 100, 64, 90, black, 4),
    rect(180, 112, 40, 44, deep, 4),
    circle(200, 134, 12, white),
    ...[166, 174, 182].map((y) => line(182, y, 218, y, { width: 1.5, stroke: DEEP })),
    bothSides([
      rect(92, 58, 36, 172, shade, 4),
      circle(108, 144, 68, blue),
      circle(108, 144, 56, medium),
      bolts(108, 144, 62, 12, 4),
      circle(108, 144, 34, body),
      circle(108, 144, 12, deep),
      path('M64 122Q74 102 92 96', { stroke: WHITE, width: 5, opacity: 0.6 }),
      rect(72, 36, 14, 42, deep, 2),
      rect(72, 210, 14, 42, deep, 2),
    ]),
  ])
}

/** Hydraulic gear pump: square body with four screws, flange with shaft, and its meshing gears. */
export function gearPump(): string {
  const gear = (cx: number, cy: number, turn: number) =>
    polygon(
      Array.from({ length: 40 }, (_, i) => polar(cx, cy, i % 4 < 2 ? 44 : 33, i * 9 + turn)),
      { fill: SHADE, width: 1.5 },
    ) + circle(cx, cy, 13, { fill: WHITE, width: 1.5 })
  return sheet([
    path('M36 58Q36 44 50 44H64V238H50Q36 238 36 224Z', shade),
    rect(64, 56, 96, 170, body, 4),
    path('M80 56V226M144 56V226', thin),
    rect(160, 62, 22, 158, deep, 4),
    circle(112, 140, 24, shade),
    circle(112, 140, 14, black),
    rect(8, 86, 28, 28, shade),
    path('M8 92H36M8 108H36', thin),
    centreLine(2, 100, 196, 100),
    rect(216, 34, 160, 216, body, 40),
    gear(296, 98, 0),
    gear(296, 180, 9),
    ...[
      [238, 56],
      [354, 56],
      [238, 228],
      [354, 228],
    ].map(([x = 0, y = 0]) => circle(x, y, 9, deep) + circle(x, y, 4, { fill: WHITE, width: 1.5 })),
    path('M228 139H244M364 139H348', { width: 5, stroke: BLUE }),
    path('M240 132L254 139L240 146ZM368 132L382 139L368 146Z', { fill: BLUE, stroke: 'none' }),
  ])
}
