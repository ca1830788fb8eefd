import { centreCross, centreLine, dimV, leader } from './dimension'
import { type Dims, input, tag } from './dims'
import { ngon, polar } from './geometry'
import { GOLD, GOLD_RIM, gold, medium, thin, WHITE, white } from './ink'
import { circle, path, polygon, rect, sheet, turned } from './pen'
import { turningInsert } from './turning-inserts'

/** Parting insert: one edge, and a wedge that is pressed into its blade. */
const partingInsert = (dims: Dims, y: number) =>
  sheet([
    path(`M96 ${y - 46}H150L166 ${y - 34}H300V${y + 34}H166L150 ${y + 46}H96Z`, gold),
    path(`M108 ${y - 34}Q134 ${y} 108 ${y + 34}`, medium),
    path(`M174 ${y - 16}H292M174 ${y + 16}H292`, thin),
    centreLine(80, y, 316, y),
    dimV(y - 46, y + 46, 62, tag(dims, 'b'), 96),
  ])

/** Double-ended grooving insert with the width of its edge. */
function groovingInsert(dims: Dims): string {
  const y = 146
  if (dims.t === 'parting') return partingInsert(dims, y)
  return sheet([
    path(
      `M60 ${y - 40}L112 ${y - 34}L128 ${y - 24}H252L268 ${y - 34}L320 ${y - 40}V${y + 40}L268 ${y + 34}L252 ${y + 24}H128L112 ${y + 34}L60 ${y + 40}Z`,
      gold,
    ),
    path(`M72 ${y - 28}Q96 ${y} 72 ${y + 28}M308 ${y - 28}Q284 ${y} 308 ${y + 28}`, medium),
    rect(132, y - 10, 116, 20, thin, 10),
    centreLine(44, y, 336, y),
    dimV(y - 40, y + 40, 354, tag(dims, 'b'), 320),
  ])
}

/** Triangular threading insert with its profile at the corners. */
function threadingInsert(dims: Dims): string {
  const cx = 188
  const cy = 172
  const corner = polar(cx, cy, 124, -90)
  // The profile of one for bores leans to the other side.
  const lean = dims.t === 'internal' ? -1 : 1
  return sheet([
    path(
      `M${ngon(cx, cy, 132, 3, -90)
        .map((at) => at.join(' '))
        .join('L')}Z`,
      gold,
    ),
    polygon(ngon(cx, cy, 96, 3, -90), { width: 1.2, fill: GOLD_RIM }),
    ...[0, 120, 240].map((at) =>
      turned(
        [
          polygon(
            [
              [cx, cy - 132],
              [cx + lean * 36, cy - 70],
              [cx + lean * 12, cy - 80],
            ],
            { width: 1.2, fill: WHITE },
          ),
        ],
        at,
        cx,
        cy,
      ),
    ),
    circle(cx, cy, 32, gold),
    circle(cx, cy, 24, white),
    centreCross(cx, cy, 46),
    leader(...corner, 250, 60, tag(dims, 'p', 'P ')),
  ])
}

/** Face and chip breaker of inserts that are not golden: of a dark coat, or bare carbide. */
const COATS: Readonly<Record<string, readonly [face: string, rim: string]>> = {
  pvd: ['#a9a1bd', '#bdb6cd'],
  bare: ['#ccd3d9', '#dfe4e8'],
}

/** Indexable insert: for grooving if it has a width, for threads if a pitch, else for turning. */
export function insert(dims: Dims): string {
  const drawn =
    input(dims, 'b') || dims.t === 'parting'
      ? groovingInsert(dims)
      : input(dims, 'p') || dims.t === 'internal'
        ? threadingInsert(dims)
        : turningInsert(dims)
  const coat = COATS[dims.c ?? '']
  return coat ? drawn.replaceAll(GOLD, coat[0]).replaceAll(GOLD_RIM, coat[1]) : drawn
}
