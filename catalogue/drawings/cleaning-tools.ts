import { dimH } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import {
  BLACK,
  BLUE,
  BROWN,
  black,
  blue,
  body,
  deep,
  GREEN,
  type Ink,
  KRAFT,
  RED,
  red,
  shade,
  thin,
  WHITE,
} from './ink'
import { circle, line, lines, path, rect, repeat, sheet } from './pen'

/** Yarn of cotton, and of microfibre. */
const YARN = '#f3ecdc'
const MICROFIBRE = '#8fc1ee'

function halfOf(dims: Dims): number {
  return clamp(num(dims, 'b', { fallback: 400 }) * 0.16 + 64, 90, 176)
}

/** Pole down to its foot: of stainless or painted tube, of wood, or of aluminium in two parts that slide. */
function pole(dims: Dims, foot: number): string {
  const tube = (ink: Ink, d = 6) =>
    path(`M${200 - d} 8V${foot}H${200 + d}V8Q200 2 ${200 - d} 8Z`, ink)
  if (dims.v === 'wood')
    return (
      tube({ fill: KRAFT }, 8) +
      lines([
        [197, 30, 197, foot - 20],
        [203, 50, 203, foot - 6],
      ])
    )
  const grip = rect(192, 8, 16, 56, blue, 6)
  if (dims.v === 'painted') return tube(red) + rect(192, 8, 16, 56, black, 6)
  if (dims.v !== 'aluminium') return tube(body) + grip + line(198, 70, 198, foot - 4, thin)
  return (
    tube(shade) +
    rect(191, foot - 62, 18, 62, shade) +
    lines([
      [196, foot - 40, 196, foot - 4],
      [204, foot - 40, 204, foot - 4],
    ]) +
    rect(189, Math.max(68, foot - 72), 22, 26, black, 4) +
    grip
  )
}

/** Mop of cotton strings in a round clamp. */
function stringMop(dims: Dims): string {
  const half = halfOf(dims) * 0.6
  const strand = (i: number) => {
    const t = i / 10 - 1
    return `M${200 + t * 30} 166Q${200 + t * half * 0.8} 190 ${200 + t * half} ${250 - Math.abs(t) * 18}`
  }
  return sheet([
    pole(dims, 150),
    repeat(21, (i) => path(strand(i), { width: 11 }) + path(strand(i), { width: 8, stroke: YARN })),
    path('M176 144H224L234 172H166Z', black),
    dimH(200 - half, 200 + half, 286, tag(dims, 'b'), 256),
  ])
}

/** Dust mop: a low frame under a long sleeve of loops, of microfibre or of cotton yarn. */
function dustMop(dims: Dims): string {
  const half = halfOf(dims)
  const fill = dims.u === 'cotton' ? YARN : MICROFIBRE
  return sheet([
    pole(dims, 196),
    path('M184 190H216L222 208H178Z', black),
    path(
      `M${200 - half} 232Q${200 - half + 4} 206 ${200 - half + 40} 206H${200 + half - 40}Q${200 + half - 4} 206 ${200 + half} 232Z`,
      blue,
    ),
    repeat(Math.floor(half / 6), (i) => {
      const step = (2 * half) / Math.floor(half / 6)
      return path(`M${200 - half + i * step} 230q${step / 2} 34 ${step} 0`, { fill, width: 1.5 })
    }),
    dimH(200 - half, 200 + half, 284, tag(dims, 'b'), 250),
  ])
}

/** Pad of a flat mop under its plate: short loops of microfibre, or long strings of cotton. */
function pad(half: number, isCotton: boolean): string {
  const count = Math.floor(half / (isCotton ? 4 : 5))
  return (
    rect(200 - half, 210, half * 2, 18, { fill: isCotton ? YARN : MICROFIBRE }) +
    repeat(count, (i) => {
      const x = 200 - half + (i + 0.5) * ((half * 2) / count)
      if (!isCotton) return path(`M${x} 228Q${x + 4} 236 ${x} 246`, { stroke: BLUE, width: 4 })
      const string = `M${x} 228Q${x + 3} 240 ${x - 1} 252`
      return path(string, { width: 7 }) + path(string, { width: 4.5, stroke: YARN })
    }) +
    line(200 - half, 219, 200 + half, 219, { width: 1, dash: '6 4' })
  )
}

/** Mop of its kind: flat with its hinged plate and fringed pad, of cotton strings, or for dust. */
export function mop(dims: Dims): string {
  if (dims.t === 'round') return stringMop(dims)
  if (dims.t === 'dust') return dustMop(dims)
  const half = halfOf(dims)
  return sheet([
    pole(dims, 164),
    path('M182 160H218L212 184H188Z', black),
    circle(200, 188, 12, deep),
    path(`M${200 - half + 14} 210L178 196H222L${200 + half - 14} 210Z`, black),
    pad(half, dims.u === 'cotton'),
    dimH(200 - half, 200 + half, 282, tag(dims, 'b'), 252),
  ])
}

/** What a broom sweeps with: its block, the fill and the lines of its bristles, how far they flare, their width. */
type Bristles = Readonly<{
  block: string
  fill: string
  stroke: string
  flare: number
  width: number
}>

const PET: Bristles = { block: BLACK, fill: '#bfe0cb', stroke: GREEN, flare: 8, width: 1 }
const BRISTLES: Readonly<Record<string, Bristles>> = {
  hair: { block: KRAFT, fill: '#7d6350', stroke: '#3f3026', flare: 4, width: 1 },
  wire: { block: KRAFT, fill: WHITE, stroke: '#6f7d8a', flare: 0, width: 2.5 },
}

/** Block of a push broom with its bristles. */
function brush(half: number, { block, fill, stroke, flare, width }: Bristles): string {
  const count = Math.floor(half / 4)
  return (
    path('M184 146H216L224 172H176Z', black) +
    rect(200 - half, 170, half * 2, 24, { fill: block }, 6) +
    path(
      `M${200 - half + 4} 194H${200 + half - 4}L${200 + half + flare} 250H${200 - half - flare}Z`,
      { fill },
    ) +
    repeat(count, (i) => {
      const t = (i + 0.5) / count - 0.5
      return line(200 + t * (half - 4) * 2, 196, 200 + t * (half + flare - 3) * 2, 249, {
        width,
        stroke,
      })
    })
  )
}

/** Bundle of sorghum stalks, bound round its pole and sewn flat. */
function sorghum(half: number): string {
  const edge = (t: number, y: number) => 200 + t * (18 + (half - 18) * ((y - 120) / 130) ** 0.8)
  const sewn = (y: number) => line(edge(-1, y), y, edge(1, y), y, { width: 4, stroke: RED })
  return (
    path(
      `M182 120H218Q${edge(1, 150)} 150 ${200 + half} 250H${200 - half}Q${edge(-1, 150)} 150 182 120Z`,
      { fill: '#e3c07f' },
    ) +
    repeat(17, (i) => {
      const t = (i - 8) / 9
      return path(`M${200 + t * 17} 124Q${edge(t, 152)} 152 ${200 + t * half} 249`, {
        width: 1,
        stroke: BROWN,
      })
    }) +
    rect(179, 108, 42, 18, { fill: BROWN }, 4) +
    sewn(158) +
    sewn(176)
  )
}

/** Broom of its bristles, with its dustpan if it has one. */
export function broom(dims: Dims): string {
  const half = halfOf(dims)
  const isSorghum = dims.u === 'sorghum'
  return sheet([
    pole(dims, isSorghum ? 112 : 150),
    isSorghum ? sorghum(half) : brush(half, BRISTLES[dims.u ?? ''] ?? PET),
    dims.t === 'pan'
      ? path('M292 90H384L396 136H280Z', blue) +
        path('M280 136H396V146H280Z', black) +
        rect(330, 20, 16, 72, blue, 6)
      : '',
    dimH(200 - half, 200 + half, 284, tag(dims, 'b'), isSorghum ? 250 : 194),
  ])
}
