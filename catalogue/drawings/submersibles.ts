import { colourOf, type Dims } from './dims'
import {
  BLACK,
  BLUE,
  body,
  DEEP,
  dark,
  deep,
  medium,
  orange,
  SHADE,
  shade,
  thin,
  WHITE,
} from './ink'
import { line, path, polygon, rect, repeat, sheet } from './pen'

/** The cable, and the float on a cable of its own. */
function cables(floats: boolean): string {
  const cable = (d: string) => path(d, { width: 7 }) + path(d, { width: 3, stroke: BLACK })
  if (!floats) return cable('M182 42C176 8 96 0 74 24C60 40 40 30 20 12')
  return (
    cable('M182 42C176 8 96 0 74 50C64 80 64 100 66 126') +
    path('M46 128Q48 120 58 120H78Q88 120 90 128L96 176Q96 190 68 190T40 176Z', orange)
  )
}

/** What the pump stands on: a strainer for clean water, feet, or feet around the cutter. */
function inlet(dims: Dims): string {
  if (dims.t === 'clean')
    return (
      path('M128 254H262V282H128Z', shade) +
      repeat(10, (i) => rect(136 + i * 12.6, 258, 6, 20, dark, 2))
    )
  const feet = [146, 186, 226].map((x) => rect(x, 270, 18, 14, dark, 2)).join('')
  if (dims.t !== 'cutter') return path('M132 258H258L250 270H140Z', { fill: BLACK }) + feet
  return (
    path('M132 258H258L250 268H140Z', { fill: BLACK }) +
    [138, 236].map((x) => rect(x, 266, 14, 24, dark, 2)).join('') +
    polygon(
      [
        [160, 268],
        [228, 268],
        [222, 276],
        [232, 284],
        [204, 280],
        [194, 292],
        [186, 280],
        [156, 284],
        [166, 276],
      ],
      shade,
    )
  )
}

/** Submersible pump: finned motor, volute, discharge flange or hose tail, handle, cable and float. */
export function submersible(dims: Dims): string {
  const fill = colourOf(dims, BLUE)
  const flange =
    rect(286, 172, 62, 14, shade, 2) +
    path('M302 172V128H332V172Z', body) +
    repeat(4, (i) => line(302, 136 + i * 9, 332, 132 + i * 9, thin))
  const hoseTail =
    path('M300 190V128L306 122H328L334 128V190Z', body) +
    repeat(4, (i) => path(`M298 ${138 + i * 13}H336`, medium))
  return sheet([
    cables(dims.u !== 'none'),
    path('M158 64V40Q158 26 172 26H216Q230 26 230 40V64', { width: 10 }),
    path('M158 64V40Q158 26 172 26H216Q230 26 230 40V64', { width: 6, stroke: SHADE }),
    path('M136 78Q136 60 156 60H232Q252 60 252 78Z', deep),
    rect(136, 78, 116, 112, { fill }),
    repeat(8, (i) =>
      line(148 + i * 13.2, 86, 148 + i * 13.2, 182, {
        ...medium,
        stroke: fill === DEEP ? WHITE : '#2c3e50',
      }),
    ),
    rect(128, 186, 132, 14, shade, 3),
    path('M120 200H300V184H330V252H292L262 260H136Q120 256 114 232Z', { fill }),
    dims.t === 'clean' ? hoseTail : flange,
    inlet(dims),
    path('M128 214Q132 240 146 248', { stroke: WHITE, width: 4, opacity: 0.6 }),
  ])
}
