import { hexagon, type Piece, pitchDiameter, ring, rod } from './shapes'

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

function nut(piece: Piece): number {
  const height = piece.size('h')
  return hexagon(piece.size('s'), height) * 0.97 - rod(pitchDiameter(piece), height)
}

/** A head sunk flush: a cone from twice the thread to the thread, half as high. */
const sunkHead = (d: number) => (rod(2 * d, d / 2) + rod(d, d / 2)) * 0.45

/** Heads of a thread `d`, less their recess. */
const HEADS: Record<string, (d: number) => number> = {
  六角凸缘: (d) => hexagon(1.67 * d, 0.67 * d) + rod(2.2 * d, 0.2 * d),
  盘头: (d) => rod(2 * d, 0.75 * d) * 0.55,
  圆头: (d) => rod(2 * d, 0.7 * d) * 0.65,
  半沉头: (d) => sunkHead(d) * 1.3,
}

/**
 * A screw with a thread for sheet metal or wood, which is thinner between its flanks and runs out
 * into a point. The length of what is sunk counts its head; those whose head is not named are.
 */
function sharpScrew({ size, word }: Piece): number {
  const [d, form] = [size('d'), word('头型')]
  const length = form === '' || form.endsWith('沉头') ? size('l') - d / 2 : size('l')
  return rod(d * 0.8, length - d * 0.6) + (HEADS[form] ?? sunkHead)(d)
}

/** A plain and a spring washer held by the thread. */
const heldWashers = (d: number) => ring(2 * d, d, 0.2 * d) + ring(1.65 * d, d, 0.2 * d)

/** What an anchor bolt has beyond its length: hooks are bent of as much bar, a plate is three threads wide. */
const ANCHORAGES: Record<string, (d: number) => number> = {
  '9字型': (d) => rod(d * 0.96, 6 * d),
  '7字型': (d) => rod(d * 0.96, 3.5 * d),
  直杆焊板: (d) => (3 * d) ** 2 * d * 0.5,
}

/** Edges are sharp but for the chamfers of hexagons. */
export const FASTENER_VOLUMES = {
  'hex bolt': (piece: Piece) =>
    hexagon(piece.size('s'), piece.size('k')) * 0.97 +
    shank(piece, piece.word('牙型') === '半牙' ? threadLength(piece) : undefined),
  // The head is as high as the thread is thick; its lowest fifth is the flange.
  'flange bolt': (piece: Piece) =>
    hexagon(piece.size('s'), piece.size('d') * 0.6) +
    rod(piece.size('d') * 2.1, piece.size('d') * 0.2) +
    shank(piece),
  'anchor bolt': ({ size, word }: Piece) =>
    rod(size('d') * 0.96, size('l')) +
    (ANCHORAGES[word('弯钩形式')]?.(size('d')) ?? 0) +
    hexagon(size('d') * 1.5, size('d') * 0.8),
  // A bolt, a sleeve over half of it, which is longer over a cone that is undercut, and a nut.
  anchor: ({ size, word }: Piece) =>
    rod(size('d') * 0.92, size('l')) +
    ring(size('d') * 1.35, size('d'), size('l') * (word('锚固类型') === '后扩底' ? 0.7 : 0.5)) +
    hexagon(size('d') * 1.5, size('d') * 0.8) -
    rod(size('d') * 0.92, size('d') * 0.8),
  'socket screw': (piece: Piece) => {
    const { size } = piece
    // The head is as high as the thread is thick, its socket half as deep.
    const head = rod(size('dk'), size('d')) - hexagon(size('e'), size('d') / 2)
    return head + shank(piece, threadLength(piece, 12))
  },
  'countersunk screw': (piece: Piece) => {
    const { size } = piece
    const [wide, narrow] = [size('dk'), size('d')]
    const height = (wide - narrow) / 2
    const head = (Math.PI / 12) * height * (wide ** 2 + wide * narrow + narrow ** 2)
    const thread = rod(pitchDiameter(piece), size('l') - height)
    return head + thread - hexagon(size('e'), narrow / 2)
  },
  'pan screw': (piece: Piece) =>
    rod(piece.size('dk'), piece.size('dk') * 0.4) * 0.75 +
    shank(piece) +
    (piece.word('组合垫圈') === '弹垫平垫组合' ? heldWashers(piece.size('d')) : 0),
  'set screw': (piece: Piece) => {
    const { size } = piece
    // Both ends are chamfered.
    const chamfers = rod(pitchDiameter(piece), size('d') * 0.12)
    return shank(piece) - chamfers - hexagon(size('e'), Math.min(size('d'), size('l')) / 2)
  },
  'sharp screw': sharpScrew,
  nut,
  // A fifth of a lock nut is a thin collar around nylon.
  'lock nut': (piece: Piece) => nut(piece) * 0.8,
  // The flange runs out into a cone.
  'flange nut': (piece: Piece) =>
    nut(piece) * 0.97 + ring(piece.size('d') * 2.2, piece.size('s'), piece.size('h') * 0.17),
  // A hexagon as high as the thread is thick, and a dome of the same height.
  'cap nut': ({ size }: Piece) =>
    hexagon(size('s'), size('d') * 0.8) +
    rod(size('s') * 0.95, size('d') * 0.85) * 0.95 -
    rod(size('d') * 0.9, size('d') * 1.4),
  washer: ({ size }: Piece) => ring(size('da'), size('di'), size('h')),
  'spring washer': ({ size }: Piece) => ring(size('di') + 2 * size('b'), size('di'), size('h')),
  pin: ({ size }: Piece) => rod(size('d'), size('l')),
  key: ({ size, word }: Piece) => {
    // Each round end lacks the corners of half a square.
    const rounds = word('型式').startsWith('A') ? 2 : word('型式').startsWith('C') ? 1 : 0
    const corners = ((1 - Math.PI / 4) / 2) * size('b') ** 2 * rounds
    return (size('b') * size('l') - corners) * size('h')
  },
}
