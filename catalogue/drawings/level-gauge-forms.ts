import { centreLine, dimV } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { BLUE, black, body, deep, medium, RED, shade, thin, WHITE, white } from './ink'
import { LONGEST_PX, MIDDLE, spanOf, tank, WATER } from './level-gauge-parts'
import { circle, label, line, path, placed, rect, repeat, sheet } from './pen'

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

/** Millimetres of the longest sight glass. */
const LONGEST_SIGHT = 160

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
