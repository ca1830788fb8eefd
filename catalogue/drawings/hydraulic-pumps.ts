import { centreLine } from './dimension'
import type { Dims } from './dims'
import { type Point, polar } from './geometry'
import { BLUE, black, body, brass, deep, medium, SHADE, shade, thin, WHITE, white } from './ink'
import { circle, ellipse, line, path, polygon, rect, repeat, sheet } from './pen'

const CX = 296
const CY = 139

/** Side of the pump: its ported body, flange and shaft end. */
function side(long: number): string {
  return (
    path('M36 58Q36 44 50 44H64V238H50Q36 238 36 224Z', shade) +
    rect(64, 56, long, 170, body, 4) +
    line(80, 56, 80, 226, thin) +
    circle(64 + long / 2, 140, 24, shade) +
    circle(64 + long / 2, 140, 14, black) +
    rect(8, 126, 28, 28, shade) +
    path('M8 132H36M8 148H36', thin) +
    centreLine(2, 140, 196, 140)
  )
}

/** The way the shaft turns, seen from its end. */
function turning(dims: Dims, r: number): string {
  const arc = (from: number, to: number, clockwise: boolean) => {
    const [x1, y1] = polar(CX, CY, r, clockwise ? from : to)
    const [x2, y2] = polar(CX, CY, r, clockwise ? to : from)
    const along = (clockwise ? to : from) + (clockwise ? 90 : -90)
    const tip: Point[] = [
      polar(x2, y2, 13, along),
      polar(x2, y2, 7, along + 100),
      polar(x2, y2, 7, along - 100),
    ]
    return (
      path(`M${x1} ${y1}A${r} ${r} 0 0 ${clockwise ? 1 : 0} ${x2} ${y2}`, {
        width: 4,
        stroke: BLUE,
      }) + polygon(tip, { fill: BLUE, stroke: 'none' })
    )
  }
  return arc(-125, -60, dims.u !== 'left')
}

/** Meshing gears in their square body. */
function gears(): string {
  const gear = (cy: number, turn: number) =>
    polygon(
      Array.from({ length: 40 }, (_, i) => polar(CX, cy, i % 4 < 2 ? 44 : 33, i * 9 + turn)),
      { fill: SHADE, width: 1.5 },
    ) + circle(CX, cy, 13, { fill: WHITE, width: 1.5 })
  return (
    rect(216, 34, 160, 216, body, 40) +
    gear(98, 0) +
    gear(180, 9) +
    [238, 354]
      .flatMap((x) => [56, 228].map((y) => circle(x, y, 9, deep) + circle(x, y, 4, white)))
      .join('')
  )
}

/** Slotted rotor with its vanes in an oval ring. */
function vanes(): string {
  return (
    circle(CX, CY, 100, body) +
    repeat(4, (i) => circle(...polar(CX, CY, 86, 45 + i * 90), 8, deep)) +
    ellipse(CX, CY, 70, 60, white) +
    circle(CX, CY, 54, shade) +
    repeat(12, (i) => {
      const at = i * 30
      const reach = 54 + 12 * Math.cos((at * Math.PI) / 180) ** 2
      return line(...polar(CX, CY, 30, at), ...polar(CX, CY, reach, at), { width: 4 })
    }) +
    circle(CX, CY, 18, white) +
    path(`M${CX - 5} ${CY - 17}V${CY - 24}H${CX + 5}V${CY - 17}`, medium)
  )
}

/** Cylinder block with its nine pistons. */
function pistons(): string {
  return (
    circle(CX, CY, 100, body) +
    repeat(4, (i) => circle(...polar(CX, CY, 88, 45 + i * 90), 8, deep)) +
    circle(CX, CY, 72, shade) +
    repeat(9, (i) => {
      const [x, y] = polar(CX, CY, 50, i * 40 - 90)
      return circle(x, y, 15, white) + circle(x, y, 10, brass)
    }) +
    circle(CX, CY, 20, white) +
    repeat(8, (i) => line(...polar(CX, CY, 20, i * 45), ...polar(CX, CY, 15, i * 45), thin))
  )
}

/** Hydraulic pump, its side and what is inside: gears, vanes or pistons; and the way it turns. */
export function hydraulicPump(dims: Dims): string {
  if (dims.t === 'vane') return sheet([side(96), vanes(), turning(dims, 114)])
  if (dims.t !== 'piston')
    return sheet([
      side(96),
      line(144, 56, 144, 226, thin),
      rect(160, 62, 22, 158, deep, 4),
      gears(),
      turning(dims, 122),
    ])
  return sheet([
    side(108),
    // The stroke adjuster above the swash plate.
    path('M92 56V34H140V56', shade),
    rect(104, 14, 24, 20, deep, 3),
    pistons(),
    turning(dims, 114),
  ])
}
