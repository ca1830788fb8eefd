import { dimH } from './dimension'
import { colourOf, type Dims, stripeOf, tag } from './dims'
import { type Point, polar } from './geometry'
import { DEEP, YELLOW } from './ink'
import { circle, line, path, polygon, repeat, sheet } from './pen'
import { bothSides } from './symmetry'

/** Width of an arm. */
const ARM = 44
const LEFT = 100
const RIGHT = 280

type Arm = readonly [x: number, y: number, w: number, h: number]
type Mark = Readonly<{ outline: string; arms: readonly Arm[] }>

const MARKS: Readonly<Record<string, Mark>> = {
  corner: {
    outline: 'M100 50H144V186H280V230H100Z',
    arms: [
      [100, 50, ARM, 136],
      [100, 186, 180, ARM],
    ],
  },
  tee: {
    outline: 'M100 50H280V94H212V230H168V94H100Z',
    arms: [
      [100, 50, 180, ARM],
      [168, 94, ARM, 136],
    ],
  },
  cross: {
    outline: 'M168 50H212V118H280V162H212V230H168V162H100V118H168Z',
    arms: [
      [168, 50, ARM, 68],
      [100, 118, 180, ARM],
      [168, 162, ARM, 68],
    ],
  },
  bar: { outline: 'M100 118H280V162H100Z', arms: [[100, 118, 180, ARM]] },
}

/** Slanting stripes within an arm. */
function stripes([x, y, w, h]: Arm, fill: string): string {
  const along = Math.max(w, h)
  return repeat(Math.floor(along / 34), (i) => {
    const [from, to] = [i * 34, i * 34 + 15]
    const corners: Point[] =
      w >= h
        ? [
            [x + from + 14, y],
            [x + to + 14, y],
            [x + to, y + h],
            [x + from, y + h],
          ]
        : [
            [x, y + from + 14],
            [x, y + to + 14],
            [x + w, y + to],
            [x + w, y + from],
          ]
    return polygon(corners, { fill, stroke: 'none' })
  })
}

/** A round mark; its stripes end at its edge. */
function dot(fill: string, second: string | null): string {
  const r = 90
  // Each stripe lies across the radius at 17 degrees, its ends within the edge.
  const [dx, dy] = polar(0, 0, 1, -73)
  const chord = (at: number) => {
    const half = Math.sqrt(r ** 2 - (Math.abs(at) + 8) ** 2) - 9
    const [x, y] = [190 - at * dy, 140 + at * dx]
    return line(x - half * dx, y - half * dy, x + half * dx, y + half * dy, {
      width: 15,
      stroke: second ?? fill,
    })
  }
  return (
    circle(190, 140, r, { fill }) +
    (second ? [-54, -18, 18, 54].map((at) => chord(at)).join('') : '')
  )
}

/** A pair of shoe prints. */
function feet(fill: string): string {
  const print = (x: number, y: number) =>
    path(
      `M${x - 30} ${y + 62}Q${x - 44} ${y + 4} ${x - 22} ${y - 8}Q${x + 8} ${y - 18} ${x + 26} ${y + 8}Q${x + 40} ${y + 40} ${x + 20} ${y + 70}Q${x} ${y + 82} ${x - 30} ${y + 62}Z`,
      { fill },
    ) +
    path(
      `M${x - 22} ${y + 92}Q${x} ${y + 98} ${x + 18} ${y + 92}L${x + 16} ${y + 122}Q${x - 4} ${y + 140} ${x - 20} ${y + 122}Z`,
      { fill },
    )
  return bothSides([print(140, 66)], 190)
}

function mark(dims: Dims): string {
  const fill = colourOf(dims, YELLOW)
  const second = stripeOf(dims)
  if (dims.t === 'dot') return dot(fill, second)
  // Prints of two colours stand on a round mark.
  if (dims.t === 'foot') return second ? circle(190, 150, 108, { fill }) + feet(second) : feet(fill)
  const { outline, arms } = MARKS[dims.t ?? ''] ?? MARKS.corner ?? { outline: '', arms: [] }
  return [
    path(outline, { fill, stroke: 'none' }),
    second ? arms.map((arm) => stripes(arm, second)).join('') : '',
    path(outline),
  ].join('')
}

/** A mark to stick on the floor, from above on the tiles: its shape, colour and size. */
export function floorMark(dims: Dims): string {
  const joints = { width: 1, stroke: DEEP }
  return sheet([
    repeat(6, (i) => line(30 + i * 64, 20, 30 + i * 64, 250, joints)),
    repeat(4, (i) => line(16, 44 + i * 64, 366, 44 + i * 64, joints)),
    mark(dims),
    dimH(LEFT, RIGHT, 276, tag(dims, 'v'), 234),
  ])
}
