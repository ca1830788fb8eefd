import { centreLine } from './dimension'
import { BLUE, black, body, deep, medium, RED, shade, thin, WHITE, white } from './ink'
import { circle, label, line, path, rect, repeat, sheet } from './pen'

const WATER = '#cfe4f2'

/** A tank's wall on the left, filled to y. */
function tank(y: number): string {
  return (
    path(`M20 ${y}Q32 ${y - 6} 44 ${y}T68 ${y}T92 ${y}T116 ${y}V270H20Z`, {
      fill: WATER,
      stroke: 'none',
    }) + path('M116 24V270M20 24H116M20 270H116')
  )
}

/** Glass tube between two cocks. */
function tube(): string {
  return sheet([
    tank(152),
    ...[58, 226].map(
      (y) =>
        rect(116, y - 10, 60, 20, body) +
        rect(146, y - 26, 14, 16, deep, 3) +
        circle(190, y, 22, shade),
    ),
    rect(178, 74, 24, 136, white, 4),
    rect(180, 150, 20, 60, { fill: WATER, stroke: 'none' }),
    ...[222, 240].map((x) => line(x, 58, x, 226, { width: 4 })),
    repeat(9, (i) => line(206, 84 + i * 15, i % 4 ? 214 : 220, 84 + i * 15, thin)),
    centreLine(190, 20, 190, 270),
  ])
}

/** Sight glass with a thermometer, screwed to a tank by two bolts. */
function sight(): string {
  return sheet([
    tank(140),
    ...[80, 220].map((y) => rect(104, y - 9, 54, 18, deep, 3)),
    rect(158, 46, 70, 208, shade, 14),
    rect(172, 70, 42, 160, white, 8),
    rect(173, 138, 40, 91, { fill: '#f3d36b', stroke: 'none' }, 6),
    line(193, 86, 193, 214, { width: 5, stroke: RED }),
    repeat(11, (i) => line(200, 86 + i * 12.6, i % 5 ? 206 : 211, 86 + i * 12.6, thin)),
    ...[58, 242].map((y) => circle(193, y, 7, white)),
  ])
}

/** Submersible sensor on its cable, with its junction box. */
function probe(): string {
  return sheet([
    path('M60 120H340V276H60Z', { fill: WATER, stroke: 'none' }),
    path('M60 60V276H340V60', medium),
    path('M60 120Q80 112 100 120T140 120T180 120T220 120T260 120T300 120T340 120', {
      width: 1.5,
      stroke: BLUE,
    }),
    path('M200 62V196', { width: 5, stroke: '#47525d' }),
    rect(150, 14, 100, 48, body, 6),
    label(200, 45, '4–20mA', 17),
    rect(186, 190, 28, 60, shade, 5),
    path('M186 250H214L206 268H194Z', deep),
    ...[258, 262].map((y) => line(192, y, 208, y, { width: 1, stroke: WHITE })),
    rect(180, 200, 40, 10, black, 2),
  ])
}

/** Level gauges that are no magnetic ones, by the word in `t`. */
export const LEVEL_GAUGES: Readonly<Record<string, () => string>> = { tube, sight, probe }
