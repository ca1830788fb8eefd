import { type Dims, input } from './dims'
import {
  BLACK,
  black,
  blue,
  DEEP,
  deep,
  red,
  shade,
  thin,
  WHITE,
  white,
  YELLOW,
  yellow,
} from './ink'
import { circle, line, lines, path, rect, repeat, sheet } from './pen'

/** Battery pack with its label, taller with more capacity. */
export function batteryPack(x: number, y: number, tall = 0): string {
  const foot = y + 42 + tall
  return (
    path(`M${x} ${y}H${x + 96}L${x + 100} ${y + 12}V${foot}H${x - 6}V${y + 12}Z`, black) +
    rect(x + 12, y + 16, 40, 16 + tall, { fill: YELLOW, width: 1.5 }, 3)
  )
}

/** Foot of a grip that is sold without a battery: its open slide. */
function bareFoot(x: number): string {
  return path(`M${x + 2} 222H${x + 92}V234H${x + 78}V242H${x + 16}V234H${x + 2}Z`, deep)
}

/** Battery pack of 12 V: a stick in the grip, of which a low foot is seen. */
function stickPack(x: number, y: number, tall: number): string {
  return (
    path(`M${x} ${y}H${x + 66}L${x + 72} ${y + 26 + tall}H${x - 4}Z`, black) +
    rect(x + 14, y + 8, 32, 10 + tall, { fill: YELLOW, width: 1.5 }, 3)
  )
}

/** The packs of a tool for 12 V: none, as many as `plain`, or two of the large ones. */
function stickPacks(battery: string | undefined, plain: 1 | 2): string {
  if (battery === 'bare') return rect(262, 222, 46, 12, deep, 3)
  const tall = battery === 'large' ? 14 : 0
  const spare = rect(136, 204, 30, 44, deep, 8) + stickPack(118, 246, tall)
  return stickPack(250, 222, tall) + (plain === 2 || tall > 0 ? spare : '')
}

/** The batteries that come with a tool: none, as many as `plain`, or two of the large ones. */
function packs(dims: Dims, plain: 1 | 2): string {
  if (dims.v === '12') return stickPacks(dims.u, plain)
  if (dims.u === 'bare') return bareFoot(238)
  const tall = dims.u === 'large' ? 18 : 0
  const spare = plain === 2 || tall > 0 ? batteryPack(92, 228, tall) : ''
  return batteryPack(238, 220, tall) + spare
}

function vents(x: number, y: number): string {
  return repeat(5, (i) => line(x + i * 9, y, x + i * 9, y + 28, { width: 3, stroke: BLACK }))
}

function nameplate(): string {
  return rect(168, 74, 70, 30, { fill: '#e8f0f8', width: 1.5 }, 4)
}

function pistolBody(): string {
  return (
    path('M148 56H300Q330 58 332 92Q332 122 306 128L318 222H252L240 134H148Z', blue) +
    path('M262 136L302 130L312 214H262Z', black) +
    path('M240 136H222Q224 166 250 174Z', red) +
    vents(262, 72)
  )
}

/** Chuck with key holes and a toothed ring, or one that is tightened by hand; a bit of 2r in it. */
function chuck(keyless: boolean, r: number): string {
  const jaws = keyless
    ? path('M120 66H96L78 76V116L96 126H120Z', black) +
      repeat(5, (i) => line(84, 80 + i * 8, 117, 76 + i * 10, { width: 1.5, stroke: '#8fa0b0' }))
    : path('M120 70H98L78 82V110L98 122H120Z', shade) +
      circle(96, 96, 6, { fill: BLACK, width: 1 }) +
      rect(108, 66, 14, 60, deep) +
      repeat(9, (i) => line(108, 70 + i * 6.4, 122, 70 + i * 6.4, thin))
  return (
    path('M148 62L120 68V124L148 128Z', black) +
    jaws +
    path(`M78 ${96 - r}H26L14 96L26 ${96 + r}H78Z`, shade) +
    path([34, 48, 62].map((x) => `M${x - 4} ${96 - r}L${x + 6} ${96 + r}`).join(''), thin)
  )
}

/** Half the width of the largest bit that a drill takes. */
function bitOf(dims: Dims): number {
  return Math.min((input(dims, 'v') ?? 10) * 0.6, 14)
}

/** Slide of the two gears on top of the body. */
function gearSlide(dims: Dims): string {
  if (dims.u !== 'two') return ''
  return rect(186, 46, 56, 12, deep, 4) + rect(192, 40, 22, 12, red, 3)
}

function cord(): string {
  return (
    path('M252 222H318L326 240H246Z', black) + path('M286 240Q286 276 330 276H392', { width: 5 })
  )
}

/** Electric drill on a cord. */
export function powerDrill(dims: Dims): string {
  return sheet([
    gearSlide(dims),
    pistolBody(),
    chuck(dims.t === 'keyless', bitOf(dims)),
    cord(),
    nameplate(),
  ])
}

/** Impact drill on a cord: with a side handle, a depth stop and the switch of its hammer. */
export function impactDrill(dims: Dims): string {
  return sheet([
    gearSlide(dims),
    rect(124, 128, 20, 26, deep, 3),
    rect(118, 150, 32, 92, black, 10),
    lines(
      [
        [126, 168, 142, 168],
        [126, 184, 142, 184],
        [126, 200, 142, 200],
      ],
      { width: 2, stroke: '#8fa0b0' },
    ),
    line(20, 146, 124, 146, { width: 5, stroke: DEEP }),
    pistolBody(),
    chuck(dims.t === 'keyless', bitOf(dims)),
    rect(120, 58, 30, 78, deep, 4),
    cord(),
    nameplate(),
    rect(250, 50, 34, 12, red, 3),
  ])
}

/** Cordless drill with its clutch ring; one that hammers has a second ring and an auxiliary handle. */
export function cordlessDrill(dims: Dims): string {
  const hammer = dims.t === 'hammer'
  return sheet([
    hammer ? rect(134, 128, 18, 18, deep, 3) + rect(128, 144, 30, 66, black, 9) : '',
    pistolBody(),
    chuck(true, 6),
    hammer
      ? rect(120, 56, 14, 80, yellow, 3) + rect(134, 54, 16, 84, deep, 3)
      : rect(122, 60, 26, 74, yellow, 3),
    repeat(hammer ? 0 : 6, (i) => line(122, 70 + i * 11, 148, 70 + i * 11, thin)),
    packs(dims, 2),
    nameplate(),
  ])
}

/** Cordless impact wrench with its square drive. */
export function cordlessWrench(dims: Dims): string {
  const big = dims.t === '3-4' ? 9 : 0
  return sheet([
    pistolBody(),
    path('M148 58L110 72Q100 94 110 116L148 132Z', black),
    rect(82, 80 - big, 24, 30 + 2 * big, shade, 2),
    rect(62 - big, 84 - big, 20 + big, 22 + 2 * big, deep, 2),
    circle(72 - big / 2, 95, 3 + big / 4, { fill: WHITE, width: 1 }),
    packs(dims, 1),
    nameplate(),
  ])
}

/** Bit in the hexagon holder of a screwdriver, its tip at x. */
function driverBit(x: number, y: number): string {
  return (
    rect(x + 56, y - 15, 26, 30, deep, 3) +
    path(
      `M${x + 56} ${y - 8}H${x + 26}L${x + 10} ${y - 4}L${x} ${y}L${x + 10} ${y + 4}L${x + 26} ${y + 8}H${x + 56}Z`,
      shade,
    )
  )
}

/** Cordless screwdriver: with a pistol grip, or straight. */
export function cordlessDriver(dims: Dims): string {
  if (dims.t === 'straight') return straightDriver(dims)
  return sheet([
    pistolBody(),
    path('M148 58L116 76V114L148 132Z', black),
    driverBit(34, 95),
    packs(dims, 2),
    nameplate(),
  ])
}

function straightDriver(dims: Dims): string {
  const stick = dims.v === '12'
  const pack = (x: number, y: number, large: boolean) =>
    rect(x, stick ? y + 8 : y, large ? 92 : 72, stick ? 46 : 62, black, stick ? 20 : 8) +
    rect(x + 14, y + 18, large ? 58 : 40, 26, { fill: YELLOW, width: 1.5 }, 3)
  const large = dims.u === 'large'
  return sheet([
    driverBit(26, 120),
    path('M108 100L132 94V146L108 140Z', black),
    rect(132, 90, 30, 60, yellow, 4),
    repeat(4, (i) => line(140 + i * 6, 92, 140 + i * 6, 148, thin)),
    path('M162 88H262Q284 90 284 102V138Q284 150 262 152H162Z', blue),
    rect(206, 78, 52, 14, red, 5),
    rect(176, 106, 66, 28, white, 4),
    dims.u === 'bare'
      ? path('M284 96H300V104H308V136H300V144H284Z', deep)
      : pack(284, 89, large) + pack(150, 204, large),
  ])
}
