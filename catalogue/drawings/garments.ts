import { leader } from './dimension'
import { colourOf, type Dims, tag } from './dims'
import { BLACK, black, deep, FAINT, ORANGE, orange, RED, shade, thin, WHITE, YELLOW } from './ink'
import { circle, line, path, placed, rect, repeat, sheet, turned } from './pen'
import { bothSides } from './symmetry'

/** A webbing strap along a path. */
function strap(d: string, fill = RED, width = 13): string {
  return path(d, { width }) + path(d, { width: width - 4, stroke: fill })
}

/** Pockets of a vest: two on the chest, and with four two below as well. */
function vestPockets(count: string | undefined, fill: string): string[] {
  const chest = [148, 214].map((x) => rect(x, 122, 38, 34, { fill, width: 1.5 }, 3))
  const below = [106, 236].map((x) => rect(x, 192, 58, 26, { fill, width: 1.5 }, 3))
  if (count === '2') return chest
  return count === '4' ? [...chest, ...below] : []
}

/** Holes of a vest that is knitted as a net. */
const NET = path(
  Array.from({ length: 96 }, (_, i) => {
    const row = Math.floor(i / 12)
    return `M${100 + (i % 12) * 17.6 + (row % 2) * 6} ${152 + row * 16}v6`
  }).join(''),
  { width: 2, stroke: WHITE },
)

/** Reflective vest with its bands, zip and piping. */
export function vest(dims: Dims): string {
  const fill = colourOf(dims, YELLOW)
  const tape = (x: number, y: number, w: number, h: number) =>
    rect(x, y, w, h, { fill: '#e4eaef' }) +
    rect(x + 4, y + 4, w - 8, h - 8, { width: 1, stroke: FAINT, dash: '3 3' })
  return sheet([
    path('M150 26Q200 66 250 26L296 44Q280 108 312 148V278H88V148Q120 108 104 44Z', { fill }),
    dims.v === 'mesh' ? NET : '',
    path('M150 26Q200 60 250 26Q244 18 200 22Q156 18 150 26Z', black),
    bothSides([tape(118, 40, 24, 124)]),
    tape(88, 164, 224, 24),
    // Of class 1 is what has less of it.
    dims.u === 'one' ? '' : tape(88, 222, 224, 24),
    path('M150 26L200 104L250 26L240 25L200 80L160 25Z', orange),
    path('M88 148Q120 108 104 44M312 148Q280 108 296 44', { width: 6 }),
    path('M88 148Q120 108 104 44M312 148Q280 108 296 44', { width: 2, stroke: ORANGE }),
    line(200, 94, 200, 278, { width: 4 }),
    line(200, 96, 200, 278, { width: 1.5, stroke: WHITE, dash: '3 3' }),
    ...vestPockets(dims.t, fill),
  ])
}

function hook(x: number, y: number): string {
  return (
    path(
      `M${x - 15} ${y + 34}V${y - 10}Q${x - 14} ${y - 30} ${x + 3} ${y - 30}Q${x + 22} ${y - 29} ${x + 22} ${y - 8}V${y + 4}H${x + 13}V${y - 8}Q${x + 12} ${y - 20} ${x + 3} ${y - 20}Q${x - 5} ${y - 20} ${x - 5} ${y - 10}V${y + 22}Q${x - 2} ${y + 28} ${x + 5} ${y + 24}L${x + 16} ${y + 30}Q${x + 8} ${y + 42} ${x - 4} ${y + 41}Z`,
      deep,
    ) + path(`M${x + 16} ${y + 4}L${x + 9} ${y + 26}`, { width: 4 })
  )
}

/** A hook that opens wide enough for scaffold tubes. */
const bigHook = (x: number, y: number) => placed([hook(0, 0)], x, y, 1.3)

/** The rope of a harness from its ring over the shock absorber to its hook or hooks. */
function harnessRope(dims: Dims): string[] {
  return [
    strap('M184 40C190 70 230 60 300 60Q342 62 342 100V118', YELLOW, 10),
    dims.v === 'absorber'
      ? rect(326, 116, 32, 58, black, 5) + strap('M342 176V206', YELLOW, 10)
      : strap('M342 112V206', YELLOW, 10),
    dims.t === 'double'
      ? strap('M342 176C342 190 300 190 296 206', YELLOW, 10) + bigHook(292, 240)
      : '',
    dims.t ? bigHook(340, 240) : hook(340, 236),
  ]
}

/** Waist belt: its rope goes round a pole from one side ring to the other, or holds its wearer back. */
function waistBelt(dims: Dims): string {
  const ring = (x: number) =>
    circle(x, 168, 17, shade) + circle(x, 168, 9, { fill: WHITE, width: 1.5 })
  const pole = dims.u === 'pole'
  const clip = dims.t ? bigHook : hook
  return sheet([
    pole
      ? strap('M62 168C10 80 90 38 160 38S306 60 262 104', YELLOW, 10) +
        rect(130, 26, 60, 24, deep, 5)
      : strap('M262 168C320 168 300 90 330 90S346 130 346 172', YELLOW, 10),
    dims.c === 'pad' ? path('M40 140Q160 118 280 140V200Q160 178 40 200Z', black) : '',
    strap('M36 168Q160 146 284 168', RED, 26),
    rect(140, 138, 44, 40, deep, 4),
    rect(150, 146, 24, 24, { fill: WHITE, width: 1.5 }),
    ring(62),
    ring(258),
    pole ? clip(260, 136) : clip(346, 206),
    dims.t === 'double'
      ? strap(
          pole ? 'M258 168C320 168 336 150 336 178' : 'M262 168C290 168 292 180 292 206',
          YELLOW,
          10,
        ) + bigHook(pole ? 336 : 292, pole ? 214 : 240)
      : '',
    leader(
      pole ? 216 : 300,
      pole ? 44 : 132,
      pole ? 262 : 312,
      pole ? 26 : 44,
      tag(dims, 'l', '', ' m'),
    ),
  ])
}

/** Harness from the front: for the whole body with its lanyard and shock absorber, or a waist belt. */
export function harness(dims: Dims): string {
  if (dims.u) return waistBelt(dims)
  return sheet([
    ...harnessRope(dims),
    bothSides(
      [
        strap('M150 24C112 40 108 84 122 128C134 164 120 196 116 208'),
        strap('M116 208C84 226 84 276 122 278C146 276 150 240 128 210'),
      ],
      170,
    ),
    strap('M127 112H213'),
    dims.c === 'pad' ? rect(100, 162, 140, 42, black, 12) : '',
    strap('M112 182H228', RED, 22),
    rect(155, 102, 30, 20, deep, 3),
    rect(152, 168, 36, 28, deep, 4),
    rect(161, 174, 18, 16, { fill: WHITE, width: 1.5 }),
    path('M148 24Q170 44 192 24', { width: 13 }),
    path('M148 24Q170 44 192 24', { width: 9, stroke: RED }),
    circle(170, 40, 15, shade),
    circle(170, 40, 8, { fill: WHITE, width: 1.5 }),
    bothSides([rect(108, 200, 17, 17, deep, 3)], 170),
    leader(306, 60, 288, 32, tag(dims, 'l', '', ' m')),
  ])
}

/** Rope of a lanyard along a path: braided, of flat webbing with its seam, or of gathered elastic. */
function lanyardRope(form: string | undefined, d: string): string {
  if (form === 'webbing')
    return strap(d, YELLOW, 20) + path(d, { width: 1.5, stroke: BLACK, dash: '6 4' })
  if (form === 'elastic')
    return strap(d, YELLOW, 18) + path(d, { width: 9, stroke: ORANGE, dash: '0 12' })
  return strap(d, YELLOW)
}

/** Shock-absorbing lanyard between its two hooks, its length in metres. */
export function lanyard(dims: Dims): string {
  return sheet([
    strap('M82 106H112', YELLOW),
    lanyardRope(dims.u, 'M208 106C330 106 352 106 352 146S316 196 200 196S60 200 60 214'),
    rect(112, 78, 100, 56, black, 8),
    rect(124, 90, 76, 32, { fill: ORANGE, width: 1.5 }, 4),
    repeat(6, (i) => line(136 + i * 10, 92, 130 + i * 10, 120, thin)),
    rect(222, 98, 34, 16, deep, 3),
    turned([hook(54, 106)], 90, 54, 106),
    dims.t === 'double'
      ? lanyardRope(dims.u, 'M236 106C300 106 300 128 270 138S150 140 150 214')
      : '',
    dims.t === 'double' ? bigHook(152, 244) : '',
    dims.t ? bigHook(62, 244) : hook(62, 244),
    leader(336, 182, 300, 244, tag(dims, 'l', '', ' m')),
  ])
}
