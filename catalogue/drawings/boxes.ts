import { dimH, dimV, leader } from './dimension'
import { colourOf, type Dims, num, tag } from './dims'
import { clamp, type Point } from './geometry'
import { BLUE, black, deep, medium, thin, WHITE, yellow } from './ink'
import { line, path, polygon, rect, repeat, sheet } from './pen'

/** Length, width and height, mm; null if the address does not say them. */
function sizeOf(dims: Dims): readonly number[] | null {
  return (
    /^\d{3}x\d{3}x\d{2,3}$/
      .exec(dims.v ?? '')?.[0]
      ?.split('x')
      .map(Number) ?? null
  )
}

/** All three sizes as a text; the length alone where the address says no more. */
function sizeText(dims: Dims): string {
  const size = sizeOf(dims)
  return size && !dims.plain && !dims.abc ? size.join('×') : tag(dims, 'd')
}

/** Mark of goods that lead a charge away. */
const antistatic = ([x, y]: Point) =>
  path(`M${x} ${y - 13}L${x + 15} ${y + 12}H${x - 15}Z`, yellow) +
  path(`M${x - 5} ${y + 8}L${x} ${y - 2}L${x + 5} ${y + 8}M${x - 8} ${y + 3}L${x + 8} ${y - 4}`, {
    width: 2.5,
  })

/** Stackable picking bin with its sloped open front and label holder, perhaps hung by its back. */
function openBin(fill: string, hung: boolean): string[] {
  return [
    hung ? path('M236 22H264V60H252V36H236Z', deep) + path('M322 52H350V90H338V66H322Z', deep) : '',
    polygon(
      [
        [66, 84],
        [248, 40],
        [346, 78],
        [170, 128],
      ],
      { fill: '#f6f8fa' },
    ),
    polygon(
      [
        [66, 84],
        [248, 40],
        [248, 150],
        [88, 196],
      ],
      { fill },
    ),
    path('M88 196L248 150L332 188L170 240Z', { fill: WHITE, opacity: 0.35 }),
    polygon(
      [
        [248, 40],
        [346, 78],
        [338, 196],
        [248, 150],
      ],
      { fill },
    ),
    path('M170 176L346 78L338 206L170 258Z', { fill }),
    path('M66 84V146L80 226L170 258V176L76 138Z', { fill }),
    path('M60 80L248 34L352 74L346 84L248 46L68 90Z', { fill }),
    path('M66 134L170 168V182L66 148Z', { fill }),
    polygon(
      [
        [92, 176],
        [152, 198],
        [152, 228],
        [94, 206],
      ],
      { fill: WHITE, width: 1.5 },
    ),
    path('M182 246L326 202M186 190L336 106', thin),
  ]
}

/** Cabinet bin: a drawer half out of its frame. */
function drawerBin(fill: string): string[] {
  return [
    path('M120 60L214 30H356V186L262 222V60Z', { fill: WHITE, opacity: 0.4 }),
    path('M120 60L214 30H356L262 60Z', { fill }),
    path('M262 60L356 30V186L262 222Z', { fill }),
    rect(120, 60, 142, 162, { fill: '#f6f8fa' }),
    path('M58 108L132 84H250L196 108Z', { fill: '#f6f8fa' }),
    path('M196 108L250 84V206L196 238Z', { fill }),
    rect(58, 108, 138, 130, { fill }, 3),
    rect(92, 136, 70, 36, { fill: WHITE, width: 1.5 }, 3),
    path('M102 148H152M102 158H140', medium),
    rect(98, 192, 58, 16, black, 8),
  ]
}

/** Bin for small parts: open in front, hung by its back, or a drawer. */
export function binBox(dims: Dims): string {
  const fill = colourOf(dims, BLUE)
  const at: Point = dims.t === 'drawer' ? [177, 213] : [256, 176]
  return sheet([
    ...(dims.t === 'drawer' ? drawerBin(fill) : openBin(fill, dims.t === 'hang')),
    dims.u === 'esd' ? antistatic(at) : '',
    leader(
      dims.t === 'drawer' ? 180 : 262,
      dims.t === 'drawer' ? 238 : 230,
      270,
      274,
      sizeText(dims),
    ),
  ])
}

/** What closes a tote: a loose lid, or two flaps that are hinged to it. */
function lidOf(form: string | undefined, fill: string): string {
  if (form === 'lid')
    return (
      path('M36 74L100 34H364L346 74Z', { fill }) +
      rect(34, 72, 314, 16, { fill }, 4) +
      path('M84 66L116 44H338L328 66Z', thin)
    )
  if (form === 'attached')
    return (
      path('M44 84L62 24L116 14L104 46Z', { fill }) +
      path('M338 84L386 40L374 14L352 48Z', { fill }) +
      path('M56 74L70 34L104 26M344 74L376 38', thin)
    )
  return ''
}

/** Tote in the ratio of its length and height: its rim, ribs, grips and lid. */
export function tote(dims: Dims): string {
  const fill = colourOf(dims, BLUE)
  const [long = 600, , high = 280] = sizeOf(dims) ?? [num(dims, 'd', { fallback: 600 })]
  const h = clamp((290 * high) / long, 84, 164)
  const low = 84 + h
  const shown = sizeOf(dims) && !dims.plain && !dims.abc
  const grip = 84 + h * 0.24
  return sheet([
    path('M44 84L104 46H356L338 84Z', { fill }),
    path('M62 84L112 54H340L324 84Z', { fill: '#f6f8fa' }),
    path(`M330 96L356 58L346 ${low - 32}L322 ${low}Z`, { fill }),
    path(`M56 100L64 ${low}H322L330 100Z`, { fill }),
    lidOf(dims.t, fill),
    rect(40, 82, 302, 20, { fill }, 4),
    repeat(7, (i) => line(86 + i * 36, 108, 88 + i * 35, low - 8, thin)),
    rect(152, grip, 82, 18, black, 9),
    rect(158, grip + h * 0.3, 70, h * 0.3, { fill: WHITE, width: 1.5 }, 3),
    path(`M168 ${grip + h * 0.38}H216M168 ${grip + h * 0.46}H206`, thin),
    dims.u === 'esd' ? antistatic([274, grip + h * 0.46]) : '',
    path(`M63 ${low - 8}H323`, thin),
    dimH(40, 342, low + 40, tag(dims, 'd'), low),
    shown ? dimV(82, low, 20, String(high), 40) : '',
  ])
}
