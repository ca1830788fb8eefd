import { dimV } from './dimension'
import { colourOf, type Dims, tag } from './dims'
import { body, DEEP, FAINT, GREEN, thin, WHITE, white, YELLOW } from './ink'
import { line, path, repeat, sheet } from './pen'

/** Pipe marker wrapped round a pipe in the colour of what flows in it (GB 7231), its arrow and the height of the marker. */
export function pipeLabel(dims: Dims): string {
  const y = 138
  const r = 62
  const fill = colourOf(dims, GREEN)
  return sheet([
    path(`M24 ${y - r}H352Q330 ${y} 352 ${y + r}H24Q46 ${y} 24 ${y - r}Z`, body),
    path(`M28 ${y - r + 12}H346`, thin),
    path(`M92 ${y - r}H300Q286 ${y} 300 ${y + r}H92Q106 ${y} 92 ${y - r}Z`, { fill }),
    dims.t === 'plain'
      ? ''
      : path(`M122 ${y - 14}H218V${y - 36}L272 ${y}L218 ${y + 36}V${y + 14}H122Z`, white),
    path(`M64 ${y - r + 5}Q78 ${y} 64 ${y + r - 5}M322 ${y - r + 5}Q308 ${y} 322 ${y + r - 5}`, {
      width: 10,
      stroke: fill,
    }),
    dimV(y - r, y + r, 382, tag(dims, 'd'), 352),
    line(12, y, 366, y, { width: 1, stroke: FAINT, dash: '14 3 3 3' }),
  ])
}

/** Floor markings in perspective: a corner, a tee, a cross and a strip. */
export function floorMark(dims: Dims): string {
  const ink = { fill: colourOf(dims, YELLOW) }
  const grid = repeat(6, (i) =>
    line(20 + i * 72, 276, 92 + i * 43.2, 40, { width: 1, stroke: DEEP }),
  )
  const rows = [40, 78, 124, 186, 276].map((y) =>
    line(92 - ((y - 40) / 236) * 72, y, 308 + ((y - 40) / 236) * 72, y, {
      width: 1,
      stroke: DEEP,
    }),
  )
  return sheet([
    grid,
    ...rows,
    path('M106 62H186L184 80H128L114 130H86Z', ink),
    path('M220 62H306L312 80H278L284 130H252L248 80H222Z', ink),
    path('M102 160H142L136 190H180L178 216H131L124 262H76L88 216H46L54 190H94Z', ink),
    path('M232 176H340L364 244H238Z', ink),
    path('M248 190H330L344 230H252Z', { fill: WHITE, width: 1 }),
  ])
}
