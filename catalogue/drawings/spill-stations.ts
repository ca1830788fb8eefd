import { byContent } from './by-content'
import { colourOf, type Dims, num } from './dims'
import {
  BLUE,
  black,
  blue,
  brass,
  dark,
  deep,
  orange,
  PALE,
  pale,
  rubber,
  shade,
  thin,
  WHITE,
  white,
  YELLOW,
} from './ink'
import { circle, ellipse, line, path, placed, rect, repeat, sheet } from './pen'

/** A drum, its foot on y = 190 and 104 wide. */
function drum(): string {
  return (
    path('M0 44V190Q52 208 104 190V44Z', blue) +
    ellipse(52, 44, 52, 14, shade) +
    ellipse(52, 44, 44, 10, thin) +
    circle(76, 45, 5, deep) +
    path('M0 92Q52 108 104 92M0 142Q52 158 104 142', { width: 3 }) +
    path('M14 62V184', { stroke: WHITE, width: 6, opacity: 0.45 })
  )
}

type Load = Readonly<{ columns: number; rows: number; scale: number }>

/** How the drums stand on a pallet for so many. */
const LOADS: Readonly<Record<string, Load>> = {
  '1': { columns: 1, rows: 1, scale: 1 },
  '4': { columns: 2, rows: 2, scale: 0.86 },
  '6': { columns: 3, rows: 2, scale: 0.74 },
  '8': { columns: 4, rows: 2, scale: 0.6 },
}
const TWO: Load = { columns: 2, rows: 1, scale: 1 }

/** Spill pallet with its grating and the drums that it carries, high or low, with a drain or without. */
export function spillTray(dims: Dims): string {
  const fill = colourOf(dims, YELLOW)
  const { columns, rows, scale } = LOADS[dims.t ?? ''] ?? TWO
  const half = columns === 1 ? 96 : 170
  const depth = dims.u === 'low' ? 26 : 56
  const [l, r] = [200 - half, 200 + half]
  const step = 112 * scale
  const x0 = 200 - (columns * step - 8 * scale) / 2
  const standing = (row: number) =>
    repeat(columns, (i) =>
      placed([drum()], x0 + i * step + row * 14, 196 - row * 20 - 200 * scale, scale),
    )
  return sheet([
    path(`M${l + 10} 196L${l + 46} ${172}H${r - 46}L${r - 10} 196Z`, shade),
    repeat(13, (i) => {
      const at = i / 12
      return line(l + 46 + at * (2 * half - 92), 172, l + 10 + at * (2 * half - 20), 196, thin)
    }),
    rows === 2 ? standing(1) : '',
    standing(0),
    path(`M${l} 196H${r}V212H${r - 8}L${r - 16} ${212 + depth}H${l + 16}L${l + 8} 212H${l}Z`, {
      fill,
    }),
    line(l, 212, r, 212, thin),
    ...(dims.u === 'low' ? [] : [l + 44, r - 44 - 60]).map((x) =>
      rect(x, 188 + depth, 60, 24, black, 3),
    ),
    repeat(7, (i) =>
      line(
        l + 36 + (i * (2 * half - 72)) / 6,
        214,
        l + 37 + (i * (2 * half - 74)) / 6,
        204 + depth,
        thin,
      ),
    ),
    dims.v
      ? rect(r - 14, 204 + depth - 16, 20, 16, brass) +
        circle(r + 12, 204 + depth - 8, 9, { fill: '#e0564a' })
      : '',
  ])
}

function drop(): string {
  return (
    rect(146, 130, 116, 92, pale, 6) +
    path(
      'M204 138C226 166 228 176 224 188Q218 202 204 202T184 188C180 176 184 166 204 138Z',
      rubber,
    ) +
    path('M160 212H248', { width: 2 })
  )
}

/** Gloves and goggles beside the bin. */
function gear(): string {
  return (
    path(
      'M20 208Q20 196 34 196H78Q92 196 92 208V218Q92 230 78 230H66L56 220L46 230H34Q20 230 20 218Z',
      { fill: '#cfe4f2' },
    ) +
    path('M92 212H102M8 212H20', { width: 4 }) +
    [26, 76]
      .map(
        (x) =>
          rect(x, 262, 28, 28, orange, 4) +
          repeat(4, (i) => rect(x + i * 7, 244, 7, 22, orange, 3)) +
          path(`M${x + 28} 276L${x + 38} 262L${x + 42} 266L${x + 28} 286Z`, orange) +
          rect(x - 1, 284, 30, 10, deep, 2),
      )
      .join('')
  )
}

/** Litres of the largest spill kit. */
const LARGEST_BIN = 360

/** Spill kit: a wheeled bin with its lid open, or a drum with a lid and handles; its colour is the sorbent's. */
export function spillBin(dims: Dims): string {
  const fill = colourOf(dims, BLUE)
  const kit = dims.u === 'gear' ? gear() : ''
  const share = num(dims, 'v', { fallback: LARGEST_BIN }) / LARGEST_BIN
  const bin = dims.t === 'round' ? roundBin(fill) : wheeledBin(fill)
  return sheet([byContent(bin, share, { x: 250, y: 280 }), kit])
}

/** Drum with a lid and two handles. */
function roundBin(fill: string): string[] {
  return [
    path('M112 96V262Q204 288 296 262V96Z', { fill }),
    path('M112 150Q204 172 296 150M112 232Q204 254 296 232', thin),
    ellipse(204, 84, 100, 22, { fill }),
    path('M104 84V100Q204 134 304 100V84', { fill }),
    ellipse(204, 84, 84, 15, thin),
    path('M176 80Q204 60 232 80', { width: 6 }),
    rect(286, 92, 16, 28, deep, 2),
    drop(),
    path('M126 118V254', { stroke: WHITE, width: 5, opacity: 0.6 }),
  ]
}

/** Bin on two wheels, its lid open over what is in it. */
function wheeledBin(fill: string): string[] {
  return [
    path('M120 96L136 58H276L290 96Z', pale),
    path('M150 92V64Q162 52 174 64V92M186 92V58Q200 48 212 58V92M224 92V64Q240 54 254 66V92', {
      fill: PALE,
      width: 1.5,
    }),
    path('M96 30L118 22H290Q306 22 310 36L316 96L300 98L292 44Q286 38 272 38H110Z', { fill }),
    path('M108 96H302L286 268H126Z', { fill }),
    path('M100 88H310V106H100Z', { fill }),
    drop(),
    path('M286 262V250H318V262', { width: 5 }),
    circle(298, 264, 22, dark),
    circle(298, 264, 9, white),
    path('M126 268H170V280H132Z', black),
    path('M124 116L134 256', { stroke: WHITE, width: 5, opacity: 0.6 }),
  ]
}
