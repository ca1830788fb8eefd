import { rod } from './bolts'
import type { Dims } from './dims'
import { polar } from './geometry'
import {
  BLACK,
  BLUE,
  black,
  blue,
  body,
  COPPER,
  copper,
  deep,
  GREEN,
  ORANGE,
  RED,
  red,
  shade,
  thin,
  WHITE,
  white,
  YELLOW,
} from './ink'
import { circle, label, line, path, rect, repeat, sheet, turned } from './pen'
import { electrodeHolder, tigTorch } from './torch-forms'

const OLD_BRASS = '#d9a94f'

/** Inverter welder: front with its display, dial and sockets, and a louvred side. */
export function welder(): string {
  return sheet([
    path('M112 56V40Q112 28 124 28H276Q288 28 288 40V56', { width: 9, stroke: BLACK }),
    path('M60 66L82 54H340V230L318 246H60Z', red),
    path('M230 66L252 54H340V230L318 246H230Z', black),
    repeat(8, (i) =>
      path(`M252 ${88 + i * 17}L318 ${78 + i * 17}`, { stroke: '#8fa0b0', width: 4 }),
    ),
    rect(60, 66, 170, 180, body, 6),
    rect(76, 82, 78, 40, black, 4),
    label(136, 111, 'A', 20, YELLOW),
    path('M86 104H96M102 104H112M118 104H122', { stroke: YELLOW, width: 3 }),
    circle(190, 104, 24, black),
    turned([line(190, 104, 190, 86, { stroke: WHITE, width: 3 })], 35, 190, 104),
    repeat(9, (i) => turned([line(190, 73, 190, 77, thin)], -120 + i * 30, 190, 104)),
    circle(84, 140, 5, { fill: GREEN, width: 1 }),
    circle(104, 140, 5, { fill: YELLOW, width: 1 }),
    ...[104, 186].map(
      (x) =>
        circle(x, 196, 26, deep) +
        circle(x, 196, 17, black) +
        circle(x, 196, 6, { fill: OLD_BRASS }),
    ),
    label(104, 239, '+', 16),
    label(186, 239, '−', 16),
    rect(66, 246, 40, 10, black, 3),
    rect(266, 246, 44, 10, black, 3),
  ])
}

/** Gas-shielded welding gun: swan neck, nozzle, grip with trigger, and its lead. */
export function torch(dims: Dims): string {
  if (dims.t === 'tig') return tigTorch()
  return dims.t === 'holder' ? electrodeHolder() : gasTorch()
}

/** Gas-shielded torch with its nozzle and contact tip. */
function gasTorch(): string {
  return sheet([
    rod('M364 226Q330 244 300 214', 24, BLACK),
    path('M132 94L168 78L312 190Q326 204 314 220T286 228L136 138Q122 116 132 94Z', black),
    path('M190 166L212 180L204 202Q190 204 184 190Z', red),
    ...[0, 1, 2, 3, 4].map((i) =>
      line(214 + i * 20, 132 + i * 15, 198 + i * 20, 156 + i * 14, { stroke: '#8fa0b0', width: 3 }),
    ),
    rod('M150 106Q96 66 74 128', 22, OLD_BRASS),
    `<g transform="translate(72 130) rotate(14)">${rect(-18, 0, 36, 16, black, 3)}${path('M-20 16H20L15 84H-15Z', { fill: OLD_BRASS })}${rect(-5, 84, 10, 12, { fill: COPPER, width: 1.5 })}${line(0, 96, 0, 118, { width: 3 })}${line(-12, 24, -9, 76, { stroke: WHITE, width: 3, opacity: 0.7 })}</g>`,
    ...[-50, -20, 10].map((degrees) => {
      const [x1, y1] = polar(44, 252, 10, degrees + 110)
      const [x2, y2] = polar(44, 252, 24, degrees + 110)
      return line(x1, y1, x2, y2, { stroke: ORANGE, width: 3 })
    }),
  ])
}

/** Oxy-fuel cutting torch: gas tubes, valves, cutting lever, head and nozzle. */
export function cuttingTorch(): string {
  const valve = (x: number, y: number, fill: string) =>
    rect(x - 6, y, 12, 16, { fill: OLD_BRASS }) + rect(x - 15, y + 16, 30, 14, { fill }, 4)
  return sheet([
    rect(226, 118, 104, 44, { fill: OLD_BRASS }, 10),
    repeat(8, (i) => line(238 + i * 11, 120, 238 + i * 11, 160, thin)),
    rod('M328 130H384', 16, BLUE),
    rod('M328 152H384', 16, RED),
    rod('M58 108H230', 11, OLD_BRASS),
    rod('M66 132H230', 11, OLD_BRASS),
    rod('M66 152H230', 11, OLD_BRASS),
    path('M214 106V88H246L330 74', { width: 5 }),
    rect(180, 98, 46, 62, { fill: OLD_BRASS }, 4),
    circle(203, 118, 8, shade),
    valve(203, 160, BLUE),
    valve(252, 162, RED),
    rect(196, 82, 16, 16, { fill: OLD_BRASS }, 2),
    rect(190, 68, 28, 14, blue, 4),
    rect(130, 100, 12, 60, deep, 3),
    path('M34 92H74V164L66 172H42L34 164Z', { fill: OLD_BRASS }),
    path('M38 172H70L62 216H46Z', copper),
    line(54, 176, 54, 214, thin),
    path('M54 220Q66 240 54 282Q42 240 54 220Z', {
      fill: '#8fc1ee',
      stroke: BLUE,
      width: 1.5,
    }),
  ])
}

function dial(cx: number, cy: number, degrees: number): string {
  return (
    circle(cx, cy, 50, { fill: OLD_BRASS }) +
    circle(cx, cy, 42, white) +
    repeat(11, (i) =>
      turned([line(cx, cy - 38, cx, cy - (i % 5 ? 33 : 29), thin)], -130 + i * 26, cx, cy),
    ) +
    path(`M${cx + 32} ${cy + 8}A33 33 0 0 1 ${cx + 22} ${cy + 24}`, { stroke: RED, width: 4 }) +
    turned([line(cx, cy + 6, cx, cy - 26)], degrees, cx, cy) +
    circle(cx, cy, 4, { fill: BLACK, width: 1 }) +
    rect(cx - 9, cy + 50, 18, 20, { fill: OLD_BRASS })
  )
}

/** Gas cylinder regulator with its two gauges, inlet nut, outlet and set screw. */
const GASES: Readonly<Record<string, string>> = {
  argon: 'Ar',
  acetylene: 'C₂H₂',
  propane: 'C₃H₈',
  'carbon-dioxide': 'CO₂',
  nitrogen: 'N₂',
}

export function gasRegulator(dims: Dims): string {
  return sheet([
    dial(146, 72, -60),
    dial(262, 72, 20),
    rect(58, 158, 76, 26, { fill: OLD_BRASS }),
    rect(30, 146, 40, 50, { fill: OLD_BRASS }, 3),
    path('M30 162H70M30 180H70', thin),
    rect(130, 138, 148, 66, { fill: OLD_BRASS }, 8),
    path('M278 156H322L330 162H362V180H330L322 186H278Z', { fill: OLD_BRASS }),
    path('M336 162V180M344 162V180M352 162V180', thin),
    path('M156 204H252L244 236H164Z', blue),
    rect(196, 236, 16, 26, deep),
    repeat(4, (i) => line(196, 241 + i * 6, 212, 239 + i * 6, thin)),
    rect(166, 262, 76, 14, black, 6),
    circle(204, 171, 26, shade),
    label(204, 178, GASES[dims.t ?? ''] ?? 'O₂', 18),
    // The heater of carbon dioxide stands between the inlet and the body.
    dims.u ? rect(72, 206, 52, 60, red, 6) + path('M98 206V184M98 266V284', { width: 4 }) : '',
  ])
}
