import { rod } from './bolts'
import { leader } from './dimension'
import { colourOf, type Dims, num, tag } from './dims'
import { polar } from './geometry'
import {
  BLACK,
  BLUE,
  black,
  body,
  CONTACT,
  COPPER,
  copper,
  deep,
  GREY,
  PALE,
  RED,
  shade,
  thin,
  WHITE,
} from './ink'
import { circle, line, path, polygon, rect, repeat, sheet } from './pen'
import { terminalScrew } from './switchgear'

/** Rail terminals: a row of them from the side, each with its screws and clamping feet. */
export function terminal(dims: Dims): string {
  const fill = colourOf(dims, GREY)
  const outline =
    'M52 92L82 62H126V84H178V62H222L252 92V176L222 196V220H202V206H102V220H82V196L52 176Z'
  return sheet([
    `<g transform="translate(72 -26)">${path(outline, { fill })}</g>`,
    `<g transform="translate(48 -13)">${path(outline, { fill })}</g>`,
    `<g transform="translate(24 0)">${path(outline, { fill })}</g>`,
    `<g transform="translate(24 0)">${[
      path('M92 112H212V126H92Z', copper),
      rect(74, 96, 40, 52, { fill: '#f6f8fa', width: 1.5 }, 3),
      rect(190, 96, 40, 52, { fill: '#f6f8fa', width: 1.5 }, 3),
      terminalScrew(94, 112, 11),
      terminalScrew(210, 112, 11),
      circle(94, 136, 6, black),
      circle(210, 136, 6, black),
      rect(134, 160, 36, 18, { fill: WHITE, width: 1 }, 2),
    ].join('')}</g>`,
    rod('M14 136H64', 14, BLUE),
    line(66, 136, 98, 136, { stroke: COPPER, width: 6 }),
    path('M84 236H92V226H112V236H216V226H236V236H244', { width: 4, stroke: '#8a96a3' }),
    leader(42, 144, 68, 274, tag(dims, 'a', '', ' mm²')),
  ])
}

/** Industrial plug: its side with gland and ribbed grip, and its pins. */
export function industrialPlug(dims: Dims): string {
  const n = Math.round(num(dims, 'n', { fallback: 3, min: 2, max: 4 }))
  const fill = n === 2 ? BLUE : RED
  const cx = 314
  const cy = 142
  return sheet([
    rod(`M4 ${cy}H40`, 24, BLACK),
    path(`M34 ${cy - 24}H66V${cy + 24}H34Z`, black),
    ...[42, 50, 58].map((x) => line(x, cy - 22, x, cy + 22, { width: 1, stroke: '#8fa0b0' })),
    path(`M66 ${cy - 30}L92 ${cy - 44}H150V${cy + 44}H92L66 ${cy + 30}Z`, body),
    path(`M98 ${cy - 44}V${cy + 44}M112 ${cy - 44}V${cy + 44}M126 ${cy - 44}V${cy + 44}`, thin),
    ...[-34, -6, 22].map((y) => rect(196, cy + y + 2, 30, 8, { fill: CONTACT, width: 1 }, 3)),
    path(`M150 ${cy - 56}H204V${cy + 56}H150Z`, { fill }),
    rect(164, cy - 62, 26, 10, { fill }, 3),
    circle(cx, cy, 74, { fill }),
    circle(cx, cy, 60, body),
    rect(cx - 9, cy + 56, 18, 16, { fill: WHITE, width: 1.5 }, 2),
    repeat(n + 1, (i) => {
      const [x, y] = polar(cx, cy, 36, 90 + (i * 360) / (n + 1))
      return (
        circle(x, y, i === 0 ? 14 : 11, { fill: WHITE, width: 1.5 }) +
        circle(x, y, i === 0 ? 9 : 7, { fill: CONTACT, width: 1 })
      )
    }),
    leader(cx + 30, cy - 22, 330, 34, tag(dims, 'n', '', 'P')),
  ])
}

/** A hole of a socket: its middle and its turn in degrees. */
type Slot = readonly [x: number, y: number, degrees: number]

const TWO: readonly Slot[] = [
  [178, 94, 0],
  [226, 94, 0],
]
const THREE: readonly Slot[] = [
  [202, 154, 0],
  [170, 204, 30],
  [234, 204, -30],
]
const HOLES: Readonly<Record<string, readonly Slot[]>> = {
  '3': [
    [202, 104, 0],
    [166, 176, 30],
    [238, 176, -30],
  ],
  '4': [...TWO, [178, 190, 0], [226, 190, 0]],
  '4P': [
    [202, 92, 90],
    [150, 146, 0],
    [254, 146, 0],
    [202, 200, 90],
  ],
  '7': [[138, 94, 0], [172, 94, 0], [232, 94, 0], [266, 94, 0], ...THREE],
}

/** Wall socket: a plate with the holes of its outlets. */
export function wallSocket(dims: Dims): string {
  const slot = ([x, y, degrees]: Slot) =>
    `<g transform="translate(${x} ${y}) rotate(${degrees})">${rect(-4, -14, 8, 28, { fill: BLACK, width: 1 }, 1)}</g>`
  const kind = dims.t ?? ''
  const holes = (Object.hasOwn(HOLES, kind) ? HOLES[kind] : null) ?? [...TWO, ...THREE]
  return sheet([
    path('M86 40L74 52V268L86 256', shade),
    rect(86, 30, 232, 232, { fill: colourOf(dims, PALE) }, 14),
    rect(104, 48, 196, 196, { fill: '#f6f8fa', width: 1.5 }, 10),
    ...holes.map(slot),
    kind === 'usb' ? rect(124, 136, 18, 32, black, 2) + rect(262, 136, 18, 32, black, 2) : '',
    polygon(
      [
        [116, 60],
        [124, 60],
        [116, 68],
      ],
      deep,
    ),
    holes.length > 4 ? path('M146 124H258', thin) : '',
  ])
}
