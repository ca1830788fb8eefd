import { black, deep, RED, red, shade, thin, WHITE } from './ink'
import { circle, line, path, rect } from './pen'

/** Lever that is pushed and pulled, with a ball on top. */
function lever(): string {
  return (
    path('M188 108L166 34Q162 20 176 16Q190 13 194 27L212 108Z', deep) +
    circle(178, 28, 21, red) +
    path('M168 20Q172 14 180 14', { stroke: WHITE, width: 4, opacity: 0.7 }) +
    path('M226 32A74 74 0 0 1 258 72M262 58L259 75L244 67', { width: 2.5, stroke: RED })
  )
}

const knob =
  rect(180, 62, 40, 46, deep, 3) +
  path('M154 24H246Q254 24 254 34V52Q254 62 246 62H154Q146 62 146 52V34Q146 24 154 24Z', black) +
  path('M166 24V62M182 24V62M200 24V62M218 24V62M234 24V62', { ...thin, stroke: WHITE })

const button = rect(184, 62, 32, 46, deep, 3) + path('M152 62Q154 26 200 24T248 62Z', red)

const pedal =
  path('M138 108L262 108L330 40Q340 30 330 22L316 18Z', shade) +
  line(170, 98, 316, 22, { width: 4, stroke: '#47525d' }) +
  path('M196 86L214 102M222 72L240 88M248 58L266 74M274 46L290 62', thin) +
  circle(150, 104, 9, deep)

const slide =
  rect(170, 84, 60, 24, deep, 3) +
  rect(120, 50, 160, 34, black, 8) +
  path('M134 30H178M144 22L132 30L144 38M222 30H266M256 22L268 30L256 38', {
    width: 2.5,
    stroke: RED,
  })

const roller =
  path('M176 108L196 52H214L224 108Z', deep) +
  circle(205, 44, 24, shade) +
  circle(205, 44, 8, { fill: WHITE })

const oneWayRoller =
  path('M160 108L182 70H206L214 108Z', deep) +
  path('M190 74L232 46L240 58L200 86Z', shade) +
  circle(240, 46, 22, shade) +
  circle(240, 46, 7, { fill: WHITE })

const plunger = rect(178, 78, 44, 30, deep, 3) + path('M188 78V42Q188 26 200 26T212 42V78Z', shade)

const OPERATORS: Readonly<Record<string, string>> = {
  knob,
  button,
  pedal,
  slide,
  roller,
  'one-way': oneWayRoller,
  plunger,
}

/** What moves a valve by hand or by a machine, above a body whose top lies at y 108; a lever if nothing else. */
export function operator(kind: string | undefined): string {
  return OPERATORS[kind ?? ''] ?? lever()
}
