import type { Dims } from './dims'
import { type Point, short } from './geometry'
import { type Ink, OUTLINE, SECTION, thin } from './ink'

/** Draws a whole sheet from the dims of a product. */
export type Drawer = (dims: Dims) => string

/** The page's fonts, with figures of one width. */
const FONT =
  "font-family:-apple-system,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC',sans-serif;font-variant-numeric:tabular-nums"

/** A path string with its long fractions rounded. */
function rounded(d: string): string {
  return d.replace(/-?\d+(?:\.\d+)?(?:e[-+]\d+)?/g, (result) => short(Number(result)))
}

function inked(ink: Ink): string {
  const parts = [
    ink.fill && ` fill="${ink.fill}"`,
    ink.stroke && ` stroke="${ink.stroke}"`,
    ink.width !== undefined && ` stroke-width="${short(ink.width)}"`,
    ink.dash && ` stroke-dasharray="${ink.dash}"`,
    ink.opacity !== undefined && ` opacity="${short(ink.opacity, 2)}"`,
  ]
  return parts.filter(Boolean).join('')
}

/** A path from its commands. */
export function path(d: string, ink: Ink = {}): string {
  return `<path d="${rounded(d)}"${inked(ink)}/>`
}

/** A rectangle, with rounded corners if a radius is given. */
export function rect(x: number, y: number, w: number, h: number, ink: Ink = {}, r = 0): string {
  const corner = r > 0 ? ` rx="${short(r)}"` : ''
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(Math.max(0, w))}" height="${short(Math.max(0, h))}"${corner}${inked(ink)}/>`
}

/** A circle. */
export function circle(cx: number, cy: number, r: number, ink: Ink = {}): string {
  return `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(Math.max(0, r))}"${inked(ink)}/>`
}

/** An ellipse. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, ink: Ink = {}): string {
  return `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}"${inked(ink)}/>`
}

/** A straight line. */
export function line(x1: number, y1: number, x2: number, y2: number, ink: Ink = {}): string {
  return path(`M${x1} ${y1}L${x2} ${y2}`, ink)
}

export type Segment = readonly [x1: number, y1: number, x2: number, y2: number]

/** Several straight lines of the same ink, as one path. */
export function lines(segments: readonly Segment[], ink: Ink = thin): string {
  return path(segments.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join(''), ink)
}

/** A closed polygon. */
export function polygon(points: readonly Point[], ink: Ink = {}): string {
  return path(`M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`, ink)
}

/** Joins the output of `draw` for 0..count-1. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => draw(i)).join('')
}

/** Shapes turned by degrees about a point. */
export function turned(parts: readonly string[], degrees: number, cx: number, cy: number): string {
  return `<g transform="rotate(${short(degrees)} ${short(cx)} ${short(cy)})">${parts.join('')}</g>`
}

/** Shapes moved, and scaled about their own origin. */
export function placed(parts: readonly string[], dx: number, dy: number, scale = 1): string {
  const zoom = scale === 1 ? '' : ` scale(${short(scale, 3)})`
  return `<g transform="translate(${short(dx)} ${short(dy)})${zoom}">${parts.join('')}</g>`
}

/** A fixed word on the product, such as a mark on a housing; never text from a query string. */
export function label(x: number, y: number, text: string, size = 13, fill = OUTLINE): string {
  return `<text x="${short(x)}" y="${short(y)}" font-size="${short(size)}" text-anchor="middle" fill="${fill}" stroke="none">${text}</text>`
}

const HATCH =
  '<defs><pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="7" height="7" fill="#f6f8fa" stroke="none"/><path d="M0 0V7" stroke="#7b8c9c" stroke-width="1.6"/></pattern></defs>'

/** The whole drawing: a white 400 x 300 sheet with the parts on it. */
export function sheet(parts: readonly string[]): string {
  const drawn = parts.join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" style="${FONT}" fill="none" stroke="${OUTLINE}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${drawn.includes(SECTION) ? HATCH : ''}<rect width="400" height="300" fill="#fff" stroke="none"/>${drawn}</svg>`
}
