import { black, body, deep, OUTLINE, shade, white } from './ink'
import { circle, path, rect } from './pen'

const arm =
  path('M184 84L246 22L264 36L212 100Z', body) +
  circle(196, 92, 20, shade) +
  circle(196, 92, 9, deep)

const roller = circle(262, 34, 25, black) + circle(262, 34, 9, white)

/** The roller lies before the lever, or between it and the housing. */
const rollerLever = arm + roller
const rollerInside = roller + arm

/** Arm with a slot in which the lever is set to its length. */
const adjustableLever =
  path('M182 86L262 6L280 22L212 102Z', body) +
  path('M206 76L252 30', { width: 5, stroke: OUTLINE }) +
  circle(196, 92, 20, shade) +
  circle(196, 92, 9, deep) +
  circle(266, 22, 20, black) +
  circle(266, 22, 7, white)

const plunger = rect(182, 40, 28, 34, shade, 4) + path('M186 40Q186 22 196 22T206 40Z', deep)

const rollerPlunger =
  rect(180, 44, 32, 30, shade, 4) + circle(196, 34, 19, black) + circle(196, 34, 6, white)

const fork =
  path('M184 86L140 26L156 16L196 74L236 16L252 26L208 86Z', body) +
  circle(196, 88, 18, shade) +
  [148, 244].map((x) => circle(x, 22, 17, black) + circle(x, 22, 6, white)).join('')

const HEADS: Readonly<Record<string, string>> = {
  plunger,
  'roller-plunger': rollerPlunger,
  fork,
  inside: rollerInside,
  adjustable: adjustableLever,
}

/** What an object pushes: a roller lever if nothing else. */
export function switchHead(kind: string | undefined): string {
  return HEADS[kind ?? ''] ?? rollerLever
}
