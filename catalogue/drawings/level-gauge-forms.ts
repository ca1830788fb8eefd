import { centreLine, dimV } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import {
  BLUE,
  black,
  body,
  deep,
  medium,
  PALE,
  RED,
  shade,
  thin,
  WHITE,
  white,
  YELLOW,
} from './ink'
import { circle, label, line, path, placed, rect, repeat, sheet } from './pen'

const WATER = '#cfe4f2'

/** Middle between the branches of a gauge, and the distance of the branches of the longest, px. */
const MIDDLE = 142
const LONGEST_PX = 168
/** Millimetres of the longest column and of the longest sight glass. */
const LONGEST = 2000
const LONGEST_SIGHT = 160
/** How much shorter one is drawn that measures a tenth. */
const PER_TENFOLD = 90

/** Distance of the branches, px: seven lengths between 300 and 2000 mm still differ. */
function spanOf(dims: Dims): number {
  const share = num(dims, 'l', { fallback: LONGEST }) / LONGEST
  return clamp(LONGEST_PX + PER_TENFOLD * Math.log10(share), 36, LONGEST_PX)
}

/** A tank's wall on the left, filled to y. */
function tank(y: number): string {
  return (
    path(`M20 ${y}Q32 ${y - 6} 44 ${y}T68 ${y}T92 ${y}T116 ${y}V270H20Z`, {
      fill: WATER,
      stroke: 'none',
    }) + path('M116 24V270M20 24H116M20 270H116')
  )
}

/** Sensor tube beside the flaps with its head, which sends the level. */
const sender = (top: number, low: number) =>
  rect(304, top - 14, 10, low - top + 36, shade, 3) +
  rect(296, top - 46, 82, 34, body, 6) +
  label(337, top - 23, '4–20mA', 17)

/** Float chamber with two flanged branches and the column of flaps, red as far as the liquid stands. */
export function magneticGauge(dims: Dims): string {
  const span = spanOf(dims)
  const [top, low] = [MIDDLE - span / 2, MIDDLE + span / 2]
  const flaps = Math.floor((span + 28) / 8.2)
  return sheet([
    tank(MIDDLE + 10),
    ...[top, low].map(
      (y) =>
        rect(116, y - 11, 76, 22, body) +
        rect(138, y - 24, 11, 48, shade, 2) +
        rect(152, y - 24, 11, 48, shade, 2),
    ),
    rect(188, top - 28, 38, span + 64, body, 4),
    ...[top - 36, low + 30].map((y) => rect(182, y, 50, 12, shade, 2)),
    rect(200, low + 42, 14, 16, deep),
    rect(193, MIDDLE - 10, 28, 32, { fill: YELLOW, width: 1.5, dash: '5 3' }, 6),
    rect(238, top - 14, 30, span + 36, white, 4),
    repeat(flaps, (i) => {
      const y = top - 10 + i * 8.2
      return rect(242, y, 22, 7, { fill: y < MIDDLE + 8 ? PALE : RED, width: 0.8 })
    }),
    ...[top + 8, low - 12].map((y) => rect(222, y, 20, 8, deep)),
    line(274, top - 8, 274, low + 18, medium),
    repeat(flaps / 2, (i) =>
      line(274, top - 8 + i * 16.4, i % 5 ? 286 : 294, top - 8 + i * 16.4, medium),
    ),
    dims.u === 'output' ? sender(top, low) : '',
    centreLine(207, top - 46, 207, low + 66),
    dimV(top, low, dims.u === 'output' ? 348 : 330, tag(dims, 'l'), 298),
  ])
}

/** Glass tube between two cocks. */
function tube(dims: Dims): string {
  const span = spanOf(dims)
  const [top, low] = [MIDDLE - span / 2, MIDDLE + span / 2]
  return sheet([
    tank(MIDDLE + 10),
    ...[top, low].map(
      (y) =>
        rect(116, y - 10, 60, 20, body) +
        rect(146, y - 26, 14, 16, deep, 3) +
        circle(190, y, 22, shade),
    ),
    rect(178, top + 16, 24, span - 32, white, 4),
    rect(180, MIDDLE + 8, 20, low - MIDDLE - 24, { fill: WATER, stroke: 'none' }),
    ...[222, 240].map((x) => line(x, top, x, low, { width: 4 })),
    repeat((span - 32) / 15, (i) =>
      line(206, top + 26 + i * 15, i % 4 ? 214 : 220, top + 26 + i * 15, thin),
    ),
    centreLine(190, top - 38, 190, low + 44),
    dimV(top, low, 300, tag(dims, 'l'), 246),
  ])
}

/** Sight glass with a thermometer, screwed to a tank by two bolts. */
function sight(dims: Dims): string {
  const share = num(dims, 'l', { fallback: LONGEST_SIGHT }) / LONGEST_SIGHT
  const span = 140 * clamp(share, 0.4, 1)
  const [top, low] = [150 - span / 2, 150 + span / 2]
  const marks = Math.round((span - 14) / 12.6)
  return sheet([
    tank(140),
    ...[top, low].map((y) => rect(104, y - 9, 54, 18, deep, 3)),
    rect(158, top - 34, 70, span + 68, shade, 14),
    rect(172, top - 10, 42, span + 20, white, 8),
    rect(173, 138, 40, low - 129, { fill: '#f3d36b', stroke: 'none' }, 6),
    line(193, top + 6, 193, low - 6, { width: 5, stroke: RED }),
    repeat(marks, (i) =>
      line(200, top + 6 + i * 12.6, i % 5 ? 206 : 211, top + 6 + i * 12.6, thin),
    ),
    ...[top - 22, low + 22].map((y) => circle(193, y, 7, white)),
    dimV(top, low, 280, tag(dims, 'l'), 232),
  ])
}

/** Submersible sensor on its cable, with its junction box. */
function probe(dims: Dims): string {
  const dy = (spanOf(dims) - LONGEST_PX) * 0.8
  return sheet([
    path('M60 120H340V276H60Z', { fill: WATER, stroke: 'none' }),
    path('M60 60V276H340V60', medium),
    path('M60 120Q80 112 100 120T140 120T180 120T220 120T260 120T300 120T340 120', {
      width: 1.5,
      stroke: BLUE,
    }),
    line(200, 62, 200, 196 + dy, { width: 5, stroke: '#47525d' }),
    rect(150, 14, 100, 48, body, 6),
    label(200, 45, '4–20mA', 17),
    placed(
      [
        rect(186, 190, 28, 60, shade, 5),
        path('M186 250H214L206 268H194Z', deep),
        ...[258, 262].map((y) => line(192, y, 208, y, { width: 1, stroke: WHITE })),
        rect(180, 200, 40, 10, black, 2),
      ],
      0,
      dy,
    ),
    dimV(120, 268 + dy, 300, tag(dims, 'l'), 216),
  ])
}

/** Level gauges that are no magnetic ones, by the word in `t`. */
export const LEVEL_GAUGES: Readonly<Record<string, (dims: Dims) => string>> = { tube, sight, probe }
