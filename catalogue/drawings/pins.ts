import { centreCross, centreLine, dimH, dimV } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp, type Point } from './geometry'
import { body, deep, medium, shade, thin, WHITE } from './ink'
import { circle, line, lines, path, rect, sheet } from './pen'
import { hexPrism, thread, tip } from './screw-parts'

const Y = 138

/** Dowel pin: its round end and its side. */
export function pin(dims: Dims): string {
  const d = num(dims, 'd', { fallback: 6 })
  const ratio = clamp(num(dims, 'l', { fallback: d * 4 }) / d, 1.5, 5)
  const px = Math.min(74, 210 / ratio)
  const x = 150
  const end = 150 + ratio * px
  const c = px * 0.1
  const h = px / 2
  return sheet([
    circle(72, Y, h, body),
    circle(72, Y, h - c, thin),
    centreCross(72, Y, h + 12),
    path(
      `M${x + c} ${Y - h}H${end - c}L${end} ${Y - h + c}V${Y + h - c}L${end - c} ${Y + h}H${x + c}L${x} ${Y + h - c}V${Y - h + c}Z`,
      body,
    ),
    rect(x + c, Y - h + px * 0.18, end - x - 2 * c, px * 0.16, { fill: WHITE, stroke: 'none' }),
    lines([
      [x + c, Y - h, x + c, Y + h],
      [end - c, Y - h, end - c, Y + h],
    ]),
    centreLine(x - 12, Y, end + 12, Y),
    dimH(x, end, Y + h + 46, tag(dims, 'l'), Y + h),
    dimH(72 - h, 72 + h, Y + h + 46, tag(dims, 'd', 'Ø'), Y),
  ])
}

/** Outline of a key from above: both ends round (A), square (B) or one of each (C). */
function keyOutline(form: string | undefined, [x, end]: Point, y: number, r: number): string {
  const square = form === 'square'
  const left = square
    ? `M${x} ${y + r}V${y - r}`
    : `M${x + r} ${y + r}A${r} ${r} 0 0 1 ${x + r} ${y - r}`
  const right =
    square || form === 'single'
      ? `H${end}V${y + r}`
      : `H${end - r}A${r} ${r} 0 0 1 ${end - r} ${y + r}`
  return `${left}${right}Z`
}

/** Parallel key with round or square ends: from above and in its cross section. */
export function parallelKey(dims: Dims): string {
  const b = num(dims, 'b', { fallback: 8 })
  const ratio = clamp(num(dims, 'l', { fallback: b * 4 }) / b, 2, 5)
  const px = Math.min(72, 220 / ratio)
  const h = clamp(num(dims, 'h', { fallback: b * 0.85 }) / b, 0.5, 1) * px
  const x = 40
  const end = 40 + ratio * px
  const sx = 296
  const top = 86
  const side = 196
  return sheet([
    path(keyOutline(dims.t, [x, end], top, px / 2), body),
    centreLine(x - 14, top, end + 14, top),
    rect(x, side - h / 2, end - x, h, shade),
    rect(sx, side - h / 2, px, h, { fill: 'url(#hatch)' }, 3),
    dimH(x, end, side + h / 2 + 34, tag(dims, 'l'), side + h / 2),
    dimH(sx, sx + px, side + h / 2 + 34, tag(dims, 'b'), side + h / 2),
    dimV(side - h / 2, side + h / 2, sx + px + 24, tag(dims, 'h'), sx + px),
  ])
}

/** Head of a blind rivet that ends at x: domed, or countersunk. */
function rivetHead(form: string | undefined, x: number, h: number): string {
  if (form === 'countersunk')
    return path(
      `M${x - 6} ${Y - h * 1.9}L${x + h * 0.9} ${Y - h}V${Y + h}L${x - 6} ${Y + h * 1.9}Z`,
      body,
    )
  return path(
    `M${x} ${Y - h * 2}V${Y + h * 2}H${x - 4}Q${x - 18} ${Y + h * 1.2} ${x - 18} ${Y}Q${x - 18} ${Y - h * 1.2} ${x - 4} ${Y - h * 2}Z`,
    body,
  )
}

/** Blind rivet: mandrel, head and sleeve; a closed one hides the end of its mandrel. */
export function rivet(dims: Dims): string {
  const d = num(dims, 'd', { fallback: 4 })
  const ratio = clamp(num(dims, 'l', { fallback: d * 2.5 }) / d, 1.6, 4)
  const px = Math.min(54, 118 / ratio)
  const x = 186
  const end = x + ratio * px
  const h = px / 2
  const m = px * 0.28
  const closed = dims.t === 'closed'
  const bulb = `M${end} ${Y - h}H${end + px * 0.3}Q${end + px * 0.75} ${Y - h} ${end + px * 0.75} ${Y}Q${end + px * 0.75} ${Y + h} ${end + px * 0.3} ${Y + h}H${end}Z`
  return sheet([
    path(`M30 ${Y - m + 4}L36 ${Y - m}H${x - 4}V${Y + m}H36L30 ${Y + m - 4}Z`, shade),
    lines([
      [140, Y - m, 144, Y + m],
      [148, Y - m, 152, Y + m],
    ]),
    closed ? '' : path(bulb, deep),
    closed
      ? path(
          `M${x} ${Y - h}H${end + px * 0.3}Q${end + px * 0.6} ${Y - h} ${end + px * 0.6} ${Y}Q${end + px * 0.6} ${Y + h} ${end + px * 0.3} ${Y + h}H${x}Z`,
          body,
        )
      : rect(x, Y - h, end - x, px, body),
    rivetHead(dims.t, x, h),
    path(
      `M${x + (dims.t === 'countersunk' ? h : 0)} ${Y - m}H${end}M${x + (dims.t === 'countersunk' ? h : 0)} ${Y + m}H${end}`,
      { width: 1, dash: '6 4' },
    ),
    centreLine(18, Y, end + px + 6, Y),
    dimH(dims.t === 'countersunk' ? x - 6 : x, end, Y + h * 2 + 40, tag(dims, 'l'), Y + h),
    dimV(Y - h, Y + h, end + px * 0.75 + 22, tag(dims, 'd', 'Ø'), end + 8),
  ])
}

/** Short clip round the cone of an anchor. */
function wedgeClip(x: number, h: number): string {
  return (
    path(
      `M${x + 32} ${Y - h * 0.95}L${x + 44} ${Y - h * 1.08}H${x + 92}V${Y + h * 1.08}H${x + 44}L${x + 32} ${Y + h * 0.95}Z`,
      deep,
    ) +
    path(`M${x + 44} ${Y - 4}H${x + 86}V${Y + 4}H${x + 44}`, { fill: WHITE, width: 1.5 }) +
    line(x + 70, Y - h * 1.08, x + 70, Y - h * 0.5, medium) +
    line(x + 70, Y + h * 1.08, x + 70, Y + h * 0.5, medium)
  )
}

/** Long sleeve whose split end is driven over the cone, into the undercut of the hole. */
function undercutSleeve(x: number, h: number): string {
  return (
    path(
      `M${x + 8} ${Y - h * 1.8}L${x + 60} ${Y - h * 1.24}H${x + 206}V${Y + h * 1.24}H${x + 60}L${x + 8} ${Y + h * 1.8}Z`,
      deep,
    ) +
    [-0.7, 0, 0.7]
      .map((at) => line(x + 10, Y + at * h * 1.3, x + 76, Y + at * h, { width: 3, stroke: WHITE }))
      .join('')
  )
}

/** Wedge anchor: cone and sleeve at one end, thread with washer and nut at the other. */
export function anchor(dims: Dims): string {
  const d = num(dims, 'd', { fallback: 10 })
  const ratio = clamp(num(dims, 'l', { fallback: d * 8 }) / d, 6, 11)
  const px = clamp(330 / ratio, 30, 46)
  const x = 32
  const end = 356
  const h = px / 2
  return sheet([
    path(
      `M${x} ${Y - h}H${x + 18}L${x + 60} ${Y - h * 0.72}V${Y + h * 0.72}L${x + 18} ${Y + h}H${x}Z`,
      shade,
    ),
    rect(x + 90, Y - h, 110, px, body),
    dims.t === 'undercut' ? undercutSleeve(x, h) : wedgeClip(x, h),
    thread(x + 200, Y, end - x - 205, px, 8),
    tip(end - 5, Y, px, 'flat'),
    rect(x + 222, Y - px * 1.15, 8, px * 2.3, body),
    hexPrism(x + 230, Y, px * 0.8, px * 1.85, 'both'),
    centreLine(x - 14, Y, end + 14, Y),
    dimH(x, end, Y + px * 1.15 + 44, tag(dims, 'l'), Y + h),
    dimV(Y - h, Y + h, end + 24, tag(dims, 'd', 'M'), end),
  ])
}
