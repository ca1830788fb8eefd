import { dimDiameter, dimH, leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { BLACK, black, blue, deep, red, shade, thin, WHITE, white, yellow } from './ink'
import { circle, line, lines, path, polygon, rect, repeat, sheet } from './pen'
import { bladeTeeth } from './wheels'

/** What drives a tool, at the back of its body: a cord, or a battery. */
export const supply = (dims: Dims, x: number, y: number) =>
  dims.u === 'battery'
    ? rect(x - 12, y - 34, 34, 68, black, 6) + rect(x - 2, y - 20, 14, 40, yellow, 3)
    : path(`M${x} ${y}Q${x + 16} ${y} ${x + 16} ${y + 40}`, { width: 5 })

/** Switch of an angle grinder: a slide on top of the tail, one on the side, or a paddle under the grip. */
function grinderSwitch(kind: string | undefined, cy: number): string {
  if (kind === 'paddle') return path(`M214 ${cy + 28}L224 ${cy + 52}H322L340 ${cy + 28}Z`, red)
  return kind === 'side' ? rect(212, cy - 8, 18, 34, red, 4) : rect(268, cy - 38, 46, 10, red, 3)
}

/** Angle grinder with its guard, its disc and its switch. */
export function grinder(dims: Dims): string {
  const r = clamp(num(dims, 'd', { fallback: 125 }) * 0.24 + 42, 62, 92)
  const cx = 104
  const cy = 124
  return sheet([
    circle(cx, cy, r, { fill: '#8a96a3' }),
    circle(cx, cy, r - 7, thin),
    path(
      `M${cx - r - 6} ${cy}A${r + 6} ${r + 6} 0 0 1 ${cx + r + 6} ${cy}L${cx + 30} ${cy + 10}H${cx - 30}Z`,
      deep,
    ),
    circle(cx, cy, 34, shade),
    rect(cx - 12, cy - 72, 24, 50, black, 8),
    circle(cx, cy, 13, deep),
    supply(dims, 374, cy),
    path(
      `M${cx + 24} ${cy - 26}L190 ${cy - 30}H330Q372 ${cy - 30} 376 ${cy}Q372 ${cy + 30} 330 ${cy + 30}H190L${cx + 24} ${cy + 26}Z`,
      blue,
    ),
    path(`M186 ${cy - 30}H206V${cy + 30}H186Z`, black),
    rect(232, cy - 12, 62, 24, { fill: '#e8f0f8', width: 1.5 }, 4),
    repeat(5, (i) => line(320 + i * 9, cy - 18, 320 + i * 9, cy + 18, { width: 3, stroke: BLACK })),
    grinderSwitch(dims.t, cy),
    // The wheel of the speed is let into the tail.
    dims.v === 'yes'
      ? rect(346, cy - 12, 20, 24, yellow, 3) +
        repeat(4, (i) => line(346, cy - 7 + i * 5, 366, cy - 7 + i * 5, thin))
      : '',
    dimH(cx - r, cx + r, 262, tag(dims, 'd', 'Ø'), cy),
  ])
}

/** Circular saw on its base plate. */
export function circularSaw(dims: Dims): string {
  const cx = 168
  const cy = 164
  const r = 88
  return sheet([
    polygon(bladeTeeth(cx, cy, r, 36), shade),
    path(
      `M${cx - r - 10} ${cy + 20}V${cy}A${r + 10} ${r + 10} 0 0 1 ${cx + r + 10} ${cy}V${cy + 20}Z`,
      blue,
    ),
    circle(cx, cy, 24, deep),
    circle(cx, cy, 9, white),
    rect(36, 184, 316, 12, deep, 2),
    path(`M196 66Q230 30 300 44Q360 58 366 112L352 160H322L332 120Q322 84 280 80L240 92Z`, black),
    supply(dims, 350, 146),
    path('M262 82Q256 104 276 106L288 82Z', red),
    path('M96 82Q96 50 126 52L152 58L148 82Z', black),
    path('M92 128A84 84 0 0 1 152 82', { width: 2, stroke: WHITE }),
    dimDiameter(cx, cy, r, tag(dims, 'd', 'Ø'), 52, 22),
  ])
}

/** Jigsaw with its blade through the base plate, on a cord or a battery. */
export function jigsaw(dims: Dims): string {
  return sheet([
    path(
      'M76 92Q78 64 108 56L300 42Q352 44 360 92L350 188H300L304 116Q300 98 280 98H200Q184 100 182 116V196H76Z',
      blue,
    ),
    path('M182 150H300V188H182Z', blue),
    path('M200 98H280Q300 98 304 116L302 128H190Q190 104 200 98Z', white),
    path('M206 98H240L234 114H212Z', red),
    rect(50, 204, 300, 12, deep, 2),
    rect(84, 188, 240, 16, black),
    path(
      `M106 216V276L94 284L88 276${repeat(8, (i) => `L${i % 2 ? 94 : 88} ${270 - i * 7}`)}Z`,
      shade,
    ),
    rect(92, 104, 62, 40, { fill: '#e8f0f8', width: 1.5 }, 4),
    dims.t === 'battery'
      ? rect(346, 58, 46, 116, black, 6) + rect(360, 76, 20, 56, yellow, 3)
      : path('M350 140Q388 140 388 178', { width: 5 }),
    path('M230 64L330 58', { width: 7, stroke: BLACK }),
  ])
}

/** Electric planer with its two shoes and depth knob. */
export function planer(dims: Dims): string {
  return sheet([
    supply(dims, 362, 150),
    path(
      'M60 232V176Q62 140 110 130L150 126V110H200L214 94Q230 62 280 58H330Q364 62 364 96V232Z',
      blue,
    ),
    path(
      'M226 134Q232 96 270 92H314Q330 94 330 110V148Q330 162 314 162H250Q224 160 226 134Z',
      white,
    ),
    path('M262 92H300L294 108H268Z', red),
    rect(96, 84, 54, 46, black, 12),
    lines(
      [
        [108, 90, 108, 124],
        [123, 90, 123, 124],
        [138, 90, 138, 124],
      ],
      { width: 2, stroke: '#8fa0b0' },
    ),
    circle(176, 190, 44, black),
    circle(176, 190, 30, { width: 1.5, stroke: '#8fa0b0' }),
    circle(176, 190, 8, deep),
    rect(24, 232, 144, 14, deep, 2),
    rect(186, 236, 194, 14, deep, 2),
    path('M168 240L177 258L186 240Z', shade),
    rect(250, 184, 84, 32, { fill: '#e8f0f8', width: 1.5 }, 4),
    leader(177, 258, 214, 284, tag(dims, 'b')),
  ])
}
