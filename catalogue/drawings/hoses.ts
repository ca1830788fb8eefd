import { centreLine, dimH, dimV, leader } from './dimension'
import { colourOf, type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import {
  BLACK,
  BLUE,
  black,
  blue,
  body,
  CLEAR,
  DEEP,
  deep,
  FAINT,
  medium,
  RED,
  rubber,
  shade,
  thin,
  WHITE,
  white,
  YELLOW,
} from './ink'
import { circle, ellipse, label, line, path, rect, repeat, sheet, turned } from './pen'

/** Line along a rubber hose in the colour of its use. */
const HOSE_LINES: Readonly<Record<string, string>> = { oil: BLUE, steam: RED, sand: WHITE }

/** The layer between tube and cover: a steel spiral, plies of cloth or a braid of yarn. */
function reinforcement(kind: string | undefined, y: number, r: number): string {
  if (kind === 'wire')
    return repeat(6, (i) =>
      path(`M${218 + i * 11} ${y - r}q10 ${r} 2 ${2 * r}`, { width: 4, stroke: FAINT }),
    )
  if (kind === 'cloth')
    return (
      repeat(6, (i) => line(224 + i * 10, y - r, 224 + i * 10, y + r, thin)) +
      repeat(7, (i) => line(214, y - r + (i + 1) * (r / 4), 282, y - r + (i + 1) * (r / 4), thin))
    )
  return repeat(7, (i) =>
    path(
      `M${216 + i * 9} ${y - r}L${226 + i * 9} ${y + r}M${226 + i * 9} ${y - r}L${216 + i * 9} ${y + r}`,
      thin,
    ),
  )
}

/** Rubber hose cut in steps: cover, reinforcement and inner tube, its bore dimensioned. */
export function hose(dims: Dims): string {
  const di = num(dims, 'di', { fallback: 19 })
  const inner = clamp(30 + di * 0.5, 32, 64)
  const y = 142
  const wall = 15
  const r = inner + wall
  const braid = inner + wall * 0.62
  const tube = inner + wall * 0.3
  return sheet([
    path(`M18 ${y - r}H214V${y + r}H18Q40 ${y} 18 ${y - r}Z`, rubber),
    path(`M24 ${y - r + 12}H212`, { stroke: WHITE, width: 6, opacity: 0.4 }),
    path(`M214 ${y - braid}H282V${y + braid}H214Z`, {
      fill: dims.u === 'wire' ? DEEP : '#f3e6c2',
    }),
    reinforcement(dims.u, y, braid),
    path(`M282 ${y - tube}H336V${y + tube}H282Z`, { fill: '#8d98a3' }),
    ellipse(336, y, tube * 0.36, tube, { fill: '#8d98a3' }),
    ellipse(336, y, inner * 0.34, inner * 0.94, white),
    path(`M30 ${y + 4}H204`, { width: 4, stroke: HOSE_LINES[dims.t ?? ''] ?? YELLOW }),
    centreLine(10, y, 378, y),
    dimV(y - inner * 0.94, y + inner * 0.94, 384, tag(dims, 'di', 'Ø'), 336),
  ])
}

/** What stiffens the wall of a clear hose: a fibre net, a steel spiral or nothing. */
function stiffening(form: string | undefined, y: number, r: number): string {
  if (form === 'clear') return ''
  if (form === 'wire') {
    return repeat(16, (i) =>
      path(`M${30 + i * 19} ${y - r}Q${46 + i * 19} ${y} ${30 + i * 19} ${y + r}`, {
        width: 3,
        stroke: FAINT,
      }),
    )
  }
  return repeat(14, (i) =>
    path(`M${24 + i * 21} ${y - r}l22 ${2 * r}M${46 + i * 21} ${y - r}l-22 ${2 * r}`, {
      width: 1,
      stroke: FAINT,
    }),
  )
}

function flatHose(dims: Dims, y: number): string {
  return (
    path(`M20 ${y - 28}H330L346 ${y}L330 ${y + 28}H20Z`, blue) +
    path(`M20 ${y - 14}H330M20 ${y + 14}H330`, { width: 1.5, stroke: WHITE, dash: '6 5' }) +
    leader(250, y + 28, 280, 240, tag(dims, 'di', 'Ø'))
  )
}

/** PVC hose: clear, with its fibre net or steel spiral, or laid flat; its bore dimensioned. */
export function pvcHose(dims: Dims): string {
  const y = 142
  const food =
    dims.u === 'yes'
      ? rect(70, y - 18, 96, 36, { fill: WHITE, width: 1.5 }, 4) + label(118, y + 8, '食品级', 22)
      : ''
  if (dims.t === 'flat') return sheet([flatHose(dims, y), food])
  const r = clamp(38 + num(dims, 'di', { fallback: 19 }) * 0.5, 42, 74)
  return sheet([
    path(`M18 ${y - r}H336V${y + r}H18Q40 ${y} 18 ${y - r}Z`, { fill: CLEAR }),
    stiffening(dims.t, y, r),
    path(`M30 ${y - r + 12}H330`, { stroke: WHITE, width: 7, opacity: 0.8 }),
    ellipse(336, y, r * 0.36, r, { fill: CLEAR }),
    ellipse(336, y, r * 0.28, r * 0.78, white),
    food,
    centreLine(10, y, 378, y),
    dimV(y - r * 0.78, y + r * 0.78, 384, tag(dims, 'di', 'Ø'), 336),
  ])
}

/** Disc springs under the screw's head, which keep the clamp tight as the hose yields. */
const springs = () =>
  repeat(4, (i) => path(`M${302 + i * 7} 32L${308 + i * 7} 47L${302 + i * 7} 62`, { width: 3 }))

/** Worm-drive hose clamp from the front: slots go through the band, ridges are pressed in it, or it is plain. */
export function hoseClamp(dims: Dims): string {
  const slotted = dims.t === 'slotted' || dims.t === 'torque'
  const smooth = dims.t === 'smooth'
  const cx = 200
  const cy = 172
  return sheet([
    circle(cx, cy, 106, body),
    circle(cx, cy, 96, white),
    repeat(slotted ? 14 : smooth ? 0 : 10, (i) =>
      turned(
        [rect(cx - 105, cy - 3, slotted ? 12 : 6, 6, { fill: slotted ? WHITE : BLACK, width: 1 })],
        52 + i * 8,
        cx,
        cy,
      ),
    ),
    path('M272 88Q300 106 312 138', { width: 4 }),
    path('M152 72L160 40Q164 32 174 32H234Q244 32 246 40L256 74Q204 52 152 72Z', shade),
    repeat(7, (i) => line(172 + i * 10, 40, 168 + i * 11, 58, medium)),
    path('M246 34H270V60H252Z', deep),
    rect(270, 28, 30, 38, body, 4),
    path('M270 41H300M270 53H300', medium),
    dims.t === 'torque'
      ? springs() + rect(332, 30, 12, 34, body, 3)
      : line(300, 47, 308, 47, { width: 5 }),
    // The band of a smooth clamp has a bead along both edges.
    smooth ? circle(cx, cy, 101, thin) : '',
    path('M128 88L112 74', { width: 5 }),
    centreLine(cx - 118, cy, cx + 118, cy),
    centreLine(cx, cy - 70, cx, cy + 118),
  ])
}

/** Coil of air tube with its end's outer and inner diameters and its length. */
export function airTube(dims: Dims): string {
  const fill = colourOf(dims, BLUE)
  const da = num(dims, 'da', { fallback: 8 })
  const ratio = clamp(num(dims, 'di', { fallback: da * 0.65 }) / da, 0.4, 0.8)
  const w = clamp(9 + da * 0.5, 11, 17)
  const loop = (r: number, y: number) =>
    `<ellipse cx="134" cy="${y}" rx="${r}" ry="${r * 0.92}" stroke-width="${w}"/><ellipse cx="134" cy="${y}" rx="${r}" ry="${r * 0.92}" stroke="${fill}" stroke-width="${w - 4}"/>`
  return sheet([
    path('M134 252C200 262 230 254 262 244', { width: w }),
    ...[62, 76, 90, 104].map((r) => loop(r, 146)),
    path('M134 242C200 262 230 254 262 244', { width: w - 4, stroke: fill }),
    ...[30, 150, 270].map((a) => turned([rect(188, 140, 58, 12, black, 3)], a, 134, 146)),
    circle(322, 138, 46, { fill }),
    circle(322, 138, 46 * ratio, white),
    centreLine(268, 138, 376, 138),
    dimV(138 - 46, 138 + 46, 386, tag(dims, 'da', 'Ø'), 322),
    dimH(322 - 46 * ratio, 322 + 46 * ratio, 214, tag(dims, 'di', 'Ø'), 146),
    leader(204, 66, 232, 36, tag(dims, 'l', '', ' m')),
  ])
}
