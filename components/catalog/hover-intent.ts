export type Point = { x: number; y: number }
type Box = { left: number; top: number; bottom: number }

function side(p: Point, a: Point, b: Point): number {
  return (p.x - b.x) * (a.y - b.y) - (a.x - b.x) * (p.y - b.y)
}

/**
 * Whether the pointer heads for a panel at its right: inside the triangle of its earlier position
 * and the panel's two near corners. Rows it crosses on that way must not open.
 */
export function isHeadingTo(panel: Box, before: Point, now: Point): boolean {
  if (now.x <= before.x) return false
  const top = { x: panel.left, y: panel.top }
  const bottom = { x: panel.left, y: panel.bottom }
  const sides = [side(now, before, top), side(now, top, bottom), side(now, bottom, before)]
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0)
}

/** Time span for measuring the direction, ms: many single steps point straight down. */
const DIRECTION_MS = 120

type Trail = { add(point: Point, timeMs: number): void; before(timeMs: number): Point | undefined }

/** Recent pointer position; a slow diagonal is made of steps right and steps down. */
export function createTrail(): Trail {
  let points: (Point & { timeMs: number })[] = []
  const recent = (timeMs: number) => points.filter((one) => timeMs - one.timeMs <= DIRECTION_MS)
  return {
    add(point, timeMs) {
      points = [...recent(timeMs), { ...point, timeMs }]
    },
    before: (timeMs) => recent(timeMs)[0] ?? points.at(-1),
  }
}
