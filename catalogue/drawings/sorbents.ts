import { dimV, leader } from './dimension'
import { colourOf, type Dims, tag } from './dims'
import { FAINT, PALE, rubber, thin, WHITE } from './ink'
import { ellipse, path, placed, repeat, sheet } from './pen'

/** The drop of oil beside it. */
const drop = () =>
  path('M276 62C300 90 302 100 298 112Q290 126 276 126T254 112C250 100 254 90 276 62Z', rubber) +
  path('M264 106Q264 116 274 118', { stroke: WHITE, width: 3 })

const dimple = (x: number, y: number) => ellipse(x, y, 4, 1.8, { width: 1, stroke: FAINT })

/** A stack of pads, the top one curling. */
function pads(fill: string, count: number): string {
  const pitch = 91 / count
  return [
    repeat(count, (i) => {
      const y = -i * pitch
      return path(
        `M44 ${226 + y}L176 ${258 + y}L340 ${214 + y}V${226 + y}L176 ${270 + y}L44 ${238 + y}Z`,
        { fill, width: count > 7 ? 1 : 1.5 },
      )
    }),
    path('M44 148L208 108L340 136L176 180Z', { fill }),
    path('M44 148L176 180L164 130Q110 92 60 112Q40 122 44 148Z', { fill, opacity: 0.9 }),
    repeat(4, (r) => repeat(6, (i) => dimple(206 + i * 22 - r * 30, 122 + i * 4.6 + r * 9.4))),
    drop(),
  ].join('')
}

/** A roll with a perforated length of it drawn off. */
function roll(fill: string): string {
  return [
    path('M96 210L40 262H250L330 210Z', { fill }),
    path('M74 230L286 230', { width: 1, dash: '5 5' }),
    path('M96 90Q62 92 62 150T96 210H318V90Z', { fill }),
    ellipse(318, 150, 34, 60, { fill }),
    ellipse(318, 150, 24, 44, thin),
    ellipse(318, 150, 15, 28, thin),
    ellipse(318, 150, 7, 14, { fill: WHITE, width: 1 }),
    repeat(3, (r) => repeat(7, (i) => dimple(110 + i * 26 + r * 8, 112 + r * 34))),
    placed([drop()], -96, -44),
  ].join('')
}

/** Three socks that are laid round a leak, tied at their ends. */
function socks(fill: string): string {
  return repeat(3, (i) => {
    const y = 110 + i * 52
    return (
      path(
        `M52 ${y}Q56 ${y - 24} 82 ${y - 24}Q200 ${y - 34} 322 ${y - 24}Q346 ${y - 24} 350 ${y}Q346 ${y + 24} 322 ${y + 24}Q200 ${y + 14} 82 ${y + 24}Q56 ${y + 24} 52 ${y}Z`,
        { fill },
      ) +
      path(`M52 ${y}L36 ${y - 10}V${y + 10}ZM350 ${y}L366 ${y - 10}V${y + 10}Z`, { fill }) +
      path(`M96 ${y - 12}Q200 ${y - 22} 306 ${y - 12}`, { width: 1, dash: '5 4' })
    )
  })
}

/** Two stitched pillows on one another. */
function pillows(fill: string): string {
  const pillow = (x: number, y: number) =>
    path(
      `M${x} ${y}Q${x + 110} ${y - 26} ${x + 220} ${y}Q${x + 238} ${y + 44} ${x + 220} ${y + 92}Q${x + 110} ${y + 116} ${x} ${y + 92}Q${x - 18} ${y + 44} ${x} ${y}Z`,
      { fill },
    ) +
    path(
      `M${x + 14} ${y + 12}Q${x + 110} ${y - 10} ${x + 206} ${y + 12}Q${x + 220} ${y + 44} ${x + 206} ${y + 80}Q${x + 110} ${y + 100} ${x + 14} ${y + 80}Q${x} ${y + 44} ${x + 14} ${y + 12}Z`,
      { width: 1, dash: '5 4' },
    )
  return pillow(106, 152) + pillow(62, 88) + placed([drop()], 52, -30)
}

/** Absorbent of its form: pads, a roll, socks or pillows; the thickness of its sheet. */
export function sorbent(dims: Dims): string {
  const fill = colourOf(dims, PALE)
  const forms: Readonly<Record<string, () => string>> = {
    roll: () => roll(fill),
    sock: () => socks(fill),
    pillow: () => pillows(fill),
    double: () => pads(fill, 13),
  }
  const form = forms[dims.t ?? '']
  const sheets = !dims.t || dims.t === 'double'
  return sheet([
    form ? form() : pads(fill, 7),
    sheets ? dimV(213, 226, 366, tag(dims, 'h'), 340) : '',
    dims.t === 'roll' ? leader(270, 250, 302, 284, tag(dims, 'h')) : '',
  ])
}
