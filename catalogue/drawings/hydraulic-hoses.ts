import { rod } from './bolts'
import { centreLine, dimH, leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { body, DEEP, deep, FAINT, medium, rubber, shade, WHITE, YELLOW } from './ink'
import { label, line, path, polygon, rect, repeat, sheet, turned } from './pen'
import { bothSides } from './symmetry'

const Y = 126

/** A ferrule swaged on the left end of the hose. */
function ferrule(r: number): string[] {
  return [
    polygon(
      [
        [76, Y - r - 8],
        [130, Y - r - 8],
        [136, Y - r - 2],
        [136, Y + r + 2],
        [130, Y + r + 8],
        [76, Y + r + 8],
      ],
      shade,
    ),
    ...[88, 100, 112, 124].map((x) => line(x, Y - r - 8, x, Y + r + 8, medium)),
  ]
}

/** A swivel nut to the left of the ferrule, on its short neck. */
function nut(r: number): string[] {
  return [
    rect(62, Y - r * 0.6, 14, r * 1.2, deep),
    rect(24, Y - r - 4, 38, 2 * r + 8, body, 4),
    line(24, Y - r / 2, 62, Y - r / 2, medium),
    line(24, Y + r / 2, 62, Y + r / 2, medium),
  ]
}

/** The bent tube of an elbow at the right end, its nut at the end. */
function bentEnd(r: number, degrees: 45 | 90): string {
  const neck = r * 0.9
  if (degrees === 90)
    return (
      rod(`M326 ${Y}H338Q362 ${Y} 362 ${Y - 26}V${Y - 44}`, neck, DEEP) +
      rect(362 - r * 0.8, Y - 86, r * 1.6, 44, body, 4) +
      path(`M${362 - r * 0.3} ${Y - 86}v44M${362 + r * 0.3} ${Y - 86}v44`, medium)
    )
  return (
    rod(`M326 ${Y}H334Q344 ${Y} 352 ${Y - 10}L360 ${Y - 20}`, neck, DEEP) +
    turned(
      [
        rect(352, Y - 18 - r * 0.8, 34, r * 1.6, body, 4),
        path(`M352 ${Y - 18 - r * 0.3}h34M352 ${Y - 18 + r * 0.3}h34`, medium),
      ],
      -45,
      356,
      Y - 18,
    )
  )
}

/** Wire coiled round the hose. */
const spring = (r: number) =>
  repeat(12, (i) =>
    path(`M${142 + i * 10} ${Y + r + 3}L${148 + i * 10} ${Y - r - 3}`, { width: 4, stroke: FAINT }),
  )

/** Layers of wire, as the hose says them (EN 853, EN 856). */
const LAYERS: Readonly<Record<string, string>> = { '1SN': '1SN', '2SN': '2SN', '4SP': '4SP' }

/** Hydraulic hose with its print, swaged ferrules and swivel nuts, one perhaps on an elbow; bore and length. */
export function hydraulicHose(dims: Dims): string {
  const r = clamp(20 + num(dims, 'di', { fallback: 13 }) * 0.5, 22, 36)
  const bend = dims.u === '90' ? 90 : dims.u === '45' ? 45 : null
  const right = bend ? 362 : 376
  return sheet([
    rect(110, Y - r, 180, 2 * r, rubber),
    path(`M114 ${Y - r + 9}H286`, { stroke: WHITE, width: 5, opacity: 0.4 }),
    path(`M140 ${Y + r * 0.6}H262`, { width: 2, stroke: YELLOW, dash: '26 8' }),
    dims.v === 'spring' ? spring(r) : '',
    dims.t ? label(200, Y + 7, LAYERS[dims.t] ?? '', 18, YELLOW) : '',
    bend
      ? bentEnd(r, bend) + bothSides(ferrule(r)) + nut(r).join('')
      : bothSides([...ferrule(r), ...nut(r)]),
    centreLine(8, Y, bend ? 340 : 392, Y),
    leader(230, Y - r, 252, 30, tag(dims, 'di', 'Ø')),
    dimH(24, right, Y + r + 76, tag(dims, 'l'), Y + r + 8),
  ])
}
