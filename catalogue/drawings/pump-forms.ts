import { black, blue, deep, medium, shade, thin, WHITE } from './ink'
import { circle, line, path, rect, repeat, sheet } from './pen'
import { bothSides } from './symmetry'

/** Vertical inline pump: the motor stands on a casing between two flanges of one axis. */
export function inlinePump(): string {
  return sheet([
    rect(158, 14, 84, 20, black, 8),
    rect(150, 34, 100, 112, blue, 6),
    repeat(8, (i) => line(160 + i * 11.5, 40, 160 + i * 11.5, 140, medium)),
    rect(250, 66, 34, 40, deep, 4),
    rect(142, 146, 116, 14, shade, 2),
    path('M160 160H240V186H160Z', shade),
    circle(200, 222, 52, blue),
    circle(200, 222, 22, { fill: WHITE, width: 1.5 }),
    bothSides([path('M150 204H84V240H150Z', blue), rect(66, 188, 18, 68, deep, 2)]),
    rect(140, 272, 120, 14, black, 3),
  ])
}

/** Self-priming pump: a high inlet, a priming plug and a motor behind. */
export function selfPrimingPump(): string {
  return sheet([
    rect(196, 92, 150, 118, blue, 8),
    repeat(9, (i) => line(210 + i * 14, 98, 210 + i * 14, 204, medium)),
    rect(346, 100, 26, 102, black, 8),
    rect(236, 62, 70, 30, deep, 4),
    path('M72 96Q72 70 100 70H170Q196 70 196 96V224H72Z', blue),
    rect(34, 104, 38, 44, blue),
    rect(22, 92, 14, 68, deep, 2),
    rect(112, 40, 44, 32, blue),
    rect(98, 28, 72, 14, deep, 2),
    rect(160, 60, 18, 12, deep, 3),
    circle(134, 164, 40, { fill: WHITE, width: 1.5 }),
    path(
      'M134 164Q150 140 134 124M134 164Q158 180 170 164M134 164Q110 172 98 164M134 164Q120 186 134 204',
      thin,
    ),
    path('M60 224H380V240H60Z', black),
  ])
}
