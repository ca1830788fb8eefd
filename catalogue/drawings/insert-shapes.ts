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
