import { centreLine, dimH, dimV } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { body, DEEP, deep, FAINT, shade, thin, WHITE } from './ink'
import { lines, path, polygon, rect, repeat, sheet } from './pen'
import { thread } from './screw-parts'

const Y = 140

/** Helical flutes between two x on a round tool of diameter d. */
function flutes(x1: number, x2: number, d: number, lead: number): string {
  const r = d / 2
  const count = Math.max(1, Math.floor((x2 - x1 - d * 0.4) / lead))
  const step = (x2 - x1) / count
  return repeat(count, (i) => {
    const x = x1 + i * step
    const a = `M${x} ${Y + r}C${x + step * 0.25} ${Y + r * 0.3} ${x + step * 0.4} ${Y - r * 0.6} ${x + step * 0.55} ${Y - r}`
    const b = `C${x + step * 0.65} ${Y - r * 0.3} ${x + step * 0.5} ${Y + r * 0.6} ${x + step * 0.42} ${Y + r}Z`
    return path(`${a}H${x + step * 0.78}${b}`, { fill: DEEP, width: 1.3 })
  })
}

function shank(x: number, end: number, d: number): string {
  const r = d / 2
  return (
    path(
      `M${x} ${Y - r}H${end - 4}L${end} ${Y - r + 4}V${Y + r - 4}L${end - 4} ${Y + r}H${x}Z`,
      body,
    ) +
    rect(x + 4, Y - r + d * 0.18, end - x - 14, Math.max(3, d * 0.14), {
      fill: WHITE,
      stroke: 'none',
    })
  )
}

/** Morse taper shank with its tang, from x to the end. */
function taperShank(x: number, end: number, d: number): string {
  const big = d * 0.58
  const small = d * 0.42
  const tang = end - 26
  return (
    path(
      `M${x} ${Y - d * 0.4}H${x + 16}V${Y - big}L${tang} ${Y - small}V${Y + small}L${x + 16} ${Y + big}V${Y + d * 0.4}H${x}Z`,
      body,
    ) +
    path(
      `M${tang} ${Y - small}Q${tang + 4} ${Y - small * 0.6} ${tang + 10} ${Y - small * 0.6}H${end}V${Y + small * 0.6}H${tang + 10}Q${tang + 4} ${Y + small * 0.6} ${tang} ${Y + small}Z`,
      shade,
    ) +
    path(`M${x + 24} ${Y - big * 0.55}L${tang - 8} ${Y - small * 0.55}`, {
      stroke: WHITE,
      width: 5,
    })
  )
}

/** Twist drill with a straight or a Morse taper shank, its point angle and two flutes. */
export function drill(dims: Dims, end: 'straight' | 'taper'): string {
  const d = clamp(num(dims, 'd', { fallback: 8 }), 1, 50)
  const px = clamp(20 + d * 1.1, 22, 54)
  const taper = end === 'taper'
  const tipX = taper ? 46 : 30
  const neck = taper ? 222 : 246
  const tail = 372
  const r = px / 2
  const cone = r * 0.6
  return sheet([
    taper ? taperShank(neck, tail, px) : shank(neck, tail, px),
    rect(tipX + cone, Y - r, neck - tipX - cone, px, body),
    flutes(tipX + cone + 2, neck - 14, px, px * (taper ? 1.05 : 1.5)),
    path(
      `M${tipX + cone} ${Y - r}L${tipX} ${Y}L${tipX + cone} ${Y + r}Q${tipX + cone * 1.6} ${Y} ${tipX + cone} ${Y - r}Z`,
      shade,
    ),
    path(`M${tipX - 20} ${Y + 33}L${tipX} ${Y}L${tipX - 20} ${Y - 33}`, {
      width: 1,
      stroke: FAINT,
      dash: '4 3',
    }),
    centreLine(tipX - 14, Y, tail + 14, Y),
    taper
      ? dimV(Y - r, Y + r, 24, tag(dims, 'd', 'Ø'), tipX + cone)
      : dimV(Y - r, Y + r, tail + 18, tag(dims, 'd', 'Ø'), tail),
    dimH(tipX, tail, Y + r + 52, tag(dims, 'l'), Y),
  ])
}

/** End mill, flat or with a ball nose, with its true ratios of flute, shank and length. */
export function endMill(dims: Dims, nose: 'flat' | 'ball'): string {
  const d = num(dims, 'd', { fallback: 10 })
  const ratio = clamp(num(dims, 'l', { fallback: d * 7.5 }) / d, 4.5, 9)
  const px = Math.min(330 / ratio, 64)
  const real = num(dims, 'l', { fallback: d * 7.5 })
  const ds = clamp((num(dims, 'ds', { fallback: d }) / d) * px, px * 0.7, 70)
  const tipX = 28
  const end = 28 + 332
  const r = px / 2
  const cut = clamp(num(dims, 'lc', { fallback: real * 0.36 }) / real, 0.2, 0.5) * 332
  const neck = tipX + cut
  const round = nose === 'ball' ? r : 0
  const teeth = clamp(num(dims, 'n', { fallback: 4 }), 2, 6)
  const outline =
    nose === 'ball'
      ? `M${neck} ${Y - r}H${tipX + r}A${r} ${r} 0 0 0 ${tipX + r} ${Y + r}H${neck}Z`
      : `M${neck} ${Y - r}H${tipX}L${tipX + 5} ${Y}L${tipX} ${Y + r}H${neck}Z`
  return sheet([
    polygon(
      [
        [neck, Y - r],
        [neck + 16, Y - ds / 2],
        [neck + 16, Y + ds / 2],
        [neck, Y + r],
      ],
      body,
    ),
    shank(neck + 16, end, ds),
    path(outline, body),
    flutes(tipX + round * 0.7 + 3, neck, px, clamp((px * 3.6) / teeth, 20, 64)),
    centreLine(tipX - 14, Y, end + 14, Y),
    dimH(tipX, neck, Y - Math.max(px, ds) / 2 - 34, tag(dims, 'lc'), Y - r),
    dimH(tipX, end, Y + Math.max(px, ds) / 2 + 44, tag(dims, 'l'), Y + r),
    dimV(Y - r, Y + r, tipX - 12, tag(dims, 'd', 'Ø'), tipX),
    dimV(Y - ds / 2, Y + ds / 2, end + 24, tag(dims, 'ds', 'Ø'), end),
  ])
}

/** Chamfering cutter (one cone) or centre drill (a pilot and a cone at either end). */
export function countersink(dims: Dims, kind: 'chamfer' | 'centre'): string {
  const r = 38
  const x = 44
  const end = 366
  if (kind === 'chamfer') {
    return sheet([
      shank(176, end, 48),
      path(
        `M${x} ${Y - 5}L${x + r + 6} ${Y - r - 6}H170L178 ${Y - 24}V${Y + 24}L170 ${Y + r + 6}H${x + r + 6}L${x} ${Y + 5}Z`,
        body,
      ),
      path(
        `M${x + 4} ${Y}L${x + r + 14} ${Y - r * 0.9}H164Q120 ${Y - r * 0.2} ${x + 4} ${Y}Z`,
        deep,
      ),
      path(`M${x + 8} ${Y + 6}L${x + r + 16} ${Y + r * 0.5}H166`, thin),
      centreLine(x - 16, Y, end + 12, Y),
      dimV(Y - r - 6, Y + r + 6, 204, tag(dims, 'd', 'Ø'), 170),
    ])
  }
  const half = (flip: number) => {
    const at = (v: number) => (flip > 0 ? v : 400 - v)
    return (
      path(
        `M${at(36)} ${Y}L${at(44)} ${Y - 13}H${at(74)}L${at(112)} ${Y - r}V${Y + r}L${at(74)} ${Y + 13}H${at(44)}Z`,
        shade,
      ) +
      path(
        `M${at(44)} ${Y + 8}Q${at(84)} ${Y - 20} ${at(150)} ${Y - 16}H${at(122)}Q${at(84)} ${Y - 4} ${at(58)} ${Y + 12}Z`,
        deep,
      )
    )
  }
  return sheet([
    rect(112, Y - r, 176, 2 * r, body),
    rect(156, Y - r + 12, 88, 8, { fill: WHITE, stroke: 'none' }),
    half(1),
    half(-1),
    centreLine(20, Y, 380, Y),
    dimV(Y - 13, Y + 13, 26, tag(dims, 'd', 'Ø'), 46),
  ])
}

/** Machine tap with a straight or spiral flutes, and a square on its shank. */
export function tap(dims: Dims, flute: 'straight' | 'spiral'): string {
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
    flute === 'spiral'
      ? flutes(x - 4, neck + 6, px * 0.98, px * 0.8)
      : path(
          `M${x - 28} ${Y - 6}H${neck + 12}Q${neck + 26} ${Y} ${neck + 12} ${Y + 7}H${x - 28}Z`,
          {
            fill: DEEP,
            width: 1.5,
          },
        ),
    centreLine(16, Y, end + 14, Y),
    dimV(Y - r, Y + r, 22, tag(dims, 'd', 'M'), x),
    dimH(x + pitch * 4, x + pitch * 6, Y - r - 24, tag(dims, 'p', 'P '), Y - r),
  ])
}
