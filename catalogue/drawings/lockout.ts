import { dimV } from './dimension'
import { colourOf, type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { BLACK, black, dark, deep, pale, RED, red, SHADE, shade, thin, WHITE, white } from './ink'
import { circle, label, line, path, rect, repeat, sheet } from './pen'

/** A padlock with its top left body corner at (x, y), 100 wide, its shackle as tall as given. */
export function lock(x: number, y: number, shackle: number, fill: string, bow = SHADE) {
  const d = `M${x + 20} ${y + 8}V${y - shackle + 30}A30 30 0 0 1 ${x + 80} ${y - shackle + 30}V${y + 8}`
  return (
    path(d, { width: 16 }) +
    path(d, { width: 12, stroke: bow }) +
    rect(x, y, 100, 116, { fill }, 10) +
    path(`M${x} ${y + 18}H${x + 100}M${x} ${y + 96}H${x + 100}`, thin) +
    rect(x + 16, y + 28, 68, 58, pale, 4) +
    path(`M${x + 26} ${y + 70}H${x + 74}M${x + 26} ${y + 78}H${x + 60}`, thin) +
    circle(x + 50, y + 48, 11, { fill: RED, width: 1.5 }) +
    line(x + 43, y + 55, x + 57, y + 41, { stroke: WHITE, width: 3 }) +
    path(`M${x + 8} ${y + 22}V${y + 92}`, { stroke: WHITE, width: 4, opacity: 0.5 })
  )
}

/** Safety padlock with its key; the clear height of its shackle is dimensioned. */
export function padlock(dims: Dims): string {
  const clear = clamp(40 + num(dims, 'l', { fallback: 38 }) * 0.9, 52, 132)
  const y = 162
  return sheet([
    // A shackle that insulates is of black nylon, and thicker.
    lock(112, y, clear, colourOf(dims, RED), dims.t === 'nylon' ? BLACK : SHADE),
    circle(292, 186, 26, deep),
    circle(292, 178, 8, white),
    path('M285 210H299V276L292 282L285 274V264H278V256H285V246H280V238H285Z', shade),
    line(293, 216, 293, 270, thin),
    dimV(y - clear + 8, y, 84, tag(dims, 'l'), 128),
  ])
}

const TAG_WORDS: Readonly<Record<string, string>> = {
  repair: '设备检修',
  switch: '禁止合闸',
  service: '正在维修',
  danger: '危险勿动',
}

/** Lockout tag with its eyelet, warning head, writing lines and tie. */
export function dangerTag(dims: Dims): string {
  return sheet([
    path('M200 44C210 6 250 4 288 22S352 34 360 66', { width: 5 }),
    path('M200 44C210 6 250 4 288 22S352 34 360 66', { width: 2, stroke: WHITE }),
    path('M148 22H252L286 56V268Q286 280 274 280H126Q114 280 114 268V56Z', pale),
    path('M148 22H252L286 56V76H114V56Z', black),
    circle(200, 46, 14, { fill: '#e2b93b' }),
    circle(200, 46, 7, white),
    rect(124, 86, 152, 60, red, 6),
    label(200, 126, TAG_WORDS[dims.t ?? ''] ?? '禁止操作', 32, WHITE),
    circle(154, 192, 30, { width: 7, stroke: RED }),
    path(
      'M146 204V184Q146 178 150 178T154 184V176Q154 170 158 170T162 178V196Q164 208 154 208Q148 208 146 204Z',
      dark,
    ),
    line(133, 171, 175, 213, { width: 6, stroke: RED }),
    repeat(4, (i) => line(198, 172 + i * 16, 272, 172 + i * 16, thin)),
    repeat(2, (i) => line(128, 246 + i * 16, 272, 246 + i * 16, thin)),
  ])
}
