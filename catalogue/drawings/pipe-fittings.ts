import { centreCross, centreLine, dimH, dimV, leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp, polar } from './geometry'
import { body, FAINT, medium, section, shade, thin, WHITE, white } from './ink'
import { circle, line, path, rect, repeat, sheet, turned } from './pen'
import { bothSides, otherSide } from './symmetry'

/** Reinforced end of a threaded fitting along the x axis, its face at x. */
function bead(x: number, cy: number, r: number): string {
  return (
    rect(x, cy - r, 30, 2 * r, shade, 5) +
    path(`M${x + 7} ${cy - r}V${cy + r}M${x + 23} ${cy - r}V${cy + r}`, thin)
  )
}

/** Threaded elbow of 90 degrees. */
export function elbow(dims: Dims): string {
  return dims.t === 'half' ? halfElbow(dims) : squareElbow(dims)
}

/** Elbow of 45 degrees. */
function halfElbow(dims: Dims): string {
  return sheet([
    path('M124 70H202Q216 70 226 79L310 163L238 235L175 172H124Z', body),
    path('M140 86H202Q210 86 220 96L272 148', { stroke: WHITE, width: 8 }),
    turned([rect(292, 58, 32, 126, shade, 5), path('M300 58V184M316 58V184', thin)], 45, 196, 121),
    rect(98, 58, 32, 126, shade, 5),
    path('M106 58V184M122 58V184', thin),
    centreLine(76, 121, 200, 121),
    centreLine(198, 121, 310, 233),
    dimV(86, 156, 62, tag(dims, 'dn', 'DN'), 98),
  ])
}

/** Elbow of 90 degrees. */
function squareElbow(dims: Dims): string {
  return sheet([
    path('M124 68H214Q326 68 326 178V232H226V182Q226 170 214 170H124Z', body),
    path('M140 84H212Q292 86 306 150', { stroke: WHITE, width: 8 }),
    rect(98, 56, 32, 126, shade, 5),
    path('M106 56V182M122 56V182', thin),
    rect(213, 226, 126, 32, shade, 5),
    path('M213 234H339M213 250H339', thin),
    path('M130 84H214Q310 84 310 178V226M130 154H214Q242 154 242 182V226', {
      width: 1,
      dash: '7 4',
    }),
    centreLine(76, 119, 290, 119),
    centreLine(276, 106, 276, 282),
    dimV(84, 154, 62, tag(dims, 'dn', 'DN'), 98),
  ])
}

/** Threaded tee, its branch perhaps smaller. */
export function tee(dims: Dims): string {
  const [, run, branch] = /^(\d{1,3})x(\d{1,2})$/.exec(dims.v ?? '') ?? []
  const named = dims.plain || dims.abc ? undefined : branch
  return sheet([
    dims.t === 'reducing'
      ? path('M74 66H326V160H246Q232 160 232 176V226H168V176Q168 160 154 160H74Z', body)
      : path('M74 66H326V160H262Q248 160 248 176V226H152V176Q152 160 138 160H74Z', body),
    path('M92 80H308', { stroke: WHITE, width: 8 }),
    bothSides([bead(52, 113, 58)]),
    dims.t === 'reducing' ? rect(158, 222, 84, 30, shade, 5) : rect(142, 222, 116, 30, shade, 5),
    dims.t === 'reducing'
      ? path('M158 229H242M158 245H242', thin)
      : path('M142 229H258M142 245H258', thin),
    path('M82 80H318M82 146H150Q167 148 167 172V222M318 146H250Q233 148 233 172V222', {
      width: 1,
      dash: '7 4',
    }),
    centreLine(36, 113, 364, 113),
    centreLine(200, 100, 200, 276),
    dimV(80, 146, 30, tag(dims, 'dn', 'DN') || (named ? `DN${run}` : ''), 52),
    named ? dimH(172, 228, 284, `DN${named}`, 252) : '',
  ])
}

/** Left end of a union: a hexagon around its thread, a thread outside, or a socket for the pipe. */
function unionEnd(kind: string | undefined, y: number): string {
  if (kind === 'male') {
    return (
      rect(56, y - 34, 78, 68, body, 3) +
      repeat(9, (i) => line(60 + i * 7, y - 34, 64 + i * 7, y + 34, thin))
    )
  }
  if (kind === 'socket') {
    return (
      rect(64, y - 44, 70, 88, body, 3) +
      path(`M64 ${y - 38}H104V${y - 32}M64 ${y + 38}H104V${y + 32}`, { width: 1, dash: '7 4' })
    )
  }
  return [
    rect(56, y - 48, 74, 96, body, 3),
    line(56, y - 22, 130, y - 22, medium),
    line(56, y + 22, 130, y + 22, medium),
    path(`M64 ${y - 36}H122`, { stroke: WHITE, width: 6 }),
  ].join('')
}

/** Pipe union: its two ends, never both with a thread outside, its big octagon nut and the joint. */
export function union(dims: Dims): string {
  const y = 138
  return sheet([
    unionEnd(dims.t, y),
    otherSide(unionEnd(dims.t === 'male' ? undefined : dims.t, y)),
    rect(130, y - 62, 48, 124, shade, 4),
    rect(246, y - 62, 24, 124, shade, 4),
    path(
      `M162 ${y - 78}L170 ${y - 86}H246L254 ${y - 78}V${y + 78}L246 ${y + 86}H170L162 ${y + 78}Z`,
      body,
    ),
    path(
      `M162 ${y - 38}H254M162 ${y + 38}H254M172 ${y - 86}V${y + 86}M244 ${y - 86}V${y + 86}`,
      medium,
    ),
    path(`M182 ${y - 26}V${y + 26}`, { stroke: WHITE, width: 8 }),
    path(`M56 ${y - 32}H344M56 ${y + 32}H344`, { width: 1, dash: '7 4' }),
    centreLine(36, y, 364, y),
    dimV(y - 32, y + 32, 34, tag(dims, 'dn', 'DN'), 56),
  ])
}

/** Back of a flange's half section: a welding neck, a plate, a cover or a threaded hub. */
function flangeHub(kind: string | undefined, x: number, cy: number, hole: number): string {
  if (kind === 'plate') return `V${cy - hole}`
  if (kind === 'blind') return `V${cy}`
  if (kind === 'thread') return `V${cy - hole - 20}H${x + 36}V${cy - hole}`
  return `V${cy - hole - 22}L${x + 44} ${cy - hole - 12}V${cy - hole}`
}

/** Pipe flange: its face with bolt holes and raised face, and its half section. */
export function flange(dims: Dims): string {
  const dn = num(dims, 'dn', { fallback: 50 })
  const cx = 134
  const cy = 146
  const r = 108
  const x = 304
  const hole = clamp(26 + dn * 0.22, 28, 56)
  const bolts = dn >= 65 ? 8 : 4
  const blind = dims.t === 'blind'
  const isFlat = dims.u === 'flat'
  const face = isFlat ? '' : `H${x}V${cy - 66}`
  const half = path(
    `M${isFlat ? x - 6 : x} ${cy - (blind ? 0 : hole)}${face}H${x - 6}V${cy - r}H${x + 22}${flangeHub(dims.t, x, cy, hole)}Z`,
    section,
  )
  return sheet([
    circle(cx, cy, r, body),
    isFlat ? '' : circle(cx, cy, 66, thin),
    circle(cx, cy, 87, { width: 1, stroke: FAINT, dash: '12 3 3 3' }),
    repeat(bolts, (i) => circle(...polar(cx, cy, 87, (i * 360) / bolts + 180 / bolts), 11, white)),
    blind ? '' : circle(cx, cy, hole + 8, shade) + circle(cx, cy, hole, white),
    centreCross(cx, cy, r + 12),
    half,
    `<g transform="matrix(1 0 0 -1 0 ${2 * cy})">${half}</g>`,
    blind ? '' : line(isFlat ? x - 6 : x, cy - hole, isFlat ? x - 6 : x, cy + hole),
    dims.t ? '' : line(x + 44, cy - hole, x + 44, cy + hole),
    dims.t === 'thread'
      ? path(`M${x} ${cy - hole + 6}H${x + 36}M${x} ${cy + hole - 6}H${x + 36}`, thin)
      : '',
    centreLine(x - 20, cy, x + 58, cy),
    leader(cx + hole * 0.7, cy - hole * 0.7, 226, 34, tag(dims, 'dn', 'DN')),
  ])
}
