import type { Dims } from './dims'
import {
  BODY,
  black,
  body,
  DEEP,
  dark,
  deep,
  OUTLINE,
  SHADE,
  shade,
  WHITE,
  white,
  YELLOW,
  yellow,
} from './ink'
import { circle, ellipse, label, line, lines, path, rect, repeat, sheet, turned } from './pen'
import { bothSides } from './symmetry'

/** A crown strap along its way. */
function strap(way: string): string {
  return path(way, { width: 18 }) + path(way, { width: 14, stroke: BODY })
}

const CROSSED = strap('M140 208Q138 92 200 46Q262 92 260 208')
const ACROSS = strap('M92 170Q112 60 200 46Q288 60 308 170')
const BEHIND = strap('M112 150Q140 70 200 46Q260 70 288 150')
const MIDDLE = strap('M200 214V46')

/** Straps by the points in which they meet the headband. */
const STRAPS: Readonly<Record<string, string>> = { '4': CROSSED, '6': ACROSS + CROSSED }

function hook(x: number, y: number): string {
  return rect(x, y, 30, 42, shade, 4) + line(x + 8, y + 8, x + 8, y + 34)
}

/** Ratchet knob on the headband, or the pin band that is set by hand. */
function setting(buckle: boolean): string {
  if (buckle)
    return rect(150, 240, 100, 26, deep, 4) + repeat(7, (i) => circle(164 + i * 12, 253, 2.4, dark))
  return (
    circle(200, 254, 24, black) +
    repeat(12, (i) =>
      turned([line(200, 232, 200, 238, { stroke: WHITE, width: 2 })], i * 30, 200, 254),
    ) +
    circle(200, 254, 8, deep)
  )
}

/** Helmet suspension: crown straps meeting on top, headband and how it is set. */
export function helmetLiner(dims: Dims): string {
  return sheet([
    ellipse(200, 186, 140, 46, shade),
    ellipse(200, 180, 122, 34, white),
    STRAPS[dims.t ?? ''] ?? BEHIND + ACROSS + CROSSED + MIDDLE,
    circle(200, 50, 19, deep),
    circle(200, 50, 8, { fill: WHITE, width: 1.5 }),
    path('M60 178Q66 234 200 240Q334 234 340 178V210Q328 268 200 272Q72 268 60 210Z', body),
    path('M130 244Q200 256 270 244V264Q200 274 130 264Z', deep),
    bothSides([dims.t === '4' ? '' : hook(74, 158), hook(124, 196)]),
    dims.t ? '' : hook(185, 198),
    setting(dims.u === 'buckle'),
  ])
}

/** Elastic band around the head and over it. */
function band(): string {
  const round = 'M70 176C40 90 110 34 200 34S360 90 330 176'
  return (
    path(round, { width: 22 }) +
    path(round, { width: 18, stroke: SHADE }) +
    path('M200 34V100', { width: 22 }) +
    path('M200 25V100', { width: 18, stroke: SHADE }) +
    path('M58 160C92 214 308 214 342 160V194C306 250 94 250 58 194Z', body)
  )
}

/** Battery box behind with its cable and three cells, or the socket to charge. */
function supply(cells: boolean): string {
  if (!cells)
    return (
      rect(306, 232, 66, 26, { fill: '#4a83bf' }, 6) +
      path('M320 245H342M334 238L346 245L334 252', { stroke: WHITE, width: 2.5 })
    )
  return (
    path('M268 170C300 160 330 210 336 224', { width: 5, stroke: OUTLINE }) +
    rect(290, 222, 100, 62, black, 6) +
    repeat(
      3,
      (i) =>
        rect(302 + i * 27, 234, 20, 40, { fill: YELLOW, width: 1.5 }, 3) +
        rect(308 + i * 27, 229, 8, 6, deep),
    )
  )
}

/** Cap lamp: reflector head on an elastic band with its battery; one for hazardous areas has a guard. */
export function headlamp(dims: Dims): string {
  const ex = dims.t === 'ex'
  return sheet([
    band(),
    rect(132, 106, 136, 136, black, 26),
    circle(200, 172, 56, shade),
    circle(200, 172, 46, { fill: '#fff6d2' }),
    repeat(8, (i) =>
      turned([line(200, 132, 200, 146, { width: 1, stroke: '#b49b4b' })], i * 45, 200, 172),
    ),
    circle(200, 172, 16, yellow),
    circle(200, 172, 7, { fill: WHITE, width: 1.5 }),
    ex
      ? lines(
          [
            [162, 146, 238, 198],
            [162, 198, 238, 146],
          ],
          { width: 4, stroke: DEEP },
        ) +
        rect(40, 236, 64, 40, yellow, 4) +
        label(72, 265, 'Ex', 26)
      : '',
    rect(176, 94, 48, 14, deep, 6),
    bothSides([rect(112, 150, 20, 44, deep, 4)]),
    supply(dims.u === 'cells'),
  ])
}
