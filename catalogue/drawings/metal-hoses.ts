import { centreLine, dimH, leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { body, deep, FAINT, medium, shade, thin, white } from './ink'
import { circle, line, path, rect, repeat, sheet } from './pen'
import { bothSides } from './symmetry'

const Y = 132

/** A union nut with its thread, at the left end of a hose r px thick. */
const nut = (r: number) => [
  rect(62, Y - r * 0.7, 20, r * 1.4, shade),
  rect(28, Y - r - 10, 36, 2 * r + 20, shade, 4),
  line(28, Y - r / 2, 64, Y - r / 2, medium),
  line(28, Y + r / 2, 64, Y + r / 2, medium),
]

/** A flange with its bolt holes, seen from its edge. */
const flange = (r: number) => [
  rect(44, Y - r * 0.7, 38, r * 1.4, shade),
  rect(28, Y - r - 32, 18, 2 * r + 64, shade, 2),
  ...[Y - r - 18, Y + r + 18].map((y) =>
    path(`M28 ${y - 6}H46M28 ${y + 6}H46`, { width: 1, dash: '4 3' }),
  ),
  rect(22, Y - r * 0.8, 6, r * 1.6, body),
]

/** A quick coupling: its two levers lie along the socket. */
const quick = (r: number) => [
  rect(62, Y - r * 0.7, 20, r * 1.4, shade),
  rect(24, Y - r - 4, 40, 2 * r + 8, shade, 4),
  ...[-1, 1].map((side) => {
    const y = Y + side * (r + 4)
    return (
      path(`M30 ${y}L36 ${y + side * 14}L108 ${y + side * 22}V${y + side * 13}L52 ${y}Z`, deep) +
      circle(38, y + side * 3, 6, white)
    )
  }),
  line(34, Y - r + 8, 34, Y + r - 8, thin),
]

/** Braided metal hose with the fittings of its kind; length and nominal bore. */
export function metalHose(dims: Dims): string {
  const slim = clamp(num(dims, 'l', { fallback: 500 }) / num(dims, 'dn', { fallback: 25 }), 8, 40)
  const r = clamp(62 - slim, 26, 52)
  const fitting = dims.t === 'flange' ? flange : dims.t === 'quick' ? quick : nut
  return sheet([
    rect(104, Y - r, 192, 2 * r, body),
    repeat(17, (i) =>
      path(`M${104 + i * 11.3} ${Y - r}l11.3 ${2 * r}M${104 + i * 11.3} ${Y + r}l11.3 ${-2 * r}`, {
        width: 1,
        stroke: FAINT,
      }),
    ),
    path(`M104 ${Y - r}H296M104 ${Y + r}H296`),
    bothSides([
      rect(82, Y - r - 5, 30, 2 * r + 10, deep, 4),
      line(92, Y - r - 5, 92, Y + r + 5, thin),
      line(102, Y - r - 5, 102, Y + r + 5, thin),
      ...fitting(r),
    ]),
    centreLine(10, Y, 390, Y),
    leader(240, Y - r, 262, 36, tag(dims, 'dn', 'DN')),
    dimH(28, 372, Y + r + 72, tag(dims, 'l'), Y + r + 32),
  ])
}
