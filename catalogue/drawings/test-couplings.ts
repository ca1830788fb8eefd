import { centreLine } from './dimension'
import type { Dims } from './dims'
import { BLACK, black, deep, medium, OUTLINE, shade, thin, white } from './ink'
import { circle, line, path, rect, repeat, sheet } from './pen'

const ZINC = { fill: '#ecd9a0' }
const X = 172

/** Knurled cap on its lanyard. */
function cap(): string {
  return (
    path(`M${X + 34} 40C${X + 110} 20 ${X + 130} 130 ${X + 92} 164`, {
      width: 4,
      stroke: OUTLINE,
    }) +
    circle(X + 80, 168, 16, { width: 4 }) +
    path(
      `M${X - 40} 34Q${X - 40} 22 ${X - 28} 22H${X + 28}Q${X + 40} 22 ${X + 40} 34V118H${X - 40}Z`,
      black,
    ) +
    repeat(8, (i) =>
      line(X - 31 + i * 9, 32, X - 31 + i * 9, 112, { width: 1.2, stroke: '#8fa0b0' }),
    )
  )
}

/** Thin hose screwed on in place of the cap, and the gauge connection at its other end. */
function hose(metal: typeof ZINC): string {
  const way = `M${X} 60C${X} -10 ${X + 120} -10 ${X + 110} 90S${X + 176} 240 ${X + 172} 176`
  return (
    path(way, { width: 13 }) +
    path(way, { width: 9, stroke: BLACK }) +
    rect(X - 12, 52, 24, 26, deep, 3) +
    path(`M${X - 38} 78H${X + 38}V118H${X - 38}Z`, metal) +
    path(`M${X - 16} 78V118M${X + 16} 78V118`, thin) +
    rect(X + 160, 142, 24, 40, deep, 3) +
    path(`M${X + 148} 104H${X + 196}V142H${X + 148}Z`, metal) +
    path(`M${X + 162} 104V142M${X + 182} 104V142`, thin) +
    path(`M${X + 160} 90H${X + 184}V104H${X + 160}Z`, white)
  )
}

/** Test point for a pressure gauge: hexagon and thread under its cap or under its hose. */
export function testCoupling(dims: Dims): string {
  const metal = dims.u === 'stainless' ? { fill: String(shade.fill) } : ZINC
  return sheet([
    dims.t === 'hose' ? hose(metal) : cap(),
    rect(X - 34, 118, 68, 18, metal),
    path(
      `M${X - 58} 136H${X + 58}L${X + 66} 146V186L${X + 58} 196H${X - 58}L${X - 66} 186V146Z`,
      metal,
    ),
    path(`M${X - 26} 136V196M${X + 26} 136V196`, medium),
    rect(X - 46, 196, 92, 12, black, 4),
    rect(X - 34, 208, 68, 62, metal),
    repeat(8, (i) => line(X - 34, 219 + i * 6.4, X + 34, 214 + i * 6.4, thin)),
    centreLine(X, 10, X, 286),
  ])
}
