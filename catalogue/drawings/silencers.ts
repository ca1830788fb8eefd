import { centreLine } from './dimension'
import { colourOf, type Dims } from './dims'
import { black, deep, FAINT, medium, shade, thin, WHITE } from './ink'
import { circle, line, path, rect, repeat, sheet } from './pen'

const SINTERED = '#e2c173'

/** Exhaust silencer over its hexagon and thread: long, flat, or with a throttle screw. */
export function silencer(dims: Dims): string {
  const fill = colourOf(dims, SINTERED)
  const grain = dims.c === 'black' ? '#8fa0b0' : '#8a6a1e'
  const top = dims.t === 'flat' ? 128 : 52
  const grains = (count: number) =>
    repeat(count, (i) =>
      circle(152 + ((i * 37) % 97), top + 6 + ((i * 61) % Math.max(20, 168 - top)), 1.6, {
        fill: grain,
        stroke: 'none',
      }),
    )
  const body = {
    flat: path('M146 176V150Q146 122 200 122T254 150V176Z', { fill }) + grains(24),
    adjustable:
      path('M146 92H254V176H146Z', { fill }) +
      repeat(5, (i) => rect(158 + i * 18, 104, 10, 60, { fill: '#fff', width: 1.2 }, 5)) +
      path('M132 66H268V94H132Z', shade) +
      rect(188, 24, 24, 44, deep, 3) +
      path('M188 34L212 30M188 44L212 40M188 54L212 50', thin) +
      rect(174, 52, 52, 14, black, 3),
  }[dims.t ?? '']
  return sheet([
    body ??
      path('M146 54Q146 28 200 28T254 54V176H146Z', { fill }) +
        grains(60) +
        path('M160 60V166', { stroke: WHITE, width: 7, opacity: 0.5 }),
    path('M128 176H272L280 184V210L272 218H128L120 210V184Z', { fill }),
    path('M168 176V218M232 176V218', medium),
    rect(164, 218, 72, 52, { fill }),
    repeat(7, (i) => line(164, 228 + i * 6.4, 236, 223 + i * 6.4, thin)),
    centreLine(200, top - 36, 200, 288),
    ...[-1, 1].flatMap((s) =>
      (dims.t === 'flat' ? [150] : [110, 150]).map((y) =>
        path(`M${200 + s * 74} ${y}q${s * 10} -8 ${s * 20} 0t${s * 20} 0`, {
          width: 1.5,
          stroke: FAINT,
        }),
      ),
    ),
  ])
}
