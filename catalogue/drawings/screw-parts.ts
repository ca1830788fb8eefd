import { centreCross } from './dimension'
import { ngon } from './geometry'
import { BODY, body, DEEP, deep, medium, shade, thin } from './ink'
import { circle, line, path, polygon, repeat } from './pen'

type Tip = 'flat' | 'sharp' | 'drill'

/** A thread along the x axis from x, centred on y, with real-looking slanted crests. */
export function thread(x: number, y: number, length: number, d: number, pitch: number): string {
  const turns = Math.max(2, Math.round(length / pitch))
  const p = length / turns
  const depth = Math.min(p * 0.5, d * 0.09)
  const crest = d / 2
  const root = d / 2 - depth
  let top = `M${x} ${y - root}`
  let bottom = ''
  let crests = ''
  for (let i = 0; i < turns; i++) {
    const at = x + i * p
    top += `L${at + p / 2} ${y - crest}L${at + p} ${y - root}`
    bottom = `L${at + p / 2} ${y + root}L${at} ${y + crest}${bottom}`
    crests += `M${at + p / 2} ${y - crest}L${at + p} ${y + crest}M${at + p} ${y - root}L${at + p * 1.5} ${y + root}`
  }
  const end = x + length
  const inner = crests.slice(0, crests.lastIndexOf('M'))
  return (
    path(`${top}L${end} ${y + crest}${bottom}Z`, { fill: BODY, width: 1.5 }) +
    path(inner, { width: 1, stroke: '#6b7c8d' })
  )
}

/** A screw tip from x on. */
export function tip(x: number, y: number, d: number, kind: Tip): string {
  const r = d / 2 - d * 0.08
  if (kind === 'flat') {
    return path(`M${x} ${y - r}L${x + 5} ${y - r + 5}V${y + r - 5}L${x} ${y + r}Z`, body)
  }
  if (kind === 'sharp') {
    return (
      path(`M${x} ${y - r}L${x + d * 1.1} ${y}L${x} ${y + r}Z`, body) +
      path(
        `M${x + d * 0.3} ${y - r * 0.8}L${x + d * 0.45} ${y + r * 0.6}M${x + d * 0.6} ${y - r * 0.5}L${x + d * 0.72} ${y + r * 0.35}`,
        thin,
      )
    )
  }
  const w = r * 0.85
  return (
    path(
      `M${x} ${y - w}H${x + d * 0.95}L${x + d * 1.35} ${y}L${x + d * 0.95} ${y + w}H${x}Z`,
      shade,
    ) + path(`M${x} ${y + w * 0.2}Q${x + d * 0.5} ${y - w * 0.9} ${x + d * 1.35} ${y}`, medium)
  )
}

/** Hexagon seen along the axis, flats left and right, with its chamfer circle. */
export function hexEnd(cx: number, cy: number, s: number): string {
  return (
    polygon(ngon(cx, cy, s / Math.sqrt(3), 6, 30), body) +
    circle(cx, cy, s / 2 - 2, thin) +
    centreCross(cx, cy, s / 2 + 12)
  )
}

/** Round head seen along the axis, with a hexagon socket. */
export function socketEnd(cx: number, cy: number, dk: number, e: number): string {
  return (
    circle(cx, cy, dk / 2, body) +
    circle(cx, cy, dk / 2 - 4, thin) +
    polygon(ngon(cx, cy, e / Math.sqrt(3), 6, 30), deep) +
    centreCross(cx, cy, dk / 2 + 10)
  )
}

/** Round head seen along the axis, with a cross recess. */
export function crossEnd(cx: number, cy: number, dk: number): string {
  const a = dk * 0.3
  const b = dk * 0.07
  const cross = `M${cx - b} ${cy - a}h${2 * b}v${a - b}h${a - b}v${2 * b}h${b - a}v${a - b}h${-2 * b}v${b - a}h${b - a}v${-2 * b}h${a - b}Z`
  return (
    circle(cx, cy, dk / 2, body) +
    path(cross, { fill: DEEP, width: 1.5 }) +
    centreCross(cx, cy, dk / 2 + 10)
  )
}

/** Hexagon prism along the x axis: three facets, its far end towards `dome` rounded. */
export function hexPrism(x: number, y: number, k: number, e: number, chamfer: 'left' | 'both') {
  const h = e / 2
  const c = Math.min(k * 0.22, 8)
  const right = x + k
  const rightEdge =
    chamfer === 'both'
      ? `H${right - c}Q${right} ${y - h * 0.9} ${right} ${y - h * 0.75}V${y + h * 0.75}Q${right} ${y + h * 0.9} ${right - c} ${y + h}`
      : `H${right}V${y + h}`
  const arcs = (at: number, sign: number) =>
    `M${at + sign * c} ${y - h}Q${at} ${y - h * 0.75} ${at + sign * c} ${y - h / 2}Q${at - sign * 1} ${y} ${at + sign * c} ${y + h / 2}Q${at} ${y + h * 0.75} ${at + sign * c} ${y + h}`
  return (
    path(
      `M${x + c} ${y - h}${rightEdge}H${x + c}Q${x} ${y + h * 0.9} ${x} ${y + h * 0.75}V${y - h * 0.75}Q${x} ${y - h * 0.9} ${x + c} ${y - h}Z`,
      body,
    ) +
    path(arcs(x, 1) + (chamfer === 'both' ? arcs(right, -1) : ''), thin) +
    line(x + c, y - h / 2, chamfer === 'both' ? right - c : right, y - h / 2, medium) +
    line(x + c, y + h / 2, chamfer === 'both' ? right - c : right, y + h / 2, medium)
  )
}

/** Teeth of a flange that bite into what lies under it: along its face at x, from one radius to another. */
export function serration(x: number, y: number, inner: number, outer: number): string {
  const count = Math.floor((outer - inner) / 6)
  const step = (outer - inner) / count
  const side = (sign: number) =>
    `M${x} ${y + sign * inner}${repeat(count, (i) => `L${x + 6} ${y + sign * (inner + i * step + 1)}L${x} ${y + sign * (inner + (i + 1) * step)}`)}Z`
  return path(side(1) + side(-1), { fill: DEEP, width: 1.2 })
}
