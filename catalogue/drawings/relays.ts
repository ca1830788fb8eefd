import type { Dims } from './dims'
import {
  black,
  blue,
  body,
  CLEAR,
  contact,
  copper,
  deep,
  GREEN,
  green,
  OUTLINE,
  red,
  shade,
  thin,
  WHITE,
} from './ink'
import { circle, line, path, placed, rect, repeat, sheet, turned } from './pen'
import { terminalScrew } from './switchgear'

const TIN = '#a4b1bd'

/** Thermal overload relay: with its plug-in prongs, or on a base of its own with terminals above. */
export function thermalRelay(dims: Dims): string {
  const prongs = repeat(3, (i) => rect(130 + i * 56, 16, 16, 68, contact, 2))
  const base =
    rect(78, 12, 244, 276, shade, 6) +
    [92, 308]
      .flatMap((x) => [30, 270].map((y) => circle(x, y, 6, { fill: WHITE, width: 1.5 })))
      .join('') +
    rect(104, 22, 192, 50, body, 4) +
    repeat(3, (i) => rect(116 + i * 60, 28, 48, 38, shade, 3) + terminalScrew(140 + i * 60, 47, 13))
  return sheet([
    dims.t === 'base' ? base : prongs,
    rect(96, 72, 208, 204, black, 8),
    rect(108, 84, 184, 96, body, 4),
    circle(152, 132, 30, shade),
    circle(152, 132, 18, blue),
    line(152, 118, 152, 132, { stroke: WHITE, width: 3 }),
    repeat(7, (i) => turned([line(152, 98, 152, 104, thin)], -90 + i * 30, 152, 132)),
    rect(206, 100, 32, 26, red, 3),
    rect(206, 140, 32, 26, green, 3),
    rect(248, 100, 32, 66, { fill: WHITE, width: 1 }, 2),
    repeat(
      3,
      (i) => rect(113 + i * 60, 194, 54, 64, shade, 3) + terminalScrew(140 + i * 60, 226, 16),
    ),
  ])
}

/** Socket of a rail: its terminals in two rows and the clip over the relay. */
function socket(): string {
  const row = (y: number) =>
    repeat(6, (i) => rect(88 + i * 38, y, 34, 26, body, 2) + terminalScrew(105 + i * 38, y + 13, 8))
  return (
    path('M76 216H324V288H76Z', deep) +
    row(222) +
    row(254) +
    path('M112 222V24Q112 14 124 14H276Q288 14 288 24V222', { width: 4, stroke: OUTLINE })
  )
}

/** Plug-in relay: coil and its change-over contacts behind a clear cover, its blades or its socket below. */
export function relay(dims: Dims): string {
  const poles = Math.min(4, Math.max(2, Number(dims.t) || 2))
  const blades = poles * 2
  const step = 150 / (blades - 1)
  const parts = [
    dims.v ? '' : repeat(blades, (i) => rect(118 + i * step, 232, 12, 40, { fill: TIN }, 2)),
    rect(112, 222, 176, 20, black, 3),
    rect(120, 30, 160, 192, { fill: CLEAR }, 6),
    rect(132, 128, 56, 74, copper, 3),
    repeat(8, (i) => line(132, 136 + i * 8.5, 188, 136 + i * 8.5, thin)),
    rect(126, 118, 68, 12, deep, 2),
    rect(126, 202, 68, 12, deep, 2),
    path('M160 118V98H266', { width: 4 }),
    repeat(poles, (i) => {
      const x = 208 + i * (54 / (poles - 1))
      return (
        path(`M${x} 98V122M${x} 206V140`, { width: 4 }) +
        circle(x, 124, 5, contact) +
        circle(x, 138, 5, contact)
      )
    }),
    rect(136, 44, 128, 40, { fill: WHITE, width: 1 }, 3),
    dims.u ? '' : circle(250, 64, 7, { fill: GREEN, width: 1.5 }),
    path('M148 56H224M148 64H212M148 72H224', thin),
    path('M128 40V212', { stroke: WHITE, width: 4 }),
  ]
  return sheet(dims.v ? [placed(parts, 24, 4, 0.88), socket()] : parts)
}
