import { dimH } from './dimension'
import { type Dims, tag } from './dims'
import { BLACK, BLUE, deep, medium, RED, shade, thin, WHITE, YELLOW } from './ink'
import { circle, label, line, path, repeat, sheet, turned } from './pen'

type Jaw = 'combination' | 'long' | 'side'

const JAWS: Readonly<Record<Jaw, readonly [string, string]>> = {
  combination: [
    'M34 147L38 126Q66 102 118 108L150 128L148 147Z',
    'M34 151L38 172Q66 196 118 190L150 170L148 151Z',
  ],
  side: [
    'M58 148L66 130Q84 104 116 104Q140 106 154 130L148 148Z',
    'M58 150L66 168Q84 194 116 194Q140 192 154 168L148 150Z',
  ],
  long: [
    'M14 147L16 139L104 112L140 116L156 130L148 147Z',
    'M14 151L16 159L104 186L140 182L156 168L148 151Z',
  ],
}

/** Jaws of side cutters: a heavy one is broad, a flush one slim and pointed. */
const CUTTERS: Readonly<Record<string, readonly [string, string]>> = {
  heavy: [
    'M58 148L60 124Q78 88 116 88Q150 90 166 124L150 148Z',
    'M58 150L60 174Q78 210 116 210Q150 208 166 174L150 150Z',
  ],
  flush: [
    'M58 148L104 112Q124 102 140 110L154 130L148 148Z',
    'M58 150L104 186Q124 196 140 188L154 168L148 150Z',
  ],
}

/** Bevels of the cutting edges; those of a flush cutter lie on the far side only. */
const BEVELS: Readonly<Record<string, string>> = {
  heavy: 'M60 147L76 130H148M60 151L76 168H148M66 138L82 116M66 160L82 182',
  flush: 'M62 149H146',
}
const BEVEL = 'M60 147L74 136H140M60 151L74 162H140'

const UPPER = 'M168 142Q204 104 262 98L372 82Q386 76 382 64Q378 56 362 58L250 72Q190 78 150 122Z'
const LOWER =
  'M168 156Q204 194 262 200L372 216Q386 222 382 234Q378 242 362 240L250 226Q190 220 150 176Z'

/** Sleeves of the handles: dipped in red, of two colours, or insulated for live work, as their mark says. */
function grips(kind: string | undefined): string {
  const insulated = kind === 'insulated'
  const fill = kind === 'two' ? BLUE : RED
  const shine = 'M262 89Q310 80 360 72M262 209Q310 218 360 226'
  return (
    path(LOWER, { fill }) +
    path(UPPER, { fill }) +
    (kind === 'two' ? path(shine, { width: 9, stroke: BLACK }) : '') +
    (insulated
      ? path('M172 106L198 88L204 100L182 122ZM172 192L198 210L204 198L182 176Z', {
          fill: YELLOW,
        }) + turned([label(318, 84, '1000V', 15, WHITE)], -8, 318, 80)
      : '') +
    (kind ? '' : path(shine, { width: 1.2, stroke: WHITE }))
  )
}

/** The bent nose of long-nose pliers. */
const BENT = 'M36 178L22 168L60 128L104 112L140 116L156 130L150 150L148 168L140 182L104 176L70 152Z'

/** Pliers with flat and cutting jaws, with a long nose, or with side cutting edges only. */
export function pliers(dims: Dims, jaw: Jaw): string {
  const [upper, lower] = (jaw === 'side' ? CUTTERS[dims.t ?? ''] : null) ?? JAWS[jaw]
  const teeth = { combination: 7, long: 11, side: 0 }[jaw]
  const nose = { combination: 34, long: 14, side: 58 }[jaw]
  const bent = jaw === 'long' && dims.t === 'bent'
  return sheet([
    grips(dims.u),
    ...(bent
      ? [path(BENT, shade), path('M30 174L66 140L104 140L148 149', medium)]
      : [path(upper, shade), path(lower, shade)]),
    repeat(bent ? 0 : teeth, (i) => line(42 + i * 6, 140, 42 + i * 6, 158, thin)),
    jaw === 'side' ? path(BEVELS[dims.t ?? ''] ?? BEVEL, { width: 1.2 }) : '',
    jaw === 'combination'
      ? path('M88 149Q100 130 112 149Q100 168 88 149Z', { fill: WHITE, width: 1.5 })
      : '',
    circle(158, 149, 27, shade),
    circle(158, 149, 14, deep),
    circle(158, 149, 5, { fill: WHITE, width: 1 }),
    dimH(nose, 384, 278, tag(dims, 'd'), 172),
  ])
}
