import { dimH, leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { BLACK, BLUE, deep, FAINT, ORANGE, orange, pale, SHADE } from './ink'
import { circle, line, path, rect, repeat, sheet } from './pen'

/** Sausages of absorbent in a net, with bands round them. */
function sausages(y: number, r: number): string {
  return [
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
  ].join('')
}

/** Floats in a sleeve, over a skirt that a chain holds down in the water. */
function floats(y: number, r: number, fill: string): string {
  return [
    path(`M46 ${y}H350V244H46Z`, { fill, opacity: 0.75 }),
    path('M46 244H350', { width: 6, dash: '1 9', stroke: BLACK }),
    ...[46, 148, 250].map((x) => rect(x, y - r, 100, 2 * r, { fill }, r * 0.7)),
    ...[147, 249].map((x) => line(x, y - r * 0.6, x, 244, { width: 1.5 })),
    ...[34, 350].map((x) => rect(x, y - r * 0.8, 12, 244 - y + r * 0.8, deep, 2)),
  ].join('')
}

/** Fill of a boom with a skirt, by its cloth. */
const SKIRTS: Readonly<Record<string, string>> = { pvc: ORANGE, rubber: BLACK }

/** Oil boom, afloat: sausages in a net, or floats over a skirt; length and diameter. */
export function boom(dims: Dims): string {
  const r = clamp(num(dims, 'd', { fallback: 130 }) * 0.2, 20, 46)
  const y = 168 - r * 0.35
  const skirt = SKIRTS[dims.t ?? '']
  return sheet([
    path(
      'M12 168Q32 158 52 168T92 168T132 168T172 168T212 168T252 168T292 168T332 168T372 168T392 166V236H12Z',
      { fill: '#e3eff8', stroke: 'none' },
    ),
    skirt ? floats(y, r, skirt) : sausages(y, r),
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
