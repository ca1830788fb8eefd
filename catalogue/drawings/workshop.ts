import { dimH } from './dimension'
import { colourOf, type Dims, num, tag } from './dims'
import {
  BLACK,
  black,
  blue,
  body,
  deep,
  fine,
  medium,
  RED,
  SHADE,
  thin,
  WHITE,
  white,
  yellow,
} from './ink'
import { circle, line, lines, path, rect, repeat, sheet } from './pen'

/** Spirit level with three vials. */
export function level(dims: Dims): string {
  const vial = (cx: number, cy: number) =>
    rect(cx - 30, cy - 13, 60, 26, { fill: '#d8ef8b' }, 8) +
    circle(cx, cy, 9, { fill: WHITE, width: 1.5 }) +
    line(cx - 13, cy - 13, cx - 13, cy + 13, medium) +
    line(cx + 13, cy - 13, cx + 13, cy + 13, medium)
  const x = 18
  const y = 100
  const w = 364
  const h = 76
  const end = (cx: number, turn: number) =>
    circle(cx, y + h / 2, 29, white) +
    `<g transform="rotate(${turn} ${cx} ${y + h / 2})">${rect(cx - 25, y + h / 2 - 9, 50, 18, { fill: '#d8ef8b' }, 6)}${circle(cx, y + h / 2, 6, { fill: WHITE, width: 1 })}</g>`
  return sheet([
    rect(x, y, w, h, yellow, 3),
    rect(x, y, 12, h, black, 2),
    rect(x + w - 12, y, 12, h, black, 2),
    line(x + 12, y + 12, x + w - 12, y + 12, thin),
    line(x + 12, y + h - 12, x + w - 12, y + h - 12, thin),
    rect(158, y + 16, 84, 44, white, 6),
    vial(200, y + 38),
    end(82, 90),
    end(318, 45),
    dimH(x, x + w, y + h + 46, tag(dims, 'l'), y + h),
  ])
}

/** Scriber: knurled grip, one straight and one bent point. */
export function scriber(dims: Dims): string {
  const y = 136
  return sheet([
    path(`M14 ${y}L70 ${y - 5}H120V${y + 5}H70Z`, deep),
    path(
      `M120 ${y - 9}L134 ${y - 14}H270L284 ${y - 9}V${y + 9}L270 ${y + 14}H134L120 ${y + 9}Z`,
      body,
    ),
    repeat(
      14,
      (i) =>
        line(138 + i * 9, y - 14, 148 + i * 9, y + 14, fine) +
        line(148 + i * 9, y - 14, 138 + i * 9, y + 14, fine),
    ),
    path(
      `M284 ${y - 5}H352Q374 ${y - 4} 380 ${y + 40}L384 ${y + 62}Q368 ${y + 40} 366 ${y + 22}Q364 ${y + 6} 350 ${y + 5}H284Z`,
      deep,
    ),
    dimH(14, 384, y + 112, tag(dims, 'l'), y + 16),
  ])
}

/** Soft tool bag: two handles, a zip and outer pockets. */
function toolBag(): string {
  return sheet([
    path('M138 104Q140 34 200 34T262 104', { width: 12, stroke: BLACK }),
    path('M44 118Q46 96 70 92H330Q354 96 356 118L366 246Q366 258 352 258H48Q34 258 34 246Z', blue),
    path('M60 106H340', { width: 6, stroke: BLACK }),
    path('M60 106H340', { width: 2, stroke: WHITE, dash: '4 4' }),
    ...[58, 156, 254].map((x) => rect(x, 158, 88, 82, black, 6) + line(x, 176, x + 88, 176, thin)),
    circle(200, 106, 6, deep),
  ])
}

/** The trays of a box that opens in levels, one above the other; a set counts its pieces instead. */
function trays(dims: Dims): string {
  const n = num(dims, 'n', { fallback: 1 })
  if (n < 2 || n > 3) return ''
  return repeat(n - 1, (i) => {
    const y = 252 - ((i + 1) * 108) / n
    return (
      line(38, y, 362, y, { width: 2.5, stroke: '#a4b1bd' }) +
      rect(30, y - 16, 10, 32, deep, 3) +
      rect(360, y - 16, 10, 32, deep, 3)
    )
  })
}

/** Tool box with its levels, its tray lid, latches and handle; its lid in its colour, or of bare metal. */
export function toolCase(dims: Dims): string {
  if (dims.t === 'bag') return toolBag()
  const lid = { fill: dims.t === 'metal' ? SHADE : colourOf(dims, RED) }
  const wall = dims.t === 'metal' ? body : black
  return sheet([
    path('M140 84V60Q140 44 156 44H244Q260 44 260 60V84H244V62H156V84Z', black),
    path('M44 134L62 90Q66 84 74 84H326Q334 84 338 90L356 134Z', lid),
    rect(38, 134, 324, 118, wall, 8),
    rect(38, 128, 324, 16, lid, 4),
    trays(dims),
    ...[92, 284].map((x) => rect(x, 116, 26, 46, yellow, 4) + line(x + 4, 150, x + 22, 150, thin)),
    trays(dims) ? '' : rect(150, 176, 100, 44, { width: 1, stroke: '#a4b1bd' }, 5),
    lines(
      [
        [60, 236, 340, 236],
        [60, 164, 82, 164],
        [318, 164, 340, 164],
      ],
      { width: 1, stroke: '#a4b1bd' },
    ),
    dimH(38, 362, 284, tag(dims, 'd', '', '″'), 252),
  ])
}

/** Top of a tool trolley: of steel or wood, else under a rubber mat. */
const TOPS: Readonly<Record<string, string>> = { steel: SHADE, wood: '#d9b27c' }

/** Tool trolley with its top and its true number of drawers. */
export function toolCart(dims: Dims): string {
  const n = Math.round(num(dims, 'n', { fallback: 5, min: 1, max: 9 }))
  const h = 176 / n
  return sheet([
    path('M296 52H330Q340 52 340 62V84', { width: 5 }),
    rect(92, 40, 216, 14, { fill: TOPS[dims.t ?? ''] ?? BLACK }, 4),
    rect(98, 54, 204, 192, { fill: colourOf(dims, RED) }, 3),
    repeat(
      n,
      (i) =>
        rect(108, 62 + i * h, 184, h - 5, { fill: WHITE, opacity: 0.7, width: 1.5 }, 2) +
        rect(140, 66 + i * h, 120, Math.min(7, h * 0.3), deep, 3),
    ),
    rect(98, 240, 204, 8, black),
    ...[124, 276].map(
      (x) =>
        path(`M${x - 10} 248H${x + 10}L${x + 5} 260H${x - 5}Z`, deep) +
        circle(x, 268, 14, black) +
        circle(x, 268, 5, white),
    ),
  ])
}
