import { type Dims, input } from './dims'
import {
  BLACK,
  BLUE,
  black,
  body,
  COPPER,
  deep,
  GREEN,
  ORANGE,
  RED,
  red,
  SHADE,
  shade,
  thin,
  WHITE,
  YELLOW,
} from './ink'
import { circle, label, line, path, rect, repeat, sheet, turned } from './pen'

const BRASS = '#d9a94f'

function socket(x: number, sign: string): string {
  return (
    circle(x, 196, 26, deep) +
    circle(x, 196, 17, black) +
    circle(x, 196, 6, { fill: BRASS }) +
    label(x, 239, sign, 16)
  )
}

/** Socket of a wire gun, and the spool of its wire on top. */
function wireFeed(): string {
  return (
    circle(146, 196, 30, shade) +
    circle(146, 196, 18, { fill: BRASS }) +
    circle(146, 196, 6, black) +
    path('M146 196C120 300 30 300 22 220', { width: 6, stroke: BLACK }) +
    path('M10 196L20 168H34L30 224H14Z', { fill: BRASS })
  )
}

/** What a process adds to the front: sockets of a rod, of a TIG torch with its gas, of a wire gun. */
function front(process: string | undefined): string {
  if (process === 'mig') return wireFeed()
  if (process === 'multi')
    return (
      wireFeed() +
      [88, 204].map((x) => circle(x, 222, 15, deep) + circle(x, 222, 5, { fill: BRASS })).join('')
    )
  if (process !== 'tig') return socket(104, '+') + socket(186, '−')
  return (
    socket(104, '+') +
    socket(186, '−') +
    circle(146, 166, 9, { fill: BRASS }) +
    path('M186 196C186 300 40 310 30 226', { width: 6, stroke: BLACK }) +
    path('M30 230L22 190L36 186L44 226Z', black) +
    path('M22 190L8 158L18 154L36 186Z', { fill: '#f0b9a6' }) +
    path('M12 156L8 138', { width: 3 })
  )
}

/** Inverter welder: front with its rated current, dial and sockets, and a louvred side. */
export function welder(dims: Dims): string {
  const amps = Math.round(input(dims, 'v') ?? 200)
  const wire = dims.t === 'mig' || dims.t === 'multi'
  return sheet([
    wire
      ? circle(236, 48, 40, shade) +
        circle(236, 48, 30, { fill: COPPER }) +
        circle(236, 48, 12, { fill: WHITE })
      : path('M112 56V40Q112 28 124 28H276Q288 28 288 40V56', { width: 9, stroke: BLACK }),
    path('M60 66L82 54H340V230L318 246H60Z', red),
    path('M230 66L252 54H340V230L318 246H230Z', black),
    repeat(8, (i) =>
      path(`M252 ${88 + i * 17}L318 ${78 + i * 17}`, { stroke: '#8fa0b0', width: 4 }),
    ),
    rect(60, 66, 170, 180, body, 6),
    rect(76, 82, 78, 40, black, 4),
    label(115, 110, `${amps}A`, 22, YELLOW),
    circle(190, 104, 24, black),
    turned([line(190, 104, 190, 86, { stroke: WHITE, width: 3 })], 35, 190, 104),
    repeat(9, (i) => turned([line(190, 73, 190, 77, thin)], -120 + i * 30, 190, 104)),
    circle(84, 140, 5, { fill: GREEN, width: 1 }),
    circle(104, 140, 5, { fill: YELLOW, width: 1 }),
    front(dims.t),
    rect(66, 246, 40, 10, black, 3),
    rect(266, 246, 44, 10, black, 3),
  ])
}

/** Fuel gases: colour of the tube and of the flame. */
const FUELS: Readonly<Record<string, { hose: string; flame: string }>> = {
  acetylene: { hose: RED, flame: '#f7d774' },
  gas: { hose: YELLOW, flame: '#6fa8dc' },
}
const PROPANE = { hose: ORANGE, flame: '#8fc1ee' }

/** How far the head stands from the grip, by model: the larger the cut, the longer the torch. */
const REACHES: Readonly<Record<string, number>> = { '30': 60, '300': -14, '500': -26 }

function tube(from: number, y: number, to: number, fill: string, width = 11): string {
  return rect(from, y - width / 2, to - from, width, { fill }, 4)
}

/** Oxy-fuel cutting torch: gas tubes, valves, cutting lever, head and nozzle, and the spare nozzles. */
export function cuttingTorch(dims: Dims): string {
  const { hose, flame } = FUELS[dims.t ?? ''] ?? PROPANE
  const dx = REACHES[dims.v ?? ''] ?? 16
  const valve = (x: number, y: number, fill: string) =>
    rect(x - 6, y, 12, 16, { fill: BRASS }) + rect(x - 15, y + 16, 30, 14, { fill }, 4)
  const nozzle = (x: number, y: number) =>
    path(`M${x - 16} ${y}H${x + 16}L${x + 8} ${y + 44}H${x - 8}Z`, { fill: COPPER }) +
    line(x, y + 4, x, y + 42, thin)
  return sheet([
    rect(226, 118, 104, 44, { fill: BRASS }, 10),
    repeat(8, (i) => line(238 + i * 11, 120, 238 + i * 11, 160, thin)),
    tube(328, 130, 388, BLUE, 16),
    tube(328, 152, 388, hose, 16),
    ...[108, 132, 152].map((y) => tube(58 + dx, y, 230, dims.x === 'steel' ? SHADE : BRASS)),
    path('M214 106V88H246L330 74', { width: 5 }),
    rect(180, 98, 46, 62, { fill: BRASS }, 4),
    circle(203, 118, 8, shade),
    valve(203, 160, BLUE),
    valve(252, 162, hose),
    rect(196, 82, 16, 16, { fill: BRASS }, 2),
    rect(190, 68, 28, 14, { fill: BLUE }, 4),
    rect(140, 100, 12, 60, deep, 3),
    path(`M${34 + dx} 92H${74 + dx}V164L${66 + dx} 172H${42 + dx}L${34 + dx} 164Z`, {
      fill: BRASS,
    }),
    nozzle(54 + dx, 172),
    path(`M${54 + dx} 220Q${66 + dx} 240 ${54 + dx} 282Q${42 + dx} 240 ${54 + dx} 220Z`, {
      fill: flame,
      width: 1.5,
    }),
    dims.u === 'three' ? [186, 230, 274].map((x) => nozzle(x, 236)).join('') : nozzle(230, 236),
  ])
}
