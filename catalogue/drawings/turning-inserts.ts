import { centreCross, leader } from './dimension'
import type { Dims } from './dims'
import type { Point } from './geometry'
import { GOLD, GOLD_RIM, gold, thin, white } from './ink'
import { insertOutline, roundedOutline, roundedTip } from './insert-shapes'
import { circle, lines, path, sheet } from './pen'

/** Which of the corners is the one that cuts; of a rhombus it is that at the right. */
const NOSES: Readonly<Record<string, number>> = { T: 0, W: 0, S: 3 }

/** Turning insert with its corner radius, 0.4 mm or 0.8 mm; its side slopes if it is positive. */
export function turningInsert(dims: Dims): string {
  const [cx, cy] = [146, 146]
  const corners = insertOutline(dims.t ?? 'C').map(([x, y]): Point => [cx + x, cy + y])
  const sharp = dims.v === '04'
  const radius = sharp ? 6 : 15
  const positive = dims.u === 'positive'
  const small = dims.t === 'V'
  const outline = (k: number) => {
    const points = corners.map(([x, y]): Point => [cx + (x - cx) * k, cy + (y - cy) * k])
    return path(
      roundedOutline(points, radius * k),
      k === 1 ? gold : { width: 1.2, fill: k > 0.8 ? GOLD_RIM : GOLD },
    )
  }
  const text = dims.plain || dims.abc ? '' : sharp ? 'R0.4' : 'R0.8'
  const tip = roundedTip(corners, NOSES[dims.t ?? ''] ?? 2, radius)
  return sheet([
    outline(1),
    outline(0.86),
    outline(0.7),
    circle(cx, cy, small ? 18 : 28, gold),
    circle(cx, cy, small ? 13 : 21, white),
    // The screw of a positive insert is countersunk in its hole.
    positive ? circle(cx, cy, small ? 8 : 14, thin) : '',
    centreCross(cx, cy, 124),
    path(positive ? 'M300 60L340 46V246L300 232Z' : 'M304 52H340V240H304Z', gold),
    lines(
      positive
        ? [[332, 49, 332, 243]]
        : [
            [312, 52, 312, 240],
            [332, 52, 332, 240],
          ],
    ),
    path(positive ? 'M300 130L340 112M300 162L340 180' : 'M304 120H340M304 172H340', {
      width: 1,
      dash: '5 4',
    }),
    leader(...tip, 236, 26, text),
  ])
}
