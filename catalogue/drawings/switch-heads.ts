import { black, body, deep, shade, white } from './ink'
import { circle, path, rect } from './pen'

const rollerLever =
  path('M184 84L246 22L264 36L212 100Z', body) +
  circle(196, 92, 20, shade) +
  circle(196, 92, 9, deep) +
  circle(262, 34, 25, black) +
  circle(262, 34, 9, white)

const plunger = rect(182, 40, 28, 34, shade, 4) + path('M186 40Q186 22 196 22T206 40Z', deep)

const rollerPlunger =
  rect(180, 44, 32, 30, shade, 4) + circle(196, 34, 19, black) + circle(196, 34, 6, white)

const fork =
  path('M184 86L140 26L156 16L196 74L236 16L252 26L208 86Z', body) +
  circle(196, 88, 18, shade) +
  [148, 244].map((x) => circle(x, 22, 17, black) + circle(x, 22, 6, white)).join('')

const rod = circle(196, 92, 18, shade) + path('M190 84L286 8L292 14L202 96Z', deep)

const HEADS: Readonly<Record<string, string>> = {
  plunger,
  'roller-plunger': rollerPlunger,
  fork,
  rod,
}

/** What an object pushes: a roller lever if nothing else. */
export function switchHead(kind: string | undefined): string {
  return HEADS[kind ?? ''] ?? rollerLever
}
