import type { Dims } from './dims'
import { BLACK, DEEP, RUBBER, thin, WHITE } from './ink'
import { line, path, repeat, sheet } from './pen'

/** Shaft and sole of a boot: of PVC the sole is of another colour, of rubber both are black, of PU both are pale. */
const BOOTS: Readonly<Record<string, readonly [shaft: string, sole: string]>> = {
  rubber: [BLACK, '#39424b'],
  pu: ['#e9e6da', '#a9b39a'],
}
const PVC_BOOT = [RUBBER, '#c9a23f'] as const

/** Boot from the side, its shaft high or of middle height, perhaps with a cap over the toes. */
export function boot(dims: Dims): string {
  const top = dims.t === 'mid' ? 78 : 30
  const [shaft, sole] = BOOTS[dims.v ?? ''] ?? PVC_BOOT
  return sheet([
    path(
      `M92 ${top}H196L200 150C206 186 246 194 288 200Q338 208 342 244H98C92 210 100 170 98 130Z`,
      { fill: shaft },
    ),
    path(`M92 ${top}H196L197 ${top + 22}H93Z`, { fill: sole }),
    path('M100 142Q150 158 199 142M100 152Q150 168 200 152', { width: 1, stroke: DEEP }),
    path(`M112 ${top + 34}V140`, { stroke: WHITE, width: 6, opacity: 0.4 }),
    path('M266 198C262 214 266 230 276 244M98 196Q124 204 140 244', {
      width: 1.5,
      stroke: DEEP,
    }),
    dims.u === 'cap'
      ? path('M288 242C280 218 284 206 296 201Q336 210 340 242Z', { fill: '#8d98a3' })
      : path('M300 214Q322 218 328 234', { stroke: WHITE, width: 4, opacity: 0.4 }),
    path('M94 242H342Q352 244 350 258L344 272H232L222 262H176V272H96Q86 258 94 242Z', {
      fill: sole,
    }),
    path('M94 252H350', thin),
    repeat(6, (i) => line(106 + i * 12, 262, 106 + i * 12, 272, thin)),
    repeat(9, (i) => line(240 + i * 12, 262, 240 + i * 12, 272, thin)),
  ])
}
