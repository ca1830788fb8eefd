import { centreLine, dimDiameter, dimV } from './dimension'
import { type Dims, tag } from './dims'
import { polar } from './geometry'
import { black, body, dark, deep, OUTLINE, red, shade, thin, white } from './ink'
import { circle, label, line, path, rect, repeat, sheet, turned } from './pen'

/** A small graduated face with its hand. */
export function smallDial(cx: number, cy: number, r: number): string {
  return (
    circle(cx, cy, r, deep) +
    circle(cx, cy, r * 0.86, white) +
    repeat(20, (i) =>
      line(
        ...polar(cx, cy, r * 0.8, i * 18),
        ...polar(cx, cy, r * (i % 5 ? 0.7 : 0.58), i * 18),
        thin,
      ),
    ) +
    line(cx, cy, ...polar(cx, cy, r * 0.62, -55), { width: 2 })
  )
}

function face(cx: number, cy: number): string {
  return (
    repeat(50, (i) =>
      line(...polar(cx, cy, 80, i * 7.2), ...polar(cx, cy, i % 5 ? 73 : 66, i * 7.2), {
        width: i % 5 ? 0.8 : 1.6,
      }),
    ) +
    [0, 20, 40, 60, 80]
      .map((v) => {
        const [x, y] = polar(cx, cy, 54, v * 3.6 - 90)
        return label(x, y + 5, String(v), 13)
      })
      .join('') +
    circle(cx, cy + 34, 13, thin) +
    line(cx, cy + 34, cx + 7, cy + 26, { width: 1.2 }) +
    path(`M${cx - 4} ${cy + 14}L${cx} ${cy - 72}L${cx + 4} ${cy + 14}Z`, {
      fill: OUTLINE,
      width: 1,
    }) +
    circle(cx, cy, 7, deep)
  )
}

/** Dial gauge: graduated face or display, stem and plunger; a shockproof one has a red rim. */
export function dialGauge(dims: Dims): string {
  const cx = 200
  const cy = 118
  return sheet([
    rect(192, 200, 16, 50, shade),
    rect(195, 250, 10, 26, body),
    circle(200, 282, 7, red),
    rect(194, 8, 12, 18, deep, 4),
    circle(cx, cy, 96, dims.t === 'shockproof' ? red : deep),
    circle(cx, cy, 84, white),
    dims.t === 'digital'
      ? rect(cx - 62, cy - 40, 124, 54, black, 6) +
        label(cx, cy - 2, '0.000', 34, '#e8f3e0') +
        [-36, 0, 36].map((dx) => circle(cx + dx, cy + 44, 10, deep)).join('')
      : face(cx, cy),
    dimV(250, 289, 240, tag(dims, 'r', '0-'), 208),
    dimDiameter(cx, cy, 96, tag(dims, 'da', 'Ø'), -25, 26),
  ])
}

/** Lever-type dial indicator: a flat body with its dovetails, a dial on top and a swivelling stylus with its ball. */
export function leverIndicator(dims: Dims): string {
  return sheet([
    path('M84 176L96 188H292L304 176V212L292 200H96L84 212Z', shade),
    rect(96, 166, 196, 56, body, 8),
    rect(292, 182, 26, 24, deep, 4),
    circle(330, 194, 15, shade),
    circle(330, 194, 5, white),
    turned(
      [path('M330 190H386V198H330Z', body), circle(388, 194, 5, dims.u === 'ruby' ? red : dark)],
      24,
      330,
      194,
    ),
    rect(166, 138, 56, 28, deep, 4),
    smallDial(194, 86, 72),
    label(194, 120, tag(dims, 'r', '0-'), 13),
    centreLine(70, 194, 392, 194),
    dimDiameter(194, 86, 72, tag(dims, 'da', 'Ø'), -20, 24),
  ])
}
