import { centreLine, dimH, dimV } from './dimension'
import { type Dims, tag } from './dims'
import { digitalDisplay, scale } from './gauges'
import { body, deep, FAINT, fine, section, shade, thin } from './ink'
import { circle, line, path, rect, repeat, sheet } from './pen'

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

/** Inside micrometer between the walls of a bore: rounded contacts, rod, sleeve and thimble. */
export function insideMicrometer(dims: Dims): string {
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
    dims.t === 'digital' ? digitalDisplay(96, 62) : '',
    path('M50 176H152V272H188V176H290', { width: 1, dash: '6 4', stroke: FAINT }),
    centreLine(169, 2, 169, 292),
    dimV(176, 260, 240, tag(dims, 'r', '0-'), 175),
  ])
}
