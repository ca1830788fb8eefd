import { BODY, deep, GREEN, green, pale, shade, thin, WHITE } from './ink'
import { circle, label, line, path, rect, repeat, sheet } from './pen'

/** A running figure towards a door, about (x, y). */
function runner(x: number, y: number): string {
  return (
    circle(x + 6, y - 34, 8, { fill: WHITE, stroke: 'none' }) +
    path(
      `M${x} ${y - 22}L${x - 6} ${y}L${x + 10} ${y + 14}L${x + 4} ${y + 36}M${x - 6} ${y}L${x - 20} ${y + 14}L${x - 38} ${y + 12}M${x} ${y - 20}L${x + 18} ${y - 12}L${x + 28} ${y - 20}M${x} ${y - 20}L${x - 18} ${y - 14}L${x - 24} ${y}`,
      { stroke: WHITE, width: 7 },
    )
  )
}

/** Exit sign with its lit panel. */
export function exitSign(): string {
  return sheet([
    ...[120, 280].map((x) => line(x, 20, x, 70, { width: 3 })),
    rect(40, 70, 320, 150, green, 8),
    rect(50, 80, 300, 130, { stroke: WHITE, width: 2 }, 4),
    runner(120, 146),
    path('M150 96H196V196H150Z', { stroke: WHITE, width: 6 }),
    label(272, 160, '安全出口', 34, WHITE),
  ])
}

/** Direction sign with its arrow, set into the wall. */
export function directionSign(): string {
  return sheet([
    rect(36, 86, 328, 136, pale, 6),
    rect(48, 98, 304, 112, { fill: GREEN }, 4),
    runner(120, 154),
    path('M190 140H276V118L330 154L276 190V168H190Z', { fill: WHITE, width: 1.5 }),
    repeat(3, (i) => circle(60 + i * 12, 228, 3, shade)),
  ])
}

/** Explosion-proof twin lamp: cast housing with ribs, and two lamps behind guards. */
export function explosionProofLamp(): string {
  return sheet([
    ...[112, 288].map(
      (x) =>
        path(`M${x - 16} 116L${x - 10} 134H${x + 10}L${x + 16} 116Z`, deep) +
        circle(x, 74, 46, shade) +
        circle(x, 74, 34, { fill: '#fff6d2' }) +
        path(
          `M${x - 34} 62H${x + 34}M${x - 34} 86H${x + 34}M${x - 12} 42V106M${x + 12} 42V106`,
          thin,
        ),
    ),
    path('M70 134H330L318 250H82Z', { fill: BODY }),
    repeat(9, (i) => line(98 + i * 25.5, 142, 100 + i * 25, 242, thin)),
    circle(200, 192, 30, { fill: WHITE }),
    label(200, 202, 'Ex', 26),
    ...[60, 320].map((x) => rect(x, 172, 20, 34, deep, 4)),
  ])
}
