import { rod } from './bolts'
import { centreCross, centreLine, dimDiameter } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp, polar } from './geometry'
import {
  BODY,
  black,
  body,
  DEEP,
  deep,
  FAINT,
  fine,
  type Ink,
  ORANGE,
  SHADE,
  shade,
  thin,
  WHITE,
  white,
} from './ink'
import { circle, ellipse, line, path, rect, repeat, sheet, turned } from './pen'

function hook(cx: number, y: number): string {
  return (
    path(
      `M${cx - 6} ${y}V${y + 14}Q${cx - 26} ${y + 22} ${cx - 24} ${y + 42}Q${cx - 20} ${y + 62} ${cx + 2} ${y + 62}Q${cx + 26} ${y + 60} ${cx + 26} ${y + 34}L${cx + 13} ${y + 38}Q${cx + 12} ${y + 48} ${cx + 2} ${y + 48}Q${cx - 10} ${y + 46} ${cx - 9} ${y + 36}Q${cx + 4} ${y + 28} ${cx + 6} ${y + 14}V${y}Z`,
      body,
    ) + path(`M${cx + 2} ${y + 20}L${cx + 20} ${y + 38}`, { width: 3, stroke: ORANGE })
  )
}

function chain(x: number, y: number, count: number): string {
  return repeat(count, (i) =>
    i % 2
      ? line(x, y + i * 10, x, y + i * 10 + 12, { width: 4 })
      : ellipse(x, y + i * 10 + 6, 5, 9, { fill: BODY, width: 2 }),
  )
}

/** Chain hoist: top hook, cased gear, load chain with its hook and the hand chain. */
export function hoist(dims: Dims): string {
  const shell = { fill: dims.u === 'aluminium' ? SHADE : ORANGE }
  return dims.t === 'lever' ? leverHoist(shell) : chainHoist(shell, dims.t === 'triangle')
}

/** Lever hoist: a flat body with a ratchet lever and one load chain. */
function leverHoist(shell: Ink): string {
  return sheet([
    turned([hook(160, -70)], 180, 160, 0),
    rect(140, 66, 40, 14, deep, 3),
    chain(160, 168, 6),
    hook(160, 208),
    path('M112 80H208Q222 80 222 96V156Q222 172 208 172H112Q98 172 98 156V96Q98 80 112 80Z', shell),
    circle(160, 126, 36, black),
    circle(160, 126, 14, deep),
    path('M196 108L334 62Q350 58 356 72T348 92L204 142Z', shade),
    path('M300 72L338 60Q352 58 356 72T346 92L308 104Z', black),
    circle(222, 118, 8, deep),
  ])
}

/** Hand chain hoist with its loop of hand chain. */
function chainHoist(shell: Ink, triangle: boolean): string {
  return sheet([
    turned([hook(200, -70)], 180, 200, 0),
    rect(176, 66, 48, 14, deep, 3),
    chain(178, 148, 6),
    hook(178, 208),
    chain(252, 130, 14),
    chain(276, 130, 14),
    path('M252 268Q252 284 264 284T276 268', { width: 4 }),
    triangle
      ? path(
          'M200 196Q190 196 184 186L140 96Q134 70 158 66H242Q266 70 260 96L216 186Q210 196 200 196Z',
          shell,
        )
      : circle(200, 120, 56, shell),
    circle(200, 120, triangle ? 40 : 44, black),
    circle(200, 120, 14, deep),
    repeat(6, (i) => {
      const [x, y] = polar(200, 120, 32, i * 60)
      return circle(x, y, 4, { fill: WHITE, width: 1 })
    }),
    rect(246, 92, 38, 50, deep, 8),
  ])
}

/** Bow or D shackle with its screw pin. */
export function shackle(dims: Dims): string {
  const bow =
    dims.t === 'd'
      ? 'M138 218V102A62 62 0 0 1 262 102V218'
      : 'M138 218V186Q88 150 88 116A112 88 0 0 1 312 116Q312 150 262 186V218'
  return sheet([
    rod(bow, 36),
    rect(60, 210, 268, 32, shade, 4),
    rect(102, 192, 72, 68, { fill: BODY, width: 2 }, 22),
    rect(226, 192, 72, 68, { fill: BODY, width: 2 }, 22),
    repeat(4, (i) => line(306 + i * 6, 211, 306 + i * 6, 241, thin)),
    // A bolt has a head, and a nut with a cotter pin; a screwed pin has an eye.
    dims.u === 'bolt'
      ? rect(40, 202, 24, 48, shade, 3) +
        rect(304, 200, 28, 52, shade, 3) +
        path('M304 217H332M304 235H332', thin) +
        path('M318 194V262M318 262l8 8', { width: 3 })
      : circle(48, 226, 26, shade) + circle(48, 226, 10, white),
    centreLine(10, 226, 358, 226),
  ])
}

/** Layers of wires round the middle one of a strand: 7, 19 or 37 in all. */
const WIRES: Readonly<Record<string, number>> = { '6x19': 2, '6x37': 3 }

/** Wire rope: its laid strands with a cut end, and its section: six strands round a fibre core or a seventh. */
export function wireRope(dims: Dims): string {
  const r = clamp(44 + num(dims, 'd', { fallback: 10 }) * 1.4, 46, 76)
  const cx = 306
  const y = 144
  const half = clamp(r * 0.42, 18, 34)
  const layers = WIRES[dims.t ?? ''] ?? 1
  const wire = (r * 0.333) / (2 * layers + 1)
  const strand = (sx: number, sy: number) =>
    circle(sx, sy, r * 0.333, body) +
    circle(sx, sy, wire, { fill: DEEP, width: 1 }) +
    repeat(layers, (layer) =>
      repeat(6 * (layer + 1), (i) => {
        const [x, wy] = polar(sx, sy, wire * 2 * (layer + 1), (i * 60) / (layer + 1))
        return circle(x, wy, wire * 0.92, { fill: DEEP, width: 0.8 })
      }),
    )
  return sheet([
    rect(14, y - half, 190, half * 2, body),
    repeat(
      8,
      (i) =>
        path(
          `M${14 + i * 24} ${y + half}C${20 + i * 24} ${y} ${32 + i * 24} ${y} ${Math.min(204, 38 + i * 24)} ${y - half}`,
          { width: 1.6 },
        ) + path(`M${22 + i * 24} ${y + half * 0.8}L${34 + i * 23} ${y - half * 0.4}`, fine),
    ),
    rect(196, y - half - 4, 14, half * 2 + 8, deep, 3),
    circle(cx, y, r, { width: 1, stroke: FAINT, dash: '6 4' }),
    repeat(6, (i) => strand(...polar(cx, y, r * 0.667, i * 60 + 30))),
    layers === 1 ? strand(cx, y) : circle(cx, y, r * 0.3, { fill: '#e6d3a8', width: 1 }),
    centreCross(cx, y, r + 12),
    dimDiameter(cx, y, r, tag(dims, 'd', 'Ø'), -60, 26),
  ])
}
