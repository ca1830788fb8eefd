import { centreLine, dimV, leader } from './dimension'
import { type Dims, tag } from './dims'
import { BLACK, BLUE, blue, body, deep, medium, RED, shade, thin, WHITE, white } from './ink'
import { label, line, path, polygon, rect, repeat, sheet } from './pen'

/** Lead from a gland whose end is at (x, y), and the signal it carries: a current, or pulses. */
export function outputLead(x: number, y: number, output: string | undefined): string {
  if (!output) return ''
  const lead = path(`M${x} ${y}H${x + 12}Q${x + 24} ${y} ${x + 24} ${y - 12}V${y - 22}`, {
    width: 5,
    stroke: BLACK,
  })
  const signal =
    output === 'pulse'
      ? path(`M${x - 6} ${y - 30}h12v-16h12v16h12v-16h12v16h12`, medium)
      : label(x + 26, y - 30, '4–20mA', 17)
  return lead + signal
}

/** Rotameter: a float in a tapered tube, upright between its ends; the metal one has a dial. */
function rotameter(dims: Dims, metal: boolean): string {
  return sheet([
    ...[26, 254].map((y) => rect(136, y, 128, 20, shade, 3)),
    ...[46, 228].map((y) => rect(158, y, 84, 26, body, 3)),
    metal ? rect(166, 72, 68, 156, body, 4) : path('M168 72H232L220 228H180Z', white),
    metal
      ? rect(222, 100, 104, 92, blue, 8) +
        rect(232, 110, 84, 72, white, 4) +
        path('M246 170A34 34 0 0 1 302 170', medium) +
        line(274, 176, 292, 136, { width: 2, stroke: RED }) +
        (dims.u ? rect(326, 112, 12, 18, deep, 2) : '') +
        outputLead(338, 121, dims.u)
      : polygon(
          [
            [184, 132],
            [216, 132],
            [206, 146],
            [200, 162],
            [194, 146],
          ],
          { fill: RED },
        ) +
        repeat(11, (i) => line(176 + i * 0.6, 90 + i * 12, i % 5 ? 186 : 192, 90 + i * 12, thin)),
    centreLine(200, 10, 200, 290),
    leader(242, 264, 300, 282, tag(dims, 'dn', 'DN')),
    path('M84 220V120M74 132L84 114L94 132', { width: 3, stroke: BLUE }),
  ])
}

/** Small head of a meter that only sends pulses to a counter elsewhere. */
const preamplifier = () => rect(176, 44, 48, 46, blue, 8) + rect(224, 58, 14, 16, deep, 2)

/** Head with a display, and its gland. */
const displayHead = () =>
  rect(150, 26, 100, 64, blue, 10) +
  rect(162, 38, 76, 40, { fill: '#dfe9d2' }, 4) +
  label(200, 65, '0.00', 20) +
  rect(250, 58, 14, 16, deep, 2)

/** Turbine meter cut open: a rotor in the pipe under its pickup. */
function turbine(dims: Dims): string {
  const y = 196
  return sheet([
    dims.u === 'pulse' ? preamplifier() : displayHead(),
    dims.u ? outputLead(dims.u === 'pulse' ? 238 : 264, 66, dims.u) : '',
    rect(186, 90, 28, 58, shade),
    rect(72, y - 48, 256, 96, body, 4),
    rect(72, y - 34, 256, 68, { fill: WHITE, width: 1.5 }),
    path(
      `M96 ${y}L140 ${y - 14}H182V${y + 14}H140ZM304 ${y}L260 ${y - 14}H218V${y + 14}H260Z`,
      shade,
    ),
    repeat(4, (i) =>
      path(`M${186 + i * 8} ${y - 30}L${194 + i * 8} ${y + 30}`, { width: 4, stroke: '#7b8c9c' }),
    ),
    ...[60, 324].map((x) => rect(x, y - 54, 16, 108, deep, 2)),
    path(`M22 ${y}H50M42 ${y - 8}L54 ${y}L42 ${y + 8}`, { width: 3, stroke: BLUE }),
    centreLine(10, y, 390, y),
    dimV(y - 34, y + 34, 372, tag(dims, 'dn', 'DN'), 340),
  ])
}

/** Flow meters that are no electromagnetic ones, by the word in `t`. */
export const FLOWMETERS: Readonly<Record<string, (dims: Dims) => string>> = {
  glass: (dims) => rotameter(dims, false),
  metal: (dims) => rotameter(dims, true),
  turbine,
}
