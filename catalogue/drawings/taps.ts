import { flutes, Y } from './cutters'
import { centreLine, dimH, dimV } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { body, DEEP, shade, WHITE } from './ink'
import { lines, path, rect, sheet } from './pen'
import { thread } from './screw-parts'

/** What carries the chips off: straight or spiral flutes, or a short one to a spiral point; a forming tap has none. */
function gash(form: string, { x, neck, px }: { x: number; neck: number; px: number }): string {
  if (form === 'spiral') return flutes(x - 4, neck + 6, px * 0.98, px * 0.8)
  if (form === 'forming') return ''
  if (form === 'oil')
    return [-0.22, 0.22]
      .map((at) => path(`M${x - 20} ${Y + px * at}H${neck}`, { width: 3, stroke: WHITE }))
      .join('')
  const ink = { fill: DEEP, width: 1.5 }
  if (form === 'point')
    return (
      path(
        `M${x + 22} ${Y - 6}H${neck - 18}Q${neck - 6} ${Y} ${neck - 18} ${Y + 7}H${x + 22}Z`,
        ink,
      ) +
      path(
        `M${x - 28} ${Y - px * 0.3}L${x + 24} ${Y - 6}V${Y + 7}L${x - 28} ${Y + px * 0.12}Z`,
        ink,
      )
    )
  return path(
    `M${x - 28} ${Y - 6}H${neck + 12}Q${neck + 26} ${Y} ${neck + 12} ${Y + 7}H${x - 28}Z`,
    ink,
  )
}

/** Machine tap with its flutes, and a square on its shank. */
export function tap(dims: Dims, flute: 'straight' | 'spiral'): string {
  const form = dims.t || dims.u || flute
  const d = clamp(num(dims, 'd', { fallback: 8 }), 2, 24)
  const px = clamp(26 + d * 1.4, 30, 56)
  const x = 58
  const neck = 186
  const end = 372
  const r = px / 2
  const ds = px * 0.78
  const pitch = clamp((num(dims, 'p', { fallback: d * 0.16 }) / d) * px, 6, 10)
  return sheet([
    rect(neck, Y - ds / 2, end - 36 - neck, ds, body),
    rect(end - 36, Y - ds * 0.42, 36, ds * 0.84, shade, 3),
    lines([
      [end - 32, Y - ds * 0.18, end - 4, Y + ds * 0.18],
      [end - 32, Y + ds * 0.18, end - 4, Y - ds * 0.18],
    ]),
    path(
      `M${x} ${Y - r * 0.86}L${x - 28} ${Y - r * 0.6}V${Y + r * 0.6}L${x} ${Y + r * 0.86}Z`,
      shade,
    ),
    lines([
      [x - 20, Y - r * 0.66, x - 16, Y + r * 0.7],
      [x - 12, Y - r * 0.74, x - 8, Y + r * 0.78],
    ]),
    thread(x, Y, neck - x, px, pitch),
    gash(form, { x, neck, px }),
    centreLine(16, Y, end + 14, Y),
    dimV(Y - r, Y + r, 22, tag(dims, 'd', 'M'), x),
    dimH(x + pitch * 4, x + pitch * 6, Y - r - 24, tag(dims, 'p', 'P '), Y - r),
  ])
}
