import { dimV } from './dimension'
import { colourOf, type Dims, tag } from './dims'
import { body, FAINT, GREEN, thin, white } from './ink'
import { line, path, sheet } from './pen'

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
