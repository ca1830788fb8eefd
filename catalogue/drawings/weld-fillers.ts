import { byContent, contentScale } from './by-content'
import { centreCross, dimDiameter, dimH, leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp, polar } from './geometry'
import {
  BLUE,
  black,
  body,
  COPPER,
  DEEP,
  deep,
  GREY,
  SHADE,
  section,
  shade,
  thin,
  WHITE,
  white,
} from './ink'
import { circle, ellipse, label, line, path, rect, repeat, sheet, turned } from './pen'

const COAT = '#b9a48a'

/** Models that are printed on the coat beside the grip. */
const MODELS = ['J422', 'J506', 'J507', 'A102', 'A302', 'Z308']

/** Stick electrode: coated rod with its bare grip, beside a bundle, and its section. */
export function electrode(dims: Dims): string {
  const px = clamp(10 + num(dims, 'd', { fallback: 3.2 }) * 3, 14, 28)
  const y = 62
  const left = 24
  const right = 376
  const cx = 290
  const cy = 204
  return sheet([
    rect(left, y - px * 0.32, 66, px * 0.64, shade, 2),
    path(
      `M${left + 66} ${y - px * 0.32}L${left + 76} ${y - px / 2}H${right}V${y + px / 2}H${left + 76}L${left + 66} ${y + px * 0.32}Z`,
      { fill: COAT },
    ),
    line(left + 86, y - px * 0.24, right - 10, y - px * 0.24, {
      stroke: WHITE,
      width: 2,
      opacity: 0.6,
    }),
    dims.plain
      ? ''
      : label(left + 112, y + px * 0.22, MODELS.find((one) => one === dims.u) ?? '', px * 0.62),
    dimH(left, right, 110, tag(dims, 'l'), y + px / 2),
    ...[-14, -7, 0, 7].map((degrees) =>
      turned(
        [
          rect(20, 200, 44, 9, { fill: SHADE, width: 1.5 }),
          rect(64, 197, 150, 15, { fill: COAT, width: 1.5 }, 2),
        ],
        degrees,
        24,
        204,
      ),
    ),
    circle(cx, cy, 58, { fill: COAT }),
    circle(cx, cy, 36, section),
    centreCross(cx, cy, 70),
    dimDiameter(cx, cy, 36, tag(dims, 'd', 'Ø'), -40, 38),
  ])
}

/** Metal of the wire: copper-coated unless it says otherwise. */
const METALS: Readonly<Record<string, string>> = { stainless: DEEP, rods: DEEP, bare: GREY }

/** What the flange of a reel of solder says, by its alloy. */
const ALLOYS: Readonly<Record<string, string>> = {
  Sn63Pb37: 'Sn63/Pb37',
  Sn60Pb40: 'Sn60/Pb40',
  'Sn99.3Cu0.7': 'Sn99.3/Cu0.7',
  'Sn96.5Ag3Cu0.5': 'SAC305',
}

/** Straight lengths in their tube, some drawn out. */
function weldingRods(dims: Dims): string {
  const px = clamp(3 + num(dims, 'd', { fallback: 2 }) * 1.2, 4, 7)
  return sheet([
    repeat(7, (i) => rect(150 - (i % 3) * 10, 118 + i * 9, 226, px, { fill: DEEP, width: 1 })),
    rect(24, 100, 196, 92, { fill: BLUE }, 4),
    rect(24, 100, 22, 92, shade, 4),
    rect(66, 122, 120, 48, white, 3),
    path('M78 138H172M78 148H172M78 158H140', thin),
    ellipse(220, 146, 14, 46, { fill: BLUE }),
    leader(330, 118, 340, 74, tag(dims, 'd', 'Ø')),
  ])
}

/** Flange of a spool: holes that show the wire, or of a reel of solder its label. */
function flange(cx: number, cy: number, metal: string, alloy: string | undefined): string {
  const plate = circle(cx, cy, 108, black) + circle(cx, cy, 98, { width: 1, stroke: '#8fa0b0' })
  if (alloy) return plate + circle(cx, cy, 88, white) + label(cx, cy + 72, alloy, 15)
  return plate + repeat(6, (i) => circle(...polar(cx, cy, 71, i * 60 + 30), 19, { fill: metal }))
}

/** Kilograms of the largest spool, grams of the largest reel of solder. */
const LARGEST_SPOOL = 25
const LARGEST_REEL = 1000

/** Spool wound with wire: its flange with the hub, its winding from the side, the wire's diameter. */
export function wireSpool(dims: Dims): string {
  if (dims.t === 'rods') return weldingRods(dims)
  const alloy = ALLOYS[dims.u ?? '']
  const metal = alloy ? GREY : (METALS[dims.t ?? ''] ?? COPPER)
  const pitch = clamp(4 + num(dims, 'd', { fallback: 1.2 }) * 2.4, 5, 11)
  const cx = 122
  const cy = 138
  const x = 262
  const w = 84
  const turns = Math.floor(w / pitch)
  // Solder is sold by the gram, other wire by the kilogram.
  const share = num(dims, 'v', { fallback: LARGEST_SPOOL }) / (alloy ? LARGEST_REEL : LARGEST_SPOOL)
  const scale = contentScale(share)
  const spool = [
    flange(cx, cy, metal, alloy),
    circle(cx, cy, 44, deep),
    circle(cx, cy, 24, white),
    circle(cx + 34, cy, 5, { fill: WHITE, width: 1.5 }),
    centreCross(cx, cy, 118),
    rect(x, cy - 88, w, 176, { fill: metal }),
    repeat(turns + 1, (i) =>
      line(x + i * (w / turns), cy - 88, x + i * (w / turns), cy + 88, thin),
    ),
    rect(x - 12, cy - 108, 12, 216, body, 3),
    rect(x + w, cy - 108, 12, 216, body, 3),
    path(`M${x + w - 22} ${cy + 88}Q${x + w - 30} ${cy + 128} ${x + w - 70} ${cy + 136}`, {
      stroke: metal,
      width: 4,
    }),
  ]
  return sheet([
    byContent(spool, share, { x: 200, y: 274 }),
    leader(200 + (x + w - 236) * scale, 274 + (cy - 155) * scale, 346, 288, tag(dims, 'd', 'Ø')),
  ])
}
