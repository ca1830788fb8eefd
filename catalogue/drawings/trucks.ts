import type { Dims } from './dims'
import { BLACK, black, DEEP, deep, GREY, ORANGE, orange, SHADE, shade, thin, WHITE } from './ink'
import { circle, label, line, path, rect, repeat, sheet } from './pen'

/** A wheel with its tyre and hub. */
export function wheel(cx: number, cy: number, r: number, tyre = BLACK): string {
  return (
    circle(cx, cy, r, { fill: tyre }) +
    circle(cx, cy, r * 0.58, deep) +
    circle(cx, cy, r * 0.2, { fill: WHITE, width: 1.5 })
  )
}

/** Tyres of industrial wheels by material. */
const TYRES: Readonly<Record<string, string>> = { nylon: '#f6f1e4', pu: '#d9772b' }

/** Colour of the tyre of a word; black rubber without one. */
export function tyreOf(word: string | undefined): string {
  return TYRES[word ?? ''] ?? BLACK
}

/** Where the forks of a pallet truck begin, by their length. */
const TIPS: Readonly<Record<string, number>> = { '1000': 56, '1220': 12, '1500': -30 }

/** Display of the scale between the pump and the tiller. */
function scaleHead(): string {
  return (
    rect(244, 96, 66, 44, black, 5) +
    rect(252, 104, 50, 22, { fill: '#dfe9d2' }, 2) +
    label(277, 121, '850', 16) +
    line(277, 140, 277, 152, { width: 5 })
  )
}

/** Hand pallet truck: forks of its length, pump, steering wheel and tiller; painted, stainless or weighing. */
export function palletTruck(dims: Dims): string {
  const paint = dims.t === 'stainless' ? GREY : ORANGE
  const tip = TIPS[dims.v ?? ''] ?? 28
  const tyre = dims.u === 'pu' ? tyreOf('pu') : tyreOf('nylon')
  const parts = [
    path('M330 196L364 60', { width: 13 }),
    path('M330 196L364 60', { width: 9, stroke: paint }),
    path('M346 62L356 22H386L378 62Z', { width: 6 }),
    rect(302, 148, 34, 62, dims.t === 'stainless' ? { fill: SHADE } : black, 6),
    rect(310, 118, 16, 34, deep, 3),
    dims.t === 'scale' ? scaleHead() : '',
    path(`M${tip} 204L${tip + 18} 196H262V160Q262 148 274 148H304V228H280L264 220H${tip + 18}Z`, {
      fill: paint,
    }),
    line(tip + 18, 206, 262, 206, thin),
    wheel(322, 236, 32, tyre),
    path(`M${tip + 34} 220H${tip + 82}L${tip + 70} 246H${tip + 48}Z`, shade),
    wheel(tip + 60, 250, 18, tyre),
  ]
  return sheet([
    tip < 0 ? `<g transform="translate(40 34) scale(.88)">${parts.join('')}</g>` : parts.join(''),
    line(8, 270, 392, 270, thin),
  ])
}

/** Top of the mast, by lift height. */
const MASTS: Readonly<Record<string, number>> = { '2000': 44, '2500': 28, '3000': 12 }

/** What lifts and drives: a hand pump, a battery for the lift, or one for both with a tiller head. */
function drive(kind: string | undefined): string {
  const battery =
    path('M264 128H318Q338 130 340 152V246H264Z', orange) +
    rect(278, 146, 44, 34, { fill: WHITE, width: 1.5 }, 4) +
    path('M288 154V172M296 154V172M304 154V172', thin)
  if (kind === 'electric')
    return (
      path('M352 190L372 96', { width: 10 }) +
      rect(352, 68, 40, 30, black, 8) +
      path('M264 104H326Q358 108 360 142V246H264Z', orange) +
      rect(278, 120, 58, 44, { fill: WHITE, width: 1.5 }, 4) +
      path('M308 126L294 144H306L300 158L318 138H306Z', { fill: '#ffd94a', width: 1.5 })
    )
  if (kind === 'semi') return path('M330 168L366 88L386 96', { width: 8 }) + battery
  return (
    path('M318 214L372 122', { width: 8 }) +
    path('M260 104H304V78', { width: 7 }) +
    path('M264 190H322L338 212V246H264Z', orange) +
    rect(282, 156, 24, 40, deep, 3) +
    rect(288, 132, 12, 26, shade, 2)
  )
}

/** Pallet stacker: mast with its chain, lifted forks, legs and what drives it. */
export function stacker(dims: Dims): string {
  const top = MASTS[dims.v ?? ''] ?? 60
  return sheet([
    drive(dims.t),
    rect(222, top, 16, 246 - top, deep, 2),
    rect(244, top, 16, 246 - top, deep, 2),
    rect(218, top - 4, 46, 12, black, 3),
    line(241, top + 8, 241, 140, { dash: '4 4' }),
    rect(204, 116, 60, 52, orange, 3),
    path('M204 120V168H36L22 160L204 150Z', black),
    path('M264 232H44Q30 232 30 244H264Z', orange),
    wheel(56, 250, 16),
    wheel(306, 246, 20),
    line(8, 267, 392, 267, thin),
    path(`M120 138V${top + 44}M110 ${top + 54}L120 ${top + 42}L130 ${top + 54}`, {
      stroke: 'rgb(44,98,154)',
      width: 2,
    }),
  ])
}

/** Wheels of a two-wheeled truck seen from the front: solid, with air, or stars of three that climb stairs. */
function axleWheels(kind: string | undefined): string {
  const grooves = (x: number, y: number, w: number, h: number) =>
    repeat(4, (i) =>
      line(x, y + (h * (i + 1)) / 5, x + w, y + (h * (i + 1)) / 5, { width: 1, stroke: '#8fa0b0' }),
    )
  if (kind === 'stair')
    return [80, 290]
      .map(
        (x) =>
          [152, 196, 240]
            .map((y) => rect(x, y, 30, 40, black, 10) + grooves(x, y, 30, 40))
            .join('') + rect(x + 4, 172, 22, 90, { fill: DEEP }, 4),
      )
      .join('')
  const [w, h] = kind === 'air' ? [42, 104] : [28, 84]
  return [98 - w / 2, 302 - w / 2]
    .map((x) => rect(x, 272 - h, w, h, black, kind === 'air' ? 20 : 6) + grooves(x, 272 - h, w, h))
    .join('')
}

/** Two-wheeled hand truck seen from the front, with its toe plate; one that folds has hinges and a telescope. */
export function handTruck(dims: Dims): string {
  const tube = dims.c === 'grey' ? GREY : dims.c === 'white' ? '#e9eef3' : '#4a83bf'
  const folding = dims.u === 'folding'
  const frame = 'M138 236V54Q138 22 170 22H230Q262 22 262 54V236'
  const upper = 'M146 130V48Q146 20 172 20H228Q254 20 254 48V130'
  return sheet([
    folding
      ? path(upper, { width: 10 }) +
        path(upper, { width: 6, stroke: SHADE }) +
        path('M138 236V120M262 236V120', { width: 14 }) +
        path('M138 236V120M262 236V120', { width: 10, stroke: tube })
      : path(frame, { width: 14 }) + path(frame, { width: 10, stroke: tube }),
    ...(folding ? [130, 176] : [84, 130, 176]).map((y) =>
      rect(144, y, 112, 12, { fill: '#eef2f6' }, 3),
    ),
    folding ? '' : path('M180 96V130M220 96V130', { width: 5 }),
    path('M180 142V176M220 142V176M180 188V224M220 188V224', { width: 5 }),
    folding
      ? rect(172, 12, 56, 16, black, 6) +
        [138, 262].map((x) => circle(x, 120, 11, { fill: ORANGE })).join('')
      : rect(131, 46, 14, 44, black, 6) + rect(255, 46, 14, 44, black, 6),
    rect(86, 216, 228, 12, deep, 4),
    axleWheels(dims.t),
    path('M132 234H268L280 272H120Z', shade),
    line(127, 264, 273, 264, thin),
    folding ? [148, 252].map((x) => rect(x - 10, 228, 20, 12, { fill: ORANGE }, 3)).join('') : '',
  ])
}
