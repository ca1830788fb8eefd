import { dimH, leader } from './dimension'
import { colourOf, type Dims, tag } from './dims'
import { BLUE, black, body, dark, deep, GREEN, GREY, KRAFT, medium, thin, WHITE } from './ink'
import { circle, label, line, path, rect, repeat, sheet, turned } from './pen'

const PALM = 'M140 262'

/** Colour of a coat that is not the colour of the knit. */
const COATS: Readonly<Record<string, string>> = {
  nitrile: '#5b6672',
  sandy: '#5b6672',
  crinkle: '#e08a3c',
}
const COATED =
  'M128 200C122 184 116 164 116 132L106 74Q104 58 116 56Q128 54 132 68L144 118L146 44Q148 28 160 28Q172 28 174 44L178 112L188 36Q190 22 202 23Q214 24 213 40L208 118L226 60Q232 46 243 50Q254 54 250 70L240 132C242 144 246 148 252 142L282 110Q294 100 303 108Q311 116 304 128L262 192Q190 212 128 200Z'

/** Coat of palm and fingers: smooth, sandy, crinkled, dots or none. */
function coat(form: string | undefined): string {
  if (form === 'none') return ''
  if (form === 'dots') {
    return repeat(40, (i) =>
      circle(134 + (i % 8) * 13, 122 + Math.floor(i / 8) * 16, 3.5, { fill: BLUE, stroke: 'none' }),
    )
  }
  const smooth = path(COATED, { fill: COATS[form ?? ''] ?? WHITE, opacity: 0.8 })
  if (form === 'sandy') {
    return (
      smooth +
      repeat(36, (i) =>
        circle(132 + (i % 9) * 12, 118 + Math.floor(i / 9) * 20 + (i % 2) * 6, 1.4, {
          fill: WHITE,
          stroke: 'none',
        }),
      )
    )
  }
  if (form !== 'crinkle') return smooth
  return (
    smooth +
    repeat(6, (i) =>
      path(`M134 ${118 + i * 14}q12 -9 24 0t24 0t24 0t24 0`, { width: 1.2, stroke: WHITE }),
    )
  )
}

/** Tips of the thumb and the forefinger that a screen feels. */
const touchTips = () =>
  path('M230 62Q232 46 243 50Q254 54 250 70Z', { fill: '#57616b' }) +
  path('M283 110Q294 100 303 108Q311 116 304 128Z', { fill: '#57616b' })

const CUT_LEVELS = ['A', 'B', 'C', 'D', 'E', 'F']

/** Knitted work glove: its coat on palm and fingers, its knitted cuff with the cut level. */
export function glove(dims: Dims): string {
  const fill = colourOf(dims, GREY)
  const level = CUT_LEVELS.find((letter) => letter === dims.u)
  const cuff = `${PALM}L132 214H244L238 262Q190 272 140 262Z`
  const hand =
    'M132 214C122 184 116 164 116 132L106 74Q104 58 116 56Q128 54 132 68L144 118L146 44Q148 28 160 28Q172 28 174 44L178 112L188 36Q190 22 202 23Q214 24 213 40L208 118L226 60Q232 46 243 50Q254 54 250 70L240 132C242 144 246 148 252 142L282 110Q294 100 303 108Q311 116 304 128L262 192C254 204 248 206 244 214Z'
  return sheet([
    path(hand, { fill }),
    coat(dims.t),
    path('M146 142Q180 132 226 142M150 168Q186 158 232 168', thin),
    dims.v === 'touch' ? touchTips() : '',
    path('M122 84L134 82M148 62H172M188 58L210 60M230 78L248 84M284 116L298 128', thin),
    path('M152 58L150 112M206 56L202 108', { stroke: WHITE, width: 4, opacity: 0.55 }),
    path(cuff, body),
    repeat(9, (i) => line(144 + i * 11.4, 216, 147 + i * 10.6, 264, thin)),
    path('M140 262Q190 272 238 262', { width: 5, stroke: BLUE }),
    path('M140 262Q190 272 238 262', thin),
    level
      ? rect(172, 222, 32, 30, { fill: WHITE, width: 1.5 }, 4) + label(188, 244, level, 19)
      : '',
  ])
}

/** Seams of a leather glove, which is sewn from parts where rubber is dipped in one. */
function seams(y: number): string {
  return `M196 ${y - 34}Q208 ${y} 196 ${y + 36}M208 ${y - 33}Q220 ${y} 208 ${y + 35}M240 ${y - 24}L352 ${y - 30}M240 ${y + 12}L340 ${y + 36}`
}

/** Long gauntlet glove with its wide cuff, its length along the whole glove. */
export function gauntlet(dims: Dims): string {
  const fill = colourOf(dims, dims.t === 'leather' ? KRAFT : GREEN)
  const y = 142
  const hand = `M30 ${y - 54}L196 ${y - 34}C226 ${y - 30} 236 ${y - 32} 244 ${y - 46}L266 ${y - 92}Q274 ${y - 106} 286 ${y - 100}Q298 ${y - 94} 292 ${y - 80}L278 ${y - 44}Q280 ${y - 38} 288 ${y - 39}L346 ${y - 42}Q360 ${y - 42} 360 ${y - 31}Q360 ${y - 20} 348 ${y - 19}L366 ${y - 19}Q380 ${y - 18} 380 ${y - 7}Q380 ${y + 4} 366 ${y + 4}L360 ${y + 4}Q374 ${y + 6} 373 ${y + 17}Q372 ${y + 28} 358 ${y + 27}L336 ${y + 25}Q349 ${y + 29} 347 ${y + 39}Q344 ${y + 49} 330 ${y + 46}L258 ${y + 36}C236 ${y + 34} 220 ${y + 34} 196 ${y + 36}L30 ${y + 56}Z`
  return sheet([
    path(hand, { fill }),
    path(`M292 ${y - 19}H348M296 ${y + 4}H360M296 ${y + 24}L336 ${y + 25}`, medium),
    dims.t === 'leather' ? path(seams(y), { width: 1.5, dash: '6 4' }) : '',
    path(`M46 ${y - 52}Q58 ${y} 46 ${y + 54}M56 ${y - 51}Q68 ${y} 56 ${y + 53}`, thin),
    path(`M72 ${y - 34}L188 ${y - 20}M214 ${y - 18}L262 ${y - 22}`, {
      stroke: WHITE,
      width: 5,
      opacity: 0.5,
    }),
    path(`M30 ${y - 54}Q16 ${y} 30 ${y + 56}Q44 ${y} 30 ${y - 54}Z`, black),
    dimH(22, 380, 268, tag(dims, 'l'), y + 56),
    leader(150, y + 44, 196, y + 84, tag(dims, 'h', 't = ')),
  ])
}

function lace(x: number, y: number, degrees: number): string {
  return turned(
    [rect(x - 22, y - 4, 44, 8, { fill: WHITE, width: 1.5 }, 4), circle(x - 20, y, 4, deep)],
    degrees,
    x,
    y,
  )
}

/** Steel or composite cap over the toes. */
const TOE_CAP =
  path('M306 226C296 190 304 168 320 159Q366 168 370 226Z', { fill: '#8d98a3' }) +
  path('M318 216C312 194 318 182 330 174', { width: 1.5, stroke: WHITE, opacity: 0.8 })

/** Toe of a shoe without a cap: a seam, and holes in the upper if it is of mesh. */
const softToe = (form: string) =>
  path('M300 226C290 194 298 170 316 158', thin) +
  (form === 'mesh'
    ? repeat(28, (i) =>
        circle(80 + (i % 7) * 13, 176 + Math.floor(i / 7) * 12, 2, { fill: WHITE, width: 0.8 }),
      )
    : '')

/** Uppers of a shoe by the height of its shaft: outline, collar, panel of the laces, and where these are tied. */
type Upper = Readonly<{ outline: string; collar: string; panel: string; laces: readonly Lace[] }>
type Lace = readonly [x: number, y: number, degrees: number]

/** From the instep over the toes to the sole. */
const VAMP = 'C220 146 268 150 316 158Q366 168 370 226Z'
const PANEL = 'L160 176L250 200L276 152C236 148 212 138 196 116'
const INSTEP: readonly Lace[] = [
  [194, 120, -42],
  [216, 142, -54],
  [244, 158, -64],
]

/** Below the ankle. */
const LOW: Upper = {
  outline: `M72 226C64 200 70 166 66 134Q66 116 84 116Q120 134 152 124L186 98Q198 94 200 106L206 126${VAMP.replace('C220 146', 'C226 148')}`,
  collar: 'M66 136Q66 116 84 116Q120 134 152 124L186 98L196 106Q156 142 112 142Q82 142 68 146Z',
  panel: 'M196 106L158 142L172 180L250 200L276 152C246 150 220 142 206 126L200 106Z',
  laces: [
    [208, 128, -44],
    [226, 146, -54],
    [250, 158, -64],
  ],
}
const MID: Upper = {
  outline: `M72 226C62 176 72 134 66 84Q64 68 80 66L150 58Q166 56 172 70L196 116${VAMP}`,
  collar: 'M72 84Q116 92 164 66L172 70L150 58L80 66Q66 68 66 84Z',
  panel: `M172 70L138 118${PANEL}Z`,
  laces: [[184, 92, -38], ...INSTEP],
}
const HIGH: Upper = {
  outline: `M72 226C62 176 76 134 68 84L62 36Q62 20 78 18L146 10Q162 8 166 22L176 76L196 116${VAMP}`,
  collar: 'M63 40Q110 48 158 24L166 22Q162 8 146 10L78 18Q62 20 63 40Z',
  panel: `M166 22L132 116${PANEL}L176 76Z`,
  laces: [[164, 44, -22], [170, 68, -24], [180, 94, -34], ...INSTEP],
}
const UPPERS: Readonly<Record<string, Upper>> = { mid: MID, high: HIGH }

/** Safety shoe from the side, its shaft of its height, with its toe cap or a soft toe. */
export function shoe(dims: Dims): string {
  const { outline, collar, panel, laces } = UPPERS[dims.u ?? ''] ?? LOW
  return sheet([
    path(outline, { fill: colourOf(dims, '#6b5a4c') }),
    path(collar, black),
    path(panel, deep),
    ...laces.map(([x, y, degrees]) => lace(x, y, degrees)),
    path('M70 158Q114 160 148 158M70 166Q114 168 152 166', thin),
    dims.t ? softToe(dims.t) : TOE_CAP,
    path('M64 224H372Q384 226 382 244L376 258H290L276 248H170L160 258H62Q54 240 64 224Z', dark),
    // Of a sole of two materials the upper one is the softer, and paler.
    dims.v === 'two' ? path('M66 224H372Q382 226 381 236H62Q62 228 66 224Z', { fill: GREY }) : '',
    path('M66 236H378', { width: 1, stroke: GREY }),
    repeat(7, (i) => rect(72 + i * 12, 258, 8, 6, dark)),
    repeat(7, (i) => rect(294 + i * 12, 258, 8, 6, dark)),
  ])
}
