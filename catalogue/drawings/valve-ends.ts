import { medium, shade } from './ink'
import { line, path, rect } from './pen'

/** A hexagon from the side, to screw a pipe into: its left edge at x, its axis at y. */
export function threadedEnd(x: number, y: number): string {
  return [
    rect(x, y - 46, 52, 92, shade),
    line(x, y - 23, x + 52, y - 23, medium),
    line(x, y + 23, x + 52, y + 23, medium),
    path(
      `M${x} ${y - 46}Q${x - 6} ${y - 34} ${x} ${y - 23}Q${x - 6} ${y} ${x} ${y + 23}Q${x - 6} ${y + 34} ${x} ${y + 46}`,
      medium,
    ),
  ].join('')
}
