import type { Dims } from './dims'
import { BLACK, black, blue, DEEP, deep, OUTLINE, red, shade, thin, WHITE, yellow } from './ink'
import { circle, label, line, lines, path, placed, rect, repeat, sheet } from './pen'

function airInlet(x: number, y: number): string {
  return (
    rect(x, y, 24, 16, deep) +
    rect(x - 6, y + 16, 36, 14, yellow, 2) +
    rect(x + 2, y + 30, 20, 20, shade) +
    lines([
      [x + 2, y + 36, x + 22, y + 36],
      [x + 2, y + 42, x + 22, y + 42],
    ])
  )
}

/** How far the square drive and the hammer case reach, by drive. */
const DRIVES: Readonly<Record<string, { half: number; scale: number }>> = {
  '3-8': { half: 9, scale: 0.82 },
  '3-4': { half: 19, scale: 1.08 },
}

/** Air wrench: pistol grip with an air inlet, or for 1 inch straight with two handles. */
export function airWrench(dims: Dims): string {
  const shell = dims.u === 'composite' ? blue : shade
  if (dims.t === '1') return straightAirWrench(shell)
  const { half, scale } = DRIVES[dims.t ?? ''] ?? { half: 14, scale: 1 }
  const parts = [
    path('M132 54H292Q326 56 326 94Q326 130 292 134L304 232H248L232 138H132Z', shell),
    path('M132 54L104 66V126L132 138Z', shade),
    path('M292 54Q346 58 346 94T292 134Z', black),
    rect(78, 94 - half - 4, 26, 2 * half + 8, deep, 2),
    rect(58, 94 - half, 20, 2 * half, shade, 2),
    circle(68, 94, 3, { fill: WHITE, width: 1 }),
    path('M234 140H218Q220 168 244 174Z', red),
    path('M252 146L292 140L300 226H256Z', black),
    airInlet(266, 232),
    rect(156, 76, 90, 34, thin, 6),
  ]
  return sheet([placed(parts, 200 - 200 * scale, 150 - 158 * scale, scale)])
}

/** Heavy air wrench with a D handle behind and a side handle, and a long anvil. */
function straightAirWrench(shell: typeof shade): string {
  return sheet([
    rect(12, 132, 24, 36, shade, 2),
    circle(24, 150, 4, { fill: WHITE, width: 1 }),
    rect(36, 126, 64, 48, deep, 2),
    path('M100 112L126 90V210L100 188Z', shade),
    path('M126 84H262Q280 90 280 112V188Q280 210 262 216H126Z', shell),
    lines([
      [150, 84, 150, 216],
      [162, 84, 162, 216],
    ]),
    rect(178, 126, 78, 48, thin, 6),
    path('M280 112H352Q380 114 380 142V210Q380 224 366 224H310Q296 224 296 208V188H280Z', black),
    path('M304 140H346Q354 142 354 152V188Q354 198 344 198H322V172L304 164Z', {
      fill: WHITE,
      width: 1.5,
    }),
    path('M322 172V198H334V166Z', red),
    airInlet(330, 224),
    rect(196, 216, 20, 16, deep),
    rect(188, 232, 36, 58, black, 10),
    path('M206 84V64Q206 46 224 46T242 64V84', { width: 5, stroke: OUTLINE }),
  ])
}

type Fired = Readonly<{ name: string; legs: 1 | 2; length: number; wide: number; drum?: number }>

/** What a nailer fires: its name on the housing, legs, length and width drawn. */
const FIRED: Readonly<Record<string, Fired>> = {
  F30: { name: 'F30', legs: 1, length: 38, wide: 3 },
  F50: { name: 'F50', legs: 1, length: 58, wide: 3 },
  ST64: { name: 'ST64', legs: 1, length: 72, wide: 6 },
  '425K': { name: '425K', legs: 2, length: 34, wide: 12 },
  P622: { name: 'P622', legs: 1, length: 30, wide: 1.6 },
  T50: { name: 'T50', legs: 1, length: 58, wide: 4.5 },
  CN55: { name: 'CN55', legs: 1, length: 62, wide: 5, drum: 44 },
  CN70: { name: 'CN70', legs: 1, length: 80, wide: 6, drum: 54 },
}

const F50: Fired = { name: 'F50', legs: 1, length: 58, wide: 3 }

/** A row of the nails or staples beside the tool. */
function nails({ legs, length, wide }: Fired): string {
  const top = 290 - length
  return repeat(3, (i) => {
    const x = 40 + i * (legs === 2 ? 24 : 18) - 18
    return legs === 2
      ? path(`M${x} 290V${top}H${x + wide}V290`, { width: 2.5 })
      : path(`M${x} ${top}H${x + wide}V284L${x + wide / 2} 290L${x} 284Z`, shade) +
          line(x - 3, top, x + wide + 3, top, { width: 3 })
  })
}

/** Magazine: a straight one below the body, or the drum of coiled nails. */
function magazine({ length, drum }: Fired): string {
  if (drum)
    return (
      path('M150 206H232V236H150Z', black) +
      circle(232, 198, drum, shade) +
      repeat(3, (i) => circle(232, 198, drum - 10 - i * 9, thin)) +
      circle(232, 198, 8, deep)
    )
  const depth = 16 + length * 0.4
  return (
    path(`M150 204L318 186L${322 + depth * 0.3} ${186 + depth}L152 ${206 + depth}Z`, black) +
    repeat(10, (i) =>
      line(176 + i * 13, 206 - i * 1.4, 178 + i * 13, 200 + depth - i * 1.4, {
        width: 1.5,
        stroke: DEEP,
      }),
    ) +
    path('M300 122V188H318V122Z', blue)
  )
}

/** Pneumatic nailer with its magazine, and what it fires. */
export function nailer(dims: Dims): string {
  const fired = FIRED[dims.t ?? ''] ?? F50
  return sheet([
    path('M96 34Q96 20 112 20H164Q180 20 180 34V80H320Q338 80 338 98V122H196L180 196H96Z', blue),
    path('M92 34H184V52H92Z', black),
    path('M116 196H160V238L150 270H126L116 238Z', shade),
    magazine(fired),
    path('M196 122H216L204 156L190 150Z', red),
    rect(338, 90, 16, 22, deep),
    rect(354, 94, 22, 14, yellow),
    path('M226 92H322M226 106H322', { width: 5, stroke: BLACK }),
    rect(104, 66, 68, 62, { fill: '#e8f0f8', width: 1.5 }, 4),
    label(138, 104, fired.name, 19),
    nails(fired),
  ])
}
