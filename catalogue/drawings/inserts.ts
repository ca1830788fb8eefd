import { centreCross, centreLine, dimDiameter, dimH, dimV, leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp, ngon, type Point, polar } from './geometry'
import { body, dark, deep, GOLD, gold, SHADE, shade, thin, WHITE, white } from './ink'
import { insertOutline } from './insert-shapes'
import { circle, line, lines, path, polygon, rect, repeat, sheet, turned } from './pen'
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
