import { byContent } from './by-content'
import { type Dims, num, tag } from './dims'
import { BLACK, BLUE, BODY, blue, deep, RED, red, SHADE, shade, thin, WHITE, white } from './ink'
import { ellipse, label, line, path, rect, sheet } from './pen'

const OIL = '#e0a92e'

function drop(cx: number, cy: number, r: number, fill = OIL): string {
  return path(
    `M${cx} ${cy - r * 1.6}C${cx + r * 0.4} ${cy - r * 0.8} ${cx + r} ${cy - r * 0.4} ${cx + r} ${cy + r * 0.2}A${r} ${r} 0 0 1 ${cx - r} ${cy + r * 0.2}C${cx - r} ${cy - r * 0.4} ${cx - r * 0.4} ${cy - r * 0.8} ${cx} ${cy - r * 1.6}Z`,
    { fill, width: 1.5 },
  )
}

/** A cylinder standing on the sheet: its wall with rounded foot, and its lid. */
function can(x: number, y: number, w: number, h: number, fill: string): string {
  const rx = w / 2
  const ry = w * 0.11
  return (
    path(`M${x} ${y}V${y + h}A${rx} ${ry} 0 0 0 ${x + w} ${y + h}V${y}Z`, { fill }) +
    ellipse(x + rx, y, rx, ry, deep) +
    ellipse(x + rx, y, rx * 0.88, ry * 0.8, { fill: SHADE, width: 1 })
  )
}

function band(x: number, y: number, w: number): string {
  const rx = w / 2
  const ry = w * 0.11
  return path(
    `M${x - 3} ${y}A${rx + 3} ${ry} 0 0 0 ${x + w + 3} ${y}V${y + 9}A${rx + 3} ${ry} 0 0 1 ${x - 3} ${y + 9}Z`,
    { fill: '#6f9fd0', width: 1.5 },
  )
}

type Mark = Readonly<{ cx: number; cy: number; r: number; grade: string; fill?: string }>

/** Drop on a label, beside it the grade of what is in the pack where it has one. */
const mark = ({ cx, cy, r, grade, fill }: Mark) =>
  grade
    ? drop(cx - r * 1.6, cy, r, fill) + label(cx + r, cy + r * 0.5, grade, r * 1.2)
    : drop(cx, cy, r, fill)

/** Ribbed drum of 200 L with its two bungs. */
export function drum(grade = '', fill = OIL): string {
  return [
    can(112, 36, 176, 232, BLUE),
    band(112, 108, 176),
    band(112, 186, 176),
    ellipse(164, 36, 15, 6, { fill: BLACK, width: 1.5 }),
    ellipse(242, 38, 9, 4, { fill: BLACK, width: 1.5 }),
    rect(162, 134, 76, 58, { fill: WHITE, width: 1.5 }, 3),
    mark({ cx: 200, cy: 168, r: 14, grade, fill }),
  ].join('')
}

/** Pail of 18 L with its wire handle. */
function pail(grade: string): string {
  return [
    path('M112 108Q200 -30 288 108', { width: 4 }),
    can(110, 108, 180, 146, BODY),
    rect(150, 160, 100, 76, { fill: BLUE, width: 1.5 }, 3),
    grade ? rect(156, 184, 88, 44, { fill: WHITE, width: 1 }, 2) : '',
    mark({ cx: 200, cy: 210, r: 15, grade }),
  ].join('')
}

/** Slim bottle of 1 L. */
function bottle(grade: string): string {
  return [
    path('M158 92L176 60H224L242 92V258Q242 268 232 268H168Q158 268 158 258Z', shade),
    rect(178, 34, 44, 26, red, 3),
    rect(168, 128, 64, 96, { fill: WHITE, width: 1.5 }, 2),
    mark({ cx: 200, cy: 186, r: 11, grade }),
  ].join('')
}

/** Can of 4 L with a handle. */
function handled(grade: string): string {
  return [
    path('M112 110L150 60H276Q288 60 288 74V256Q288 268 276 268H124Q112 268 112 256Z', shade),
    path(
      'M206 78H262Q272 78 272 90V150Q272 160 262 160Q252 160 252 150V104H206Q196 104 196 91T206 78Z',
      { fill: WHITE },
    ),
    rect(146, 34, 50, 26, red, 3),
    rect(128, 168, 144, 82, { fill: WHITE, width: 1.5 }, 3),
    mark({ cx: 200, cy: 216, r: 17, grade }),
  ].join('')
}

/** Oil in the pack it is sold in, with its litres. */
export function oilDrum(dims: Dims): string {
  const litres = num(dims, 'v', { fallback: 200 })
  const pack = [bottle, handled, pail, drum][[2, 8, 60].filter((most) => litres > most).length]
  return sheet([pack?.(tag(dims, 'x')) ?? '', label(348, 262, tag(dims, 'v', '', ' L'), 20)])
}

/** Stackable jerrycan with its handle, cap and label. */
const JERRYCAN = [
  path(
    'M108 262Q96 262 96 250V104Q96 88 108 78L136 52Q142 46 152 46H280Q304 46 304 70V250Q304 262 292 262Z',
    blue,
  ),
  path('M176 70H262Q276 70 276 82T262 94H176Q164 94 164 82T176 70Z', white),
  path('M112 50L138 26L152 40L128 64Z', red),
  line(120, 46, 134, 58, thin),
  line(128, 38, 142, 50, thin),
  rect(122, 128, 156, 102, { fill: WHITE, width: 1.5 }, 4),
  path('M134 144H192M134 156H186M134 168H190M134 214H266', thin),
  path('M226 140L254 168L226 196L198 168Z', { stroke: RED, width: 3 }),
  path('M226 156V172M226 180V181', { width: 4 }),
  path('M106 112V246M294 112V246', thin),
]

/** Cleaner in the pack it is sold in: a bottle, a jerrycan of its size or a drum. */
export function jerrycan(dims: Dims): string {
  const litres = num(dims, 'v', { fallback: 25 })
  if (litres >= 200 || litres <= 2) return oilDrum(dims)
  return sheet([byContent(JERRYCAN, litres / 25), label(348, 262, tag(dims, 'v', '', ' L'), 20)])
}
