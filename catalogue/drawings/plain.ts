import { short } from './geometry'
import { FAINT } from './ink'

/** Wider strokes are rods and bands with a width of their own. */
const LINE_MAX = 3
const HEAVIER = 1.6

const CENTRE_LINES = new RegExp(
  `<path d="[^"]*" stroke="${FAINT}" stroke-width="1" stroke-dasharray="14 3 3 3"/>`,
  'g',
)

/** A drawing for small pictures: heavier lines, and no centre lines. */
export function plain(svg: string): string {
  return svg
    .replace(CENTRE_LINES, '')
    .replace(/stroke-width="([\d.]+)"/g, (same, width) =>
      Number(width) > LINE_MAX ? same : `stroke-width="${short(Number(width) * HEAVIER)}"`,
    )
}
