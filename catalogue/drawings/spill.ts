import { dimH, dimV, leader } from './dimension'
import { colourOf, type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { BLUE, FAINT, orange, PALE, pale, rubber, SHADE, WHITE } from './ink'
import { circle, ellipse, path, rect, repeat, sheet } from './pen'

/** Stack of dimpled absorbent pads, the top one curling; one pad's thickness. */
export function sorbent(dims: Dims): string {
  const fill = colourOf(dims, PALE)
  return sheet([
    repeat(7, (i) =>
      path(
        `M44 ${226 - i * 13}L176 ${258 - i * 13}L340 ${214 - i * 13}V${226 - i * 13}L176 ${270 - i * 13}L44 ${238 - i * 13}Z`,
        { fill, width: 1.5 },
      ),
    ),
    path('M44 148L208 108L340 136L176 180Z', { fill }),
    path('M44 148L176 180L164 130Q110 92 60 112Q40 122 44 148Z', { fill, opacity: 0.9 }),
    repeat(4, (r) =>
      repeat(6, (i) =>
        ellipse(206 + i * 22 - r * 30, 122 + i * 4.6 + r * 9.4, 4, 1.8, {
          width: 1,
          stroke: FAINT,
        }),
      ),
    ),
    path('M276 62C300 90 302 100 298 112Q290 126 276 126T254 112C250 100 254 90 276 62Z', rubber),
    path('M264 106Q264 116 274 118', { stroke: WHITE, width: 3 }),
    dimV(213, 226, 366, tag(dims, 'h'), 340),
  ])
}

/** Oil boom: sausages in a net joined by clips, afloat; length and diameter. */
export function boom(dims: Dims): string {
  const r = clamp(num(dims, 'd', { fallback: 130 }) * 0.2, 20, 46)
  const y = 168 - r * 0.35
  return sheet([
    path(
      'M12 168Q32 158 52 168T92 168T132 168T172 168T212 168T252 168T292 168T332 168T372 168T392 166V236H12Z',
      { fill: '#e3eff8', stroke: 'none' },
    ),
    rect(40, y - r, 316, 2 * r, pale, r * 0.8),
    repeat(13, (i) =>
      path(
        `M${52 + i * 23} ${y - r}L${72 + i * 23} ${y + r}M${72 + i * 23} ${y - r}L${52 + i * 23} ${y + r}`,
        { width: 1, stroke: FAINT },
      ),
    ),
    ...[118, 198, 278].map((x) =>
      path(
        `M${x - 5} ${y - r}Q${x + 5} ${y} ${x - 5} ${y + r}H${x + 5}Q${x + 15} ${y} ${x + 5} ${y - r}Z`,
        orange,
      ),
    ),
    ...[28, 368].map(
      (x) => circle(x, y, 12, { width: 6 }) + circle(x, y, 12, { width: 2, stroke: SHADE }),
    ),
    path(
      'M12 188Q32 178 52 188T92 188T132 188T172 188T212 188T252 188T292 188T332 188T372 188T392 186',
      { stroke: BLUE, width: 1.5 },
    ),
    path('M42 208Q62 198 82 208T122 208T162 208T202 208T242 208T282 208T322 208', {
      stroke: BLUE,
      width: 1,
    }),
    leader(322, y - r, 338, y - r - 26, tag(dims, 'd', 'Ø')),
    dimH(16, 380, 272, tag(dims, 'l', '', ' m'), y + 14),
  ])
}
