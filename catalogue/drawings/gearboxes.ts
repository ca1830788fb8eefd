import { centreCross, centreLine, leader } from './dimension'
import { type Dims, tag } from './dims'
import { polar } from './geometry'
import { body, deep, shade, thin, white } from './ink'
import { circle, lines, path, rect, repeat, sheet } from './pen'

/** Gear reducer of its kind: with a worm, planetary, or with helical gears in one line. */
export function gearbox(dims: Dims): string {
  if (dims.t === 'helical') return helicalGearbox(dims)
  return dims.t === 'planetary' ? planetaryGearbox() : wormGearbox(dims)
}

/** Planetary gearbox from the side, in one line with its motor flange. */
function planetaryGearbox(): string {
  const y = 150
  return sheet([
    rect(50, y - 16, 64, 32, deep, 3),
    rect(114, y - 40, 18, 80, shade, 2),
    rect(132, y - 74, 26, 148, body, 4),
    rect(158, y - 58, 96, 116, body, 4),
    path(
      repeat(9, (i) => `M${168 + i * 9.5} ${y - 58}V${y + 58}`),
      thin,
    ),
    rect(254, y - 64, 70, 128, shade, 4),
    rect(324, y - 74, 22, 148, body, 4),
    ...[y - 62, y + 62].map((at) => circle(335, at, 6, white) + circle(145, at, 6, white)),
    path(`M56 ${y - 6}H106V${y + 6}H56Z`, white),
    centreLine(30, y, 372, y),
  ])
}

/** Worm gearbox with its output bore in front. */
function wormGearbox(dims: Dims): string {
  const cx = 168
  const cy = 150
  const fins = repeat(8, (i) => `M${276 + i * 6} 62L${276 + i * 6} 112`)
  return sheet([
    path('M262 54H324V120H262Z', body),
    path(fins, thin),
    rect(324, 36, 16, 102, shade, 2),
    rect(340, 76, 36, 22, deep, 2),
    rect(74, 42, 196, 204, body, 26),
    dims.u === 'flange'
      ? circle(cx, cy, 118, shade) +
        repeat(4, (i) => circle(...polar(cx, cy, 108, i * 90 + 45), 7, white))
      : path('M88 246L74 270H262L248 246', shade) +
        lines([
          [110, 250, 104, 270],
          [226, 250, 232, 270],
        ]),
    circle(cx, cy, 84, shade),
    circle(cx, cy, 58, body),
    dims.v === 'shaft'
      ? circle(cx, cy, 32, deep) +
        circle(cx, cy, 12, white) +
        rect(cx - 8, cy - 38, 16, 16, deep, 1)
      : circle(cx, cy, 32, white) + path('M161 119v-8h14v8', white),
    repeat(8, (i) => circle(...polar(cx, cy, 71, i * 45 + 22.5), 5.5, deep)),
    ...[94, 250].map((x) => circle(x, 62, 5, deep) + circle(x, 230, 5, deep)),
    rect(150, 30, 36, 12, deep, 3),
    centreCross(cx, cy, 110),
    centreLine(256, 87, 390, 87),
    leader(cx - 24, cy - 21, 52, 30, tag(dims, 'd', 'Ø')),
  ])
}

/** Helical gearbox: output shaft and motor flange in one line, on a foot or with a flange in front. */
function helicalGearbox(dims: Dims): string {
  const y = 138
  return sheet([
    dims.v === 'shaft'
      ? rect(34, y - 18, 66, 36, deep, 3) + rect(42, y - 7, 50, 14, white)
      : path(`M70 ${y - 30}H100V${y + 30}H70Z`, deep) +
        path(`M70 ${y - 16}H100M70 ${y + 16}H100`, { width: 1, dash: '5 4' }),
    dims.u === 'flange'
      ? rect(100, y - 92, 20, 184, shade, 3) + rect(120, y - 62, 18, 124, shade)
      : rect(100, y - 46, 20, 92, shade, 3),
    path(`M120 ${y - 66}H196L232 ${y - 84}H268V${y + 84}H120Z`, body),
    path(
      `M140 ${y - 50}V${y + 70}M160 ${y - 50}V${y + 70}M180 ${y - 50}V${y + 70}M200 ${y - 50}V${y + 70}`,
      thin,
    ),
    rect(186, y - 92, 26, 14, deep, 3),
    path(`M268 ${y - 74}H300V${y + 74}H268Z`, shade),
    rect(300, y - 86, 20, 172, body, 3),
    ...[y - 70, y + 70].map((at) => circle(310, at, 6, white)),
    rect(320, y - 14, 16, 28, deep),
    dims.u === 'flange'
      ? ''
      : path(`M124 ${y + 84}H264L278 ${y + 112}H110Z`, shade) +
        rect(102, y + 112, 184, 14, body, 2),
    centreLine(20, y, 356, y),
  ])
}
