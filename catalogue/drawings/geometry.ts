export type Point = readonly [x: number, y: number]

/** Clamps a value between two bounds. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}

/** Formats a number for SVG with as few digits as needed. */
export function short(value: number, digits = 1): string {
  return String(Number(value.toFixed(digits)))
}

/** The point at a radius and an angle in degrees, clockwise from the right. */
export function polar(cx: number, cy: number, r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
}

/** Corner points of a regular polygon; the first lies at `turn` degrees. */
export function ngon(cx: number, cy: number, r: number, sides: number, turn = 0): Point[] {
  return Array.from({ length: sides }, (_, i) => polar(cx, cy, r, turn + (i * 360) / sides))
}
