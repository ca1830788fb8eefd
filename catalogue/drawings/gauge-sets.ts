import { BODY, deep, medium, SHADE, shade } from './ink'
import { circle, label, line, path, rect, repeat, sheet } from './pen'

/** Feeler gauge: blades fanned out of their holder. */
export function feeler(): string {
  const blade = (turn: number, i: number) =>
    `<g transform="rotate(${turn} 100 216)">${path('M84 206H336Q350 206 350 216T336 226H84Z', { fill: i % 2 ? SHADE : BODY, width: 1.5 })}${label(322, 221, `0.${i}0`, 10)}</g>`
  return sheet([
    ...[9, 7, 5, 4, 3, 2, 1].map((v, i) => blade(-48 + i * 7.5, v)),
    rect(74, 196, 288, 40, shade, 14),
    circle(100, 216, 11, deep),
    line(94, 216, 106, 216, medium),
  ])
}

/** Set of gauge blocks in its case. */
export function gaugeBlock(): string {
  const row = (y: number, h: number, n: number) => {
    const step = 288 / n
    return repeat(n, (i) =>
      rect(58 + i * step, y, step - 6, h, { fill: i % 2 ? SHADE : BODY, width: 1.5 }, 1),
    )
  }
  return sheet([
    rect(32, 46, 336, 212, { fill: '#b98d63' }, 8),
    rect(46, 60, 308, 184, { fill: '#e6cfa8' }, 4),
    row(72, 44, 9),
    row(130, 44, 12),
    row(188, 44, 6),
    rect(178, 256, 44, 12, deep, 3),
  ])
}
