import type { Dims } from './dims'
import {
  BLACK,
  black,
  blue,
  DEEP,
  deep,
  FAINT,
  GREEN,
  green,
  RED,
  red,
  shade,
  thin,
  WHITE,
  white,
  YELLOW,
  yellow,
} from './ink'
import { circle, line, lines, path, rect, repeat, sheet, turned } from './pen'

function battery(x: number, y: number): string {
  return (
    path(`M${x} ${y}H${x + 96}L${x + 100} ${y + 12}V${y + 42}H${x - 6}V${y + 12}Z`, black) +
    rect(x + 12, y + 16, 40, 16, { fill: YELLOW, width: 1.5 }, 3)
  )
}

function vents(x: number, y: number): string {
  return repeat(5, (i) => line(x + i * 9, y, x + i * 9, y + 28, { width: 3, stroke: BLACK }))
}

function pistolBody(): string {
  return (
    path('M148 56H300Q330 58 332 92Q332 122 306 128L318 222H252L240 134H148Z', blue) +
    path('M262 136L302 130L312 214H262Z', black) +
    path('M240 136H222Q224 166 250 174Z', red) +
    vents(262, 72)
  )
}

/** Electric drill with a keyed chuck and a bit, on a cord or on a battery. */
export function powerDrill(power: 'cord' | 'battery'): string {
  return sheet([
    pistolBody(),
    path('M148 62L120 68V124L148 128Z', black),
    path('M120 70H98L78 82V110L98 122H120Z', shade),
    lines([
      [98, 82, 120, 82],
      [98, 96, 120, 96],
      [98, 110, 120, 110],
    ]),
    path('M78 91H24L14 96L24 101H78Z', shade),
    path('M34 91L44 101M48 91L58 101M62 91L72 101', thin),
    power === 'battery'
      ? battery(238, 220)
      : path('M252 222H318L326 240H246Z', black) +
        path('M286 240Q286 276 330 276H392', { width: 5 }),
    rect(168, 74, 70, 30, { fill: '#e8f0f8', width: 1.5 }, 4),
  ])
}

/** Cordless impact driver or wrench with its battery. */
export function cordlessWrench(): string {
  return sheet([
    pistolBody(),
    path('M148 58L110 72Q100 94 110 116L148 132Z', black),
    rect(82, 80, 24, 30, shade, 2),
    rect(66, 84, 16, 22, deep, 2),
    circle(74, 95, 3, { fill: WHITE, width: 1 }),
    battery(238, 220),
    rect(168, 74, 70, 30, { fill: '#e8f0f8', width: 1.5 }, 4),
  ])
}

/** Rotary hammer with its chisel, side handle and D grip. */
export function rotaryHammer(): string {
  return sheet([
    path('M128 66H312Q336 66 352 84L372 116V206Q372 222 352 222H150L142 148H128Z', blue),
    path('M252 128H338V192H244Z', white),
    path('M338 132H322V158L338 166Z', red),
    path('M128 72L96 82V132L128 142Z', black),
    rect(72, 88, 24, 38, shade, 3),
    path('M72 99H22L8 107L22 115H72Z', deep),
    rect(104, 142, 18, 18, deep),
    rect(98, 160, 30, 88, black, 9),
    vents(160, 162),
    rect(160, 84, 110, 34, { fill: '#e8f0f8', width: 1.5 }, 4),
    path('M340 222Q340 264 392 264', { width: 5 }),
  ])
}

/** Magnetic drill on its base, with column, feed handles and annular cutter. */
export function magDrill(): string {
  return sheet([
    rect(188, 236, 164, 44, shade, 3),
    line(188, 258, 352, 258, thin),
    path('M212 40H316V236H212Z', blue),
    rect(200, 60, 22, 150, deep),
    rect(110, 16, 90, 96, black, 10),
    repeat(5, (i) => line(126, 34 + i * 12, 184, 34 + i * 12, { width: 2, stroke: '#8fa0b0' })),
    path('M118 112H192V152H176V176H134V152H118Z', blue),
    rect(142, 176, 26, 42, deep),
    path('M138 218H172V258H166V250H160V258H150V250H144V258H138Z', shade),
    circle(264, 120, 17, deep),
    ...[
      [264, 40],
      [334, 160],
      [194, 160],
    ].map(([x = 0, y = 0]) => line(264, 120, x, y, { width: 5 }) + circle(x, y, 9, black)),
    rect(240, 186, 22, 16, green, 3),
    rect(270, 186, 22, 16, red, 3),
  ])
}

/** Air wrench: pistol grip with an air inlet. */
export function airWrench(): string {
  return sheet([
    path('M132 54H292Q326 56 326 94Q326 130 292 134L304 232H248L232 138H132Z', shade),
    path('M132 54L104 66V126L132 138Z', shade),
    path('M292 54Q346 58 346 94T292 134Z', black),
    rect(78, 78, 26, 36, deep, 2),
    rect(58, 82, 20, 28, shade, 2),
    path('M234 140H218Q220 168 244 174Z', red),
    path('M252 146L292 140L300 226H256Z', black),
    rect(266, 232, 24, 16, deep),
    rect(260, 248, 36, 14, yellow, 2),
    rect(268, 262, 20, 20, shade),
    lines([
      [268, 268, 288, 268],
      [268, 274, 288, 274],
    ]),
    rect(156, 76, 90, 34, thin, 6),
  ])
}

/** Key chuck with its bit, at the left of the axis y. */
function airChuck(x: number, y: number): string {
  return (
    path(`M${x} ${y - 20}L${x - 34} ${y - 13}V${y + 13}L${x} ${y + 20}Z`, shade) +
    rect(x - 84, y - 4, 50, 8, deep, 2)
  )
}

/** Straight air drill, or one with an angle head, with the lever under its body. */
function slimAirDrill(angle: boolean): string {
  return sheet([
    angle
      ? turned([airChuck(86, 150)], -90, 108, 150) + path('M86 124H132V176H86Z', shade)
      : airChuck(112, 150),
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
  if (dims.t === 'straight' || dims.t === 'angle') return slimAirDrill(dims.t === 'angle')
  return sheet([
    airChuck(116, 92),
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

/** Pneumatic nailer with its magazine. */
export function nailer(): string {
  return sheet([
    path('M96 34Q96 20 112 20H164Q180 20 180 34V80H320Q338 80 338 98V122H196L180 196H96Z', blue),
    path('M92 34H184V52H92Z', black),
    path('M116 196H160V238L150 270H126L116 238Z', shade),
    path('M150 204L318 186L326 214L152 236Z', black),
    repeat(10, (i) =>
      line(176 + i * 13, 206 - i * 1.4, 178 + i * 13, 228 - i * 1.4, {
        width: 1.5,
        stroke: DEEP,
      }),
    ),
    path('M300 122V188H318V122Z', blue),
    path('M196 122H216L204 156L190 150Z', red),
    rect(338, 90, 16, 22, deep),
    rect(354, 94, 22, 14, yellow),
    path('M226 92H322M226 106H322', { width: 5, stroke: BLACK }),
    rect(112, 70, 52, 84, { fill: '#e8f0f8', width: 1.5 }, 4),
  ])
}

/** Battery pack and its charger. */
export function batteryCharger(): string {
  return sheet([
    path('M30 190Q30 176 44 176H226Q240 176 240 190V236Q240 246 230 246H40Q30 246 30 236Z', black),
    rect(60, 164, 150, 14, { fill: '#6b7885' }, 3),
    circle(56, 226, 5, { fill: GREEN, width: 1 }),
    circle(74, 226, 5, { fill: RED, width: 1 }),
    path('M240 222C290 222 280 274 340 268', { width: 4 }),
    rect(340, 256, 26, 24, black, 4),
    lines(
      [
        [366, 262, 380, 262],
        [366, 274, 380, 274],
      ],
      { width: 4 },
    ),
    path('M70 60H202L214 82V156H58V82Z', blue),
    rect(92, 40, 88, 20, deep, 3),
    lines(
      [
        [108, 42, 108, 58],
        [128, 42, 128, 58],
        [148, 42, 148, 58],
        [166, 42, 166, 58],
      ],
      { width: 3 },
    ),
    path('M142 84L118 122H134L128 150L156 110H138Z', { fill: YELLOW, width: 1.5 }),
  ])
}

/** Pair of carbon brushes with their leads and springs. */
export function carbonBrush(): string {
  const brush = (x: number) =>
    path(`M${x} 152L${x + 26} 130H${x + 110}V222L${x + 84} 244H${x}Z`, black) +
    path(`M${x} 152H${x + 84}L${x + 110} 130M${x + 84} 152V244`, {
      width: 1.5,
      stroke: '#8fa0b0',
    }) +
    path(
      `M${x + 54} 140${repeat(6, (i) => `L${x + (i % 2 ? 40 : 68)} ${128 - i * 12}`)}L${x + 54} 58`,
      { width: 3, stroke: FAINT },
    ) +
    path(`M${x + 54} 140C${x + 96} 110 ${x + 86} 70 ${x + 54} 52`, {
      width: 3.5,
      stroke: '#c9793f',
    }) +
    rect(x + 36, 40, 36, 12, { fill: '#e3b54a' }, 2)
  return sheet([brush(56), brush(226)])
}
