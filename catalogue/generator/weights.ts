import { materialOf } from '@/catalogue/data/materials'
import type { Leaf, WeighedForm } from '@/catalogue/reader/types'
import { dimsOf } from './dims'
import { chosenOf } from './naming'
import type { Choice } from './types'

/** Sizes in mm by the letters of the drawings (dims.ts), and words of the choice by attribute. */
type Piece = { size: (letter: string) => number; word: (attribute: string) => string }

/** Pitch diameter of a thread: that of a plain rod of the same volume. */
const pitchDiameter = ({ size }: Piece) => size('d') - 0.65 * (size('p') || size('d') * 0.15)
const rod = (diameter: number, length: number) => (Math.PI / 4) * diameter ** 2 * length
const ring = (outer: number, inner: number, height: number) =>
  rod(outer, height) - rod(inner, height)
const hexagon = (acrossFlats: number, height: number) =>
  (Math.sqrt(3) / 2) * acrossFlats ** 2 * height

/** A shank threaded over `threaded` mm at most. */
function shank(piece: Piece, threaded = Number.POSITIVE_INFINITY): number {
  const { size } = piece
  const length = Math.min(size('l'), threaded)
  return rod(pitchDiameter(piece), length) + rod(size('d'), size('l') - length)
}

/** Thread length of GB/T 5782, and of GB/T 70.1 with `more` 12 mm. */
function threadLength({ size }: Piece, more = size('l') > 125 ? 12 : 6): number {
  return 2 * size('d') + more
}

/** A rolling bearing of rings, balls and air: the share of its envelope that is steel. */
const bearing =
  (share: number) =>
  ({ size }: Piece) =>
    ring(size('da'), size('di'), size('b')) * share

/**
 * Volumes in mm³ of one piece, or of a metre of what is sold by the metre. Edges are sharp but for
 * the chamfers of hexagons; the shares of bearings fit the weights in makers' catalogues.
 */
const VOLUMES: Record<WeighedForm, (piece: Piece) => number> = {
  'hex bolt': (piece) =>
    hexagon(piece.size('s'), piece.size('k')) * 0.97 +
    shank(piece, piece.word('牙型') === '半牙' ? threadLength(piece) : undefined),
  'socket screw': (piece) => {
    const { size } = piece
    // The head is as high as the thread is thick, its socket half as deep.
    const head = rod(size('dk'), size('d')) - hexagon(size('e'), size('d') / 2)
    return head + shank(piece, threadLength(piece, 12))
  },
  'countersunk screw': (piece) => {
    const { size } = piece
    const [wide, narrow] = [size('dk'), size('d')]
    const height = (wide - narrow) / 2
    const head = (Math.PI / 12) * height * (wide ** 2 + wide * narrow + narrow ** 2)
    const thread = rod(pitchDiameter(piece), size('l') - height)
    return head + thread - hexagon(size('e'), narrow / 2)
  },
  'set screw': (piece) => {
    const { size } = piece
    return shank(piece) - hexagon(size('e'), Math.min(size('d'), size('l')) / 2)
  },
  nut: (piece) =>
    hexagon(piece.size('s'), piece.size('h')) * 0.97 - rod(pitchDiameter(piece), piece.size('h')),
  washer: ({ size }) => ring(size('da'), size('di'), size('h')),
  pin: ({ size }) => rod(size('d'), size('l')),
  key: ({ size, word }) => {
    // Each round end lacks the corners of half a square.
    const rounds = word('型式').startsWith('A') ? 2 : word('型式').startsWith('C') ? 1 : 0
    const corners = ((1 - Math.PI / 4) / 2) * size('b') ** 2 * rounds
    return (size('b') * size('l') - corners) * size('h')
  },
  'ball bearing': bearing(0.68),
  'taper bearing': bearing(0.74),
  'spherical bearing': bearing(0.78),
  'thrust bearing': bearing(0.75),
  'o-ring': ({ size }) => rod(size('w'), Math.PI * (size('di') + size('w'))),
  // 3.6 g a metre and mm² of diameter with a fibre core, 3.8 with one of wire (GB/T 20118).
  'wire rope': ({ size, word }) =>
    ((word('结构') === '7×7' ? 3.8 : 3.6) / 7.85) * 1000 * size('d') ** 2,
}

/** Weight of one piece in grams, computed from its sizes and material: two digits below 10 g. */
export function computedWeight(leaf: Leaf, form: WeighedForm, choice: Choice): number {
  const sizes = new URLSearchParams(dimsOf(leaf, choice))
  const words = new Map(
    chosenOf(leaf, choice).map(({ attribute, value }) => [attribute.name, value.label]),
  )
  const piece: Piece = {
    size: (letter) => Number(sizes.get(letter) ?? 0),
    word: (attribute) => words.get(attribute) ?? '',
  }
  const { density } = materialOf([...words.values()])
  const grams = (VOLUMES[form](piece) * density) / 1000
  return grams < 10 ? Number(grams.toPrecision(2)) : Math.round(grams)
}
