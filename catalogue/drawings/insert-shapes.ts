import type { Point } from './geometry'
import { ngon, polar } from './geometry'

/** A rhombus with its acute angle at both sides. */
function rhombus(acute: number): Point[] {
  const half = (acute / 2) * (Math.PI / 180)
  const long = 112
  const high = long * Math.tan(half)
  return [
    [-long, 0],
    [0, -high],
    [long, 0],
    [0, high],
  ]
}

/** The trigon of W inserts: a triangle whose sides are broken outwards. */
function trigon(): Point[] {
  return [-90, 30, 150].flatMap((at) => [polar(0, 0, 112, at), polar(0, 0, 78, at + 60)])
}

const OUTLINES: Readonly<Record<string, () => Point[]>> = {
  C: () => rhombus(80),
  D: () => rhombus(55),
  V: () => rhombus(35),
  T: () => ngon(0, 12, 118, 3, -90),
  S: () => ngon(0, 0, 118, 4, 45),
  W: trigon,
}

/** Outline of an indexable insert about its centre, by the first letter of its designation. */
export function insertOutline(letter: string): Point[] {
  return (OUTLINES[letter] ?? OUTLINES.C ?? (() => []))()
}

/** Directions in radians from a corner to those before and after it, and half the angle between them. */
function cornerAt(points: readonly Point[], i: number) {
  const [x, y] = points[i] ?? [0, 0]
  const [ax, ay] = points.at(i - 1) ?? [x, y]
  const [bx, by] = points[(i + 1) % points.length] ?? [x, y]
  const [a, b] = [Math.atan2(ay - y, ax - x), Math.atan2(by - y, bx - x)]
  return { x, y, a, b, half: Math.acos(Math.cos(a - b)) / 2 }
}

/** Path of a polygon with its corners rounded. */
export function roundedOutline(points: readonly Point[], r: number): string {
  const steps = points.map((_, i) => {
    const { x, y, a, b, half } = cornerAt(points, i)
    const cut = r / Math.tan(half)
    const from = `${x + cut * Math.cos(a)} ${y + cut * Math.sin(a)}`
    const to = `${x + cut * Math.cos(b)} ${y + cut * Math.sin(b)}`
    return `${i ? 'L' : 'M'}${from}A${r} ${r} 0 0 1 ${to}`
  })
  return `${steps.join('')}Z`
}

/** The point of a rounded corner that reaches furthest out. */
export function roundedTip(points: readonly Point[], i: number, r: number): Point {
  const { x, y, a, b, half } = cornerAt(points, i)
  const inset = (r / Math.sin(half) - r) / (2 * Math.cos(half))
  return [x + inset * (Math.cos(a) + Math.cos(b)), y + inset * (Math.sin(a) + Math.sin(b))]
}
