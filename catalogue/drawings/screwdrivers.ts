import { centreLine, dimH, leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { BLACK, BLUE, body, RED, shade, thin, WHITE, YELLOW } from './ink'
import { circle, label, path, rect, sheet } from './pen'

/** Sizes of a cross tip, as they stand beside its end. */
const CROSSES: Readonly<Record<string, string>> = { PH0: 'PH0', PH1: 'PH1', PH2: 'PH2', PH3: 'PH3' }

/** Width of a flat tip that the address says as a form: `2.5`. */
const slotWidth = (dims: Dims) =>
  dims.plain || dims.abc ? '' : (/^\d\.\d$/.exec(dims.v ?? '')?.[0] ?? '')

/** Screwdriver with a flat or a cross tip, and the true ratio of its shaft. */
export function screwdriver(dims: Dims, tip: 'slot' | 'cross'): string {
  const long = clamp(num(dims, 'l', { fallback: 100 }), 75, 300)
  const y = 136
  const end = 372
  const x = clamp(150 + (long - 75) * 0.35, 150, 228)
  const r = clamp(num(dims, 'b', { fallback: 6 }) * 1.2 + 2, 6, 12)
  const insulated = dims.c === 'insulated'
  return sheet([
    tip === 'slot'
      ? path(
          `M${x} ${y - 6}H40L30 ${y - r}L16 ${y - 3}V${y + 3}L30 ${y + r}L40 ${y + 6}H${x}Z`,
          body,
        )
      : path(`M${x} ${y - 8}H48L22 ${y - 4}L16 ${y}L22 ${y + 4}L48 ${y + 8}H${x}Z`, body) +
        path(
          `M17 ${y}H44Q54 ${y - 1} 58 ${y - 8}M44 ${y}Q54 ${y + 1} 58 ${y + 8}M24 ${y - 5}L46 ${y - 3}M24 ${y + 5}L46 ${y + 3}`,
          thin,
        ) +
        label(118, y - 66, dims.plain ? '' : (CROSSES[dims.v ?? ''] ?? ''), 18) +
        circle(64, y - 74, 30, shade) +
        path(`M59 ${y - 96}H69V${y - 79}H86V${y - 69}H69V${y - 52}H59V${y - 69}H42V${y - 79}H59Z`, {
          fill: BLACK,
          width: 1.5,
        }),
    insulated
      ? rect(72, y - 10, x - 72, 20, { fill: RED }, 3) +
        rect(66, y - 8, 10, 16, { fill: YELLOW }, 2)
      : '',
    dims.u === 'through' ? rect(end - 6, y - 14, 16, 28, shade, 3) : '',
    path(
      `M${x} ${y - 12}L${x + 16} ${y - 22}Q${x + 30} ${y - 14} ${x + 46} ${y - 26}Q${x + 90} ${y - 40} ${end - 30} ${y - 32}Q${end} ${y - 28} ${end} ${y}Q${end} ${y + 28} ${end - 30} ${y + 32}Q${x + 90} ${y + 40} ${x + 46} ${y + 26}Q${x + 30} ${y + 14} ${x + 16} ${y + 22}L${x} ${y + 12}Z`,
      { fill: dims.u === 'two' ? BLUE : RED },
    ),
    dims.u === 'tee' ? rect(end - 34, y - 74, 34, 148, { fill: RED }, 12) : '',
    insulated ? label((x + 80) / 2, y + 5, '1000V', 13, WHITE) : '',
    path(
      `M${x + 56} ${y - 18}Q${x + 100} ${y - 24} ${end - 34} ${y - 18}M${x + 56} ${y}H${end - 30}M${x + 56} ${y + 18}Q${x + 100} ${y + 24} ${end - 34} ${y + 18}`,
      { width: 5, stroke: BLACK },
    ),
    centreLine(6, y, end + 14, y),
    dimH(16, x, y + 84, tag(dims, 'l'), y + 14),
    tip === 'slot' ? leader(28, y - r + 1, 54, y - 50, tag(dims, 'b') || slotWidth(dims)) : '',
  ])
}
