import { rod } from './bolts'
import { smallDial } from './dials'
import { dimV } from './dimension'
import { type Dims, tag } from './dims'
import { BODY, black, body, deep, red, SHADE, shade, thin, WHITE } from './ink'
import { circle, line, lines, path, rect, repeat, sheet } from './pen'

/** Width of the base in px by its pull in N: a stronger magnet is a longer one. */
const BASES: Readonly<Record<string, number>> = { '300': 96, '800': 148, '1000': 166, '1300': 208 }

/** Magnetic base with its switch; the arm begins at (111, 200). */
function base(pull: string | undefined): string {
  const width = BASES[pull ?? ''] ?? 132
  const middle = 62 + width / 2
  const knob = 62 + width * 0.76
  const r = width < 132 ? 14 : 17
  return (
    rect(62, 200, width, 76, shade, 4) +
    line(middle, 200, middle, 276, thin) +
    circle(knob, 236, r, black) +
    line(knob, 236, knob + r * 0.65, 236 - r * 0.65, { stroke: WHITE, width: 3 })
  )
}

/** The dial that the stand holds, under its clamp. */
const heldDial = () =>
  path('M286 84H298V112H286Z', body) +
  smallDial(292, 154, 42) +
  rect(288, 196, 8, 34, body) +
  circle(292, 236, 5, red)

/** A column with a cross bar on a clamp. */
const column = () =>
  rect(104, 48, 14, 152, body) +
  rect(92, 90, 40, 30, deep, 5) +
  circle(112, 105, 10, body) +
  path('M124 98L288 62L291 75L126 112Z', body) +
  circle(292, 70, 16, deep) +
  circle(292, 70, 7, body)

/** Two arms between ball joints; one knob at the elbow locks all three. */
function jointedArms(hydraulic: boolean): string {
  const thick = hydraulic ? 24 : 13
  const fill = hydraulic ? SHADE : BODY
  const lobes = repeat(3, (i) => {
    const turn = ((i * 120 - 90) * Math.PI) / 180
    return circle(182 + 24 * Math.cos(turn), 62 + 24 * Math.sin(turn), 10, black)
  })
  return [
    rod('M111 188L182 62', thick, fill),
    rod('M182 62L290 88', thick, fill),
    circle(111, 188, hydraulic ? 16 : 11, deep),
    circle(291, 86, hydraulic ? 15 : 11, deep),
    // The pressure of a hydraulic arm is set by a large star knob.
    hydraulic ? lobes + circle(182, 62, 24, black) : circle(182, 62, 17, black),
    circle(182, 62, hydraulic ? 11 : 7, deep),
  ].join('')
}

/** The rocker and its knurled screw that move the arm a little. */
const fineScrew = () =>
  rect(88, 184, 46, 16, deep, 3) +
  rect(134, 181, 30, 22, body, 3) +
  lines([
    [141, 181, 141, 203],
    [149, 181, 149, 203],
    [157, 181, 157, 203],
  ])

/** Magnetic stand with the base of its pull and its kind of arm, a dial held in it. */
export function gaugeStand(dims: Dims): string {
  const jointed = dims.t === 'universal' || dims.t === 'hydraulic'
  return sheet([
    base(dims.v),
    jointed ? jointedArms(dims.t === 'hydraulic') : column(),
    heldDial(),
    dims.u === 'fine' ? fineScrew() : '',
    dimV(48, 276, 36, tag(dims, 'l'), 62),
  ])
}
