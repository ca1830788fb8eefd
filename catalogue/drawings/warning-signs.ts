import { dimH } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { BLACK, BLUE, dark, GREEN, ORANGE, pale, RED, thin, WHITE, white, YELLOW } from './ink'
import { circle, label, line, path, placed, polygon, rect, sheet } from './pen'

/** Where a sign's symbol stands: about the origin, within 100 x 100. */
type Symbol = () => string

const head = (fill: string) => circle(0, -20, 15, { fill, stroke: 'none' })

const bolt = () => path('M6 -36L-16 8H-2L-12 40L18 -4H4L16 -36Z', dark)
const gears = () =>
  circle(-10, 10, 18, { width: 8, dash: '6 5' }) +
  circle(-10, 10, 12, { width: 5 }) +
  path('M10 -28L30 -8M20 -30L34 -14', { width: 6 })
const falling = () =>
  circle(12, -22, 9, dark) +
  path('M6 -12L-14 6L-2 14L-16 34M-2 4L18 12M-34 36H-14V22', { width: 6 })
const flame = () =>
  path('M0 -32C16 -10 22 0 18 14Q12 30 0 30T-18 14C-20 0 -10 -6 -10 -16Q-4 -14 0 -32Z', {
    fill: ORANGE,
  }) + path('M-6 22L30 -22', { width: 5 })
const walker = () =>
  circle(2, -26, 9, dark) + path('M0 -16V8L-12 34M0 8L14 32M-16 -2L0 -12L16 0', { width: 7 })
const helmetHead = () =>
  head(WHITE) +
  path('M-20 -22Q-20 -46 0 -46T20 -22Z', { fill: WHITE, stroke: BLUE }) +
  path('M-28 34Q-28 0 0 0T28 34Z', { fill: WHITE, stroke: 'none' })
const gogglesHead = () =>
  circle(0, -8, 32, { fill: WHITE, stroke: 'none' }) +
  rect(-34, -18, 68, 20, { fill: BLACK, stroke: 'none' }, 8) +
  path('M-12 14Q0 22 12 14', { width: 3, stroke: BLUE })
const runner = () =>
  circle(8, -26, 8, { fill: WHITE, stroke: 'none' }) +
  path('M4 -16L-4 6L12 18L6 36M-4 6L-14 22L-30 22M-18 -6L2 -12L20 0', { width: 7, stroke: WHITE }) +
  rect(26, -34, 18, 70, { stroke: WHITE, width: 3 })

type Kind = 'warning' | 'ban' | 'duty' | 'way'

const SIGNS: Readonly<Record<string, readonly [Kind, string, Symbol]>> = {
  'no-fire': ['ban', '禁止烟火', flame],
  'wear-helmet': ['duty', '必须戴安全帽', helmetHead],
  machine: ['warning', '当心机械伤人', gears],
  exit: ['way', '紧急出口', runner],
  'no-entry': ['ban', '禁止入内', walker],
  fall: ['warning', '当心坠落', falling],
  'wear-goggles': ['duty', '必须戴防护眼镜', gogglesHead],
}

const CAPTION: Readonly<Record<Kind, string>> = { warning: BLACK, ban: RED, duty: BLUE, way: GREEN }

/** The shape of a kind of sign (GB 2894) about the origin, with its symbol. */
function board(kind: Kind, symbol: Symbol): string {
  if (kind === 'duty') return circle(0, 0, 62, { fill: BLUE, stroke: 'none' }) + symbol()
  if (kind === 'way') return rect(-66, -58, 132, 116, { fill: GREEN, stroke: 'none' }, 4) + symbol()
  if (kind === 'ban') {
    return (
      circle(0, 0, 56, white) +
      symbol() +
      circle(0, 0, 56, { stroke: RED, width: 12 }) +
      line(-40, -40, 40, 40, { stroke: RED, width: 12 })
    )
  }
  return (
    polygon(
      [
        [0, -62],
        [70, 56],
        [-70, 56],
      ],
      { fill: YELLOW, width: 8 },
    ) + placed([symbol()], 0, 14, 0.9)
  )
}

/** Safety sign: its shape, colour and symbol, its caption, four holes and the nominal width. */
export function sign(dims: Dims): string {
  const [kind, caption, symbol] = SIGNS[dims.t ?? ''] ?? ['warning', '当心触电', bolt]
  const size = clamp(num(dims, 'd', { fallback: 250 }), 100, 600)
  const grow = clamp(0.88 + (size / 600) * 0.16, 0.88, 1)
  const w = 170 * grow
  const h = 214 * grow
  const x = 200 - w / 2
  const y = 18
  return sheet([
    rect(x, y, w, h, pale, 10),
    rect(x + 5, y + 5, w - 10, h - 10, thin, 7),
    placed([board(kind, symbol)], 200, y + h * 0.4, grow),
    rect(x + 14, y + h * 0.77, w - 28, h * 0.17, { fill: CAPTION[kind] }, 5),
    label(200, y + h * 0.77 + h * 0.118, caption, caption.length > 5 ? 17 : 21, WHITE),
    ...[
      [x + 14, y + 14],
      [x + w - 14, y + 14],
      [x + 14, y + h - 14],
      [x + w - 14, y + h - 14],
    ].map(([cx = 0, cy = 0]) => circle(cx, cy, 4, { fill: WHITE, width: 1.5 })),
    dimH(x, x + w, y + h + 36, tag(dims, 'd'), y + h),
  ])
}
