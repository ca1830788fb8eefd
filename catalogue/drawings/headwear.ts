import { rod } from './bolts'
import { colourOf, type Dims } from './dims'
import {
  BLACK,
  BLUE,
  black,
  dark,
  deep,
  FAINT,
  medium,
  orange,
  SHADE,
  shade,
  thin,
  WHITE,
  YELLOW,
} from './ink'
import { circle, line, path, polygon, rect, repeat, sheet, turned } from './pen'
import { bothSides } from './symmetry'

/** Safety helmet from the side: ribbed shell, peak, vents unless it is closed, chin strap. */
export function helmet(dims: Dims): string {
  const fill = colourOf(dims, YELLOW)
  return sheet([
    path('M112 204C118 244 152 270 196 276C236 270 262 244 270 204', { width: 4 }),
    rect(180, 266, 34, 18, deep, 4),
    path('M84 196H320V214Q200 232 88 218Z', shade),
    path('M66 196C58 96 118 32 202 30C288 30 334 92 338 182L66 196Z', { fill }),
    path('M150 42C118 66 104 122 108 192M184 32C164 60 156 120 158 190', medium),
    path('M222 31C242 60 250 120 250 188', medium),
    path('M158 52C132 82 126 128 128 178', { stroke: WHITE, width: 5, opacity: 0.55 }),
    path('M338 182L380 202Q390 212 376 214C330 204 150 200 70 214Q56 214 58 202L66 192Z', {
      fill,
    }),
    path('M70 206C160 192 320 194 372 207', thin),
    dims.t === 'closed' ? '' : rect(196, 132, 30, 8, dark, 4) + rect(198, 148, 26, 8, dark, 4),
    rect(100, 182, 34, 14, deep, 3),
    dims.u === 'buckle'
      ? path('M88 208L66 222M88 216L70 230', { width: 5 }) + rect(54, 216, 22, 20, deep, 3)
      : rect(62, 212, 28, 26, black, 6) +
        path('M69 216V234M76 216V234M83 216V234', { width: 1.5, stroke: WHITE }),
  ])
}

/** Peaks of a bump cap that are shorter than the usual one. */
const PEAKS: Readonly<Record<string, string>> = {
  short: 'M312 184Q344 186 354 204Q356 214 344 214Q310 200 252 206L250 190Z',
  micro: 'M312 184Q326 188 332 202Q334 210 322 210Q300 202 252 206L250 190Z',
}

/** Net of the sides of a cap, which lets the air through. */
const MESH =
  repeat(6, (i) => line(88 + i * 10, 122 - i * 7, 84 + i * 12, 190, { width: 1, stroke: WHITE })) +
  repeat(7, (i) => line(88 - i, 112 + i * 12, 150, 106 + i * 13, { width: 1, stroke: WHITE })) +
  repeat(5, (i) =>
    line(258 + i * 10, 100 + i * 8, 258 + i * 12, 186, { width: 1, stroke: WHITE }),
  ) +
  repeat(6, (i) => line(250, 112 + i * 13, 304, 122 + i * 12, { width: 1, stroke: WHITE }))

/** Bump cap: a cloth cap with its peak, panel seams and air holes. */
export function bumpCap(dims: Dims): string {
  const fill = colourOf(dims, BLUE)
  return sheet([
    path('M70 196C58 96 112 54 190 52C270 52 312 104 312 188Z', { fill }),
    path(
      PEAKS[dims.t ?? ''] ?? 'M312 184Q380 184 392 206Q394 216 380 216Q330 200 252 206L250 190Z',
      {
        fill,
      },
    ),
    path('M190 52C160 90 150 140 152 193M190 52C234 84 250 130 250 190', {
      width: 1.5,
      dash: '5 4',
    }),
    dims.u === 'mesh' ? MESH : '',
    path('M70 196Q190 178 312 188V204Q190 196 72 212Z', black),
    repeat(6, (i) => circle(182 + (i % 3) * 20, 118 + Math.floor(i / 3) * 20, 4, dark)),
    circle(190, 51, 7, deep),
    path('M92 150Q104 96 146 76', { stroke: WHITE, width: 5, opacity: 0.5 }),
  ])
}

/** What presses the cups on: a band over the head or behind the neck, or two arms in a helmet's slots. */
function headband(form: string | undefined): string {
  if (form === 'neck') {
    const band = 'M104 236C104 286 150 290 200 290S296 286 296 236'
    return rod(band, 18, BLACK)
  }
  if (form === 'helmet')
    return bothSides([
      rod('M104 150L118 58', 9, SHADE),
      path('M96 30H146V58H110Z', black),
      path('M110 38V50M120 38V50M130 38V50', { width: 1, stroke: FAINT }),
    ])
  const band = 'M104 160C84 66 130 30 200 30S316 66 296 160'
  return (
    rod(band, 24, BLACK) +
    path('M120 84C140 48 170 44 200 44S260 48 280 84', { width: 2, stroke: FAINT })
  )
}

/** Ear muffs: two cushioned cups on a padded headband. */
export function earmuff(dims: Dims): string {
  const fill = colourOf(dims, YELLOW)
  return sheet([
    headband(dims.t),
    bothSides([
      dims.t === 'neck' ? '' : rod('M104 110V176', 9, SHADE),
      path('M118 136Q148 134 150 162V234Q148 262 118 260Z', black),
      path('M118 128Q70 124 64 168V228Q70 272 118 268Z', { fill }),
      path('M104 148Q84 150 82 174V222Q84 246 104 248', medium),
      polygon(
        [
          [94, 172],
          [110, 172],
          [110, 194],
          [94, 194],
        ],
        shade,
      ),
    ]),
  ])
}

/** A pair of silicone ear plugs with three flanges. */
function flangedPlugs(corded: boolean): string {
  const plug = (x: number) => [
    rect(x - 10, 60, 20, 150, { fill: '#5f97cf' }, 9),
    ...[46, 96, 148].map((y, i) =>
      path(
        `M${x - 14 - i * 7} ${y + 38}Q${x - 12 - i * 7} ${y} ${x} ${y - 2}T${x + 14 + i * 7} ${y + 38}Z`,
        {
          fill: '#7fb2e0',
        },
      ),
    ),
    rect(x - 8, 206, 16, 24, shade, 4),
  ]
  return sheet([
    corded
      ? path('M124 230C120 290 190 290 200 256S280 290 276 230', { width: 4, stroke: BLUE })
      : '',
    ...plug(124),
    ...plug(276),
  ])
}

/** A pair of ear plugs, on a cord unless they are loose. */
export function earplug(dims: Dims): string {
  const corded = dims.u !== 'loose'
  return dims.t === 'tree' ? flangedPlugs(corded) : foamPlugs(corded, dims.t === 'bell')
}

function foamPlugs(corded: boolean, flared: boolean): string {
  const plug = (x: number, degrees: number) =>
    turned(
      [
        path(
          flared
            ? `M${x - 54} 190Q${x - 34} 150 ${x - 34} 112Q${x - 30} 52 ${x} 52T${x + 34} 112Q${x + 34} 150 ${x + 54} 190Z`
            : `M${x - 40} 190V112Q${x - 34} 52 ${x} 52T${x + 40} 112V190Z`,
          orange,
        ),
        path(`M${x - 24} 178V116Q${x - 20} 76 ${x - 6} 70`, {
          stroke: WHITE,
          width: 5,
          opacity: 0.6,
        }),
        path(`M${x - 40} 190Q${x} 206 ${x + 40} 190`, medium),
        path(`M${x - 40} 190H${x + 40}Q${x + 40} 204 ${x} 204T${x - 40} 190Z`, {
          fill: '#f2862a',
        }),
        circle(x + 16, 96, 2, dark),
        circle(x - 4, 130, 2, dark),
        circle(x + 20, 150, 2, dark),
      ],
      degrees,
      x,
      130,
    )
  return sheet([
    corded ? path('M108 196C90 300 196 296 200 250S312 300 292 196', { width: 6 }) : '',
    corded
      ? path('M108 196C90 300 196 296 200 250S312 300 292 196', { width: 3, stroke: BLUE })
      : '',
    plug(124, -12),
    plug(276, 12),
  ])
}
