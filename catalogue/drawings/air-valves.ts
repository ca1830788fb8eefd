import { centreLine, leader } from './dimension'
import { type Dims, tag } from './dims'
import {
  black,
  blue,
  body,
  brass,
  dark,
  deep,
  medium,
  PALE,
  pale,
  RED,
  RUBBER,
  shade,
  thin,
  WHITE,
  white,
} from './ink'
import { circle, label, line, path, placed, rect, repeat, sheet, turned } from './pen'
import { bothSides } from './symmetry'
import { operator } from './valve-operators'

function port(x: number, y: number, r: number): string {
  return (
    circle(x, y, r, deep) +
    circle(x, y, r * 0.68, { fill: WHITE, width: 1.5 }) +
    circle(x, y, r * 0.5, dark)
  )
}

function coil(x: number, y: number): string {
  return (
    rect(x, y, 84, 82, black, 6) +
    path(`M${x + 12} ${y + 14}V${y + 68}M${x + 72} ${y + 14}V${y + 68}`, {
      width: 1,
      stroke: '#8d98a3',
    }) +
    rect(x + 18, y + 26, 48, 34, { fill: PALE, width: 1.5 }, 3) +
    path(
      `M${x + 46} ${y + 29}L${x + 34} ${y + 45}H${x + 42}L${x + 38} ${y + 57}L${x + 51} ${y + 40}H${x + 43}Z`,
      { fill: '#e2b93b', width: 1 },
    )
  )
}

/** What brings the current to a coil: a plug with its cable, or two leads out of it. */
const PLUG =
  path('M62 62C62 30 40 26 22 22', { width: 6 }) +
  path('M62 62C62 30 40 26 22 22', { width: 3, stroke: RUBBER }) +
  path('M40 72H84V62H98V72H112V86H40Z', deep)
const LEADS = ['M62 84C62 54 44 50 20 50', 'M86 84C86 34 56 30 20 30']
  .map((d, i) => path(d, { width: 7 }) + path(d, { width: 4, stroke: i ? RUBBER : RED }))
  .join('')

/** A coil with its current and the manual override, at the left end of a valve. */
const coilEnd = (dims: Dims) => [
  dims.t === 'leads' ? LEADS : PLUG,
  coil(36, 84),
  rect(120, 100, 30, 66, { fill: '#5f97cf' }, 4),
  circle(135, 118, 7, { fill: RED, width: 1.5 }),
]

/** A threaded connection above or below the body. */
const connection = (x: number, above: boolean) =>
  rect(x - 17, above ? 72 : 176, 34, 12, shade) +
  rect(x - 12, above ? 50 : 188, 24, 22, white) +
  repeat(3, (i) =>
    line(x - 12, (above ? 56 : 194) + i * 6, x + 12, (above ? 53 : 191) + i * 6, thin),
  )

/** The symbol of a valve on its plate: a box for each position, with the ways that are open in it. */
function valveSymbol(form: string | undefined): string {
  const arrows = (x: number) =>
    `M${x} 146V114M${x - 4} 120L${x} 114L${x + 4} 120M${x + 24} 114V146M${x + 20} 140L${x + 24} 146L${x + 28} 140`
  const crossed = (x: number) => `M${x} 146L${x + 26} 114M${x} 114L${x + 26} 146`
  const shut = (x: number) =>
    `M${x} 146V136M${x - 4} 136H${x + 4}M${x + 20} 114V124M${x + 16} 124H${x + 24}`
  if (form === 'centre')
    return (
      rect(170, 110, 156, 40, pale, 3) +
      path(
        `M222 110V150M274 110V150${arrows(184)}M236 118V126M232 126H240M260 118V126M256 126H264M230 142V134M226 134H234M248 142V134M244 134H252M266 142V134M262 134H270${crossed(288)}`,
        medium,
      )
    )
  const first = form === 'three' ? `M210 146V114M206 120L210 114L214 120${shut(232)}` : arrows(200)
  const second =
    form === 'three' ? `M278 114V146M274 140L278 146L282 140${shut(290)}` : crossed(268)
  return rect(180, 110, 136, 40, pale, 3) + path(`M248 110V150${first}${second}`, medium)
}

/** Directional solenoid valve with one coil or one at each end, its ways and positions on its plate. */
export function solenoid(dims: Dims): string {
  const double = dims.u === 'double' || dims.u === 'centre'
  const below = dims.u === 'three' ? [224, 272] : [200, 248, 296]
  const names = dims.u === 'three' ? ['R', 'P'] : ['R', 'P', 'S']
  const parts = [
    double
      ? bothSides(coilEnd(dims), 248)
      : coilEnd(dims).join('') + rect(346, 96, 28, 68, black, 5),
    rect(150, 84, 196, 92, body, 4),
    path('M150 100H346M150 160H346', thin),
    valveSymbol(dims.u),
    ...below.map((x) => connection(x, false)),
    ...(dims.u === 'three' ? [248] : [224, 272]).map((x) => connection(x, true)),
    ...[162, 334].map((x) => circle(x, 168, 4.5, white)),
    ...below.map((x, i) => label(x, 230, names[i] ?? '', 13)),
  ]
  // With two coils it is as long as the sheet is wide.
  return sheet(double ? [placed(parts, -8, 26, 0.84)] : parts)
}

/** Hand-operated valve: lever on its housing, and three ports on the body. */
export function handValve(dims: Dims): string {
  return sheet([
    operator(dims.t),
    path('M150 112Q152 84 198 84T246 112Z', black),
    rect(132, 110, 136, 26, { fill: '#5f97cf' }, 4),
    rect(84, 136, 232, 100, body, 5),
    path('M84 154H316M84 218H316', thin),
    ...(dims.u === 'three' ? [162, 238] : [134, 200, 266]).map((x) => port(x, 186, 23)),
    // The third position is where the body is longer.
    dims.u === 'positions' ? path('M150 154V218M250 154V218', thin) : '',
    ...[98, 302].flatMap((x) => [146, 227].map((y) => circle(x, y, 5, white))),
    rect(94, 236, 212, 12, deep, 2),
  ])
}

/** The adjusting screw with its knob and lock nut, upright about x. */
const adjuster = (x: number) => [
  rect(x - 30, 18, 60, 30, deep, 6),
  repeat(7, (i) => line(x - 23 + i * 8, 20, x - 23 + i * 8, 46, thin)),
  rect(x - 14, 48, 28, 26, white),
  repeat(3, (i) => line(x - 14, 56 + i * 6, x + 14, 52 + i * 6, thin)),
  path(`M${x - 24} 62H${x + 24}V74H${x - 24}Z`, shade),
]

/** A tube in its release ring, to the right of x = 278. */
const outlet = () => [
  path('M278 114H296L304 120V164L296 170H278Z', blue),
  rect(304, 124, 62, 36, { fill: '#cfe4f2' }),
  path('M366 124Q358 142 366 160', medium),
]

/** Arrow on the body: the way in which the flow is throttled. */
const throttled = (x: number, y: number, degrees: number) =>
  turned(
    [
      path(`M${x} ${y + 24}V${y - 8}`, { stroke: WHITE, width: 5 }),
      path(`M${x - 11} ${y - 4}L${x} ${y - 24}L${x + 11} ${y - 4}Z`, {
        fill: WHITE,
        stroke: 'none',
      }),
    ],
    degrees,
    x,
    y,
  )

/** Body of a speed controller: of black plastic, or of nickel-plated brass. */
const shellOf = (dims: Dims) => ({ fill: dims.c === 'metal' ? '#9aa3ab' : RUBBER })

/** Speed controller between two tubes. */
const inlineController = (dims: Dims) =>
  sheet([
    ...adjuster(200),
    bothSides(outlet()),
    path('M176 84Q176 74 186 74H214Q224 74 224 84V108H278V176H122V108H176Z', shellOf(dims)),
    path('M132 120H172M232 120H268', { stroke: WHITE, width: 5, opacity: 0.35 }),
    throttled(200, 144, 90),
    centreLine(200, 8, 200, 200),
    centreLine(16, 142, 384, 142),
    leader(346, 124, 330, 72, tag(dims, 'd', 'Ø')),
  ])

/** Speed controller: banjo body on its thread with a push-in port, throttling what leaves or enters. */
export function speedController(dims: Dims): string {
  if (dims.t === 'inline') return inlineController(dims)
  return sheet([
    ...adjuster(180),
    path('M140 84Q140 74 150 74H210Q220 74 220 84V108H278V176H220V188H140Z', shellOf(dims)),
    path('M152 86V176M232 120H272', { stroke: WHITE, width: 5, opacity: 0.35 }),
    ...outlet(),
    path('M132 188H228L234 194V212L228 218H132L126 212V194Z', brass),
    path('M162 188V218M198 188V218', thin),
    path('M146 218H214V258L208 264H152L146 258Z', brass),
    repeat(6, (i) => line(146, 226 + i * 6.4, 214, 222 + i * 6.4, thin)),
    throttled(194, 138, dims.t === 'in' ? 180 : 0),
    centreLine(180, 8, 180, 280),
    centreLine(130, 142, 384, 142),
    leader(346, 124, 330, 72, tag(dims, 'd', 'Ø')),
  ])
}
