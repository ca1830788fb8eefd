import { centreLine, leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { BRASS, blue, body, deep, medium, PALE, RUBBER, SHADE, shade, thin, WHITE } from './ink'
import { line, path, placed, rect, repeat, sheet, turned } from './pen'
import { bothSides } from './symmetry'

/** Fills of a push-in fitting: its body, and the metal of its thread. */
type Fills = Readonly<{ shell: string; metal: string }>
const FILLS: Readonly<Record<string, Fills>> = {
  brass: { shell: BRASS, metal: BRASS },
  grey: { shell: SHADE, metal: SHADE },
}
/** A black plastic body, its thread of nickel-plated brass. */
const PLASTIC: Fills = { shell: RUBBER, metal: SHADE }

/** The tube in its blue release ring, to the left of a body that begins at x = 0. */
function port(r: number): string {
  return [
    rect(-88, -r, 84, 2 * r, { fill: '#cfe4f2' }),
    path(`M-88 ${-r}Q-78 0 -88 ${r}`, medium),
    path(`M-74 ${-r + 9}H-8`, { stroke: WHITE, width: 6 }),
    path(
      `M-20 ${-r - 8}H0V${r + 8}H-20Q-28 ${r + 8} -28 ${r}V${-r}Q-28 ${-r - 8} -20 ${-r - 8}Z`,
      blue,
    ),
  ].join('')
}

/** The hexagon and the tapered thread with its sealant, to the right of x = 0. */
function stud(metal: string): string {
  const ink = { fill: metal }
  return [
    path('M0 -72L8 -78H60L68 -72V72L60 78H8L0 72Z', ink),
    line(0, -38, 68, -38, medium),
    line(0, 38, 68, 38, medium),
    path('M68 -50L154 -44V44L68 50Z', ink),
    repeat(10, (i) => line(75 + i * 8, 49 - i * 0.5, 79 + i * 8, -49 + i * 0.5, thin)),
    rect(68, -46, 10, 92, { fill: PALE, width: 1.5 }),
  ].join('')
}

const shine = (d: string) => path(d, { stroke: WHITE, width: 5, opacity: 0.4 })

function straightFitting(r: number, { shell, metal }: Fills): string[] {
  const y = 142
  const h = r + 22
  return [
    placed([port(r)], 104, y),
    path(
      `M104 ${y - h + 6}Q104 ${y - h} 112 ${y - h}H208V${y + h}H112Q104 ${y + h} 104 ${y + h - 6}Z`,
      {
        fill: shell,
      },
    ),
    shine(`M116 ${y - h + 12}H202`),
    placed([stud(metal)], 208, y),
    centreLine(6, y, 386, y),
  ]
}

/** A port to the left, the thread downwards; a swivelling one has the head of its hollow bolt above. */
function elbowFitting(r: number, { shell, metal }: Fills, swivels: boolean): string[] {
  const h = (r + 22) * 0.8
  return [
    placed([port(r)], 110, 98, 0.8),
    swivels ? path('M194 40L202 30H262L270 40V60H194Z', { fill: metal }) : '',
    placed([turned([stud(metal)], 90, 0, 0)], 232, 156, 0.8),
    path(
      swivels
        ? `M110 ${98 - h * 0.8}H180V54H284V156H180V${98 + h * 0.8}H110Z`
        : `M110 ${98 - h}H266Q284 ${98 - h} 284 ${116 - h}V156H180V${98 + h}H110Z`,
      { fill: shell },
    ),
    shine(`M120 ${98 - h * (swivels ? 0.8 : 1) + 9}H${swivels ? 172 : 256}`),
    centreLine(232, 24, 232, 292),
  ]
}

/** A port on both sides, the thread downwards. */
function teeFitting(r: number, { shell, metal }: Fills): string[] {
  const h = (r + 22) * 0.8
  return [
    bothSides([placed([port(r)], 104, 98, 0.8)]),
    placed([turned([stud(metal)], 90, 0, 0)], 200, 156, 0.8),
    path(`M104 ${98 - h}H296V${98 + h}H252V156H148V${98 + h}H104Z`, { fill: shell }),
    shine(`M114 ${98 - h + 9}H286`),
    centreLine(200, 24, 200, 292),
  ]
}

/** Push-in fitting of its form: release rings with their tubes, body, hexagon and tapered thread. */
export function pushFitting(dims: Dims): string {
  const r = clamp(19 + num(dims, 'd', { fallback: 8 }) * 1.3, 22, 40)
  const fills = FILLS[dims.c ?? ''] ?? PLASTIC
  const text = tag(dims, 'd', 'Ø')
  if (!dims.t) return sheet([...straightFitting(r, fills), leader(54, 142 + r, 74, 250, text)])
  const drawn =
    dims.t === 'tee' ? teeFitting(r, fills) : elbowFitting(r, fills, dims.t === 'swivel')
  return sheet([...drawn, leader(60, 98 + r * 0.8, 70, 196, text)])
}

/** What the right end of a coupler holds: a hose on its barbs or under a nut, or a thread. */
function couplerEnd(kind: string | undefined, y: number): string {
  if (kind === 'male')
    return (
      path(`M338 ${y - 26}H384L388 ${y - 22}V${y + 22}L384 ${y + 26}H338Z`, body) +
      repeat(7, (i) => line(342 + i * 6.4, y + 26, 345 + i * 6.4, y - 26, thin))
    )
  if (kind === 'female')
    return (
      path(`M338 ${y - 46}H384V${y + 46}H338Z`, body) +
      line(338, y - 23, 384, y - 23, medium) +
      line(338, y + 23, 384, y + 23, medium) +
      path(`M384 ${y - 26}H352V${y + 26}H384`, { width: 1, dash: '5 4' })
    )
  if (kind === 'nut')
    return (
      path(
        `M344 ${y - 36}L350 ${y - 42}H374L380 ${y - 36}V${y + 36}L374 ${y + 42}H350L344 ${y + 36}Z`,
        body,
      ) +
      line(344, y - 20, 380, y - 20, medium) +
      line(344, y + 20, 380, y + 20, medium) +
      rect(338, y - 24, 6, 48, deep) +
      rect(380, y - 14, 8, 28, { fill: WHITE })
    )
  return path(
    `M338 ${y - 26}H350L358 ${y - 32}V${y - 26}H368L376 ${y - 32}V${y - 26}H388V${y + 26}H376V${y + 32}L368 ${y + 26}H358V${y + 32}L350 ${y + 26}H338Z`,
    body,
  )
}

/** Quick coupler: socket with its knurled sleeve, and the plug in front of it. */
export function quickCoupler(dims: Dims): string {
  const y = 142
  const socket = [
    path(
      `M196 ${y - 44}H212Q222 ${y - 54} 236 ${y - 54}H292V${y + 54}H236Q222 ${y + 54} 212 ${y + 44}H196Z`,
      shade,
    ),
    repeat(8, (i) => line(232 + i * 7, y - 54, 232 + i * 7, y + 54, thin)),
    rect(292, y - 48, 14, 96, deep, 2),
    path(`M306 ${y - 40}H338V${y + 40}H306Z`, body),
    line(306, y - 20, 338, y - 20, medium),
    line(306, y + 20, 338, y + 20, medium),
    couplerEnd(dims.u, y),
    path(`M196 ${y - 26}H186V${y + 26}H196`, deep),
  ]
  const plug = [
    path(
      `M164 ${y - 17}H150Q142 ${y - 17} 140 ${y - 10}Q136 ${y - 10} 132 ${y - 17}Q128 ${y - 22} 118 ${y - 22}H104V${y + 22}H118Q128 ${y + 22} 132 ${y + 17}Q136 ${y + 10} 140 ${y + 10}Q142 ${y + 17} 150 ${y + 17}H164Z`,
      body,
    ),
    rect(84, y - 34, 22, 68, deep, 3),
    rect(52, y - 40, 32, 80, body, 3),
    line(52, y - 20, 84, y - 20, medium),
    line(52, y + 20, 84, y + 20, medium),
    `<g transform="matrix(-1 0 0 1 390 0)">${couplerEnd(dims.u, y)}</g>`,
  ]
  return sheet([
    dims.t === 'plug' ? placed(plug, 84, 0) : placed(socket, -92, 0),
    centreLine(4, y, 396, y),
  ])
}
