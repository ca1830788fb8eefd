import { type Piece, ring, rod } from './shapes'

/** A rolling bearing of rings, balls and air: the share of its envelope that is steel. */
const bearing =
  (share: number) =>
  ({ size }: Piece) =>
    ring(size('da'), size('di'), size('b')) * share

/** The shares of bearings fit the weights in makers' catalogues. */
export const MACHINE_VOLUMES = {
  'ball bearing': bearing(0.68),
  'taper bearing': bearing(0.74),
  'spherical bearing': bearing(0.78),
  'thrust bearing': bearing(0.75),
  'o-ring': ({ size }: Piece) => rod(size('w'), Math.PI * (size('di') + size('w'))),
  // Half of a hollow shaft's diameter is bore.
  shaft: ({ size, word }: Piece) =>
    rod(size('d'), size('l')) - (word('空心') === '是' ? rod(size('d') / 2, size('l')) : 0),
  // A disc of the pitch diameter, and a hub of six tenths of it as thick again, less the bore.
  sprocket: ({ size, word }: Piece) => {
    const pitch = size('p') / Math.sin(Math.PI / size('n'))
    const width = Number(word('齿宽'))
    return rod(pitch, width) + rod(pitch * 0.6, width) - rod(pitch * 0.25, width * 2)
  },
  // More than half of the rim's cylinder is grooves, spokes and bore.
  'v-belt pulley': ({ size, word }: Piece) => {
    const grooves = Number(word('槽数')) - 1
    const width = grooves * Number(word('槽间距')) + 2 * Number(word('槽边距'))
    return rod(size('da'), width) * 0.45
  },
  'timing pulley': ({ size }: Piece) =>
    rod((size('p') * size('n')) / Math.PI, 4 * size('p') + 10) * 0.8,
  // Two thirds of the rod are left between the flutes; lengths as DIN 338 has them.
  drill: ({ size }: Piece) => rod(size('d'), 34 * size('d') ** 0.6) * 0.65,
  // Lengths as ISO 529 has them.
  tap: ({ size }: Piece) => rod(size('d') * 0.85, 41 * (size('d') / 2) ** 0.45) * 0.9,
  'end mill': ({ size }: Piece) => rod(size('ds'), size('l')) * 0.92,
}

/** Grams where makers publish those of a metre, whatever the material. */
export const PUBLISHED_MASSES = {
  // 3.6 g a metre and mm² of diameter with a fibre core, 3.8 with one of wire (GB/T 20118).
  'wire rope': ({ size, word }: Piece) => (word('结构') === '7×7' ? 3.8 : 3.6) * size('d') ** 2,
  chain: ({ word }: Piece) =>
    Number(word('每米质量')) * 1000 * Number(word('长度')) * Number(word('排数')),
  'v-belt': ({ size, word }: Piece) => Number(word('每米质量')) * size('l'),
}
