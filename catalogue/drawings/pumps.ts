import { centreLine } from './dimension'
import type { Dims } from './dims'
import { polar } from './geometry'
import { black, blue, body, deep, medium, shade, WHITE } from './ink'
import { circle, line, path, rect, repeat, sheet } from './pen'
import { inlinePump, selfPrimingPump } from './pump-forms'

function bolts(cx: number, cy: number, r: number, count: number, size = 5): string {
  return repeat(count, (i) =>
    circle(...polar(cx, cy, r, (i * 360) / count + 22.5), size, { fill: WHITE, width: 1.5 }),
  )
}

/** Centrifugal pump: horizontal, inline or self-priming. */
export function pump(dims: Dims): string {
  if (dims.t === 'inline') return inlinePump()
  return dims.t === 'self-priming' ? selfPrimingPump() : horizontalPump()
}

/** Horizontal centrifugal pump: volute with its flanges, coupled to a finned motor. */
function horizontalPump(): string {
  return sheet([
    rect(52, 258, 320, 14, black),
    rect(206, 90, 148, 128, blue, 10),
    repeat(9, (i) => line(218, 104 + i * 13, 330, 104 + i * 13, medium)),
    path('M340 96Q372 100 372 154T340 212Z', black),
    rect(246, 66, 70, 30, black, 4),
    path('M226 218H334L344 258H216Z', black),
    path('M176 122L210 104V204L176 186Z', shade),
    path('M70 108H42V152H60', body),
    rect(34, 98, 14, 116, shade, 2),
    path('M48 120H84V192H48Z', body),
    path('M142 52V92Q186 110 186 156Q184 222 124 224Q66 220 66 160Q66 110 102 96V52Z', {
      fill: '#5f97cf',
    }),
    rect(84, 38, 76, 16, shade, 2),
    circle(124, 160, 44, body),
    circle(124, 160, 15, deep),
    bolts(124, 160, 34, 8, 4),
    path('M78 150Q82 116 112 104', { stroke: WHITE, width: 5, opacity: 0.6 }),
    path('M92 214H158L170 258H80Z', blue),
    centreLine(20, 160, 388, 160),
  ])
}
