import { type Dims, input } from './dims'
import { BLACK, BLUE, black, CLEAR, ORANGE, RED, shade, thin, WHITE, white } from './ink'
import { label, line, path, placed, rect, repeat, sheet } from './pen'

/** Scale of a pack in which a tenfold content is a fifth larger. */
function scaleOf(dims: Dims, usual: number): number {
  return Math.min(Math.max(0.82 + 0.2 * Math.log10((input(dims, 'v') ?? usual) / usual), 0.42), 1)
}

/** Parts on the ground line, scaled about their middle. */
function standing(parts: readonly string[], scale: number, x = 196): string {
  return placed(parts, x - x * scale, 276 - 276 * scale, scale)
}

type Lock = Readonly<{ number: string; fill: string }>

/** Thread lockers by number, in the colours of their liquids. */
const LOCKS: Readonly<Record<string, Lock>> = {
  '222': { number: '222', fill: '#9a7fc0' },
  '262': { number: '262', fill: RED },
  '271': { number: '271', fill: '#b8322a' },
}
const MEDIUM: Lock = { number: '243', fill: BLUE }

/** Bottle of thread locker, and a bolt with a drop of the liquid on its thread. */
export function glueBottle(dims: Dims): string {
  const { number, fill } = LOCKS[dims.t ?? ''] ?? MEDIUM
  const bottle = [
    path('M186 76L192 20H200L206 76Z', { fill }),
    rect(172, 74, 48, 32, { fill: RED }, 3),
    repeat(6, (i) => line(178 + i * 7, 78, 178 + i * 7, 102, thin)),
    path(
      'M176 106H216V114Q216 122 232 128Q258 138 258 160V256Q258 276 242 276H150Q134 276 134 256V160Q134 138 160 128Q176 122 176 114Z',
      { fill: '#d8453b' },
    ),
    rect(134, 164, 124, 80, { fill: WHITE, width: 1.5 }),
    label(196, 202, number, 34, fill),
    path('M148 216H244M148 228H214', thin),
    path('M146 150Q150 138 168 132', { stroke: WHITE, width: 4 }),
  ]
  const bolt =
    path('M318 180H370L376 190V206L370 214H318L312 206V190Z', shade) +
    rect(328, 214, 32, 66, shade) +
    repeat(9, (i) => line(328, 222 + i * 7, 360, 218 + i * 7, thin)) +
    path('M324 240Q344 230 364 240V262Q344 272 324 262Z', { fill, width: 1.5, opacity: 0.9 })
  return sheet([standing(bottle, scaleOf(dims, 50)), bolt])
}

/** Instant adhesives: the words on their label and the colour of the liquid. */
const INSTANT: Readonly<Record<string, Lock>> = {
  '406': { number: '406', fill: '#57a773' },
  '460': { number: '460', fill: '#8a6bb1' },
  '495': { number: '495', fill: ORANGE },
  '480': { number: '480', fill: BLACK },
  '454': { number: '454', fill: '#4a83bf' },
}
const USUAL: Lock = { number: '401', fill: RED }

/** Flask of instant adhesive with its slender nozzle, the cap beside it; gel comes in a tube. */
export function superGlue(dims: Dims): string {
  const { number, fill } = INSTANT[dims.t ?? ''] ?? USUAL
  const flask = [
    path('M190 110L194 26H198L202 110Z', white),
    rect(176, 108, 40, 26, { fill }, 3),
    repeat(5, (i) => line(182 + i * 7, 112, 182 + i * 7, 130, thin)),
    path('M178 134H214L240 154V264Q240 276 228 276H164Q152 276 152 264V154Z', {
      fill: dims.t === '480' ? BLACK : '#f4f8fb',
    }),
    rect(152, 172, 88, 78, { fill: WHITE, width: 1.5 }),
    rect(152, 172, 88, 16, { fill, width: 1 }),
    label(196, 222, number, 32),
    path('M164 236H228', thin),
  ]
  const tube = [
    path('M190 70L194 22H198L202 70Z', white),
    rect(174, 68, 44, 28, { fill }, 3),
    path('M166 96H226L238 116V262H154V116Z', { fill: '#f4f8fb' }),
    rect(146, 260, 100, 16, shade, 2),
    rect(156, 146, 80, 82, { fill: WHITE, width: 1.5 }),
    rect(156, 146, 80, 16, { fill, width: 1 }),
    label(196, 198, number, 32),
    label(196, 220, 'GEL', 16),
  ]
  const scale = scaleOf(dims, 20)
  const drop = path(
    'M312 196C338 228 342 240 336 254Q330 268 312 268T288 254C282 240 286 228 312 196Z',
    {
      fill: dims.t === '480' ? BLACK : CLEAR,
    },
  )
  return sheet([
    standing(dims.t === '454' ? tube : flask, scale),
    drop + path('M300 240Q300 254 310 256', { stroke: WHITE, width: 4 }),
    path('M70 276L76 216Q84 208 92 216L98 276Z', black),
    path('M80 222V270M84 220V270M88 222V270', { width: 1, stroke: '#8fa0b0' }),
  ])
}
