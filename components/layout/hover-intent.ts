export type Point = { x: number; y: number }
type Box = { left: number; top: number; bottom: number }

function side(p: Point, a: Point, b: Point): number {
  return (p.x - b.x) * (a.y - b.y) - (a.x - b.x) * (p.y - b.y)
}

/**
 * Whether the pointer is on its way into a panel at its right: inside the triangle of where it was
 * and the panel's two near corners. Rows it crosses on that way must not open.
 */
export function isHeadingTo(panel: Box, before: Point, now: Point): boolean {
  if (now.x <= before.x) return false
  const top = { x: panel.left, y: panel.top }
  const bottom = { x: panel.left, y: panel.bottom }
  const sides = [side(now, before, top), side(now, top, bottom), side(now, bottom, before)]
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0)
}
