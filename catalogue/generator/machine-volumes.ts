import { type Piece, ring, rod } from './shapes'

/** A solid cage of brass instead of a pressed one, of the whole bearing. */
const BRASS_CAGE = 1.08

/** A rolling bearing of rings, balls and air: the share of its envelope that is steel. */
const bearing =
  (share: number) =>
  ({ size, word }: Piece) =>
    ring(size('da'), size('di'), size('b')) * share * (word('保持架') === '黄铜' ? BRASS_CAGE : 1)

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
  // A disc of the pitch diameter, and a hub on one side, less the bore; 16 mm and a pitch thick together, as makers
  // of sprockets after DIN 8187 have them. The hub is seven tenths of the disc, and no wider than the shaft asks;
  // a pilot bore is 0.28 of it.
  sprocket: ({ size, word }: Piece) => {
    const pitch = size('p') / Math.sin(Math.PI / size('n'))
    const width = Number(word('齿宽'))
    const length = 16 + size('p')
    const hub = Math.min(pitch * 0.7, 40 + size('p') * 3.2)
    const bore = Number(word('孔径')) || hub * 0.28
    return rod(pitch, width) + rod(hub, length - width) - rod(bore, length)
  },
  // Small pulleys are solid but for their grooves and bore; large ones have a web, and at last spokes.
  'v-belt pulley': ({ size, word }: Piece) => {
    const grooves = Number(word('槽数')) - 1
    const width = grooves * Number(word('槽间距')) + 2 * Number(word('槽边距'))
    return rod(size('da'), width) * (0.8 - 0.0011 * size('da'))
  },
  // As wide as its belt with flanges and a hub; large ones have a web.
  'timing pulley': ({ size, word }: Piece) => {
    const pitch = (size('p') * size('n')) / Math.PI
    const width = Number(word('带宽')) + 1.5 * size('p') + 3
    return rod(pitch, width) * (0.8 - 0.0027 * Math.max(0, pitch - 80))
  },
  // Two thirds of the rod are left between the flutes; lengths as DIN 338 has them.
  drill: ({ size }: Piece) => rod(size('d'), 34 * size('d') ** 0.6) * 0.65,
  'end mill': ({ size }: Piece) => rod(size('ds'), size('l')) * 0.92,
}

/** Grams of a mm³ of what is no material of its own: resin with corundum, rubber on a steel ring. */
const DENSITY = { oilSeal: 0.002, disc: 0.00245, wheel: 0.0023, oilstone: 0.0023, tube: 0.0012 }

/** A bar of three sides has less than half of the square one's section. */
const TRIANGLE_SHARE = 0.433

/** Grams where makers publish those of a metre, or where the material is the form's own. */
export const MACHINE_MASSES = {
  // 3.6 g a metre and mm² of diameter with a fibre core, 3.8 with one of wire (GB/T 20118).
  'wire rope': ({ size, word }: Piece) => (word('结构') === '7×7' ? 3.8 : 3.6) * size('d') ** 2,
  chain: ({ word }: Piece) =>
    Number(word('单排每米质量')) * 1000 * Number(word('长度')) * Number(word('排数')),
  'v-belt': ({ size, word }: Piece) => Number(word('每米质量')) * size('l'),
  // Half of the room between shaft and bore is air.
  'oil seal': ({ size }: Piece) => ring(size('da'), size('d'), size('b')) * DENSITY.oilSeal,
  'abrasive disc': ({ size }: Piece) => ring(size('da'), size('d'), size('h')) * DENSITY.disc,
  'grinding wheel': ({ size }: Piece) => ring(size('da'), size('d'), size('h')) * DENSITY.wheel,
  oilstone: ({ word }: Piece) => {
    const [length = 0, width = 0, height = 0] = word('规格').split('×').map(Number)
    const share = word('形状') === '三角' ? TRIANGLE_SHARE : 1
    return length * width * height * share * DENSITY.oilstone
  },
  // A double one is named by its inner tube; what keeps sparks off is a millimetre more all around.
  'plastic tube': ({ size, word }: Piece) => {
    const outer = size('da') + (word('类型') === '防火花双层' ? 2 : 0)
    return ring(outer, size('di'), 1000) * DENSITY.tube
  },
}
