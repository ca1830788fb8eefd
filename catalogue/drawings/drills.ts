import { type Dims, input, num } from './dims'
import { clamp } from './geometry'
import { BLACK, black, blue, deep, green, red, shade, thin, white, yellow } from './ink'
import { circle, line, path, rect, repeat, sheet, turned } from './pen'
import { batteryPack } from './pistol-tools'

/** Rotary hammer with its chisel, side handle and D grip: SDS-plus or SDS-max, on a cord or a battery. */
export function rotaryHammer(dims: Dims): string {
  const max = dims.t === 'max'
  const r = clamp(2 + num(dims, 'v', { fallback: max ? 40 : 26 }) * 0.28, 3, 16)
  return sheet([
    path('M128 66H312Q336 66 352 84L372 116V206Q372 222 352 222H150L142 148H128Z', blue),
    path('M252 128H338V192H244Z', white),
    path('M338 132H322V158L338 166Z', red),
    max
      ? path('M128 62L100 68V146L128 152Z', black) + rect(66, 74, 34, 66, shade, 3)
      : path('M128 72L96 82V132L128 142Z', black) + rect(72, 88, 24, 38, shade, 3),
    max ? rect(74, 66, 18, 82, deep, 4) : '',
    path(
      `M${max ? 66 : 72} ${107 - r}H${22 + r}L8 107L${22 + r} ${107 + r}H${max ? 66 : 72}Z`,
      deep,
    ),
    rect(104, 142, 18, 18, deep),
    rect(98, 160, 30, 88, black, 9),
    repeat(5, (i) => line(160 + i * 9, 162, 160 + i * 9, 190, { width: 3, stroke: BLACK })),
    rect(160, 84, 110, 34, { fill: '#e8f0f8', width: 1.5 }, 4),
    dims.u === 'battery'
      ? batteryPack(268, 222, 10)
      : path('M340 222Q340 264 392 264', { width: 5 }),
  ])
}

/** Magnetic drill on its base, with column, feed handles and an annular cutter of its size. */
export function magDrill(dims: Dims): string {
  const r = Math.min(9 + (input(dims, 'v') ?? 23) * 0.42, 46)
  return sheet([
    rect(188, 236, 164, 44, shade, 3),
    line(188, 258, 352, 258, thin),
    path('M212 40H316V236H212Z', blue),
    rect(200, 60, 22, 150, deep),
    rect(110, 16, 90, 96, black, 10),
    repeat(5, (i) => line(126, 34 + i * 12, 184, 34 + i * 12, { width: 2, stroke: '#8fa0b0' })),
    path('M118 112H192V152H176V176H134V152H118Z', blue),
    rect(142, 176, 26, 42, deep),
    path(
      `M${155 - r} 214H${155 + r}V260H${155 + r * 0.72}V252H${155 + r * 0.2}V260H${155 - r * 0.2}V252H${155 - r * 0.72}V260H${155 - r}Z`,
      shade,
    ),
    path(`M${155 - r * 0.5} 218V246M${155 + r * 0.5} 218V246`, thin),
    circle(264, 120, 17, deep),
    ...[
      [264, 40],
      [334, 160],
      [194, 160],
    ].map(([x = 0, y = 0]) => line(264, 120, x, y, { width: 5 }) + circle(x, y, 9, black)),
    rect(232, 186, 22, 16, green, 3),
    rect(260, 186, 22, 16, red, 3),
    // The dial of the speed.
    dims.t === 'speed' ? circle(300, 194, 12, white) + line(300, 194, 308, 186) : '',
  ])
}

/** Chuck with its bit, at the left of the axis y: with a toothed ring and key holes, or tightened by hand. */
function airChuck(x: number, y: number, keyless: boolean, r: number): string {
  const jaws = keyless
    ? path(
        `M${x} ${y - 26}H${x - 28}L${x - 46} ${y - 12}V${y + 12}L${x - 28} ${y + 26}H${x}Z`,
        black,
      ) +
      repeat(5, (i) =>
        line(x - 30, y - 16 + i * 8, x - 4, y - 20 + i * 10, { width: 1.5, stroke: '#8fa0b0' }),
      )
    : path(
        `M${x - 12} ${y - 23}H${x - 32}L${x - 46} ${y - 12}V${y + 12}L${x - 32} ${y + 23}H${x - 12}Z`,
        shade,
      ) +
      rect(x - 14, y - 27, 14, 54, deep) +
      repeat(8, (i) => line(x - 14, y - 23 + i * 6.4, x, y - 23 + i * 6.4, thin)) +
      circle(x - 28, y, 5, black)
  return (
    rect(x - 92, y - r, 48, 2 * r, deep, 2) +
    repeat(4, (i) => line(x - 86 + i * 10, y - r, x - 78 + i * 10, y + r, thin)) +
    jaws
  )
}

/** Straight air drill, or one with an angle head, with the lever under its body. */
function slimAirDrill(angle: boolean, keyless: boolean, r: number): string {
  return sheet([
    angle
      ? turned([airChuck(86, 150, keyless, r)], -90, 108, 150) + path('M86 124H132V176H86Z', shade)
      : airChuck(112, 150, keyless, r),
    rect(angle ? 130 : 112, 126, 60, 48, deep, 4),
    path('M170 124H330Q344 128 344 150T330 176H170Z', black),
    path('M196 176L296 196Q306 196 304 188L292 176Z', red),
    rect(344, 138, 18, 24, deep),
    rect(362, 142, 24, 16, yellow, 2),
    rect(196, 136, 84, 26, { fill: '#e8f0f8', width: 1.5 }, 6),
  ])
}

/** Air drill: with a pistol grip, straight, or with an angle head. */
export function airDrill(dims: Dims): string {
  const keyless = dims.u === 'keyless'
  const r = clamp(1.5 + num(dims, 'v', { fallback: 10 }) * 0.5, 2, 12)
  if (dims.t === 'straight' || dims.t === 'angle')
    return slimAirDrill(dims.t === 'angle', keyless, r)
  return sheet([
    airChuck(116, 92, keyless, r),
    path('M116 60H268Q300 62 300 92T268 126H262L282 236H230L206 126H116Z', shade),
    path('M268 60Q314 64 314 92T268 126Z', black),
    path('M206 130H190Q192 160 216 166Z', red),
    path('M222 132L264 128L282 230H240Z', black),
    rect(248, 236, 24, 14, deep),
    rect(244, 250, 34, 14, yellow, 2),
    rect(252, 264, 18, 20, shade),
    rect(140, 78, 84, 28, thin, 6),
  ])
}
