import { dimH, dimV } from './dimension'
import { type Dims, num, tag } from './dims'
import { polar } from './geometry'
import { BLACK, body, DEEP, deep, GREY, medium, SHADE, thin, WHITE, white } from './ink'
import { circle, line, path, placed, rect, repeat, sheet, turned } from './pen'

/** Centre and radius of the bend, and how far the straight runs reach from it. */
const CX = 276
const CY = 150
const R = 98
const RUN = 228

/** Chains of nylon are black, those of steel bare. */
const isSteel = (dims: Dims) => dims.u === 'steel'

/** Section of a cable chain in its true ratio, its clear height and width dimensioned. */
function chainSection(dims: Dims): string {
  const [inner, high] = [num(dims, 'b', { fallback: 50 }), num(dims, 'h', { fallback: 25 })]
  const scale = Math.min(1.6, 96 / inner, 62 / high)
  const [w, h] = [inner * scale, high * scale]
  const [x, y] = [112 - w / 2, 150 - h / 2]
  return [
    rect(x - 8, y - 6, w + 16, h + 12, { fill: isSteel(dims) ? SHADE : BLACK }, 3),
    rect(x, y, w, h, white),
    dims.t === 'closed'
      ? ''
      : path(`M${x + w * 0.3} ${y - 3}H${x + w * 0.7}`, { width: 2, stroke: WHITE }),
    dimH(x, x + w, y + h + 24, tag(dims, 'b'), y + h),
    dimV(y, y + h, x + w + 30, tag(dims, 'h'), x + w),
  ].join('')
}

/** What lies in the side of a link of nylon: the window between its bridges, or the seam of its lid. */
const side = (dims: Dims) =>
  dims.t === 'closed'
    ? path('M-12 -8H18M-12 8H18', { width: 1.5, stroke: GREY })
    : rect(-2, -11, 16, 22, { fill: WHITE, width: 1.5 }, 3)

/** Link on its pivot: of nylon, or a plate of steel with rivets and a bar. */
function link(dims: Dims): string {
  if (isSteel(dims))
    return (
      path('M-16 -19H16A19 19 0 0 1 16 19H-16A19 19 0 0 1 -16 -19Z', body) +
      rect(-3, -12, 12, 24, deep, 2) +
      circle(-16, 0, 7, deep) +
      circle(-16, 0, 2, thin)
    )
  return (
    rect(-21, -21, 42, 42, { fill: BLACK, stroke: WHITE, width: 1 }, 8) +
    circle(-14, 0, 5, deep) +
    side(dims)
  )
}

/** Short link of a silent chain: no pivot that knocks, but a spring of its own material and a soft edge. */
const silentLink = () =>
  rect(-9.5, -21, 17, 42, { fill: BLACK, stroke: WHITE, width: 1 }, 5) +
  rect(-5, -11, 8, 22, { fill: WHITE, width: 1 }, 3) +
  line(-10, -14, -10, 14, { ...medium, width: 4, stroke: DEEP })

/** Links of a pitch along the lower run, round the bend and back along the upper run. */
function chain(drawn: string, pitch: number): string {
  const straight = Math.floor(RUN / pitch)
  const bend = Math.round((Math.PI * R) / pitch)
  const at = (x: number, y: number, turn: number) => placed([turned([drawn], turn, 0, 0)], x, y)
  return (
    repeat(straight, (i) => at(CX - (straight - i) * pitch, CY + R, 0)) +
    repeat(bend + 1, (i) => {
      const angle = 90 - (i * 180) / bend
      return at(...polar(CX, CY, R, angle), angle - 90)
    }) +
    repeat(straight, (i) => at(CX - (i + 1) * pitch, CY - R, 180))
  )
}

/** Cable drag chain bent back over itself: with bridges, closed, silent or of steel; and its section. */
export function cableChain(dims: Dims): string {
  return sheet([
    dims.t === 'silent' ? chain(silentLink(), 19) : chain(link(dims), 38),
    chainSection(dims),
  ])
}
