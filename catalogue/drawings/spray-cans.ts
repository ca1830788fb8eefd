import { type Dims, input } from './dims'
import { BLACK, BLUE, deep, GREEN, ORANGE, RED, red, shade, thin, WHITE, YELLOW } from './ink'
import { line, path, placed, rect, sheet } from './pen'

const SPRAY = { stroke: '#8fb6d9', width: 3, dash: '10 7' }

/** Straw with its jet, or the spray without a straw. */
function nozzle(straw: boolean): string {
  if (!straw) return path('M216 50L96 20M216 56L84 56M216 62L96 92', SPRAY)
  return (
    path('M150 48L60 38M150 52L54 52M150 56L60 66', SPRAY) +
    rect(148, 48, 98, 8, { fill: RED, width: 1.5 }, 3)
  )
}

type Can = Readonly<{ fill: string; sign: string }>

/** The can on its ground line, larger with its content. */
function can(dims: Dims, { fill, sign }: Can, top: string): string {
  const scale = Math.min(0.3 + 0.26 * Math.log10(input(dims, 'v') ?? 400), 1.06)
  const parts = [
    top,
    path('M236 40H272V62H284V82H224V62H236Z', red),
    path('M196 112Q198 86 226 82H282Q310 86 312 112Z', shade),
    rect(188, 110, 132, 12, deep, 3),
    path('M190 122H318V262Q318 274 306 274H202Q190 274 190 262Z', { fill }),
    path('M190 158H318V232H190Z', { fill: WHITE, width: 1.5 }),
    path('M204 172H270M204 184H254M204 194H250M204 220H240', thin),
    sign,
    line(200, 128, 200, 152, { stroke: WHITE, width: 4, opacity: 0.7 }),
  ]
  return sheet([placed(parts, 214 - 214 * scale, 278 - 278 * scale, scale)])
}

/** Red diamond of what burns: a flame on its line. */
const FLAMMABLE =
  path('M284 182L308 206L284 230L260 206Z', { stroke: RED, width: 2.5, fill: WHITE }) +
  path(
    'M284 190Q296 204 292 213Q288 219 280 218Q272 213 277 204Q281 207 282 203Q281 196 284 190Z',
    {
      fill: BLACK,
      stroke: 'none',
    },
  )

/** A nut that comes loose, a rusty surface that turns, a drop of oil. */
const USES: Readonly<Record<string, Can>> = {
  convert: {
    fill: '#b5562f',
    sign:
      path('M262 226V206H306V226Z', { fill: '#b5562f' }) +
      path('M262 206H306V198H262Z', { fill: BLACK }),
  },
  lube: {
    fill: YELLOW,
    sign: path(
      'M284 182C300 202 302 210 298 218Q294 228 284 228T270 218C266 210 268 202 284 182Z',
      { fill: ORANGE },
    ),
  },
}
const LOOSENS: Can = {
  fill: BLUE,
  sign:
    path('M284 186L302 196V216L284 226L266 216V196Z', shade) +
    path('M284 198A8 8 0 1 1 283.9 198Z', { fill: WHITE }) +
    path('M252 192A36 36 0 0 0 256 224M248 204L252 192L262 200', { stroke: RED, width: 2.5 }),
}

/** Rust remover: by its use, with one nozzle or a swivelling one that sprays and jets. */
export function sprayCan(dims: Dims): string {
  const both = path('M228 34L132 6M228 40L118 24', SPRAY)
  return can(
    dims,
    USES[dims.t ?? ''] ?? LOOSENS,
    dims.u === 'double' ? nozzle(true) + both : nozzle(true),
  )
}

/** Cleaner of electric contacts: with the sign of what burns unless it does not. */
export function contactCleaner(dims: Dims): string {
  const safe = dims.t === 'safe'
  const bolt = path('M246 128L228 146H240L234 156L256 138H244Z', { fill: YELLOW, width: 1.5 })
  return can(
    dims,
    {
      fill: safe ? GREEN : '#4a6fa5',
      sign:
        bolt + (safe ? path('M266 206L280 220L304 190', { stroke: GREEN, width: 6 }) : FLAMMABLE),
    },
    nozzle(true),
  )
}
