import { dimH } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp, polar } from './geometry'
import {
  BLACK,
  black,
  body,
  CONTACT,
  contact,
  DEEP,
  dark,
  deep,
  GREY,
  medium,
  shade,
  thin,
  WHITE,
} from './ink'
import { circle, line, path, placed, rect, repeat, sheet } from './pen'
import { terminalScrew } from './switchgear'

const LIGHT = '#fff6d2'
const GLOW = '#ffe28a'

/** Light of lamps by colour temperature: 3000 K, 4000 K, 6500 K. */
function lightOf(dims: Dims): { face: string; chip: string } {
  if (dims.u === 'warm') return { face: '#ffe3b0', chip: '#ffb84d' }
  return dims.u === 'neutral' ? { face: LIGHT, chip: GLOW } : { face: '#eef6fd', chip: '#b8dcf7' }
}

/** A lamp as large as its power. */
function sized(dims: Dims, parts: readonly string[]): string {
  const scale = clamp(0.42 + 0.23 * Math.log10(num(dims, 'v', { fallback: 200 })), 0.4, 1)
  return sheet([placed(parts, 200 - 200 * scale, 150 - 150 * scale, scale)])
}

/** Half the spread of the rays below a lamp, by beam angle. */
const SPREADS: Readonly<Record<string, number>> = { '60': 0.4, '90': 0.75 }

/** Round high-bay lamp: hook, driver, cooling fins, the LED face below and its beam. */
export function highBay(dims: Dims): string {
  const { face, chip } = lightOf(dims)
  const spread = SPREADS[dims.t ?? ''] ?? 1.2
  return sized(dims, [
    path(`M100 238L${112 - spread * 62} 292H${288 + spread * 62}L300 238Z`, {
      fill: face,
      stroke: 'none',
    }),
    path('M200 52V38M200 38A14 14 0 1 1 214 24', { width: 5 }),
    path('M160 96V70Q160 54 176 54H224Q240 54 240 70V96Z', black),
    path('M62 196Q66 100 144 96H256Q334 100 338 196Z', body),
    repeat(13, (i) => {
      const at = i - 6
      return line(200 + at * 9, 98 + Math.abs(at) * 0.6, 200 + at * 21, 196, medium)
    }),
    rect(48, 196, 304, 20, deep, 5),
    path('M70 216H330Q318 236 290 240H110Q82 236 70 216Z', { fill: face }),
    repeat(9, (i) => circle(104 + i * 24, 226, 5, { fill: chip, width: 1 })),
    repeat(5, (i) => {
      const x = 200 + (i - 2) * (24 + spread * 20)
      return line(x, 252, x + (i - 2) * spread * 22, 284, { stroke: '#e3b93b', width: 2 })
    }),
  ])
}

/** What an explosion-proof lamp hangs or stands on. */
function mounting(kind: string | undefined): string {
  if (kind === 'pole')
    return (
      rect(190, -26, 20, 66, deep, 2) +
      rect(158, -40, 84, 16, shade, 3) +
      line(190, 6, 210, 2, thin)
    )
  if (kind === 'wall')
    return (
      path('M200 40V20Q200 -6 226 -6H352', { width: 20 }) +
      path('M200 40V20Q200 -6 226 -6H352', { width: 16, stroke: DEEP }) +
      rect(348, -44, 18, 84, shade, 3)
    )
  if (kind === 'rail')
    return (
      path('M200 40V24Q200 -4 228 -4H330V284', { width: 20 }) +
      path('M200 40V24Q200 -4 228 -4H330V284', { width: 16, stroke: DEEP }) +
      rect(314, 190, 32, 16, shade, 3) +
      rect(314, 236, 32, 16, shade, 3)
    )
  return (
    rect(120, -4, 160, 18, shade, 3) +
    rect(170, 14, 60, 26, deep, 2) +
    [134, 266].map((x) => circle(x, 5, 4, { fill: WHITE, width: 1 })).join('')
  )
}

/** Explosion-proof lamp on its mounting: cast body with fins, glass dome behind its guard. */
export function exLamp(dims: Dims): string {
  const lamp = [
    mounting(dims.t),
    path('M140 98V62Q140 40 162 40H238Q260 40 260 62V98Z', body),
    repeat(7, (i) => line(152 + i * 16, 48, 152 + i * 16, 96, medium)),
    path('M106 98H294L310 132H90Z', shade),
    rect(80, 132, 240, 24, black, 4),
    ...[100, 150, 250, 300].map((x) => terminalScrew(x, 144, 7)),
    path('M104 156H296Q296 262 200 266Q104 262 104 156Z', { fill: LIGHT }),
    path('M120 164Q124 226 166 248', { stroke: WHITE, width: 6 }),
    path(
      'M94 156Q94 276 200 278Q306 276 306 156M152 156Q150 250 200 278Q250 250 248 156M200 156V278',
      {
        width: 4,
      },
    ),
    path('M97 200H303M126 246H274', { width: 4 }),
    rect(120, 58, 20, 24, deep, 3),
  ]
  return sheet([placed(lamp, 26, 42, 0.86)])
}

/** LEDs of a floodlight: single chips, one large chip, or many small ones with lenses. */
function leds(kind: string | undefined, chip: string): string {
  if (kind === 'cob')
    return (
      path('M102 46L150 82H250L298 46M102 196L150 160H250L298 196', thin) +
      rect(150, 82, 100, 78, { fill: '#f6f8fa' }) +
      circle(200, 121, 30, { fill: chip })
    )
  if (kind === 'dense')
    return repeat(5, (row) =>
      repeat(8, (i) => circle(117 + i * 23.7, 62 + row * 29, 9, { fill: chip, width: 1 })),
    )
  return repeat(4, (row) =>
    repeat(6, (i) => rect(118 + i * 28, 62 + row * 33, 20, 20, { fill: chip, width: 1 }, 3)),
  )
}

/** Floodlight on its bracket, its face full of LEDs. */
export function floodlight(dims: Dims): string {
  const { face, chip } = lightOf(dims)
  return sized(dims, [
    path('M68 126V218Q68 240 90 240H310Q332 240 332 218V126', { width: 10, stroke: BLACK }),
    rect(176, 240, 48, 16, black, 3),
    circle(200, 248, 4, { fill: WHITE, width: 1 }),
    rect(82, 26, 236, 190, black, 10),
    rect(102, 46, 196, 150, { fill: face }, 4),
    leds(dims.t, chip),
    path('M108 98L160 52', { stroke: WHITE, width: 4, opacity: 0.8 }),
    ...[
      [92, 36],
      [308, 36],
      [92, 206],
      [308, 206],
    ].map(([x = 0, y = 0]) => circle(x, y, 4, { fill: GREY, width: 1 })),
    ...[68, 332].map((x) => circle(x, 122, 15, deep) + circle(x, 122, 6, dark)),
  ])
}

/** How far a lamp of this length reaches: those of one diameter, the longest over the whole sheet. */
const reachOf = (dims: Dims) => clamp(80 + num(dims, 'l', { fallback: 1200 }) * 0.16, 140, 320)

/** The chips of a lamp between two points. */
function chips(from: number, to: number, y: number): string {
  const count = Math.floor((to - from) / 12.6)
  return repeat(count, (i) => rect(from + 2 + i * 12.6, y, 7, 5, { fill: GLOW, width: 0.8 }))
}

/** A tube that is one with its batten, from the side and from its end: slim for T5, the tube below for T8. */
function battenLamp(dims: Dims): string {
  const slim = dims.t === 'T5'
  const [y, h] = [84, slim ? 16 : 22]
  const long = reachOf(dims)
  const left = 360 - long
  return sheet([
    rect(left, y - h, long, h, shade, 3),
    rect(slim ? left : left + 24, y, slim ? long : long - 48, h, { fill: LIGHT }, slim ? 3 : 0),
    slim ? '' : [left, 336].map((x) => rect(x, y - 4, 24, h + 8, shade, 3)).join(''),
    chips(left + 30, 330, y + h * 0.4),
    path(`M360 ${y - h / 2}Q386 ${y - h / 2} 386 ${y + 30}`, { width: 4 }),
    dimH(left, 360, 150, tag(dims, 'l'), y + h),
    path('M170 190H230V216H170Z', shade),
    slim
      ? path('M172 216Q172 248 200 248T228 216Z', { fill: LIGHT })
      : rect(190, 216, 20, 10, shade) + circle(200, 248, 26, { fill: LIGHT }),
  ])
}

/** LED tube with its pin caps, and the round of its end. */
export function tubeLamp(dims: Dims): string {
  if (dims.t) return battenLamp(dims)
  const [left, right] = [200 - reachOf(dims) / 2, 200 + reachOf(dims) / 2]
  const y = 96
  const half = 18
  const cap = (x: number, side: number) =>
    rect(x + (side < 0 ? -12 : 0), y - 8, 12, 4, { fill: CONTACT, width: 1 }) +
    rect(x + (side < 0 ? -12 : 0), y + 4, 12, 4, { fill: CONTACT, width: 1 }) +
    rect(x - (side < 0 ? 0 : 26), y - half, 26, half * 2, shade, 3)
  return sheet([
    rect(left + 20, y - half, right - left - 40, half * 2, { fill: LIGHT }),
    line(left + 34, y - half * 0.45, right - 34, y - half * 0.45, { stroke: WHITE, width: 4 }),
    chips(left + 34, right - 34, y + half * 0.2),
    cap(left, -1),
    cap(right, 1),
    dimH(left, right, 154, tag(dims, 'l'), y + half),
    circle(200, 222, 46, shade),
    circle(200, 222, 38, thin),
    ...[180, 220].map((x) => circle(x, 222, 6, contact)),
    repeat(2, (i) => {
      const [x, cy] = polar(200, 222, 28, 90 + i * 180)
      return circle(x, cy, 3, { fill: BLACK, width: 1 })
    }),
  ])
}
