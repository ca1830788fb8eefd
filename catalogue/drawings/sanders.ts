import { rod } from './bolts'
import { dimH, leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { BLACK, black, blue, deep, FAINT, red, shade } from './ink'
import { circle, line, path, rect, repeat, sheet } from './pen'

const GRIT = '#b98d63'

/** Bag for the dust, hung from a port at x, y. */
const dustBag = (x: number, y: number) =>
  path(
    `M${x - 10} ${y}Q${x - 28} ${y + 16} ${x - 28} ${y + 52}Q${x - 26} ${y + 92} ${x} ${y + 92}T${x + 28} ${y + 52}Q${x + 28} ${y + 16} ${x + 10} ${y}Z`,
    { fill: FAINT },
  ) +
  rect(x - 14, y - 4, 28, 14, black, 4) +
  path(
    `M${x - 12} ${y + 24}Q${x - 14} ${y + 50} ${x - 8} ${y + 76}M${x + 10} ${y + 24}V${y + 70}`,
    {
      width: 1,
    },
  )

/** Random orbit sander with its round pad, or a sheet sander with a square one. */
function palmSander(dims: Dims, round: boolean): string {
  const half = clamp(num(dims, 'd', { fallback: 125 }) * 0.4 + 48, 70, 124)
  const cx = 186
  return sheet([
    path(
      'M112 92Q112 40 186 40T260 92V128H330Q352 128 352 148T330 168H260L248 206H124L112 150Z',
      blue,
    ),
    path('M124 70Q140 28 186 28T248 70Q220 52 186 52T124 70Z', black),
    rect(122, 206, 128, 14, black),
    path(`M${cx - half} 236L${cx - half + 16} 220H${cx + half - 16}L${cx + half} 236Z`, deep),
    rect(cx - half, 236, half * 2, 10, { fill: GRIT }),
    round ? '' : [-1, 1].map((side) => rect(cx + side * half - 9, 214, 18, 18, shade, 3)).join(''),
    rect(146, 104, 80, 36, { fill: '#e8f0f8', width: 1.5 }, 4),
    repeat(5, (i) => line(150 + i * 18, 168, 150 + i * 18, 190, { width: 4, stroke: BLACK })),
    rect(340, 134, 40, 28, deep, 4),
    dims.u === 'bag' ? dustBag(362, 166) : '',
    dimH(cx - half, cx + half, 280, tag(dims, 'd', round ? 'Ø' : ''), 246),
  ])
}

/** Belt sander: the belt runs over two rollers under the motor. */
function beltSander(dims: Dims): string {
  return sheet([
    path('M70 200V150Q74 104 130 100H170L186 74Q200 54 240 52H318Q350 54 350 86V200Z', blue),
    path('M206 118Q210 84 244 82H300Q318 84 318 102V136Q318 150 304 150H228Q204 148 206 118Z', {
      fill: '#fff',
    }),
    path('M250 82H286L280 98H256Z', red),
    path('M84 108Q60 70 96 58Q128 54 134 84L128 104Z', black),
    rect(48, 186, 316, 62, { fill: GRIT }, 31),
    rect(58, 196, 296, 42, { fill: '#f6f8fa' }, 21),
    ...[80, 332].map((x) => circle(x, 217, 21, deep) + circle(x, 217, 6, shade)),
    rect(112, 200, 188, 30, black, 6),
    rect(120, 134, 70, 34, { fill: '#e8f0f8', width: 1.5 }, 4),
    dims.u === 'bag' ? rect(340, 74, 30, 18, deep, 3) + dustBag(366, 94) : '',
    leader(330, 246, 346, 280, tag(dims, 'd')),
  ])
}

/** Drywall sander: a round head on a long pole. */
function wallSander(dims: Dims): string {
  return sheet([
    rod('M150 150L330 44', 20, FAINT),
    path('M300 48L346 22Q366 16 374 32T364 56L318 82Z', blue),
    path('M196 124L256 88L264 102L204 138Z', black),
    path('M104 176Q110 138 150 138H176Q194 142 196 176Z', blue),
    rect(60, 176, 180, 24, black, 10),
    repeat(22, (i) => line(66 + i * 8, 200, 66 + i * 8, 208, { width: 2, stroke: BLACK })),
    rect(56, 208, 188, 12, { fill: GRIT }),
    dims.u === 'bag'
      ? path('M196 160Q240 170 262 162', { width: 9, stroke: BLACK }) + dustBag(276, 158)
      : path('M196 160Q262 176 300 130T360 110', { width: 9, stroke: BLACK }),
    dimH(56, 244, 262, tag(dims, 'd', 'Ø'), 220),
  ])
}

/** Sander of its form: with a round pad, a square one, a belt, or on a pole for walls. */
export function sander(dims: Dims): string {
  if (dims.t === 'belt') return beltSander(dims)
  return dims.t === 'wall' ? wallSander(dims) : palmSander(dims, dims.t !== 'flat')
}
