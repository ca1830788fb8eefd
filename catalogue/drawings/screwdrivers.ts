import { centreLine, dimH, leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { BLACK, BLUE, body, RED, shade, thin, WHITE, YELLOW } from './ink'
import { circle, label, path, rect, sheet } from './pen'

const Y = 136
/** Thickness in mm of the blade that has a cross tip of this size. */
const CROSSES: Readonly<Record<string, number>> = { PH0: 3, PH1: 5, PH2: 6, PH3: 8 }

/** Width in mm of a flat tip that the address says as a form: `2.5`. */
const slotForm = (dims: Dims) => /^\d\.\d$/.exec(dims.v ?? '')?.[0] ?? ''

/** Flat blade with its flared tip, from the handle at x; half as thick as given, its tip of half width r. */
const flatBlade = (x: number, half: number, r: number) =>
  path(
    `M${x} ${Y - half}H40L30 ${Y - r}L16 ${Y - 3}V${Y + 3}L30 ${Y + r}L40 ${Y + half}H${x}Z`,
    body,
  )

/** Blade with a cross tip, and the tip from its end. */
function crossBlade(x: number, half: number, word: string): string {
  const size = 14 + half * 2
  const arm = size * 0.72
  const [cx, cy, w] = [64, Y - 74, size * 0.17]
  return (
    path(
      `M${x} ${Y - half}H48L22 ${Y - half / 2}L16 ${Y}L22 ${Y + half / 2}L48 ${Y + half}H${x}Z`,
      body,
    ) +
    path(
      `M17 ${Y}H44Q54 ${Y - 1} 58 ${Y - half}M44 ${Y}Q54 ${Y + 1} 58 ${Y + half}M24 ${Y - half * 0.6}L46 ${Y - half * 0.4}M24 ${Y + half * 0.6}L46 ${Y + half * 0.4}`,
      thin,
    ) +
    circle(cx, cy, size, shade) +
    path(
      `M${cx - w} ${cy - arm}H${cx + w}V${cy - w}H${cx + arm}V${cy + w}H${cx + w}V${cy + arm}H${cx - w}V${cy + w}H${cx - arm}V${cy - w}H${cx - w}Z`,
      { fill: BLACK, width: 1.5 },
    ) +
    label(cx + size + 26, cy + 7, word, 18)
  )
}

/** Sleeve over an insulated blade; on a slim one it stands no higher than the steel. */
const sleeve = (x: number, half: number, slim: boolean) =>
  slim
    ? rect(66, Y - half, 8, half * 2, { fill: YELLOW }) +
      rect(74, Y - half, x - 74, half * 2, { fill: RED })
    : rect(72, Y - half - 3, x - 72, half * 2 + 6, { fill: RED }, 3) +
      rect(66, Y - half - 1, 10, half * 2 + 2, { fill: YELLOW }, 2)

/** Screwdriver with a flat or a cross tip of its size, the true ratio of its shaft, and its handle. */
export function screwdriver(dims: Dims, tip: 'slot' | 'cross'): string {
  const long = clamp(num(dims, 'l', { fallback: dims.t === 'long' ? 260 : 100 }), 75, 300)
  const end = 372
  const x = clamp(150 + (long - 75) * 0.35, 150, 228)
  const insulated = dims.c === 'insulated'
  const slim = dims.t === 'slim'
  const width = num(dims, 'b', { fallback: Number(slotForm(dims)) || 6 })
  const thick = CROSSES[dims.v ?? '']
  const cross = tip === 'cross' || thick !== undefined
  const half = cross ? (thick ?? 6) * 0.9 + 2.6 : clamp(width * 0.6 + 2.4, 3.5, 7.2)
  const figure = dims.plain || dims.abc ? '' : slotForm(dims)
  const r = clamp(width * 1.2 + 2, 5, 12)
  return sheet([
    cross
      ? crossBlade(x, half, dims.plain || thick === undefined ? '' : (dims.v ?? ''))
      : flatBlade(x, half, r),
    centreLine(6, Y, end + 14, Y),
    insulated || slim ? sleeve(x, half, slim) : '',
    dims.u === 'through' ? rect(end - 6, Y - 14, 16, 28, shade, 3) : '',
    path(
      `M${x} ${Y - 12}L${x + 16} ${Y - 22}Q${x + 30} ${Y - 14} ${x + 46} ${Y - 26}Q${x + 90} ${Y - 40} ${end - 30} ${Y - 32}Q${end} ${Y - 28} ${end} ${Y}Q${end} ${Y + 28} ${end - 30} ${Y + 32}Q${x + 90} ${Y + 40} ${x + 46} ${Y + 26}Q${x + 30} ${Y + 14} ${x + 16} ${Y + 22}L${x} ${Y + 12}Z`,
      { fill: dims.u === 'two' ? BLUE : RED },
    ),
    insulated ? label((x + 76) / 2, Y + 5, '1000V', slim ? 11 : 13, WHITE) : '',
    // Grips of a second, softer colour.
    dims.u === 'one'
      ? ''
      : path(
          `M${x + 56} ${Y - 18}Q${x + 100} ${Y - 24} ${end - 34} ${Y - 18}M${x + 56} ${Y}H${end - 30}M${x + 56} ${Y + 18}Q${x + 100} ${Y + 24} ${end - 34} ${Y + 18}`,
          { width: 5, stroke: BLACK },
        ),
    dimH(16, x, Y + 84, tag(dims, 'l'), Y + 14),
    cross ? '' : leader(28, Y - r + 1, 54, Y - 50, tag(dims, 'b') || figure),
  ])
}
