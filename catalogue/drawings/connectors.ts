import { colourOf, type Dims } from './dims'
import { BLACK, black, body, brass, CLEAR, deep, FAINT, PALE, shade, thin } from './ink'
import { circle, line, path, placed, polygon, rect, sheet } from './pen'

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

/** The plate with its holes, as it is on a wall. */
function plate(dims: Dims): string[] {
  const slot = ([x, y, degrees]: Slot) =>
    `<g transform="translate(${x} ${y}) rotate(${degrees})">${rect(-4, -14, 8, 28, { fill: BLACK, width: 1 }, 1)}</g>`
  const kind = dims.t ?? ''
  const holes = (Object.hasOwn(HOLES, kind) ? HOLES[kind] : null) ?? [...TWO, ...THREE]
  return [
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
  ]
}

/** A floor socket: the outlet in its metal frame, the lid that closes it raised. */
const floorSocket = (dims: Dims) => [
  path('M104 98L118 22Q119 16 126 16H276Q283 16 284 22L298 98Z', brass),
  path('M122 88L133 34H269L280 88Z', thin),
  rect(186, 26, 30, 10, deep, 3),
  rect(92, 98, 218, 190, brass, 10),
  ...[130, 236].map((x) => rect(x, 92, 36, 12, deep, 3)),
  placed(plate(dims), 55, 85, 0.72),
]

/** The clear hood over a splash-proof socket, its hinge above and its catch below. */
const hood = () =>
  rect(70, 20, 264, 252, { fill: CLEAR, opacity: 0.55 }, 16) +
  rect(70, 20, 264, 252, {}, 16) +
  rect(84, 34, 236, 224, { width: 1, stroke: FAINT }, 10) +
  rect(126, 8, 152, 18, body, 6) +
  line(202, 8, 202, 26, thin) +
  rect(174, 264, 56, 18, body, 6) +
  circle(202, 273, 4, deep)

/** Socket with the holes of its outlets: let into a wall, on it or in the floor, perhaps under a hood. */
export function wallSocket(dims: Dims): string {
  if (dims.u === 'floor') return sheet(floorSocket(dims))
  return sheet([
    // A box on the wall is as deep as the socket; one in it shows no more than its rim.
    dims.u === 'surface'
      ? path('M98 30L50 58V286H276L310 262H86V44Z', deep) + path('M50 286L86 262', thin)
      : path('M86 40L74 52V268L86 256', shade),
    ...plate(dims),
    dims.v === 'hood' ? hood() : '',
  ])
}
