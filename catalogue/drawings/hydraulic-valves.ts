import { leader } from './dimension'
import { type Dims, tag } from './dims'
import { BLUE, black, body, dark, deep, pale, red, shade, WHITE, white } from './ink'
import { circle, path, placed, rect, sheet } from './pen'
import { spoolSymbol } from './spool-symbols'

/** Coil with its plug, its left edge at x. */
function coil(x: number): string {
  return (
    rect(x, 84, 84, 78, black, 6) +
    rect(x + 14, 98, 56, 50, pale, 4) +
    path(`M${x + 48} 104L${x + 34} 126H${x + 46}L${x + 38} 144L${x + 56} 120H${x + 44}Z`, {
      fill: '#ffd94a',
      width: 1.5,
    })
  )
}

/** What moves the spool: two coils, or a lever and a spring cap. */
function operators(manual: boolean): string {
  if (!manual)
    return coil(20) + coil(296) + rect(8, 112, 12, 26, deep, 3) + rect(380, 112, 12, 26, deep, 3)
  return (
    rect(54, 98, 50, 52, shade, 6) +
    rect(296, 92, 34, 64, deep, 4) +
    path('M306 96L336 20H350L326 100Z', shade) +
    circle(344, 18, 16, red) +
    path('M362 26A74 74 0 0 1 386 62', { width: 2.5, stroke: BLUE })
  )
}

/** Hydraulic directional valve on its mounting face, the symbol of its spool on its plate; a pilot operated one stands on a main stage. */
export function hydraulicValve(dims: Dims): string {
  const piloted = dims.t === 'pilot'
  return sheet([
    operators(dims.t === 'lever'),
    ...[104, 282].map((x) => rect(x, 92, 14, 66, shade, 2)),
    rect(118, 70, 164, 128, { fill: '#5f97cf' }, 5),
    rect(140, 40, 120, 30, black, 5),
    path('M168 40V30H192V40M208 40V30H232V40', deep),
    ...[134, 266].flatMap((x) =>
      [86, 182].map((y) => circle(x, y, 8, white) + circle(x, y, 4, dark)),
    ),
    rect(124, 98, 152, 74, pale, 3),
    placed([spoolSymbol(dims.u, dims.v === 'two')], 130, 104, 1.3),
    piloted
      ? rect(70, 198, 260, 58, { fill: '#4a83bf' }, 5) +
        [58, 330].map((x) => rect(x, 208, 12, 38, deep, 2)).join('') +
        path('M96 228H304', { stroke: WHITE, width: 3 })
      : rect(106, 198, 188, 22, body, 2),
    ...[142, 180, 220, 258].map((x) => rect(x - 9, piloted ? 256 : 220, 18, 8, dark, 2)),
    leader(258, piloted ? 262 : 226, 292, 284, tag(dims, 'dn', 'NG')),
  ])
}
