import { dimH, leader } from './dimension'
import { colourOf, type Dims, tag } from './dims'
import { polar } from './geometry'
import {
  BLACK,
  BODY,
  black,
  brass,
  deep,
  FAINT,
  GREEN,
  medium,
  ORANGE,
  pale,
  RED,
  red,
  SHADE,
  thin,
  WHITE,
  white,
} from './ink'
import { circle, label, line, path, rect, sheet } from './pen'

/** What an extinguisher holds, as its label says it: `4 kg`, `6 L`. */
function charge(dims: Dims): string {
  const [, amount, unit] = /^(\d{1,2})(kg|L)$/.exec(dims.v ?? '') ?? []
  return amount && !dims.plain ? `${amount} ${unit}` : ''
}

/** Extinguisher on wheels, from the front: large cylinder on its axle, a push bar behind it, a long hose. */
function wheeledExtinguisher(kind: string | undefined, mark: string, held: string): string[] {
  const bar = 'M152 130V28Q152 14 166 14H234Q248 14 248 28V130'
  const hose = 'M212 52C270 40 318 66 312 130'
  return [
    path(bar, { width: 10 }),
    path(bar, { width: 6, stroke: BLACK }),
    rect(108, 246, 184, 10, deep),
    ...[88, 284].map((x) => rect(x, 216, 28, 70, black, 10) + rect(x + 8, 238, 12, 26, deep, 3)),
    rect(172, 270, 56, 16, black, 2),
    path('M146 118Q146 74 184 68H216Q254 74 254 118V264Q254 274 244 274H156Q146 274 146 264Z', red),
    path('M160 116V256', { stroke: WHITE, width: 8, opacity: 0.5 }),
    path('M146 112H254M146 246H254', thin),
    rect(172, 132, 64, 92, pale, 4),
    label(204, 172, mark, 22, RED),
    path('M180 186H228', medium),
    label(204, 210, held, 15),
    rect(186, 40, 28, 28, deep, 3),
    path('M168 40H232V50H168Z', black),
    path(hose, { width: 12 }),
    path(hose, { width: 8, stroke: BLACK }),
    path(kind === 'co2' ? 'M302 126H322L344 202H280Z' : 'M303 126H321L326 198H298Z', black),
    // The clamp that holds the nozzle at the cylinder.
    rect(250, 148, 58, 10, deep, 3),
  ]
}

/** Hose with a nozzle, or the wide horn of a carbon dioxide extinguisher. */
function outlet(kind: string | undefined): string {
  const hose = 'M214 66C290 60 300 110 288 168'
  return (
    path(hose, { width: 12 }) +
    path(hose, { width: 8, stroke: BLACK }) +
    path(kind === 'co2' ? 'M276 162H300L326 254H258Z' : 'M280 166L298 170L290 224L270 220Z', black)
  )
}

const MARKS: Readonly<Record<string, string>> = { co2: 'CO₂', water: '水' }

/** Portable extinguisher of its agent and size: cylinder, valve, levers and nozzle; or one on wheels. */
export function extinguisher(dims: Dims): string {
  const mark = MARKS[dims.t ?? ''] ?? 'ABC'
  if (dims.u === 'wheels') return sheet(wheeledExtinguisher(dims.t, mark, charge(dims)))
  return sheet([
    outlet(dims.t),
    path('M140 134Q140 92 180 88H200Q240 92 240 134V272Q240 280 232 280H148Q140 280 140 272Z', red),
    path('M136 268H244V284H136Z', black),
    path('M154 130V262', { stroke: WHITE, width: 7, opacity: 0.5 }),
    rect(166, 146, 60, 92, pale, 4),
    label(196, 188, mark, 20, RED),
    path('M174 202H218', medium),
    label(196, 226, charge(dims), 14),
    rect(174, 62, 32, 28, deep, 3),
    path('M178 62L110 40Q104 38 104 32L184 44H208V62Z', black),
    path('M176 48L116 18Q110 14 118 12L204 34V46Z', red),
    // A carbon dioxide extinguisher has no pressure gauge.
    dims.t === 'co2'
      ? ''
      : circle(190, 76, 11, white) +
        path('M184 80A8 8 0 0 1 196 80', { width: 3, stroke: GREEN }) +
        line(190, 79, 192, 70, { width: 1.5, stroke: RED }),
    circle(152, 45, 7, { width: 2, stroke: '#e2b93b' }),
    path('M140 128H240', thin),
    dims.c === 'bracket'
      ? rect(120, 116, 14, 152, deep, 2) +
        rect(126, 244, 124, 14, deep, 2) +
        rect(230, 240, 16, 22, black, 3)
      : '',
  ])
}

/** The couplings of a fire hose: on its free end, and on the end within the roll. */
const COUPLINGS: readonly string[] = [
  rect(322, 222, 14, 36, deep, 2),
  path('M336 216H362L372 222V258L362 264H336Z', brass),
  path('M348 216V264M362 216V264', thin),
  rect(372, 228, 10, 24, deep, 2),
  rect(160, 128, 36, 28, brass, 4),
  path('M168 128V156M188 128V156', thin),
]

/** Layflat fire hose rolled up, with its two couplings and its length. */
export function hoseCoil(dims: Dims): string {
  const spiral = Array.from({ length: 149 }, (_, i) => polar(178, 142, 22 + i * 0.6, i * 11 - 90))
  return sheet([
    path('M178 254H330V226H178Z', { fill: '#f4f0e6' }),
    circle(178, 142, 112, { fill: '#f4f0e6' }),
    path(`M${spiral.map(([x, y]) => `${x} ${y}`).join('L')}`, medium),
    circle(178, 142, 21, white),
    ...(dims.t === 'bare' ? [] : COUPLINGS),
    path('M262 202Q280 176 280 142', { width: 4, stroke: RED }),
    leader(272, 84, 306, 52, tag(dims, 'l', '', ' m')),
    leader(232, 254, 214, 284, tag(dims, 'v', 'DN')),
  ])
}

/** Both sides of a blanket, in metres. */
function blanketSize(dims: Dims): string {
  const size = /^\d\.\dx\d\.\d$/.exec(dims.v ?? '')?.[0]
  return size && !dims.plain && !dims.abc ? `${size.replace('x', '×')} m` : tag(dims, 'd', '', ' m')
}

/** The sheet spread out in its true ratio, with its side. */
function spread(dims: Dims): string[] {
  const [a = 1.2, b = 1.2] = /^\d\.\dx\d\.\d$/.test(dims.v ?? '')
    ? (dims.v ?? '').split('x').map(Number)
    : []
  const [w, h] = [a * 60, b * 60]
  const at = (u: number, v: number) => `${238 + u * w + v * h * 0.07} ${84 - u * w * 0.1 + v * h}`
  return [
    path(`M${at(0, 0)}L${at(1, 0)}L${at(1, 1)}L${at(0, 1)}Z`, { fill: colourOf(dims, SHADE) }),
    path(
      [0.25, 0.5, 0.75].map((t) => `M${at(t, 0)}L${at(t, 1)}M${at(0, t)}L${at(1, t)}`).join(''),
      { width: 1, stroke: FAINT },
    ),
    dimH(238, 238 + w, 52, blanketSize(dims), 84),
  ]
}

/** What a blanket hangs in: a box of plastic with its hole, or a bag with a sewn edge and a loop. */
const BOX = rect(92, 24, 130, 132, red, 10) + circle(157, 40, 7, white)
const BAG =
  path('M145 34Q145 8 157 8T169 34', { width: 5 }) +
  path('M88 34Q122 26 157 34T226 32Q220 92 228 152Q192 162 157 156T86 154Q94 92 88 34Z', red) +
  path('M96 42Q126 34 157 42T218 40Q213 92 220 146', { width: 1.5, stroke: WHITE, dash: '6 4' })

/** Fire blanket half drawn from its red pouch, with its pull tapes and the side of the sheet. */
export function blanket(dims: Dims): string {
  return sheet([
    dims.t === 'bag' ? BAG : BOX,
    rect(108, 60, 98, 66, pale, 4),
    path(
      'M157 68C176 88 178 96 174 108Q168 120 157 120T141 108C139 96 149 90 149 82Q155 84 157 68Z',
      { fill: ORANGE, width: 1.5 },
    ),
    path('M104 156H210L232 250Q206 240 180 250T128 250T76 246Z', {
      fill: colourOf(dims, BODY),
    }),
    path('M124 156L112 246M150 156L150 246M176 156L190 246', thin),
    path('M122 150V180M192 150V180', { width: 12 }),
    path('M122 150V180M192 150V180', { width: 8, stroke: BLACK }),
    ...spread(dims),
  ])
}
