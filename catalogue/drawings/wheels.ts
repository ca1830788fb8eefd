import { centreCross, centreLine, dimDiameter, dimH, dimV } from './dimension'
import { colourOf, type Dims, input, num, tag } from './dims'
import { clamp, type Point, polar } from './geometry'
import { body, deep, FAINT, PALE, RED, section, thin, white } from './ink'
import { circle, line, lines, path, rect, repeat, sheet } from './pen'

const CX = 146
const CY = 148
const R = 112

/** Points of a saw blade's edge: raked teeth. */
export function bladeTeeth(cx: number, cy: number, r: number, n: number): Point[] {
  const step = 360 / n
  return Array.from({ length: n }, (_, i) => i * step).flatMap((at) => [
    polar(cx, cy, r - clamp(500 / n, 6, 14), at),
    polar(cx, cy, r, at + step * 0.12),
    polar(cx, cy, r - 3, at + step * 0.55),
  ])
}

function boreOf(dims: Dims, outer: number): number {
  return clamp(num(dims, 'd', { fallback: outer * 0.2 }) / outer, 0.08, 0.34) * R
}

function measures(dims: Dims, bore: number, x: number, thick: number): string[] {
  const hole = input(dims, 'di') ? 'di' : 'd'
  return [
    centreCross(CX, CY, R + 12),
    centreLine(x - 12, CY, x + thick + 12, CY),
    dimDiameter(CX, CY, bore, tag(dims, hole, 'Ø'), -42, R * 1.16 - bore),
    dimV(CY - R, CY + R, x + thick + 38, tag(dims, 'da', 'Ø'), x + thick),
    dimH(x, x + thick, CY + R + 26, tag(dims, 'h'), CY + R),
  ]
}

/** Cutting or grinding disc: label, metal ring and mesh, with its section. */
export function disc(dims: Dims): string {
  const outer = num(dims, 'da', { fallback: 125 })
  const bore = boreOf(dims, outer)
  const thick = clamp(num(dims, 'h', { fallback: 2 }) * 3.2, 7, 26)
  const x = 306
  return sheet([
    circle(CX, CY, R, { fill: colourOf(dims, '#5b6672') }),
    repeat(36, (i) =>
      line(...polar(CX, CY, 66, i * 10), ...polar(CX, CY, R - 4, i * 10 + 14), {
        width: 0.8,
        stroke: '#8a96a3',
      }),
    ),
    circle(CX, CY, 66, body),
    circle(CX, CY, 58, { width: 1, stroke: RED }),
    circle(CX, CY, bore + 9, deep),
    circle(CX, CY, bore, white),
    rect(x, CY - R, thick, R - bore, section),
    rect(x, CY + bore, thick, R - bore, section),
    lines([
      [x, CY - bore, x, CY + bore],
      [x + thick, CY - bore, x + thick, CY + bore],
    ]),
    ...measures(dims, bore, x, thick),
  ])
}

/** Flap disc: overlapping abrasive flaps around a backing plate. */
export function flapDisc(dims: Dims): string {
  const n = 30
  const x = 290
  const cloth = colourOf(dims, '#c98d5e')
  return sheet([
    circle(CX, CY, R, { fill: cloth }),
    repeat(n, (i) => {
      const at = (i * 360) / n
      const a = polar(CX, CY, 50, at)
      const b = polar(CX, CY, R, at + 9)
      return path(`M${a.join(' ')}L${b.join(' ')}`, { width: 1.2, stroke: '#6d4526' })
    }),
    circle(CX, CY, 50, body),
    circle(CX, CY, 36, thin),
    circle(CX, CY, 22, white),
    path(
      `M${x} ${CY - 52}L${x + 18} ${CY - R}H${x + 40}V${CY + R}H${x + 18}L${x} ${CY + 52}Z`,
      body,
    ),
    rect(x + 22, CY - R, 24, R * 2, { fill: cloth }),
    repeat(15, (i) =>
      line(x + 22, CY - R + 8 + i * 15, x + 46, CY - R + 2 + i * 15, {
        width: 1,
        stroke: '#6d4526',
      }),
    ),
    ...measures(dims, 22, x, 46),
  ])
}

/** Colour of a wheel by its grain: white corundum unless it says otherwise. */
const GRAINS: Readonly<Record<string, string>> = { brown: '#b79a84', green: '#9fc7ae' }

/** Straight grinding wheel, grainy, with its section. */
export function grindingWheel(dims: Dims): string {
  const outer = num(dims, 'da', { fallback: 200 })
  const bore = boreOf(dims, outer)
  const thick = clamp((num(dims, 'h', { fallback: outer * 0.12 }) / outer) * R * 2, 24, 60)
  const x = 290
  const grain = repeat(60, (i) => {
    const [gx, gy] = polar(CX, CY, 62 + ((i * 37) % 46), i * 137.5)
    return `M${gx.toFixed(0)} ${gy.toFixed(0)}h2.5`
  })
  return sheet([
    circle(CX, CY, R, { fill: GRAINS[dims.c ?? ''] ?? PALE }),
    path(grain, { stroke: FAINT, width: 2.2 }),
    circle(CX, CY, 56, body),
    circle(CX, CY, 49, thin),
    circle(CX, CY, bore, white),
    rect(x, CY - R, thick, R - bore, section, 2),
    rect(x, CY + bore, thick, R - bore, section, 2),
    lines([
      [x, CY - bore, x, CY + bore],
      [x + thick, CY - bore, x + thick, CY + bore],
    ]),
    ...measures(dims, bore, x, thick),
  ])
}

/** Stitched cloth polishing wheel. */
export function buffWheel(dims: Dims): string {
  const edge = repeat(48, (i) => {
    const a = polar(CX, CY, R + (i % 2 ? 0 : -4), i * 7.5)
    const b = polar(CX, CY, R - 5, i * 7.5 + 3.75)
    return `${i ? 'L' : 'M'}${a.join(' ')}L${b.join(' ')}`
  })
  const x = 286
  return sheet([
    path(`${edge}Z`, { fill: colourOf(dims, '#fbf6ec') }),
    ...[92, 74, 56, 40].map((r) => circle(CX, CY, r, { width: 1.2, dash: '7 4', stroke: FAINT })),
    circle(CX, CY, 26, deep),
    circle(CX, CY, 10, white),
    path(
      repeat(6, (i) => `M${x + i * 9} ${CY - R}q5 ${R} 0 ${R * 2}`),
      { width: 1, stroke: FAINT },
    ),
    path(
      `M${x} ${CY - R}q7 -7 14 0q7 -7 14 0q7 -7 14 0q6 -6 10 0V${CY + R}q-7 7 -14 0q-7 7 -14 0q-7 7 -14 0q-6 6 -10 0Z`,
      {},
    ),
    ...measures(dims, 10, x, 52),
  ])
}
