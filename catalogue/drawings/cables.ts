import { rod } from './bolts'
import { centreCross, dimDiameter, dimH, dimV, leader } from './dimension'
import { colourOf, type Dims, num, stripeOf, tag } from './dims'
import { clamp, ngon, polar } from './geometry'
import {
  BLACK,
  BLUE,
  BROWN,
  COPPER,
  copper,
  GREEN,
  GREY,
  PALE,
  RED,
  shade,
  thin,
  WHITE,
  white,
} from './ink'
import { circle, ellipse, line, path, rect, repeat, sheet } from './pen'

const CORES = [BROWN, BLACK, GREY, BLUE, '#e3c63b', RED, GREEN]

/** Coil of single-core wire, and its cross-section. */
export function cable(dims: Dims): string {
  const fill = colourOf(dims, RED)
  const stripe = stripeOf(dims)
  const cx = 126
  const cy = 142
  const core = clamp(20 + Math.sqrt(num(dims, 'a', { fallback: 2.5 })) * 7, 24, 46)
  return sheet([
    circle(cx, cy, 104, { fill }),
    repeat(6, (i) => circle(cx, cy, 97 - i * 8, thin)),
    stripe ? repeat(6, (i) => circle(cx, cy, 93 - i * 8, { stroke: stripe, width: 3 })) : '',
    circle(cx, cy, 48, white),
    ...[30, 150, 270].map((angle) => {
      const [x, y] = polar(cx, cy, 76, angle)
      return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle})">${rect(-32, -8, 64, 16, { fill: WHITE, width: 1.5 }, 2)}</g>`
    }),
    rod('M126 240H228', 12, fill),
    stripe ? line(132, 240, 226, 240, { stroke: stripe, width: 3 }) : '',
    line(230, 240, 256, 240, { stroke: COPPER, width: 6 }),
    circle(308, 142, 62, { fill }),
    stripe ? path('M308 80A62 62 0 0 1 308 204Z', { fill: stripe }) : '',
    dims.t === 'strands'
      ? [[0, 0], ...ngon(0, 0, core * 0.66, 6)]
          .map(([sx = 0, sy = 0]) =>
            circle(308 + sx, 142 + sy, core * 0.33, { ...copper, width: 1.5 }),
          )
          .join('')
      : circle(308, 142, core, copper),
    centreCross(308, 142, 72),
    leader(308 + core * 0.6, 142 - core * 0.6, 328, 46, tag(dims, 'a', '', ' mm²')),
    leader(150, 232, 190, 282, tag(dims, 'l', '', ' m')),
  ])
}

/** Number of cores in each layer of a cable, from the outside in. */
function layers(n: number): number[] {
  if (n <= 5) return [n]
  if (n <= 16) {
    const inner = Math.max(1, Math.round((n - 6) / 2))
    return [n - inner, inner]
  }
  const inner = Math.max(1, Math.round((n - 18) / 3))
  const middle = inner === 1 ? 6 : inner + 6
  return [n - inner - middle, middle, inner]
}

/** Conductor of a core: one wire, or the strands of a flexible one. */
const conductor = (x: number, y: number, r: number, stranded: boolean) =>
  stranded
    ? ngon(x, y, r * 0.32, 4)
        .map(([sx, sy]) => circle(sx, sy, r * 0.25, { fill: COPPER, width: 0.8 }))
        .join('')
    : circle(x, y, r * 0.5, { fill: COPPER, width: 1 })

/** Centre, radius, number of cores and whether they are flexible. */
type Bundle = Readonly<{ cx: number; cy: number; radius: number; n: number; stranded: boolean }>

function coreSection({ cx, cy, radius, n, stranded }: Bundle): string {
  const rings = layers(n)
  const sine = Math.sin(Math.PI / Math.max(2, rings[0] ?? 2))
  const r = Math.min((radius * sine) / (1 + sine), radius / (2 * rings.length - 1), radius * 0.46)
  return rings
    .map((count, layer) => {
      const at =
        count === 1 ? 0 : Math.max(radius - r - 2 * r * layer, r / Math.sin(Math.PI / count))
      return repeat(count, (i) => {
        const [x, y] = polar(cx, cy, at, (i * 360) / count - 90)
        return (
          circle(x, y, r * 0.94, { fill: CORES[i % CORES.length] ?? COPPER, width: 1.5 }) +
          conductor(x, y, r, stranded)
        )
      })
    })
    .join('')
}

/** Sheathed cable cut back to its cores, and its cross-section with the true number of cores. */
export function multiCable(dims: Dims): string {
  const n = Math.round(num(dims, 'n', { fallback: 8, min: 1, max: 37 }))
  const fill = colourOf(dims, BLACK)
  const shown = Math.min(n, 7)
  const shielded = dims.t === 'shield'
  const cx = 312
  const cy = 146
  return sheet([
    repeat(shown, (i) => {
      const spread = (i - (shown - 1) / 2) * (76 / Math.max(3, shown - 1))
      const y = cy + spread
      const from = cy + spread * 0.6
      const core = CORES[i % CORES.length] ?? COPPER
      return (
        line(176, y, 216, y, { stroke: COPPER, width: 5 }) +
        rod(`M120 ${from}Q140 ${from} 152 ${(from + y) / 2}T180 ${y}`, 11, core)
      )
    }),
    shielded ? rect(118, cy - 28, 24, 56, { fill: GREY }) : '',
    shielded
      ? repeat(4, (i) =>
          path(`M${120 + i * 5} ${cy - 27}l5 54M${125 + i * 5} ${cy - 27}l-5 54`, thin),
        )
      : '',
    rect(14, cy - 33, shielded ? 104 : 114, 66, { fill }, 3),
    shielded ? '' : ellipse(128, cy, 8, 33, shade),
    line(22, cy - 22, 118, cy - 22, { stroke: WHITE, width: 3, opacity: 0.5 }),
    circle(cx, cy, 68, { fill }),
    // The braid of a shield lies between the sheath and the cores.
    shielded ? circle(cx, cy, 60, { width: 7, stroke: GREY }) : '',
    shielded ? circle(cx, cy, 60, { width: 7, stroke: BLACK, dash: '2 6' }) : '',
    circle(cx, cy, shielded ? 56 : 58, { fill: '#f6f8fa', width: 1.5 }),
    coreSection({ cx, cy, radius: shielded ? 52 : 55, n, stranded: dims.u === 'strands' }),
    leader(cx + 1, cy - 43, 318, 46, tag(dims, 'a', '', ' mm²')),
    leader(cx - 20, cy + 40, 262, 258, tag(dims, 'n', '', ' 芯')),
  ])
}

/** Cable tie flat with its sizes, and closed round a bundle. */
export function cableTie(dims: Dims): string {
  const fill = colourOf(dims, PALE)
  const half = clamp(num(dims, 'b', { fallback: 4.8 }) * 1.1 + 4, 7, 14)
  const y = 212
  const long = clamp(110 + num(dims, 'l', { fallback: 200 }) * 0.4, 150, 312)
  const x = 366 - long
  return sheet([
    ...[
      [170, 82],
      [204, 74],
      [186, 112],
      [222, 106],
    ].map(([bx = 0, by = 0], i) => circle(bx, by, 17, { fill: CORES[i + 3] ?? COPPER })),
    circle(196, 92, 54, { width: 11 }),
    circle(196, 92, 54, { stroke: fill, width: 7 }),
    path('M232 36L330 52L332 44L240 26Z', { fill }),
    rect(222, 28, 30, 26, { fill }, 4),
    path(`M${x} ${y}L${x + 44} ${y - half * 0.7}H330V${y + half * 0.7}H${x + 44}Z`, { fill }),
    repeat((long - 88) / 5.6, (i) =>
      line(x + 40 + i * 5.6, y - half * 0.35, x + 40 + i * 5.6, y + half * 0.35, thin),
    ),
    rect(326, y - half * 1.5, 40, half * 3, { fill }, 5),
    rect(338, y - half * 0.7, 12, half * 1.4, { fill: BLACK, width: 1 }),
    dimH(x, 366, 274, tag(dims, 'l'), y + half * 1.5),
    dimV(y - half * 0.7, y + half * 0.7, x - 20, tag(dims, 'b'), x + 44),
  ])
}

/** Heat-shrink tube half shrunk over a splice, and its end. */
export function heatShrink(dims: Dims): string {
  const fill = colourOf(dims, BLACK)
  const di = num(dims, 'di', { fallback: 6 })
  const r = clamp(30 + di * 0.8, 31, 52)
  const cx = 304
  const y = 138
  return sheet([
    rod(`M8 ${y}H70`, 18, RED),
    path(
      `M34 ${y - 14}H92Q122 ${y - 14} 136 ${y - r * 0.7}H206V${y + r * 0.7}H136Q122 ${y + 14} 92 ${y + 14}H34Z`,
      { fill },
    ),
    ellipse(206, y, r * 0.22, r * 0.7, { fill }),
    ellipse(206, y, r * 0.15, r * 0.56, { fill: WHITE, width: 1.5 }),
    path(`M40 ${y - 8}H92Q128 ${y - 8} 140 ${y - r * 0.5}H196`, {
      stroke: WHITE,
      width: 2.5,
      opacity: 0.55,
    }),
    circle(cx, y, r * 1.16, { fill }),
    circle(cx, y, r, white),
    centreCross(cx, y, r * 1.3),
    dimDiameter(cx, y, r, tag(dims, 'di', 'Ø'), -50, r * 0.5),
    leader(150, y + r * 0.6, 172, 264, tag(dims, 'l', '', ' m')),
  ])
}
