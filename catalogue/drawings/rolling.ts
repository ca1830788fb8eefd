import { centreCross, centreLine, dimDiameter, dimH, dimV } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp, polar } from './geometry'
import {
  BLACK,
  BODY,
  BRASS,
  body,
  DEEP,
  deep,
  FAINT,
  medium,
  SHADE,
  section,
  shade,
  thin,
  WHITE,
  white,
} from './ink'
import { circle, line, path, polygon, rect, repeat, sheet } from './pen'

export type Rolling = 'ball' | 'taper' | 'thrust' | 'spherical'

const CY = 146
const FRONT_X = 122
const R = 96

/** `flare` is how much wider a tapered bore is at the left. */
type Ring = Readonly<{ x: number; b: number; top: number; low: number; flare: number }>

function mirrored(parts: string): string {
  return `${parts}<g transform="matrix(1 0 0 -1 0 ${2 * CY})">${parts}</g>`
}

function ballHalf({ x, b, top, low }: Ring): string {
  const t = low - top
  const race = t * 0.3
  return (
    rect(x, top, b, race, section, 3) +
    rect(x, low - race, b, race, section, 3) +
    circle(x + b / 2, top + t / 2, Math.min(t * 0.33, b * 0.44), white)
  )
}

function taperHalf({ x, b, top, low }: Ring): string {
  const t = low - top
  return (
    polygon(
      [
        [x, top],
        [x + b * 0.82, top],
        [x + b * 0.82, top + t * 0.16],
        [x, top + t * 0.34],
      ],
      section,
    ) +
    polygon(
      [
        [x + b * 0.14, low],
        [x + b, low],
        [x + b, top + t * 0.5],
        [x + b * 0.14, top + t * 0.78],
      ],
      section,
    ) +
    polygon(
      [
        [x + b * 0.18, top + t * 0.33],
        [x + b * 0.84, top + t * 0.17],
        [x + b * 0.93, top + t * 0.52],
        [x + b * 0.27, top + t * 0.74],
      ],
      white,
    )
  )
}

function thrustHalf({ x, b, top, low }: Ring): string {
  const t = low - top
  const race = b * 0.3
  return (
    rect(x, top, race, t, section, 3) +
    rect(x + b - race, top, race, t, section, 3) +
    circle(x + b / 2, top + t / 2, Math.min(b * 0.34, t * 0.4), white)
  )
}

/** Two rows of barrel rollers between an inner ring with two tracks and a spherical outer ring. */
function sphericalHalf({ x, b, top, low, flare }: Ring): string {
  const t = low - top
  const barrel = (at: number, degrees: number) =>
    `<g transform="rotate(${degrees} ${(x + b * at).toFixed(1)} ${(top + t * 0.52).toFixed(1)})">${rect(x + b * (at - 0.2), top + t * 0.3, b * 0.4, t * 0.44, white, 5)}</g>`
  return (
    path(
      `M${x} ${top}H${x + b}V${top + t * 0.34}Q${x + b / 2} ${top + t * 0.1} ${x} ${top + t * 0.34}Z`,
      section,
    ) +
    path(
      `M${x} ${low - flare}L${x + b} ${low}V${low - t * 0.32}L${x + b * 0.56} ${low - t * 0.16}V${low - t * 0.26}H${x + b * 0.44}V${low - t * 0.16}L${x} ${low - t * 0.32}Z`,
      section,
    ) +
    barrel(0.25, -10) +
    barrel(0.75, 10)
  )
}

const HALVES: Readonly<Record<Rolling, (ring: Ring) => string>> = {
  spherical: sphericalHalf,
  ball: ballHalf,
  taper: taperHalf,
  thrust: thrustHalf,
}

function element(kind: Rolling, mid: number, t: number, degrees: number): string {
  const [x, y] = polar(FRONT_X, CY, mid, degrees)
  if (kind !== 'taper' && kind !== 'spherical')
    return circle(x, y, t * 0.3, { fill: WHITE, width: 1.5 })
  return `<g transform="rotate(${degrees} ${x.toFixed(1)} ${y.toFixed(1)})">${rect(x - t * 0.26, y - t * 0.18, t * 0.52, t * 0.36, { fill: WHITE, width: 1.5 }, 2)}</g>`
}

/** Ring seen along its axis with its rolling elements showing. */
export function bearingFront(cx: number, cy: number, r: number, bore: number): string {
  const t = r - bore
  const count = clamp(Math.floor((Math.PI * (r + bore)) / (t * 0.8)), 7, 14)
  return (
    circle(cx, cy, r, body) +
    circle(cx, cy, r - t * 0.28, { fill: WHITE, width: 1.5 }) +
    repeat(count, (i) => {
      const [x, y] = polar(cx, cy, bore + t / 2, (i * 360) / count)
      return circle(x, y, t * 0.27, { fill: BODY, width: 1 })
    }) +
    circle(cx, cy, bore + t * 0.28, { fill: BODY, width: 1.5 }) +
    circle(cx, cy, bore, white)
  )
}

/** Fill of the cage between the rolling elements. */
const CAGES: Readonly<Record<string, string>> = { nylon: '#efe6cf', brass: BRASS }

/** Fill of the two covers of a closed bearing: steel shields, or rubber seals. */
const COVERS: Readonly<Record<string, string>> = { shield: SHADE, seal: BLACK }

/** The cover that hides the balls from the front, between the shoulders of both rings. */
function cover(fill: string, bore: number): string {
  const t = R - bore
  return (
    circle(FRONT_X, CY, R - t * 0.22, { fill, width: 1.5 }) +
    circle(FRONT_X, CY, R - t * 0.34, { width: 1, stroke: FAINT }) +
    circle(FRONT_X, CY, bore + t * 0.34, { width: 1, stroke: FAINT })
  )
}

/** Both covers in the section, a little inside the faces. */
function coverEdges(fill: string, { x, b, top, low }: Ring): string {
  const t = low - top
  return [x + 3, x + b - 7]
    .map((at) => rect(at, top + t * 0.24, 4, t * 0.52, { fill, width: 1 }))
    .join('')
}

/** Rolling bearing: its front, and its half section with the true ratio of bore and width. */
export function bearing(dims: Dims, kind: Rolling): string {
  const outer = num(dims, 'da', { fallback: 47 })
  const bore = clamp(num(dims, 'di', { fallback: outer * 0.43 }) / outer, 0.3, 0.78) * R
  const b = clamp((num(dims, 'b', { fallback: outer * 0.28 }) / outer) * R * 2, 34, 92)
  const x = 264
  const t = R - bore
  const count = clamp(Math.floor((Math.PI * (R + bore)) / (t * 0.82)), 7, 16)
  // The taper of 1:12 is drawn steeper, to be seen.
  const flare = kind === 'spherical' && dims.u === 'taper' ? Math.min(t * 0.2, b * 0.16) : 0
  const ring = { x, b, top: CY - R, low: CY - bore, flare }
  const closed = COVERS[dims.u ?? '']
  const half = HALVES[kind](ring) + (closed ? coverEdges(closed, ring) : '')
  return sheet([
    circle(FRONT_X, CY, R, body),
    circle(FRONT_X, CY, R - t * 0.28, { fill: CAGES[dims.t ?? ''] ?? DEEP }),
    closed
      ? cover(closed, bore)
      : repeat(count, (i) => element(kind, bore + t / 2, t, Math.round((i * 3600) / count) / 10)),
    circle(FRONT_X, CY, bore + t * 0.28, body),
    flare ? circle(FRONT_X, CY, bore + flare, shade) : '',
    circle(FRONT_X, CY, bore, white),
    centreCross(FRONT_X, CY, R + 12),
    mirrored(half),
    line(
      x + (kind === 'taper' ? b * 0.14 : 0),
      CY - bore - flare,
      x + (kind === 'taper' ? b * 0.14 : 0),
      CY + bore + flare,
    ),
    line(x + b, CY - bore, x + b, CY + bore),
    centreLine(x - 14, CY, x + b + 14, CY),
    dimV(CY - R, CY + R, x + b + 34, tag(dims, 'da', 'Ø'), x + b),
    // The small end of a taper is its size.
    dimV(CY - bore, CY + bore, x - 20, tag(dims, 'di', 'Ø'), flare ? x + b : x),
    dimH(x, x + b, CY + R + 32, tag(dims, 'b'), CY + R),
  ])
}

/** Linear ball bushing: a slim sleeve with its ball tracks, and its front. */
export function linearBushing(dims: Dims): string {
  const outer = num(dims, 'da', { fallback: 19 })
  const bore = clamp(num(dims, 'di', { fallback: outer * 0.52 }) / outer, 0.4, 0.7) * 70
  const cx = 96
  const x = 206
  const w = 150
  const r = 70
  return sheet([
    dims.t === 'round' ? circle(cx, CY, r + 24, shade) : '',
    dims.t === 'square' ? rect(cx - r - 16, CY - r - 16, 2 * r + 32, 2 * r + 32, shade, 10) : '',
    circle(cx, CY, r, body),
    circle(cx, CY, bore + (r - bore) * 0.45, deep),
    repeat(5, (i) =>
      circle(...polar(cx, CY, bore + 4, i * 72 - 90), 6, { fill: WHITE, width: 1.5 }),
    ),
    circle(cx, CY, bore - 1, white),
    dims.t === 'open'
      ? polygon([[cx, CY], polar(cx, CY, r + 6, 66), polar(cx, CY, r + 6, 114)], {
          fill: WHITE,
          stroke: 'none',
        })
      : '',
    centreCross(cx, CY, r + 12),
    dims.t === 'round' || dims.t === 'square' ? rect(x, CY - r - 26, 18, 2 * r + 52, shade, 2) : '',
    rect(x, CY - r, w, 2 * r, body, 4),
    dims.t === 'long' ? rect(x + w / 2 - 5, CY - r - 2, 10, 2 * r + 4, shade) : '',
    path(
      `M${x + 20} ${CY - r}V${CY + r}M${x + 27} ${CY - r}V${CY + r}M${x + w - 20} ${CY - r}V${CY + r}M${x + w - 27} ${CY - r}V${CY + r}`,
      { width: 1.2 },
    ),
    path(`M${x} ${CY - bore}H${x + w}M${x} ${CY + bore}H${x + w}`, { width: 1, dash: '6 4' }),
    centreLine(x - 12, CY, x + w + 12, CY),
    dimDiameter(cx, CY, bore, tag(dims, 'di', 'Ø'), -45, r * 1.3 - bore),
    dimV(CY - r, CY + r, x + w + 28, tag(dims, 'da', 'Ø'), x + w),
  ])
}

/** Half the section of a pair of taper rings of Z1: one within the other, without screws. */
const taperRings = (x: number, b: number, top: number, bore: number) =>
  polygon(
    [
      [x, top],
      [x + b, top],
      [x + b, top + 12],
      [x, top + 28],
    ],
    section,
  ) +
  polygon(
    [
      [x, CY - bore],
      [x + b, CY - bore],
      [x + b, top + 12],
      [x, top + 28],
    ],
    section,
  )

/** Half the section of a locking ring whose screws draw two wedges together. */
const screwedRings = (x: number, b: number, top: number, bore: number) =>
  polygon(
    [
      [x, top],
      [x + b, top],
      [x + b, top + 16],
      [x + b * 0.5, top + 22],
      [x, top + 16],
    ],
    section,
  ) +
  polygon(
    [
      [x, CY - bore],
      [x + b, CY - bore],
      [x + b, top + 28],
      [x + b * 0.5, top + 24],
      [x, top + 28],
    ],
    section,
  ) +
  rect(x - 9, top + 14, 9, 14, body) +
  rect(x, top + 17, b - 6, 8, { fill: WHITE, width: 1.5 })

/** The screws of a locking ring from its front, and the slit of its rings. */
function ringFront(r: number, bore: number): string {
  return (
    repeat(8, (i) => {
      const [sx, sy] = polar(FRONT_X, CY, (r + bore) / 2 + 2, i * 45 + 22.5)
      return circle(sx, sy, 10, deep) + circle(sx, sy, 4.5, { fill: WHITE, width: 1.5 })
    }) +
    path(`M${FRONT_X + bore - 2} ${CY - 3}H${FRONT_X + r}V${CY + 3}H${FRONT_X + bore - 2}`, {
      fill: WHITE,
      width: 1.5,
    })
  )
}

/** Locking ring: its front, and its wedge section. Z1 is pressed by a flange; Z4 is the widest. */
export function lockingRing(dims: Dims): string {
  const r = 92
  const bore = 52
  const x = 272
  const loose = dims.t === 'rings'
  const b = dims.t === 'wide' ? 88 : loose ? 40 : 58
  const half = loose ? taperRings : screwedRings
  return sheet([
    circle(FRONT_X, CY, r, body),
    circle(FRONT_X, CY, (r + bore) / 2 + 4, loose ? medium : thin),
    loose ? '' : ringFront(r, bore),
    circle(FRONT_X, CY, bore, white),
    centreCross(FRONT_X, CY, r + 12),
    mirrored(half(x, b, CY - r, bore)),
    line(x, CY - bore, x, CY + bore),
    line(x + b, CY - bore, x + b, CY + bore),
    centreLine(x - 14, CY, x + b + 14, CY),
    dimDiameter(FRONT_X, CY, bore, tag(dims, 'di', 'Ø'), -45, r * 1.25 - bore),
  ])
}
