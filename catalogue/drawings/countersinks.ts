import { cutterEnd, shank, Y } from './cutters'
import { centreLine, dimV, leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { body, deep, shade, thin, WHITE } from './ink'
import { path, rect, sheet } from './pen'

const R = 44

/** Chamfering cutter: one cone of its angle on a shank. */
export function chamferCutter(dims: Dims): string {
  const angle = dims.t === '60' || dims.t === '120' ? Number(dims.t) : 90
  const cone = (R - 5) / Math.tan((angle / 2) * (Math.PI / 180))
  // The shoulder stays where it is; the tip is as far before it as the angle says.
  const x = 100 - cone
  const text = dims.plain || dims.abc ? '' : `${angle}°`
  const teeth = Math.round(num(dims, 'n', { fallback: 3, min: 1, max: 6 }))
  return sheet([
    shank(176, 366, 48),
    path(
      `M${x} ${Y - 5}L100 ${Y - R}H170L178 ${Y - 24}V${Y + 24}L170 ${Y + R}H100L${x} ${Y + 5}Z`,
      body,
    ),
    path(`M${x + 4} ${Y}L106 ${Y - R * 0.8}H164Q120 ${Y - 8} ${x + 4} ${Y}Z`, deep),
    path(`M${x + 8} ${Y + 6}L110 ${Y + R * 0.44}H166`, thin),
    cutterEnd(330, 50, 36, teeth),
    leader(304, 74, 282, 32, tag(dims, 'n', 'Z = ')),
    centreLine(x - 16, Y, 378, Y),
    leader(x + cone * 0.5, Y - R * 0.56, x + cone * 0.5 - 8, 56, text),
    dimV(Y - R, Y + R, 204, tag(dims, 'd', 'Ø'), 170),
  ])
}

/** Outline of half a centre drill: a cone of 60 degrees, before it another of 120, or an arc. */
function pilot(form: string | undefined, at: (x: number) => number): string {
  const r = 38
  const back =
    form === 'B'
      ? `H${at(70)}L${at(96)} ${Y - 27}L${at(103)} ${Y - r}V${Y + r}L${at(96)} ${Y + 27}L${at(70)} ${Y + 13}`
      : form === 'R'
        ? `H${at(66)}Q${at(92)} ${Y - 15} ${at(112)} ${Y - r}V${Y + r}Q${at(92)} ${Y + 15} ${at(66)} ${Y + 13}`
        : `H${at(74)}L${at(112)} ${Y - r}V${Y + r}L${at(74)} ${Y + 13}`
  return (
    path(`M${at(36)} ${Y}L${at(44)} ${Y - 13}${back}H${at(44)}Z`, shade) +
    path(
      `M${at(44)} ${Y + 8}Q${at(84)} ${Y - 20} ${at(150)} ${Y - 16}H${at(122)}Q${at(84)} ${Y - 4} ${at(58)} ${Y + 12}Z`,
      deep,
    ) +
    (form === 'B' ? path(`M${at(96)} ${Y - 27}V${Y + 27}`, thin) : '')
  )
}

/** Centre drill: a pilot and a cone at either end. */
export function centreDrill(dims: Dims): string {
  const left = dims.t === 'B' ? 103 : 112
  return sheet([
    rect(left, Y - 38, 400 - 2 * left, 76, body),
    rect(156, Y - 26, 88, 8, { fill: WHITE, stroke: 'none' }),
    pilot(dims.t, (x) => x),
    pilot(dims.t, (x) => 400 - x),
    centreLine(20, Y, 380, Y),
    dimV(Y - 13, Y + 13, 26, tag(dims, 'd', 'Ø'), 46),
  ])
}
