import { rod } from './bolts'
import { leader } from './dimension'
import { colourOf, type Dims } from './dims'
import { polar } from './geometry'
import { BLUE, BROWN, COPPER, DEEP, FAINT, GREEN, GREY, ORANGE, OUTLINE, WHITE } from './ink'
import { circle, label, line, rect, sheet } from './pen'

const PAIRS = [ORANGE, GREEN, BLUE, BROWN]

/** A twisted pair: the white core lies over the coloured one, then under it. */
function pair(fill: string, i: number): string {
  const y = 146 + (i - 1.5) * 34
  const from = `M112 ${146 + (i - 1.5) * 14}C136 ${y} 140 ${y} 150 ${y}`
  return rod(`${from}q12 13 24 0t24 0`, 9, fill) + rod(`${from}q12 -13 24 0t24 0`, 9, WHITE)
}

/** Categories that are printed on the sheath. */
const CATEGORIES = ['CAT5e', 'CAT6', 'CAT6A', 'CAT7']

/** Print on the sheath, light on a dark one; small pictures have none. */
function print(dims: Dims): string {
  const category = CATEGORIES.find((one) => one === dims.u)
  const dark = dims.c === 'black' || dims.c === 'blue'
  return dims.plain || !category ? '' : label(67, 154, category, 20, dark ? WHITE : OUTLINE)
}

/** Network cable: four twisted pairs, bare, under a foil, or under foil and braid. */
export function networkCable(dims: Dims): string {
  const fill = colourOf(dims, GREY)
  const cx = 312
  const cy = 146
  const braid = dims.t === 'braid'
  const foil = braid || dims.t === 'foil'
  return sheet([
    ...PAIRS.map(pair),
    foil ? rect(122, cy - 28, 20, 56, { fill: DEEP }, 3) : '',
    braid ? rect(110, cy - 30, 18, 60, { fill: FAINT }, 3) : '',
    rect(14, cy - 33, 106, 66, { fill }, 3),
    line(22, cy - 22, 112, cy - 22, { stroke: WHITE, width: 3, opacity: 0.5 }),
    print(dims),
    circle(cx, cy, 68, { fill }),
    braid ? circle(cx, cy, 60, { stroke: FAINT, width: 7, dash: '5 3' }) : '',
    circle(cx, cy, 54, { fill: foil ? DEEP : '#f6f8fa', width: 1.5 }),
    ...PAIRS.map((core, i) => {
      const [x, y] = polar(cx, cy, 30, i * 90 + 45)
      return [core, WHITE]
        .map((coat, side) => {
          const at = x - 9 + side * 18
          return (
            circle(at, y, 9, { fill: coat, width: 1.5 }) +
            circle(at, y, 4, { fill: COPPER, width: 1 })
          )
        })
        .join('')
    }),
    leader(cx - 20, cy + 40, 240, 262, dims.plain ? '' : '4×2'),
  ])
}
