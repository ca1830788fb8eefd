import { centreCross, centreLine, dimDiameter, dimH, dimV } from './dimension'
import { type Dims, tag } from './dims'
import { digitalDisplay, scale } from './gauges'
import { body, deep, FAINT, fine, section, shade, thin, white } from './ink'
import { circle, line, path, rect, repeat, sheet, turned } from './pen'

/** Graduated sleeve and thimble along the x axis, its sleeve beginning at x. */
function thimble(x: number, y: number): string {
  return (
    rect(x, y - 17, 46, 34, body) +
    line(x, y + 2, x + 46, y + 2, thin) +
    scale(x + 6, y - 9, 9, 5, 11) +
    path(
      `M${x + 46} ${y - 24}L${x + 60} ${y - 30}H${x + 124}V${y + 30}H${x + 60}L${x + 46} ${y + 24}Z`,
      shade,
    ) +
    repeat(9, (i) => line(x + 46, y - 20 + i * 5, x + 56, y - 20 + i * 5, fine)) +
    repeat(8, (i) => line(x + 72 + i * 6.5, y - 30, x + 72 + i * 6.5, y + 30, fine))
  )
}

/** Inside micrometer with two jaws, like a calliper's, that press outwards in a bore. */
function jawMicrometer(dims: Dims): string {
  const y = 86
  return sheet([
    rect(10, 172, 40, 88, section),
    rect(126, 172, 40, 88, section),
    path(
      `M62 ${y - 15}H152V${y + 15}H76V214Q76 226 64 226Q50 222 50 208V${y + 6}Q50 ${y - 15} 62 ${y - 15}Z`,
      shade,
    ),
    path(`M100 ${y - 22}H132V${y + 22}H126V208Q126 222 112 226Q100 226 100 214Z`, body),
    circle(116, y, 6, deep),
    rect(152, y - 11, 28, 22, body),
    thimble(180, y),
    rect(304, y - 14, 18, 28, deep, 3),
    centreLine(40, y, 336, y),
    dimH(50, 126, 284, tag(dims, 'r', '≤ ', ' mm'), 260),
  ])
}

/** Inside micrometer whose three anvils centre themselves in a bore: its side, and its head in the bore. */
function threePointMicrometer(dims: Dims): string {
  const y = 76
  const [cx, cy] = [200, 208]
  return sheet([
    path(`M28 ${y - 26}H92L108 ${y - 12}V${y + 12}L92 ${y + 26}H28Q20 ${y} 28 ${y - 26}Z`, shade),
    rect(46, y - 40, 18, 26, deep, 2),
    rect(46, y + 14, 18, 26, deep, 2),
    rect(108, y - 10, 72, 20, body),
    thimble(180, y),
    rect(304, y - 14, 18, 28, deep, 3),
    centreLine(10, y, 336, y),
    circle(cx, cy, 78, section),
    circle(cx, cy, 58, white),
    circle(cx, cy, 40, shade),
    ...[0, 120, 240].map((at) => turned([rect(cx - 8, cy - 58, 16, 30, deep, 3)], at, cx, cy)),
    circle(cx, cy, 12, body),
    centreCross(cx, cy, 86),
    dimDiameter(cx, cy, 58, tag(dims, 'r', '≤ ', ' mm'), -25, 34),
  ])
}

/** Inside micrometer of its kind; the plain one has rods between the walls: rounded contacts, sleeve and thimble. */
export function insideMicrometer(dims: Dims): string {
  if (dims.t === 'jaws') return jawMicrometer(dims)
  if (dims.t === 'three') return threePointMicrometer(dims)
  const y = 136
  return sheet([
    rect(14, 54, 22, 164, section),
    rect(364, 54, 22, 164, section),
    path(`M36 ${y}Q38 ${y - 8} 50 ${y - 8}H112V${y + 8}H50Q38 ${y + 8} 36 ${y}Z`, shade),
    rect(106, y - 13, 74, 26, body, 3),
    circle(142, y - 18, 8, deep),
    rect(138, y - 14, 8, 6, deep),
    thimble(180, y),
    rect(304, y - 14, 18, 28, deep, 3),
    path(`M322 ${y - 8}H350Q362 ${y - 8} 364 ${y}Q362 ${y + 8} 350 ${y + 8}H322Z`, shade),
    centreLine(6, y, 394, y),
    dimH(36, 364, 252, tag(dims, 'r', '≤ ', ' mm'), 218),
  ])
}

/** Depth micrometer: a base across the bore, its rod going down from the thimble. */
export function depthMicrometer(dims: Dims): string {
  return sheet([
    rect(163, 176, 12, 84, shade),
    path('M70 146H268V166L258 176H80L70 166Z', shade),
    rect(144, 128, 50, 18, deep, 2),
    `<g transform="rotate(-90 169 128)">${thimble(169, 128)}</g>`,
    circle(204, 138, 7, deep),
    dims.t === 'digital' ? digitalDisplay(169, 62) : '',
    path('M50 176H152V272H188V176H290', { width: 1, dash: '6 4', stroke: FAINT }),
    centreLine(169, 2, 169, 292),
    dimV(176, 260, 240, tag(dims, 'r', '0-'), 175),
  ])
}
