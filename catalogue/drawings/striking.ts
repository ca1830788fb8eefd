import { centreLine, dimH, dimV } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { black, body, DEEP, deep, fine, red, section, shade, thin, white, YELLOW } from './ink'
import { circle, label, lines, path, placed, rect, repeat, type Segment, sheet } from './pen'

const GRIP = '#ffb54d'

/** Blade of a cold chisel: flat, as wide as its edge, or a point. */
function chiselBlade(form: string | undefined, y: number, w: number): string {
  if (form === 'point')
    return (
      path(`M34 ${y}L58 ${y - 7}L104 ${y - 18}V${y + 18}L58 ${y + 7}Z`, body) +
      path(`M34 ${y}L58 ${y - 7}V${y + 7}Z`, deep)
    )
  return (
    path(`M34 ${y - w / 2}L104 ${y - 18}V${y + 18}L34 ${y + w / 2}Z`, body) +
    path(`M34 ${y - w / 2}L50 ${y - w * 0.44}V${y + w * 0.44}L34 ${y + w / 2}`, deep)
  )
}

/** Cold chisel with its edge width and length: flat or pointed, perhaps with a guard for the hand. */
export function chisel(dims: Dims): string {
  const w = clamp(num(dims, 'b', { fallback: 16 }) * 1.6 + 16, 32, 58)
  const y = 136
  const half = dims.t === 'point' ? 8 : w / 2
  return sheet([
    path(`M104 ${y - 18}H342L354 ${y - 14}Q366 ${y} 354 ${y + 14}L342 ${y + 18}H104Z`, body),
    chiselBlade(dims.t, y, w),
    lines([
      [104, y - 8, 342, y - 8],
      [104, y + 8, 342, y + 8],
    ]),
    rect(194, y - 18, 100, 36, { fill: GRIP }),
    dims.t === 'guard'
      ? rect(180, y - 28, 116, 56, { fill: GRIP }, 12) +
        rect(296, y - 50, 18, 100, { fill: GRIP }, 8)
      : '',
    centreLine(20, y, 380, y),
    dimV(y - half, y + half, 22, tag(dims, 'b'), 34),
    dimH(34, 360, y + 88, tag(dims, 'l'), y + w / 2),
  ])
}

/** Section of a file about (0, 0). */
const FILE_SECTIONS: Readonly<Record<string, string>> = {
  half: 'M-24 8A28 28 0 0 1 24 8Z',
  round: 'M-20 0A20 20 0 1 1 20 0A20 20 0 1 1 -20 0Z',
  square: 'M-18 -18H18V18H-18Z',
  triangle: 'M0 -22L22 14H-22Z',
}
const FLAT_SECTION = 'M-28 -8H28V8H-28Z'

/** Distance of the cuts of a file in px. */
const FILE_PITCHES: Readonly<Record<string, number>> = { coarse: 12, fine: 4 }

/** File with its cross cut, its section, and its handle where it has one. */
export function file(dims: Dims): string {
  const y = 116
  const pitch = FILE_PITCHES[dims.v ?? ''] ?? 7
  const cut = (lean: number) =>
    lines(
      Array.from(
        { length: Math.floor(203 / pitch) },
        (_, i): Segment => [28 + i * pitch, y - 20, 28 + i * pitch + lean, y + 20],
      ),
      fine,
    )
  const handle = `M276 ${y - 14}H292Q332 ${y - 34} 372 ${y - 22}Q384 ${y} 372 ${y + 22}Q332 ${y + 34} 292 ${y + 14}H276Z`
  const tang = `M276 ${y - 8}L356 ${y - 2}V${y + 2}L276 ${y + 8}Z`
  return sheet([
    path(`M20 ${y - 18}L30 ${y - 22}H246V${y + 22}H30L20 ${y + 18}Z`, shade),
    cut(10),
    cut(-8),
    path(`M246 ${y - 22}L278 ${y - 8}V${y + 8}L246 ${y + 22}Z`, body),
    dims.u === 'bare' ? path(tang, body) : path(handle, red),
    dimH(20, 278, y + 84, tag(dims, 'l'), y + 22),
    placed([path(FILE_SECTIONS[dims.t ?? ''] ?? FLAT_SECTION, section)], 336, y + 96),
  ])
}

/** Tape measure with its blade pulled out. */
export function tapeMeasure(dims: Dims): string {
  const marks = repeat(15, (i) => `M${236 + i * 9} 214L${236 + i * 9} ${i % 5 ? 222 : 228}`)
  return sheet([
    rect(216, 214, 152, 26, { fill: '#ffe58a' }),
    path(marks, { width: 1.2 }),
    path('M368 208V248H376V208Z', deep),
    path('M40 246V120Q40 56 104 56H164Q226 56 226 126V246Q226 252 218 252H48Q40 252 40 246Z', {
      fill: dims.t === 'steel' ? DEEP : YELLOW,
    }),
    // Only a case of two colours is clad in rubber.
    dims.t === 'steel' || dims.t === 'bare'
      ? ''
      : path('M40 190V246Q40 252 48 252H218Q226 252 226 246V206L190 232H84Q52 228 40 190Z', black),
    circle(130, 142, 56, white),
    circle(130, 142, 46, thin),
    rect(148, 40, 40, 18, red, 5),
    label(130, 152, tag(dims, 'r', '', ' m'), 30),
  ])
}
