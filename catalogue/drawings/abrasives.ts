import { dimH, leader } from './dimension'
import { colourOf, type Dims, num, tag } from './dims'
import { clamp, polar } from './geometry'
import { thin, WHITE } from './ink'
import { oilstone } from './oilstones'
import { circle, type Drawer, path, rect, repeat, sheet } from './pen'
import { buffWheel, disc, flapDisc, grindingWheel } from './wheels'

const GRIT = '#b98d63'

function grains(x: number, y: number, w: number, h: number): string {
  const d = repeat(90, (i) => `M${x + ((i * 71) % w)} ${y + ((i * 43 + ((i * i) % 17)) % h)}h2`)
  return path(d, { stroke: '#7c5835', width: 1.6 })
}

function sandpaper(dims: Dims): string {
  if (dims.t === 'disc') return sandingDisc(dims)
  return dims.t === 'strip' ? paperStrips(dims) : paperSheets(dims)
}

/** Round paper of an orbital sander with the holes of its extraction. */
function sandingDisc(dims: Dims): string {
  return sheet([
    circle(200, 150, 118, { fill: colourOf(dims, GRIT) }),
    grains(120, 74, 160, 152),
    repeat(8, (i) => circle(...polar(200, 150, 66, i * 45), 11, { fill: WHITE, width: 1.5 })),
    circle(200, 150, 14, { fill: WHITE, width: 1.5 }),
  ])
}

/** Strips for a sanding block, a third of a sheet, side by side with one turned over. */
function paperStrips(dims: Dims): string {
  const fill = colourOf(dims, GRIT)
  return sheet([
    rect(48, 34, 88, 226, { fill }),
    rect(156, 34, 88, 226, { fill }),
    ...[48, 156].map((x) => grains(x + 4, 40, 80, 214)),
    rect(264, 34, 88, 226, { fill: '#f4ead9' }),
  ])
}

/** Sheets with one corner turned up. */
function paperSheets(dims: Dims): string {
  const fill = colourOf(dims, GRIT)
  return sheet([
    rect(76, 66, 200, 190, { fill }),
    rect(92, 50, 200, 190, { fill }),
    path('M108 34H308V180Q300 214 262 224H108Z', { fill }),
    grains(114, 40, 182, 132),
    path('M308 180Q300 214 262 224Q276 200 268 184Q290 192 308 180Z', { fill: '#f4ead9' }),
  ])
}

/** Width and length of a belt, mm. */
function beltSize(dims: Dims): readonly [width: number, length: number] {
  const [width, length] = (/^\d{2,3}x\d{3,4}$/.exec(dims.t ?? '')?.[0] ?? '').split('x').map(Number)
  return [width || num(dims, 'd', { fallback: 100 }), length || 900]
}

/** Endless belt lying flat, in its ratio of width and length. */
function sandingBelt(dims: Dims): string {
  const [width, length] = beltSize(dims)
  const fill = colourOf(dims, GRIT)
  const long = clamp(length * 0.13 + 190, 220, 330)
  const w = clamp(((width * long) / length) * 1.8, 16, 150)
  const x = 190 - long / 2
  const end = x + long
  const [y, low] = [150 - w / 2, 150 + w / 2]
  const sizes = dims.plain || dims.abc || !dims.t ? ['', ''] : [String(width), String(length)]
  return sheet([
    path(
      `M${x + 26} ${y - 26}H${end + 26}Q${end + 40} ${y - 26} ${end + 34} ${y - 8}L${end} ${low}Q${end - 8} ${low + 8} ${end - 18} ${low + 8}H${x + 14}Z`,
      {
        fill: '#f4ead9',
      },
    ),
    path(
      `M${x + 14} ${y - 14}Q${x + 18} ${y - 26} ${x + 32} ${y - 26}H${end + 20}Q${end + 36} ${y - 26} ${end + 32} ${y - 10}H${end}V${low}H${x}Q${x - 12} ${low} ${x - 8} ${low - 12}Z`,
      {
        fill,
      },
    ),
    grains(x + 16, y - 16, long - 24, w + 8),
    path(`M${x + long * 0.3} ${y - 26}L${x + long * 0.36} ${low}`, thin),
    dimH(x, end, low + 42, sizes[1] || tag(dims, 'l'), low + 8),
    leader(end - 4, 150, end + 12, Math.max(40, y - 50), sizes[0] || tag(dims, 'd')),
  ])
}

/** Drawings of discs, wheels and other abrasives. */
export const abrasives: Readonly<Record<string, Drawer>> = {
  disc,
  'flap-disc': flapDisc,
  'grinding-wheel': grindingWheel,
  'buff-wheel': buffWheel,
  sandpaper,
  'sanding-belt': sandingBelt,
  oilstone,
}
