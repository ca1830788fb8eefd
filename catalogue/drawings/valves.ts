import { actuator } from './actuators'
import { liftCheckValve, silentCheckValve, waferCheckValve } from './check-valves'
import { centreLine, dimV } from './dimension'
import { type Dims, tag } from './dims'
import { polar } from './geometry'
import { BLUE, BODY, black, blue, body, deep, red, shade, thin, WHITE, white } from './ink'
import { circle, ellipse, line, path, placed, rect, repeat, sheet } from './pen'
import { bothSides } from './symmetry'
import { threadedEnd } from './valve-ends'

/** A bolted flange seen from its edge, its face at x. */
function flangeEdge(x: number, cy: number, r: number): string {
  return (
    rect(x, cy - r, 20, 2 * r, shade, 2) +
    [cy - r + 16, cy + r - 16]
      .map(
        (y) =>
          rect(x - 7, y - 7, 34, 14, body, 2) +
          line(x, y - 7, x, y + 7, thin) +
          line(x + 20, y - 7, x + 20, y + 7, thin),
      )
      .join('')
  )
}

/** End of a ball valve: a hexagon with its thread, a flange, or a bevelled pipe. */
function ballValveEnd(kind: string | undefined, y: number): string {
  if (kind === 'flange') return flangeEdge(72, y, 72) + rect(92, y - 42, 30, 84, shade)
  if (kind === 'weld')
    return path(`M56 ${y - 30}L66 ${y - 40}H118V${y + 40}H66L56 ${y + 30}Z`, shade)
  return threadedEnd(66, y)
}

/** The lever of a ball valve whose axis lies at y. */
function ballValveLever(y: number): string {
  return (
    path(
      `M164 ${y - 112}H214Q232 ${y - 112} 244 ${y - 124}L262 ${y - 142}Q270 ${y - 148} 280 ${y - 148}H372Q386 ${y - 147} 386 ${y - 138}T372 ${y - 129}H286L262 ${y - 106}Q252 ${y - 98} 240 ${y - 98}H164Z`,
      blue,
    ) + rect(188, y - 122, 24, 12, shade, 2)
  )
}

/** Ball valve with its ends and its lever or actuator. */
export function ballValve(dims: Dims): string {
  const y = 196
  return sheet([
    path(
      `M116 ${y - 40}Q146 ${y - 62} 200 ${y - 62}T284 ${y - 40}V${y + 40}Q254 ${y + 62} 200 ${y + 62}T116 ${y + 40}Z`,
      body,
    ),
    bothSides([ballValveEnd(dims.u, y)]),
    path(`M132 ${y - 26}Q150 ${y - 48} 190 ${y - 50}`, { stroke: WHITE, width: 6 }),
    rect(174, y - 84, 52, 28, deep, 3),
    rect(180, y - 100, 40, 18, shade, 3),
    dims.t ? placed([actuator(dims.t, 0, 0)], 200, y - 98, 0.85) : ballValveLever(y),
    centreLine(40, y, 360, y),
    dimV(y - 27, y + 27, 34, tag(dims, 'dn', 'DN'), 62),
  ])
}

/** Gate valve with its bonnet, its hand wheel and the stem that rises out of it, flanged or threaded. */
export function gateValve(dims: Dims): string {
  const y = 214
  return sheet([
    dims.u === 'inside'
      ? ''
      : rect(194, 12, 12, 60, shade) +
        repeat(3, (i) => line(194, 21 + i * 6, 206, 18 + i * 6, thin)),
    path('M124 40H276Q286 40 286 48T276 56H124Q114 56 114 48T124 40Z', red),
    rect(184, 34, 32, 28, deep, 4),
    path('M182 62L166 112H186L196 74H204L214 112H234L218 62Z', body),
    rect(154, 110, 92, 16, shade, 2),
    path(`M168 126H232V164Q252 176 262 ${y - 34}H138Q148 176 168 164Z`, body),
    path('M178 132V166', { stroke: WHITE, width: 6 }),
    rect(146, 126, 108, 14, shade, 2),
    bothSides([
      rect(154, 104, 12, 42, deep, 2),
      dims.t === 'thread' ? threadedEnd(66, y) : flangeEdge(84, y, 66),
    ]),
    path(
      `M104 ${y - 38}H140Q170 ${y - 52} 200 ${y - 52}T260 ${y - 38}H296V${y + 38}H260Q230 ${y + 52} 200 ${y + 52}T140 ${y + 38}H104Z`,
      body,
    ),
    path(`M118 ${y - 26}H146Q170 ${y - 38} 196 ${y - 38}`, { stroke: WHITE, width: 6 }),
    centreLine(60, y, 340, y),
    dimV(y - 30, y + 30, 44, tag(dims, 'dn', 'DN'), 84),
  ])
}

const BUTTERFLY_LEVER =
  path('M140 34H214L236 24Q242 20 250 20H366Q378 20 378 29T366 38H256L236 46H140Z', blue) +
  path('M280 38L262 46H344L350 38Z', blue)

/** How a butterfly valve is held between flanges: ears that guide bolts, a flange of its own, or lugs all round. */
function butterflyBody(how: string | undefined, cx: number, cy: number): string {
  if (how === 'flange')
    return (
      circle(cx, cy, 104, shade) +
      repeat(8, (i) =>
        circle(...polar(cx, cy, 98, i * 45 + 22.5), 4.5, { fill: WHITE, width: 1.5 }),
      )
    )
  const at =
    how === 'lug' ? [0, 1, 2, 3, 4, 5, 6, 7].map((i) => i * 45 - 67.5) : [-60, -12, 192, 240]
  return at
    .map(
      (degrees) =>
        circle(...polar(cx, cy, 92, degrees), 12, body) +
        circle(...polar(cx, cy, 92, degrees), 5, { fill: WHITE, width: 1.5 }),
    )
    .join('')
}

/** Butterfly valve from the front: disc a little open, neck, and its lever or actuator. */
export function butterflyValve(dims: Dims): string {
  const cx = 170
  const cy = 192
  return sheet([
    rect(152, 58, 36, 56, body),
    dims.t ? placed([actuator(dims.t, 0, 0)], cx, 62, 0.56) : rect(136, 48, 68, 14, shade, 3),
    dims.t ? '' : BUTTERFLY_LEVER,
    butterflyBody(dims.u, cx, cy),
    circle(cx, cy, 92, body),
    circle(cx, cy, 74, black),
    circle(cx, cy, 65, white),
    ellipse(cx, cy, 44, 64, shade),
    path(`M${cx} ${cy - 64}V${cy + 64}`, { width: 12 }),
    path(`M${cx} ${cy - 64}V${cy + 64}`, { width: 8, stroke: BODY }),
    path(`M${cx - 24} ${cy - 34}Q${cx - 34} ${cy} ${cx - 24} ${cy + 34}`, {
      stroke: WHITE,
      width: 5,
    }),
    rect(156, 272, 28, 14, shade, 3),
    centreLine(cx - 106, cy, cx + 106, cy),
    dimV(cy - 65, cy + 65, 304, tag(dims, 'dn', 'DN'), cx + 10),
  ])
}

/** Check valve of its form: swing, lift, wafer or silent. */
export function checkValve(dims: Dims): string {
  if (dims.t === 'lift') return liftCheckValve(dims)
  if (dims.t === 'wafer') return waferCheckValve(dims)
  return dims.t === 'silent' ? silentCheckValve(dims) : swingCheckValve(dims)
}

/** Swing check valve cut open: hinged flap, seat, bolted cover and flow arrow; threaded or flanged. */
function swingCheckValve(dims: Dims): string {
  const y = 186
  const end = dims.u === 'thread' ? threadedEnd(52, y) : flangeEdge(52, y, 74)
  return sheet([
    path('M146 84H262V108H146Z', shade),
    bothSides([rect(154, 72, 16, 46, deep, 2)], 204),
    path('M136 66H272V86H136Z', body),
    bothSides([end]),
    path(
      `M72 ${y - 48}H126L148 108H260L282 ${y - 48}H328V${y + 48}H282Q240 ${y + 66} 200 ${y + 66}T126 ${y + 48}H72Z`,
      body,
    ),
    path(
      `M72 ${y - 34}H138L158 122H250L272 ${y - 34}H328V${y + 34}H276Q238 ${y + 50} 200 ${y + 50}T134 ${y + 34}H72Z`,
      { fill: WHITE, width: 1.5 },
    ),
    path(`M146 ${y - 34}L160 ${y - 34}V${y + 40}L146 ${y + 37}Z`, deep),
    path(
      `M168 128L184 134L250 ${y + 18}Q254 ${y + 28} 244 ${y + 32}L232 ${y + 34}L164 146Z`,
      shade,
    ),
    circle(174, 136, 10, body),
    circle(174, 136, 3.5, { fill: WHITE, width: 1.5 }),
    path(`M84 ${y + 4}H118V${y - 6}L140 ${y + 8}L118 ${y + 22}V${y + 12}H84Z`, {
      fill: BLUE,
      width: 1.5,
    }),
    repeat(2, (i) => line(170 + i * 62, 66, 170 + i * 62, 58, thin)),
    dimV(y - 34, y + 34, 28, tag(dims, 'dn', 'DN'), 52),
  ])
}
