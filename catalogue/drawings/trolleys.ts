import type { Dims } from './dims'
import { BLUE, GREY, ORANGE, shade, thin } from './ink'
import { circle, line, path, rect, repeat, sheet } from './pen'
import { tyreOf, wheel } from './trucks'

function caster(cx: number, cy: number, r: number, tyre: string): string {
  return (
    path(`M${cx - r * 0.7} ${cy - r - 8}H${cx + r * 0.7}L${cx + 4} ${cy + 4}H${cx - 4}Z`, shade) +
    wheel(cx, cy, r, tyre)
  )
}

function tube(way: string): string {
  return path(way, { width: 13 }) + path(way, { width: 9, stroke: GREY })
}

/** The handle: folding on its hinge, welded with a cross bar, or one at either end. */
function handles(kind: string | undefined): string {
  const right = tube('M334 206L352 52Q354 38 340 38H318')
  if (kind === 'double') return right + tube('M46 206L28 52Q26 38 40 38H62')
  if (kind === 'fixed') return right + path('M349 96H310M343 146H306M308 206L316 40', { width: 5 })
  return (
    tube('M322 206L352 52Q354 38 340 38H318') +
    path('M330 150L298 204', { width: 5 }) +
    circle(326, 190, 10, { fill: ORANGE }) +
    path('M286 60A110 110 0 0 0 226 148M222 132L226 150L242 142', {
      width: 2,
      stroke: BLUE,
      dash: '6 4',
    })
  )
}

type Deck = Readonly<{ top: string; edge: string; inlay: string }>

/** Decks by material: enamelled sheet, tread plate, stainless sheet; plastic has a bumper around. */
const DECKS: Readonly<Record<string, Deck>> = {
  steel: { top: '#8db8e2', edge: '#4a83bf', inlay: '' },
  aluminium: {
    top: '#d9e0e7',
    edge: '#b4c0cb',
    inlay: repeat(3, (row) =>
      repeat(11, (i) =>
        path(`M${84 - row * 14 + i * (23 + row * 1.6)} ${186 + row * 7}l8 ${i % 2 ? -3 : 3}`, {
          width: 1.6,
        }),
      ),
    ),
  },
  stainless: {
    top: '#f4f7fa',
    edge: '#dde5ec',
    inlay: repeat(3, (i) =>
      line(76 - i * 15, 185 + i * 7, 342 + i * 2, 185 + i * 7, { width: 0.8, stroke: '#8294a5' }),
    ),
  },
}

function deck(kind: string | undefined): string {
  const { top, edge, inlay } = DECKS[kind ?? ''] ?? { top: '#eef2f6', edge: BLUE, inlay: '' }
  const plastic = kind === undefined
  return (
    path('M24 206L78 178H346L352 206Z', { fill: top }) +
    (plastic ? repeat(4, (i) => path(`M${88 + i * 56} 184L${58 + i * 66} 200`, thin)) : inlay) +
    rect(20, 206, 338, plastic ? 20 : 14, { fill: edge }, plastic ? 8 : 1) +
    (plastic
      ? rect(26, 212, 326, 6, { fill: '#6f9fd0', width: 1 }, 3)
      : rect(60, 220, 258, 8, shade, 1))
  )
}

/** Platform trolley: deck, handle and four castors. */
export function trolley(dims: Dims): string {
  const tyre = tyreOf(dims.v)
  return sheet([
    handles(dims.u),
    deck(dims.t || undefined),
    caster(72, 256, 22, tyre),
    caster(306, 256, 22, tyre),
    line(8, 279, 392, 279, thin),
  ])
}
