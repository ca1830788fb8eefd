import { chainPlate } from './chains'
import { centreLine } from './dimension'
import { type Dims, num } from './dims'
import { body, deep, FAINT, shade, thin, WHITE } from './ink'
import { circle, lines, path, rect, sheet } from './pen'

const Y = 84
const [X1, X2] = [126, 274]
const grooved = { fill: WHITE, width: 1.5 }

/** The spring clip that lies in the grooves of both pins, from the side. */
const clip = () =>
  path(
    `M${X2 + 6} ${Y - 26}H${X1}A26 26 0 0 0 ${X1} ${Y + 26}H${X2 + 6}L${X2 - 6} ${Y + 12}H${X1 + 4}A12 12 0 0 1 ${X1 + 4} ${Y - 12}H${X2 - 6}Z`,
    grooved,
  )

/** A cotter through the end of a pin, its legs bent apart. */
const cotter = (x: number) =>
  path(
    `M${x} ${Y - 30}V${Y + 18}M${x} ${Y + 18}L${x - 8} ${Y + 32}M${x} ${Y + 18}L${x + 8} ${Y + 32}`,
    {
      width: 3,
    },
  ) + circle(x, Y - 34, 5, { width: 2.5 })

/** Both pins from above, with the groove of the clip or the cotters before the loose plate. */
function pinsAbove(cottered: boolean): string {
  return [X1, X2]
    .map(
      (x) =>
        rect(x - 15, cottered ? 150 : 158, 30, 116, deep, 3) +
        (cottered
          ? path(`M${x - 22} 156H${x + 26}`, { width: 4 }) + circle(x - 25, 156, 4, { width: 2 })
          : rect(x - 15, 166, 30, 6, grooved)),
    )
    .join('')
}

/** Half a link more: cranked plates, narrow about a roller at the left and wide about a pin at the right. */
function offsetLink(rows: number): string {
  const crank = (y: number, side: number) =>
    path(`M74 ${y}H166L226 ${y + side * 16}H326V${y + side * 16 + 12}H226L166 ${y + 12}H74Z`, shade)
  return [
    rect(X1 - 18, 206, 36, 40, body, 4),
    rect(X2 - 12, 158, 24, 132, deep, 3),
    cotterAbove(),
    crank(192, -1),
    crank(248, 1),
    rows > 1 ? rect(74, 220, 252, 10, shade, 3) : '',
  ].join('')
}

const cotterAbove = () =>
  path(`M${X2 - 20} 166H${X2 + 24}`, { width: 4 }) + circle(X2 - 23, 166, 4, { width: 2 })

/** Connecting link held by a spring clip or by cotters, or an offset link; of one row or two. */
export function chainLink(dims: Dims): string {
  const rows = num(dims, 'n', { fallback: 1, max: 2 })
  const offset = dims.t === 'offset'
  const ends = [X1, X2].map((x) => circle(x, Y, 22, deep) + circle(x, Y, 15, thin))
  return sheet([
    chainPlate(X1, X2, Y, 52, true),
    ...(offset ? [circle(X1, Y, 30, body) + circle(X1, Y, 15, grooved), ends[1] ?? ''] : ends),
    offset
      ? path(`M184 ${Y - 35}Q194 ${Y} 184 ${Y + 35}M214 ${Y - 35}Q224 ${Y} 214 ${Y + 35}`, thin)
      : '',
    offset ? cotter(X2) : dims.t === 'cotter' ? cotter(X1) + cotter(X2) : clip(),
    centreLine(52, Y, 348, Y),
    ...(offset
      ? [offsetLink(rows)]
      : [
          pinsAbove(dims.t === 'cotter'),
          rect(74, 264, 252, 14, body, 4),
          rect(74, 178, 252, 12, shade, 4),
          // A second row has its own plate in the middle.
          rows > 1 ? rect(74, 221, 252, 10, shade, 4) : '',
        ]),
    lines(
      [
        [X1, 150, X1, 290],
        [X2, 150, X2, 290],
      ],
      { width: 1, dash: '14 3 3 3', stroke: FAINT },
    ),
  ])
}
