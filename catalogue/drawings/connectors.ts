import { rod } from './bolts'
import { leader } from './dimension'
import { colourOf, type Dims, tag } from './dims'
import { BLACK, BLUE, black, COPPER, copper, deep, GREY, PALE, shade, thin, WHITE } from './ink'
import { circle, line, path, polygon, rect, sheet } from './pen'
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
