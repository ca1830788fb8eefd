import { dimH, dimV } from './dimension'
import { colourOf, type Dims, num, stripeOf, tag } from './dims'
import { clamp } from './geometry'
import {
  BLACK,
  black,
  body,
  deep,
  ORANGE,
  PALE,
  pale,
  RED,
  SHADE,
  shade,
  white,
  YELLOW,
} from './ink'
import { circle, ellipse, line, path, polygon, rect, repeat, sheet } from './pen'
import { bothSides } from './symmetry'

/** Traffic cone with reflective collars; its height is dimensioned. */
export function cone(dims: Dims): string {
  const fill = colourOf(dims, ORANGE)
  const h = clamp(num(dims, 'l', { fallback: 700 }), 300, 900)
  const top = 100 - ((h - 300) / 600) * 72
  const base = 246
  const half = (y: number) => 16 + ((y - top) / (base - top)) * 50
  const collar = (from: number, to: number) => {
    const a = top + (base - top) * from
    const b = top + (base - top) * to
    const wa = half(a)
    const wb = half(b)
    return path(
      `M${190 - wa} ${a}Q190 ${a + wa * 0.3} ${190 + wa} ${a}L${190 + wb} ${b}Q190 ${b + wb * 0.3} ${190 - wb} ${b}Z`,
      { fill: stripeOf(dims) ?? PALE },
    )
  }
  return sheet([
    path('M92 246H288L308 268H72Z', black),
    dims.t === 'heavy'
      ? rect(62, 262, 256, 24, { fill: '#333d47' }, 4)
      : path('M72 268H308V280H72Z', { fill: '#333d47' }),
    path(
      `M${190 - 16} ${top}L${190 - 66} ${base}Q190 ${base + 24} ${190 + 66} ${base}L${190 + 16} ${top}Z`,
      { fill },
    ),
    collar(0.24, 0.42),
    collar(0.6, 0.78),
    ellipse(190, top, 16, 5, shade),
    dimV(top, 280, 340, tag(dims, 'l'), 308),
  ])
}

/** Barrier that folds up: crossed slats between two posts. */
function foldingBarrier(dims: Dims, fill: string): string {
  const slats = (back: boolean) =>
    repeat(5, (i) => {
      const [from, to] = [66 + i * 54, 120 + i * 54]
      const d = back ? `M${from} 226L${to} 66` : `M${from} 66L${to} 226`
      return (
        path(d, { width: 14 }) +
        path(d, { width: 10, stroke: (i + (back ? 1 : 0)) % 2 ? PALE : fill })
      )
    })
  return sheet([
    slats(true),
    slats(false),
    repeat(5, (i) => circle(93 + i * 54, 146, 5, deep)),
    bothSides([
      rect(48, 34, 18, 224, pale, 4),
      ...[52, 108, 164, 220].map((y) => rect(48, y, 18, 26, { fill, width: 1.5 })),
      path('M24 258H90L98 270H16Z', black),
    ]),
    dimH(57, 343, 292, tag(dims, 'l', '', ' m')),
  ])
}

/** Barrier: two posts on feet, striped rails between them or crossed slats, its length in metres. */
export function barrier(dims: Dims): string {
  const fill = colourOf(dims, RED)
  if (dims.t === 'folding') return foldingBarrier(dims, fill)
  const rail = (y: number) =>
    rect(64, y, 272, 22, pale) +
    repeat(7, (i) =>
      polygon(
        [
          [76 + i * 38, y],
          [92 + i * 38, y],
          [82 + i * 38, y + 22],
          [66 + i * 38, y + 22],
        ],
        { fill, width: 1 },
      ),
    )
  return sheet([
    rail(60),
    rail(126),
    rail(192),
    bothSides([
      rect(48, 34, 18, 224, pale, 4),
      ...[52, 108, 164, 220].map((y) => rect(48, y, 18, 26, { fill, width: 1.5 })),
      circle(57, 28, 11, { fill }),
      path('M24 258H90L98 270H16Z', black),
    ]),
    dimH(57, 343, 292, tag(dims, 'l', '', ' m')),
  ])
}

/** The striped plate in the hoop of a parking post. */
const PLATE = [
  rect(148, 150, 88, 50, pale, 4),
  path('M148 150L192 200M176 150L220 200M204 150L236 186M148 182L164 200', {
    width: 8,
    stroke: RED,
  }),
  rect(148, 150, 88, 50, {}, 4),
].join('')

/** The fob that lowers a post from afar. */
const remote = () =>
  rect(20, 60, 40, 78, black, 10) +
  circle(40, 82, 9, { fill: RED, width: 1.5 }) +
  circle(40, 110, 9, { fill: PALE, width: 1.5 }) +
  path('M66 78Q78 98 66 118M78 68Q96 98 78 128', { width: 2 })

/** Folding parking post on its base plate, with reflective bands, lock and raised height. */
export function parkingLock(dims: Dims): string {
  const h = clamp(num(dims, 'l', { fallback: 380 }), 200, 600)
  const top = 88 - ((h - 250) / 250) * 48
  const forms: Readonly<Record<string, string>> = {
    T: `M192 236V${top}M136 ${top}H248`,
    octagon: `M136 236V${top + 36}L166 ${top}H218L248 ${top + 36}V236`,
  }
  const rounded = `M136 236V${top + 34}Q136 ${top} 170 ${top}H214Q248 ${top} 248 ${top + 34}V236`
  const post = forms[dims.t ?? ''] ?? rounded
  return sheet([
    path('M72 252L104 226H282L314 252V268H72Z', body),
    path('M72 252H314', {}),
    path(post, { width: 22 }),
    // Stainless steel is not painted.
    path(post, { width: 18, stroke: dims.c === 'stainless' ? SHADE : YELLOW }),
    ...(dims.t === 'T' ? [192] : [136, 248]).map((x) =>
      path(`M${x} ${top + 62}V${top + 84}M${x} ${top + 110}V${top + 128}`, {
        width: 18,
        stroke: BLACK,
      }),
    ),
    dims.t === 'T' ? '' : PLATE,
    dims.t === 'remote' ? remote() : '',
    rect(116, 218, 152, 30, deep, 6),
    circle(192, 233, 10, white),
    line(192, 227, 192, 239, { width: 3 }),
    ...[90, 296].map((x) => ellipse(x, 252, 8, 4, shade)),
    dimV(top - 11, 268, 346, tag(dims, 'l'), 314),
  ])
}
