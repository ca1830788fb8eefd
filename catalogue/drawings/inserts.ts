import { centreCross, centreLine, dimDiameter, dimH, dimV, leader } from './dimension'
import { type Dims, input, num, tag } from './dims'
import { clamp, ngon, type Point, polar } from './geometry'
import {
  body,
  dark,
  deep,
  GOLD,
  GOLD_RIM,
  gold,
  medium,
  SHADE,
  shade,
  thin,
  WHITE,
  white,
} from './ink'
import { insertOutline } from './insert-shapes'
import { circle, line, lines, path, polygon, rect, repeat, sheet, turned } from './pen'
import { turningInsert } from './turning-inserts'
import { bladeTeeth } from './wheels'

/** Face mill: indexable inserts around the body, from below and from the side. */
export function faceMill(dims: Dims): string {
  const n = Math.round(num(dims, 'n', { fallback: 6, min: 3, max: 12 }))
  const cx = 124
  const cy = 146
  const r = 86
  const x = 244
  // The edges stand upright, or lean by what the cutting angle is less than 90°.
  const lead = { '45': 45, '75': 15 }[dims.t ?? ''] ?? 0
  const pockets = repeat(n, (i) => {
    const at = (i * 360) / n - 90
    const [px, py] = polar(cx, cy, r - 6, at)
    return `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${(at + 90).toFixed(1)})">${path('M-24 22Q-20 -10 0 -12V14Z', { fill: SHADE, width: 1 })}${rect(-2, -13, 15, 20, { fill: GOLD, width: 1.5 }, 2)}${circle(5.5, -3, 2.5, thin)}</g>`
  })
  return sheet([
    circle(cx, cy, r, body),
    circle(cx, cy, 38, shade),
    circle(cx, cy, 22, white),
    path(`M${cx - 38} ${cy - 7}h16v14h-16ZM${cx + 22} ${cy - 7}h16v14h-16Z`, {
      fill: WHITE,
      width: 1.5,
    }),
    pockets,
    centreCross(cx, cy, r + 18),
    path(`M${x + 24} 82H${x + 96}V126L${x + 112} 146V196H${x + 8}V146L${x + 24} 126Z`, body),
    rect(x + 52, 82, 16, 14, white),
    ...[4, 50, 96].map((at) =>
      turned(
        [rect(x + at, 164, 20, 36, { fill: GOLD, width: 1.5 }), circle(x + at + 10, 182, 4, thin)],
        lead,
        x + at + 10,
        182,
      ),
    ),
    centreLine(x + 60, 66, x + 60, 216),
    dimH(x + 4, x + 116, 240, tag(dims, 'd', 'Ø'), 202),
    leader(...polar(cx, cy, r + 2, -52), 196, 40, tag(dims, 'n', 'Z = ')),
  ])
}

/** Round threading die with its chip holes and slot. */
export function die(dims: Dims): string {
  const outer = num(dims, 'da', { fallback: 25 })
  const cx = 140
  const cy = 146
  const r = 104
  const x = 296
  const d = num(dims, 'd', { fallback: outer * 0.36 })
  const bore = clamp(d / outer, 0.2, 0.48) * r
  const chip = clamp(bore * 0.55, 15, 24)
  const holes = repeat(4, (i) =>
    circle(...polar(cx, cy, bore + chip * 0.66, i * 90 + 45), chip, white),
  )
  return sheet([
    circle(cx, cy, r, body),
    circle(cx, cy, r - 8, thin),
    circle(cx, cy, bore, white),
    circle(cx, cy, bore + 5, { width: 1, dash: '5 3' }),
    holes,
    circle(cx, cy, bore + chip * 0.5, { fill: WHITE, stroke: 'none' }),
    repeat(4, (i) => {
      const spread = 26
      const a = polar(cx, cy, bore, i * 90 - spread)
      const b = polar(cx, cy, bore, i * 90 + spread)
      const c = polar(cx, cy, bore + chip * 0.6, i * 90 + spread * 0.7)
      const e = polar(cx, cy, bore + chip * 0.6, i * 90 - spread * 0.7)
      return path(
        `M${e.join(' ')}L${a.join(' ')}A${bore} ${bore} 0 0 1 ${b.join(' ')}L${c.join(' ')}`,
        body,
      )
    }),
    polygon(
      [
        [cx - 7, cy - r - 1],
        [cx + 7, cy - r - 1],
        [cx, cy - r + 13],
      ],
      white,
    ),
    ...[150, 30].map((at) => circle(...polar(cx, cy, r - 8, at), 5, deep)),
    centreCross(cx, cy, r + 12),
    rect(x, cy - r, 36, 2 * r, body, 4),
    circle(x + 18, cy, 6, deep),
    centreLine(x - 12, cy, x + 48, cy),
    dimDiameter(cx, cy, bore, tag(dims, 'd', 'M'), -45, r * 1.18 - bore),
    dimV(cy - r, cy + r, x + 66, tag(dims, 'da', 'Ø'), x + 36),
  ])
}

/** Parting insert: one edge, and a wedge that is pressed into its blade. */
const partingInsert = (dims: Dims, y: number) =>
  sheet([
    path(`M96 ${y - 46}H150L166 ${y - 34}H300V${y + 34}H166L150 ${y + 46}H96Z`, gold),
    path(`M108 ${y - 34}Q134 ${y} 108 ${y + 34}`, medium),
    path(`M174 ${y - 16}H292M174 ${y + 16}H292`, thin),
    centreLine(80, y, 316, y),
    dimV(y - 46, y + 46, 62, tag(dims, 'b'), 96),
  ])

/** Double-ended grooving insert with the width of its edge. */
function groovingInsert(dims: Dims): string {
  const y = 146
  if (dims.t === 'parting') return partingInsert(dims, y)
  return sheet([
    path(
      `M60 ${y - 40}L112 ${y - 34}L128 ${y - 24}H252L268 ${y - 34}L320 ${y - 40}V${y + 40}L268 ${y + 34}L252 ${y + 24}H128L112 ${y + 34}L60 ${y + 40}Z`,
      gold,
    ),
    path(`M72 ${y - 28}Q96 ${y} 72 ${y + 28}M308 ${y - 28}Q284 ${y} 308 ${y + 28}`, medium),
    rect(132, y - 10, 116, 20, thin, 10),
    centreLine(44, y, 336, y),
    dimV(y - 40, y + 40, 354, tag(dims, 'b'), 320),
  ])
}

/** Triangular threading insert with its profile at the corners. */
function threadingInsert(dims: Dims): string {
  const cx = 188
  const cy = 172
  const corner = polar(cx, cy, 124, -90)
  // The profile of one for bores leans to the other side.
  const lean = dims.t === 'internal' ? -1 : 1
  return sheet([
    path(
      `M${ngon(cx, cy, 132, 3, -90)
        .map((at) => at.join(' '))
        .join('L')}Z`,
      gold,
    ),
    polygon(ngon(cx, cy, 96, 3, -90), { width: 1.2, fill: GOLD_RIM }),
    ...[0, 120, 240].map((at) =>
      turned(
        [
          polygon(
            [
              [cx, cy - 132],
              [cx + lean * 36, cy - 70],
              [cx + lean * 12, cy - 80],
            ],
            { width: 1.2, fill: WHITE },
          ),
        ],
        at,
        cx,
        cy,
      ),
    ),
    circle(cx, cy, 32, gold),
    circle(cx, cy, 24, white),
    centreCross(cx, cy, 46),
    leader(...corner, 250, 60, tag(dims, 'p', 'P ')),
  ])
}

/** Face and chip breaker of inserts that are not golden: of a dark coat, or bare carbide. */
const COATS: Readonly<Record<string, readonly [face: string, rim: string]>> = {
  pvd: ['#a9a1bd', '#bdb6cd'],
  bare: ['#ccd3d9', '#dfe4e8'],
}

/** Indexable insert: for grooving if it has a width, for threads if a pitch, else for turning. */
export function insert(dims: Dims): string {
  const drawn =
    input(dims, 'b') || dims.t === 'parting'
      ? groovingInsert(dims)
      : input(dims, 'p') || dims.t === 'internal'
        ? threadingInsert(dims)
        : turningInsert(dims)
  const coat = COATS[dims.c ?? '']
  return coat ? drawn.replaceAll(GOLD, coat[0]).replaceAll(GOLD_RIM, coat[1]) : drawn
}

/** Outline of the insert in a toolholder by its letter; its corner reaches beyond the holder. */
function heldInsert(letter: string | undefined): Point[] {
  if (!letter || letter === 'C')
    return [
      [28, 158],
      [62, 112],
      [112, 128],
      [86, 182],
    ]
  const turn = { D: -24, V: -30, T: 150, W: 150 }[letter] ?? 0
  const [cos, sin] = polar(0, 0, 1, turn)
  return insertOutline(letter).map(
    ([x, y]): Point => [70 + 0.48 * (x * cos - y * sin), 146 + 0.48 * (x * sin + y * cos)],
  )
}

/** Turning toolholder: square shank with a clamped insert at its nose. */
export function toolholder(dims: Dims): string {
  const side = /^\d{2}/.exec(dims.v ?? '')?.[0] ?? ''
  const text = dims.plain || dims.abc ? '' : side
  const held = [
    path('M366 112V190H128L92 206L56 172L62 120L116 112Z', body),
    line(126, 112, 126, 190, thin),
    polygon(heldInsert(dims.u), gold),
    circle(74, 146, 12, deep),
    polygon(ngon(74, 146, 7, 6), { fill: WHITE, width: 1 }),
    // A lever under the insert holds it in its hole, else a clamp from above as well.
    dims.c === 'pin'
      ? ''
      : path('M120 130L150 138V164L120 158L88 158L84 140Z', shade) + circle(134, 148, 9, dark),
    lines([[366, 124, 126, 124]]),
  ]
  return sheet([
    // A left-hand holder is the mirror image about its axis.
    dims.t === 'left'
      ? `<g transform="matrix(1 0 0 -1 0 302)">${held.join('')}</g>`
      : held.join(''),
    rect(316, 214, 50, 50, { fill: 'url(#hatch)' }),
    dimV(214, 264, 384, text, 366),
    dimH(316, 366, 288, text, 264),
  ])
}

/** Circular saw blade with its teeth, expansion slots and bore. */
export function sawBlade(dims: Dims): string {
  const n = clamp(num(dims, 'n', { fallback: 40 }), 24, 80)
  const cx = 168
  const cy = 148
  const r = 124
  return sheet([
    polygon(bladeTeeth(cx, cy, r, n), body),
    circle(cx, cy, 92, thin),
    repeat(4, (i) => {
      const a = polar(cx, cy, r - 9, i * 90 + 20)
      const b = polar(cx, cy, r - 34, i * 90 + 14)
      return (
        path(`M${a.join(' ')}L${b.join(' ')}`, { width: 2.5 }) +
        circle(b[0], b[1], 5, { fill: WHITE, width: 1.5 })
      )
    }),
    circle(cx, cy, 50, shade),
    circle(cx, cy, 18, white),
    centreCross(cx, cy, r + 10),
    dimDiameter(cx, cy, r, tag(dims, 'da', 'Ø'), -28, 24),
    leader(...polar(cx, cy, 18, 32), 318, 236, tag(dims, 'd', 'Ø')),
    leader(...polar(cx, cy, r - 2, 0), 318, 150, tag(dims, 'n', '', 'T')),
  ])
}
