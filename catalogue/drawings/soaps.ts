import { colourOf, type Dims, input } from './dims'
import { CLEAR, deep, GREEN, ORANGE, thin, WHITE, white } from './ink'
import { circle, line, path, placed, rect, repeat, sheet } from './pen'

const JUG_FROM_ML = 2000

/** What the label shows: suds, grains, a cross against germs, or a hand without water. */
function emblem(kind: string | undefined, y: number): string {
  if (kind === 'scrub')
    return repeat(24, (i) =>
      circle(164 + ((i * 0.618) % 1) * 74, y - 20 + ((i * 0.414) % 1) * 42, 2.6, {
        fill: ORANGE,
        width: 0.8,
      }),
    )
  if (kind === 'germ')
    return (
      circle(200, y, 22, { fill: WHITE, stroke: GREEN, width: 4 }) +
      path(`M200 ${y - 12}V${y + 12}M188 ${y}H212`, { stroke: GREEN, width: 6 })
    )
  if (kind === 'dry')
    return (
      path(
        `M200 ${y - 24}C218 ${y} 220 ${y + 6} 216 ${y + 12}Q212 ${y + 20} 200 ${y + 20}T184 ${y + 12}C180 ${y + 6} 182 ${y} 200 ${y - 24}Z`,
        { fill: '#8fc1ee', width: 1.5 },
      ) + line(176, y + 20, 224, y - 22, { stroke: '#e0564a', width: 5 })
    )
  return (
    circle(192, y, 16, { fill: CLEAR, width: 1.5 }) +
    circle(214, y - 10, 9, { fill: CLEAR, width: 1.5 }) +
    circle(212, y + 12, 6, { fill: CLEAR, width: 1.5 })
  )
}

function jug(fill: string, kind: string | undefined): string[] {
  return [
    rect(216, 18, 52, 26, deep, 4),
    repeat(5, (i) => line(224 + i * 9, 20, 224 + i * 9, 42, thin)),
    path('M112 96Q112 52 152 46H276Q300 52 300 92V258Q300 276 282 276H130Q112 276 112 258Z', {
      fill,
    }),
    path('M140 88Q140 72 156 72H196Q206 72 206 84T196 96H164V128H140Z', white),
    rect(130, 148, 152, 100, { fill: WHITE, width: 1.5 }, 6),
    emblem(kind, 194),
    path('M150 230H262', thin),
  ]
}

function pumpBottle(fill: string, kind: string | undefined): string[] {
  return [
    path('M190 78V50H156Q142 50 142 66V72H130V62Q130 36 156 36H236V50H210V78Z', white),
    rect(176, 76, 48, 24, deep, 3),
    path('M184 78V98M192 78V98M200 78V98M208 78V98M216 78V98', thin),
    path(
      'M168 100H232Q272 112 272 150V258Q272 276 254 276H146Q128 276 128 258V150Q128 112 168 100Z',
      { fill },
    ),
    rect(142, 158, 116, 92, { fill: WHITE, width: 1.5 }, 6),
    emblem(kind, 196),
    path('M160 236H240', thin),
    path('M140 148Q142 124 166 114', { stroke: WHITE, width: 5 }),
    path('M136 80Q128 92 136 98Q144 92 136 80Z', {
      fill: kind === 'scrub' ? ORANGE : '#8fc1ee',
      width: 1.5,
    }),
  ]
}

/** Hand cleaner in a pump bottle, from 2 L in a jug; its colour is the scent's. */
export function soapBottle(dims: Dims): string {
  const fill = colourOf(dims, '#d9ecf7')
  const ml = input(dims, 'v') ?? 500
  const large = ml >= JUG_FROM_ML
  const scale = Math.min((large ? -0.53 : 0.24) + (large ? 0.4 : 0.25) * Math.log10(ml), 1)
  const parts = (large ? jug : pumpBottle)(fill, dims.t)
  return sheet([placed(parts, 200 - 200 * scale, 282 - 282 * scale, scale)])
}
