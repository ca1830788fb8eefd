import { dimDiameter, leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp, polar } from './geometry'
import { black, blue, brass, deep, GREY, gold, red, shade, thin, white, yellow } from './ink'
import { circle, line, lines, path, rect, repeat, sheet } from './pen'
import { supply } from './saws'

/** The guard that swings over the lower half of a wheel as it rises; the saw without one is half open. */
function lowerGuard(cx: number, cy: number, r: number): string {
  const [outer, inner] = [r + 3, 40]
  const from = polar(cx, cy, outer, 176).join(' ')
  const to = polar(cx, cy, outer, 24).join(' ')
  const back = polar(cx, cy, inner, 24).join(' ')
  const end = polar(cx, cy, inner, 176).join(' ')
  return (
    path(`M${from}A${outer} ${outer} 0 0 0 ${to}L${back}A${inner} ${inner} 0 0 1 ${end}Z`, yellow) +
    repeat(6, (i) => {
      const at = 160 - i * 24
      return line(...polar(cx, cy, inner + 10, at), ...polar(cx, cy, outer - 8, at), { width: 3 })
    })
  )
}

/** Chop saw: wheel under its guard on a base with a vice. */
function benchSaw(dims: Dims): string {
  const cx = 166
  const cy = 150
  const r = clamp(num(dims, 'd', { fallback: 355 }) * 0.05 + 71, 76, 88)
  return sheet([
    path('M34 252H366V272H34Z', black),
    path('M270 252L300 168L324 176L310 252Z', deep),
    circle(cx, cy, r, { fill: '#8a96a3' }),
    circle(cx, cy, r - 8, thin),
    dims.u === 'closed' ? lowerGuard(cx, cy, r) : '',
    path(
      `M${cx - r - 7} ${cy + 6}A${r + 7} ${r + 7} 0 0 1 ${cx + r + 7} ${cy + 6}L${cx + 34} ${cy + 24}H${cx - 34}Z`,
      blue,
    ),
    circle(cx, cy, 36, black),
    circle(cx, cy, 12, deep),
    path(`M${cx + 66} ${cy - 62}L300 60H360V84H312L296 180H270L${cx + 84} ${cy - 20}Z`, blue),
    path('M300 60H366Q378 60 378 72T366 84H312', black),
    rect(58, 226, 62, 26, shade),
    rect(196, 232, 74, 20, shade),
    rect(120, 230, 40, 22, gold),
    lines([[36, 239, 58, 239]], { width: 6 }),
    leader(...polar(cx, cy, r, 150), 62, 214, tag(dims, 'd', 'Ø')),
  ])
}

/** Kinds of a diamond blade by the number of slots in its rim: none, of some segments, of many. */
type Rim = 0 | 9 | 16

/** Cutter held by hand: diamond blade under its guard, motor body behind, on a base plate. */
function handCutter(dims: Dims, slots: Rim, extra = ''): string {
  const cx = 146
  const cy = 168
  const r = clamp(num(dims, 'd', { fallback: 110 }) * 0.3 + 46, 74, 98)
  const depth = slots === 9 ? 18 : 9
  return sheet([
    circle(cx, cy, r, { fill: GREY }),
    circle(cx, cy, r - depth, thin),
    repeat(slots, (i) => {
      const at = (i * 360) / slots + 12
      return line(...polar(cx, cy, r, at), ...polar(cx, cy, r - depth, at), {
        width: slots === 9 ? 5 : 3,
      })
    }),
    path('M200 92H330Q372 96 376 138Q374 168 340 172H190Z', blue),
    path('M206 88Q232 52 292 58Q350 64 354 96H326Q322 84 288 82Q252 80 240 92Z', black),
    path('M262 84Q258 100 274 102L288 83Z', red),
    path(
      `M${cx - r - 8} ${cy + 14}V${cy}A${r + 8} ${r + 8} 0 0 1 ${cx + r + 8} ${cy}V${cy + 14}Z`,
      black,
    ),
    extra,
    circle(cx, cy, 26, deep),
    circle(cx, cy, 10, white),
    rect(30, 182, 320, 11, deep, 2),
    rect(286, 118, 60, 30, { fill: '#e8f0f8', width: 1.5 }, 4),
    supply(dims, 374, 136),
    dimDiameter(cx, cy, r, tag(dims, 'd', 'Ø'), 48, 20),
  ])
}

/** Hose that brings water to both sides of the blade, with its tap. */
function waterHose(): string {
  const hose = 'M96 178V128Q96 112 112 108L196 84Q214 78 214 60V14'
  return (
    path(hose, { width: 9 }) +
    path(hose, { width: 5, stroke: '#9cc9e8' }) +
    rect(202, 36, 24, 16, brass, 3) +
    path('M206 30H240', { width: 5 })
  )
}

/** Saw for profiles on its base; for stone and concrete a cutter held by hand, dry or with water. */
export function chopSaw(dims: Dims): string {
  const isWet = dims.v === 'yes'
  if (!dims.t && !isWet) return benchSaw(dims)
  return handCutter(dims, dims.t === 'concrete' ? 9 : 0, isWet ? waterHose() : '')
}

/** Stone cutter: a blade of many segments on a tilting base plate. */
export const marbleCutter = (dims: Dims) => handCutter(dims, 16)
