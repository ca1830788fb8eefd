import { dimH } from './dimension'
import { colourOf, type Dims, num, tag } from './dims'
import {
  BLACK,
  black,
  body,
  deep,
  fine,
  medium,
  ORANGE,
  RED,
  SHADE,
  thin,
  WHITE,
  white,
  YELLOW,
} from './ink'
import { circle, line, path, rect, repeat, sheet } from './pen'

/** Frames of levels that are not of painted aluminium: of cast iron, or of plastic. */
const FRAMES: Readonly<Record<string, string>> = { iron: '#8596a7', abs: ORANGE }

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
    rect(x, y, w, h, { fill: FRAMES[dims.c ?? ''] ?? YELLOW }, 3),
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

/** Scriber: a knurled grip or a hexagonal bar, one straight and one bent point. */
export function scriber(dims: Dims): string {
  const y = 136
  return sheet([
    path(`M14 ${y}L70 ${y - 5}H120V${y + 5}H70Z`, deep),
    path(
      `M120 ${y - 9}L134 ${y - 14}H270L284 ${y - 9}V${y + 9}L270 ${y + 14}H134L120 ${y + 9}Z`,
      body,
    ),
    dims.t === 'hex'
      ? line(127, y - 7, 277, y - 7, thin) + line(127, y + 7, 277, y + 7, thin)
      : repeat(
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
