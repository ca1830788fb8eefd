import { dimDiameter, dimV } from './dimension'
import { type Dims, tag } from './dims'
import { polar } from './geometry'
import { body, deep, medium, RED, SHADE, shade, thin, white, yellow } from './ink'
import { circle, path, rect, repeat, sheet, turned } from './pen'
import { bothSides } from './symmetry'

const ARROW = { width: 2.5, stroke: RED }

/** The body over the jaws with the cap of its bore. */
const housing = (half: number) => [
  rect(200 - half, 24, 2 * half, 120, body, 6),
  path(`M${200 - half} 44H${200 + half}M${200 - half} 124H${200 + half}`, thin),
  circle(200, 84, 31, deep),
  circle(200, 84, 22, { fill: SHADE, width: 1.5 }),
  ...[-1, 1].flatMap((side) => [58, 110].map((y) => circle(200 + side * (half - 20), y, 7, white))),
]

/** Jaws that slide along a rail: of a wide gripper, far apart. */
function slidingJaws(half: number, rail: number): string[] {
  const out = half - 80
  return [
    ...housing(half),
    rect(200 - rail, 144, 2 * rail, 32, shade, 4),
    path(`M${200 - rail} 154H${200 + rail}M${200 - rail} 166H${200 + rail}`, thin),
    rect(178 - out, 206, 44 + 2 * out, 58, yellow, 4),
    bothSides([
      `<g transform="translate(${-out} 0)">${[
        path('M112 138H166V190H178V268H152V210H112Z', body),
        circle(138, 160, 7, white),
        circle(138, 190, 7, white),
        path('M178 216L184 220L178 224L184 228L178 232L184 236L178 240L184 244L178 248', medium),
        path(`M${62 + out * 0.6} 196H94M72 188L60 196L72 204M84 188L96 196L84 204`, ARROW),
      ].join('')}</g>`,
    ]),
  ]
}

/** Jaws that swing about their pins. */
function swingingJaws(): string[] {
  return [
    rect(180, 214, 40, 50, yellow, 4),
    bothSides([
      turned([path('M152 130H184V196L178 268H160L150 196Z', body)], 14, 168, 156),
      path('M84 232A110 110 0 0 1 110 186M84 218L82 234L98 232M96 190L112 184L110 200', ARROW),
    ]),
    ...housing(80),
    bothSides([circle(168, 156, 10, deep), circle(168, 156, 4, white)]),
  ]
}

/** Three jaws in a round body, seen from below, around the part. */
function threeJaws(): string[] {
  const [cx, cy] = [190, 146]
  return [
    circle(cx, cy, 116, body),
    circle(cx, cy, 104, thin),
    circle(cx, cy, 62, { width: 1, dash: '6 4' }),
    circle(cx, cy, 34, yellow),
    repeat(3, (i) => {
      const [ax, ay] = polar(cx, cy, 78, i * 120 - 90)
      return (
        turned(
          [
            rect(cx - 18, cy - 108, 36, 72, shade, 3),
            rect(cx - 12, cy - 60, 24, 26, deep, 2),
            circle(cx, cy - 88, 6, white),
            path(
              `M${cx + 34} ${cy - 96}V${cy - 56}M${cx + 28} ${cy - 86}L${cx + 34} ${cy - 98}L${cx + 40} ${cy - 86}M${cx + 28} ${cy - 66}L${cx + 34} ${cy - 54}L${cx + 40} ${cy - 66}`,
              ARROW,
            ),
          ],
          i * 120,
          cx,
          cy,
        ) + circle(ax, ay, 2, thin)
      )
    }),
    repeat(3, (i) => circle(...polar(cx, cy, 92, i * 120 - 30), 7, white)),
  ]
}

/** Gripper of its form: two jaws that slide, near or far apart, or swing; or three jaws. */
export function gripper(dims: Dims): string {
  const text = tag(dims, 'd', 'Ø')
  if (dims.t === 'three') return sheet([...threeJaws(), dimDiameter(190, 146, 62, text, -32, 90)])
  const wide = dims.t === 'wide'
  return sheet([
    ...(dims.t === 'swing' ? swingingJaws() : slidingJaws(wide ? 110 : 80, wide ? 160 : 108)),
    dimV(84 - 31, 84 + 31, wide ? 346 : 320, text, 214),
  ])
}
