import { dimH } from './dimension'
import { type Dims, tag } from './dims'
import type { Point } from './geometry'
import { BLACK, BLUE, black, body, DEEP, deep, ORANGE, orange, shade, white } from './ink'
import { circle, path, polygon, rect, repeat, sheet } from './pen'

/** Distance of the teeth in px by their number to the inch. */
const PITCHES: Readonly<Record<string, number>> = { '7': 9, '24': 3 }

const pitchOf = (dims: Dims) => PITCHES[dims.v ?? ''] ?? 6

/** Lower edge of a blade with its teeth. */
function toothed(dims: Dims, from: number, to: number, y: number): string {
  const pitch = pitchOf(dims)
  return repeat(
    Math.floor((to - from) / pitch),
    (i) => `L${from + (i + 0.5) * pitch} ${y + pitch * 0.85}L${from + (i + 1) * pitch} ${y}`,
  )
}

function hacksaw(dims: Dims): string {
  const frame = 'M44 190V84Q44 66 62 66H270V112'
  return sheet([
    path(frame, { width: 12 }),
    path(frame, { width: 8, stroke: DEEP }),
    path(`M262 204V190H40V204${toothed(dims, 40, 262, 204)}`, shade),
    rect(30, 184, 22, 26, deep, 3),
    path(
      'M256 92H320Q372 96 372 144Q370 214 320 236Q280 238 256 206ZM286 120V188Q300 210 320 202Q344 180 342 146Q338 120 316 118Z',
      orange,
    ),
    circle(266, 198, 6, deep),
    dimH(40, 262, 262, tag(dims, 'l'), 210),
  ])
}

function foldingSaw(dims: Dims): string {
  return sheet([
    path(`M234 156V120Q120 92 24 128V156${toothed(dims, 24, 234, 156)}`, body),
    path(
      'M216 106H340Q384 112 386 148Q386 178 360 180Q330 168 300 176H216Q200 160 204 132Z',
      orange,
    ),
    path('M250 132H340Q358 136 358 150H250Z', black),
    circle(228, 140, 12, deep),
    circle(228, 140, 4, white),
    dimH(24, 228, 236, tag(dims, 'l'), 160),
  ])
}

function keyholeSaw(dims: Dims): string {
  return sheet([
    path(`M248 156V122L16 150V156${toothed(dims, 16, 248, 156)}`, body),
    path('M240 116H352Q386 120 386 146Q386 172 352 172H240Z', orange),
    path('M262 130H350M262 144H350M262 158H350', { width: 4, stroke: BLACK }),
    dimH(16, 240, 232, tag(dims, 'l'), 162),
  ])
}

/** Handles that are not of orange plastic. */
const HANDLES: Readonly<Record<string, string>> = { two: BLUE, metal: DEEP }

/** Saw of its type, the pitch of its teeth and its handle. */
export function handSaw(dims: Dims): string {
  const drawn = plasticSaw(dims)
  const handle = HANDLES[dims.u ?? '']
  return handle ? drawn.replaceAll(ORANGE, handle) : drawn
}

/** Panel saw, hacksaw in its frame, folding saw or keyhole saw. */
function plasticSaw(dims: Dims): string {
  if (dims.t === 'frame') return hacksaw(dims)
  if (dims.t === 'folding') return foldingSaw(dims)
  if (dims.t === 'keyhole') return keyholeSaw(dims)
  const half = pitchOf(dims) * 0.65
  const teeth: Point[] = Array.from({ length: Math.floor(248 / half) }, (_, i) => [
    20 + i * half,
    196 + (i % 2 ? half * 1.5 : 0),
  ])
  return sheet([
    polygon([[20, 152], [278, 78], [278, 196], ...teeth.toReversed()], body),
    path(
      'M262 70Q330 58 364 78Q390 100 382 140Q376 190 340 214Q300 222 262 204Q282 180 276 140Q272 100 262 70ZM306 104Q290 140 308 178Q336 190 350 160Q362 120 344 104Q326 92 306 104Z',
      orange,
    ),
    circle(288, 92, 5, deep),
    circle(290, 190, 5, deep),
    dimH(20, 268, 246, tag(dims, 'l'), 200),
  ])
}
