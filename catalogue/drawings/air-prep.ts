import type { Dims } from './dims'
import { polar } from './geometry'
import {
  BLUE,
  black,
  body,
  brass,
  CLEAR,
  deep,
  RED,
  rubber,
  shade,
  thin,
  WHITE,
  white,
} from './ink'
import { circle, label, line, path, rect, repeat, sheet } from './pen'

/** Small pressure gauge on a housing. */
function smallGauge(cx: number, cy: number, r: number): string {
  return (
    circle(cx, cy, r, deep) +
    circle(cx, cy, r * 0.82, white) +
    repeat(9, (i) =>
      line(
        ...polar(cx, cy, r * 0.72, 135 + i * 33.75),
        ...polar(cx, cy, r * 0.56, 135 + i * 33.75),
        thin,
      ),
    ) +
    line(cx, cy, ...polar(cx, cy, r * 0.56, 250), { width: 2, stroke: RED })
  )
}

/** Transparent bowl hanging at (cx, y) with some liquid in it. */
function bowl(cx: number, y: number, w: number, h: number, liquid: string): string {
  const l = cx - w / 2
  const r = cx + w / 2
  return (
    path(`M${l} ${y}H${r}V${y + h - 22}Q${r} ${y + h} ${cx} ${y + h}T${l} ${y + h - 22}Z`, {
      fill: CLEAR,
    }) +
    path(
      `M${l + 3} ${y + h * 0.62}H${r - 3}V${y + h - 23}Q${r - 4} ${y + h - 3} ${cx} ${y + h - 3}T${l + 3} ${y + h - 23}Z`,
      { fill: liquid, stroke: 'none' },
    ) +
    path(`M${l + 9} ${y + 8}V${y + h - 26}`, { stroke: WHITE, width: 5 }) +
    rect(cx - 7, y + h, 14, 12, deep, 2)
  )
}

function knob(cx: number, y: number, w: number): string {
  return (
    path(
      `M${cx - w / 2} ${y + 34}V${y + 8}Q${cx - w / 2} ${y} ${cx - w / 2 + 8} ${y}H${cx + w / 2 - 8}Q${cx + w / 2} ${y} ${cx + w / 2} ${y + 8}V${y + 34}Z`,
      black,
    ) +
    repeat(Math.floor(w / 9) - 1, (i) =>
      line(cx - w / 2 + 9 + i * 9, y + 6, cx - w / 2 + 9 + i * 9, y + 30, {
        width: 1,
        stroke: '#8d98a3',
      }),
    )
  )
}

/** Metal bowl with its sight glass. */
function metalBowl(cx: number, y: number, w: number, h: number, liquid: string): string {
  const l = cx - w / 2
  const r = cx + w / 2
  return (
    path(`M${l} ${y}H${r}V${y + h - 22}Q${r} ${y + h} ${cx} ${y + h}T${l} ${y + h - 22}Z`, shade) +
    rect(cx - 10, y + 22, 20, h - 54, { fill: CLEAR }, 10) +
    rect(cx - 9, y + h * 0.62, 18, h * 0.38 - 33, { fill: liquid, stroke: 'none' }, 8) +
    path(`M${l + 9} ${y + 10}V${y + h - 26}`, { stroke: WHITE, width: 5, opacity: 0.7 }) +
    rect(cx - 7, y + h, 14, 12, deep, 2)
  )
}

function housing(): string {
  return (
    rect(122, 86, 156, 66, body, 6) +
    [102, 278].map((x) => rect(x, 96, 20, 46, shade, 3)).join('') +
    path('M102 108H122M102 130H122M278 108H298M278 130H298', thin)
  )
}

function airFlow(): string {
  return path('M52 119H82M74 111L86 119L74 127M316 119H346M338 111L350 119L338 127', {
    width: 2.5,
    stroke: BLUE,
  })
}

/** Drain below the bowl: turned by hand, with a float, or by the difference of pressure. */
function drain(dims: Dims): string {
  if (dims.u === 'auto')
    return (
      rect(180, 262, 40, 16, black, 4) +
      rect(193, 278, 14, 14, shade) +
      line(193, 285, 207, 282, thin)
    )
  if (dims.u === 'differential')
    return path('M184 262H216L210 276H190Z', brass) + path('M200 276V290', { width: 5 })
  return circle(200, 272, 9, black) + rect(178, 268, 44, 8, black, 4)
}

/** Filter regulator: knob, bonnet, body with ports and gauge, and its bowl. */
export function frl(dims: Dims): string {
  const metal = dims.t === 'metal'
  return sheet([
    knob(200, 16, 74),
    path('M158 50H242L248 86H152Z', rubber),
    housing(),
    (metal ? metalBowl : bowl)(200, 152, 96, 102, '#bcd9ee'),
    metal
      ? ''
      : path('M178 152V196H222V152M178 164H222M178 174H222M178 184H222', { fill: WHITE, width: 1 }),
    rect(146, 146, 108, 14, black, 3),
    drain(dims),
    smallGauge(200, 112, 33),
    airFlow(),
  ])
}

/** Lubricator: sight dome with its drop, body with ports, and the bowl of oil; micro-fog has a second dome. */
export function lubricator(dims: Dims): string {
  const dome = (cx: number) =>
    path(`M${cx - 24} 86V58Q${cx - 24} 38 ${cx} 38T${cx + 24} 58V86Z`, { fill: CLEAR }) +
    path(`M${cx} 56Q${cx - 8} 70 ${cx} 76Q${cx + 8} 70 ${cx} 56Z`, {
      fill: '#f3d36b',
      width: 1.5,
    }) +
    rect(cx - 13, 24, 26, 15, deep, 3)
  return sheet([
    dims.u === 'micro' ? dome(164) + dome(236) : dome(200),
    housing(),
    (dims.t === 'metal' ? metalBowl : bowl)(200, 152, 96, 112, '#f3d36b'),
    rect(146, 146, 108, 14, black, 3),
    dims.t === 'metal' ? '' : path('M200 160V246', { width: 3 }),
    label(200, 126, 'OIL', 18),
    airFlow(),
  ])
}

type Gauge = (cx: number, cy: number, r: number) => string

/** Flat square gauge let into the body, its pivot below. */
const squareGauge: Gauge = (cx, cy, r) => {
  const h = r * 0.84
  const y = cy + h * 0.6
  return (
    rect(cx - h, cy - h, 2 * h, 2 * h, deep, 3) +
    rect(cx - h * 0.8, cy - h * 0.8, 1.6 * h, 1.6 * h, white, 2) +
    repeat(7, (i) =>
      line(...polar(cx, y, h * 1.15, 210 + i * 20), ...polar(cx, y, h * 0.9, 210 + i * 20), thin),
    ) +
    line(cx, y, ...polar(cx, y, h * 1.05, 240), { width: 2, stroke: RED })
  )
}

/** Float drain below a bowl, in place of the valve that is opened by hand. */
const autoDrain = (cx: number) =>
  rect(cx - 18, 254, 36, 16, black, 4) + rect(cx - 6, 270, 12, 14, shade)

/** Filter, regulator and lubricator joined in a row, with a gauge of its form. */
export function frlTriple(dims: Dims): string {
  const gauge = dims.u === 'square' ? squareGauge : smallGauge
  const auto = dims.v === 'auto'
  return dims.t === 'double' ? placedUnits(gauge, auto) : tripleUnits(gauge, auto)
}

/** Filter regulator and lubricator. */
function placedUnits(gauge: Gauge, auto: boolean): string {
  return sheet([
    ...[136, 264].map((cx, i) => bowl(cx, 142, 72, 112, i ? '#f3d36b' : '#bcd9ee')),
    auto ? autoDrain(136) : '',
    ...[136, 264].map((cx) => rect(cx - 42, 136, 84, 14, black, 3)),
    ...[136, 264].map((cx) => rect(cx - 52, 80, 104, 58, body, 6)),
    rect(188, 86, 24, 46, deep, 2),
    ...[64, 316].map((x) => rect(x, 88, 20, 42, shade, 3)),
    knob(136, 14, 62),
    path('M104 48H168L174 80H98Z', rubber),
    path('M242 80V60Q242 42 264 42T286 60V80Z', { fill: CLEAR }),
    circle(264, 70, 4, { fill: '#f3d36b' }),
    rect(252, 30, 24, 13, deep, 3),
    gauge(136, 112, 26),
    path('M20 109H44M34 102L46 109L34 116M350 109H380M370 102L384 109L370 116', {
      width: 2.5,
      stroke: BLUE,
    }),
  ])
}

/** Filter, regulator and lubricator. */
function tripleUnits(gauge: Gauge, auto: boolean): string {
  return sheet([
    ...[104, 296].map((cx, i) => bowl(cx, 142, 72, 112, i ? '#f3d36b' : '#bcd9ee')),
    path('M88 142V184H120V142M88 152H120M88 162H120M88 172H120', { fill: WHITE, width: 1 }),
    path('M296 142V232', { width: 3 }),
    auto ? autoDrain(104) : '',
    ...[104, 296].map((cx) => rect(cx - 42, 136, 84, 14, black, 3)),
    ...[104, 200, 296].map((cx) => rect(cx - 44, 80, 88, 58, body, 6)),
    ...[148, 244].map((x) => rect(x, 86, 8, 46, deep, 2)),
    ...[40, 340].map((x) => rect(x, 88, 20, 42, shade, 3)),
    knob(200, 14, 62),
    path('M168 48H232L238 80H162Z', rubber),
    path('M274 80V60Q274 42 296 42T318 60V80Z', { fill: CLEAR }),
    circle(296, 70, 4, { fill: '#f3d36b' }),
    rect(284, 30, 24, 13, deep, 3),
    path('M74 80Q78 62 104 62T134 80Z', shade),
    path('M170 138H230V150Q230 166 200 166T170 150Z', rubber),
    gauge(200, 112, 31),
    path('M6 109H26M20 102L30 109L20 116M370 109H390M384 102L394 109L384 116', {
      width: 2.5,
      stroke: BLUE,
    }),
  ])
}
