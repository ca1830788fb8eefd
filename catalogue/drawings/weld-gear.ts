import { rod } from './bolts'
import type { Dims } from './dims'
import { polar } from './geometry'
import {
  BLACK,
  black,
  blue,
  COPPER,
  deep,
  ORANGE,
  RED,
  red,
  shade,
  thin,
  WHITE,
  white,
} from './ink'
import { circle, label, line, path, rect, repeat, sheet, turned } from './pen'
import { electrodeHolder, tigTorch, waterHoses } from './torch-forms'

const OLD_BRASS = '#d9a94f'

/** Gas-shielded welding gun: swan neck, nozzle, grip with trigger, and its lead. */
export function torch(dims: Dims): string {
  const water = dims.u === 'water'
  if (dims.t === 'tig') return tigTorch(water)
  return dims.t === 'holder' ? electrodeHolder() : gasTorch(water)
}

/** Gas-shielded torch with its nozzle and contact tip. */
function gasTorch(water: boolean): string {
  return sheet([
    water ? waterHoses() : '',
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

/** What the regulator says of its gas. */
const GASES: Readonly<Record<string, string>> = {
  argon: 'Ar',
  acetylene: 'C₂H₂',
  propane: 'C₃H₈',
  'carbon-dioxide': 'CO₂',
  nitrogen: 'N₂',
}

/** Outlet of a regulator; the second stage stands before it, in a housing with a cap of its own. */
function outlet(twoStages: boolean): string {
  const x = twoStages ? 316 : 278
  return (
    (twoStages
      ? rect(278, 150, 16, 42, { fill: OLD_BRASS }) +
        rect(286, 124, 46, 94, { fill: OLD_BRASS }, 6) +
        path('M290 124V106H328V124M290 218V236H328V218', blue)
      : '') +
    path(`M${x} 156H${x + 44}L${x + 52} 162H${x + 76}V180H${x + 52}L${x + 44} 186H${x}Z`, {
      fill: OLD_BRASS,
    }) +
    path(`M${x + 58} 162V180M${x + 64} 162V180M${x + 70} 162V180`, thin)
  )
}

/** Gas cylinder regulator with its two gauges, inlet nut, outlet and set screw. */
export function gasRegulator(dims: Dims): string {
  return sheet([
    dial(146, 72, -60),
    dial(262, 72, 20),
    rect(58, 158, 76, 26, { fill: OLD_BRASS }),
    rect(30, 146, 40, 50, { fill: OLD_BRASS }, 3),
    path('M30 162H70M30 180H70', thin),
    rect(130, 138, 148, 66, { fill: OLD_BRASS }, 8),
    outlet(dims.v === 'two'),
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
