import { type Dims, num } from './dims'
import { BLUE, black, body, DEEP, deep, medium, red, shade, thin, YELLOW } from './ink'
import { circle, line, lines, path, placed, rect, repeat, type Segment, sheet } from './pen'

const WOOD = '#e6cfa8'

/** Handle of a hammer: of wood, of fibre with a grip, a steel tube, or forged in one with the head. */
function hammerHandle(kind: string | undefined): string {
  if (kind === 'wood')
    return (
      path('M186 84H214L222 250Q224 284 200 286T178 250Z', { fill: WOOD }) +
      path('M194 110L190 262M206 110L210 262', thin)
    )
  const shaft = kind === 'fibre' ? { fill: YELLOW } : shade
  const grip = kind === 'solid' ? { fill: BLUE } : black
  return (
    path(kind === 'tube' ? 'M190 84H210V176H190Z' : 'M186 84H214L220 176H180Z', shaft) +
    path('M178 168H222L226 276Q200 290 174 276Z', grip) +
    repeat(7, (i) => line(186, 188 + i * 12, 214, 188 + i * 12, { width: 1.5, stroke: '#8fa0b0' }))
  )
}

/** Grams of the heaviest head. */
const HEAVIEST = 750

/** Grooves of a face that does not slip off a nail, and the face as the nail sees it. */
function face(milled: boolean): string {
  const [cx, cy, r] = [76, 186, 34]
  const grooves: Segment[] = [-24, -14, -4, 6, 16, 26].flatMap((at): Segment[] => {
    const half = Math.sqrt(26 ** 2 - (at * 0.92) ** 2)
    return [
      [cx + at, cy - half, cx + at, cy + half],
      [cx - half, cy + at, cx + half, cy + at],
    ]
  })
  return (
    circle(cx, cy, r, shade) +
    circle(cx, cy, 28, body) +
    (milled ? lines(grooves, { width: 1.2 }) : '') +
    (milled ? path('M86 38l-6 4l6 4l-6 4l6 4l-6 4l6 4l-6 4l6 4l-6 4l6 4', medium) : '')
  )
}

/** Nail in the groove of the head, where a magnet holds it for the first blow. */
const heldNail = () =>
  rect(112, 38, 38, 12, black, 2) +
  rect(130, 39, 12, 10, red, 1) +
  path('M62 42L50 45L62 48H126V42Z', { fill: DEEP, width: 1.5 }) +
  rect(124, 36, 5, 18, deep, 1)

/** Claw hammer in the size of its weight, and its face. */
export function hammer(dims: Dims): string {
  const scale = Math.cbrt(
    num(dims, 'x', { fallback: HEAVIEST, min: 100, max: HEAVIEST }) / HEAVIEST,
  )
  const parts = [
    hammerHandle(dims.t),
    path(
      'M86 34H112L116 42H160L176 34H228Q296 36 334 92Q284 70 230 82L218 100H182L172 78H116L112 86H86Q80 60 86 34Z',
      shade,
    ),
    path('M252 46Q296 62 334 92', thin),
    path('M186 34V100M214 34V100', thin),
    line(112, 34, 112, 86, thin),
    face(dims.u === 'milled'),
    dims.v ? heldNail() : '',
  ]
  return sheet([placed(parts, 200 - 200 * scale, 160 - 160 * scale, scale)])
}
