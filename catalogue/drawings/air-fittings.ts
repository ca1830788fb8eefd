import { centreLine, leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import {
  blue,
  body,
  brass,
  deep,
  medium,
  PALE,
  pale,
  rubber,
  section,
  shade,
  thin,
  WHITE,
} from './ink'
import { line, path, placed, rect, repeat, sheet } from './pen'

/** Straight push-in fitting: release ring with its tube, body, hexagon and tapered thread. */
export function pushFitting(dims: Dims): string {
  const y = 142
  const r = clamp(19 + num(dims, 'd', { fallback: 8 }) * 1.3, 22, 40)
  return sheet([
    rect(16, y - r, 84, 2 * r, { fill: '#cfe4f2' }),
    path(`M16 ${y - r}Q26 ${y} 16 ${y + r}`, medium),
    path(`M30 ${y - r + 9}H96`, { stroke: WHITE, width: 6 }),
    path(
      `M84 ${y - r - 8}H104V${y + r + 8}H84Q76 ${y + r + 8} 76 ${y + r}V${y - r}Q76 ${y - r - 8} 84 ${y - r - 8}Z`,
      blue,
    ),
    path(
      `M104 ${y - r - 16}Q104 ${y - r - 22} 112 ${y - r - 22}H208V${y + r + 22}H112Q104 ${y + r + 22} 104 ${y + r + 16}Z`,
      rubber,
    ),
    path(`M116 ${y - r - 10}H202`, { stroke: WHITE, width: 5, opacity: 0.4 }),
    path(
      `M208 ${y - 72}L216 ${y - 78}H268L276 ${y - 72}V${y + 72}L268 ${y + 78}H216L208 ${y + 72}Z`,
      brass,
    ),
    line(208, y - 38, 276, y - 38, medium),
    line(208, y + 38, 276, y + 38, medium),
    path(`M276 ${y - 50}L362 ${y - 44}V${y + 44}L276 ${y + 50}Z`, brass),
    repeat(10, (i) => line(283 + i * 8, y + 49 - i * 0.5, 287 + i * 8, y - 49 + i * 0.5, thin)),
    rect(276, y - 46, 10, 92, { fill: PALE, width: 1.5 }),
    centreLine(6, y, 386, y),
    leader(54, y + r, 74, y + 108, tag(dims, 'd', 'Ø')),
  ])
}

/** Quick coupler: socket with its knurled sleeve, and the plug in front of it. */
export function quickCoupler(dims: Dims): string {
  const y = 142
  const socket = [
    path(
      `M196 ${y - 44}H212Q222 ${y - 54} 236 ${y - 54}H292V${y + 54}H236Q222 ${y + 54} 212 ${y + 44}H196Z`,
      shade,
    ),
    repeat(8, (i) => line(232 + i * 7, y - 54, 232 + i * 7, y + 54, thin)),
    rect(292, y - 48, 14, 96, deep, 2),
    path(`M306 ${y - 40}H338V${y + 40}H306Z`, body),
    line(306, y - 20, 338, y - 20, medium),
    line(306, y + 20, 338, y + 20, medium),
    path(
      `M338 ${y - 26}H350L358 ${y - 32}V${y - 26}H368L376 ${y - 32}V${y - 26}H388V${y + 26}H376V${y + 32}L368 ${y + 26}H358V${y + 32}L350 ${y + 26}H338Z`,
      body,
    ),
    path(`M196 ${y - 26}H186V${y + 26}H196`, deep),
  ]
  const plug = [
    path(
      `M164 ${y - 17}H150Q142 ${y - 17} 140 ${y - 10}Q136 ${y - 10} 132 ${y - 17}Q128 ${y - 22} 118 ${y - 22}H104V${y + 22}H118Q128 ${y + 22} 132 ${y + 17}Q136 ${y + 10} 140 ${y + 10}Q142 ${y + 17} 150 ${y + 17}H164Z`,
      body,
    ),
    rect(84, y - 34, 22, 68, deep, 3),
    rect(52, y - 40, 32, 80, body, 3),
    line(52, y - 20, 84, y - 20, medium),
    line(52, y + 20, 84, y + 20, medium),
    path(
      `M52 ${y - 26}H42L34 ${y - 32}V${y - 26}H26L18 ${y - 32}V${y - 26}H10V${y + 26}H18V${y + 32}L26 ${y + 26}H34V${y + 32}L42 ${y + 26}H52Z`,
      body,
    ),
  ]
  return sheet([
    dims.t === 'plug' ? placed(plug, 84, 0) : placed(socket, -92, 0),
    centreLine(4, y, 396, y),
  ])
}

/** Compression fitting: nuts on the body hexagon, its lower half cut with the ferrules. */
export function tubeFitting(dims: Dims): string {
  const y = 142
  const r = clamp(18 + num(dims, 'd', { fallback: 12 }) * 0.6, 20, 36)
  const side = [
    rect(18, y - r, 66, 2 * r, pale),
    path(`M18 ${y - r}Q26 ${y} 18 ${y + r}`, medium),
    path(
      `M62 ${y - 62}L70 ${y - 68}H128L136 ${y - 62}V${y + 62}L128 ${y + 68}H70L62 ${y + 62}Z`,
      shade,
    ),
    line(62, y - 34, 136, y - 34, medium),
    rect(136, y - 46, 26, 92, body),
    ...[141, 147, 153, 159].map((x) => line(x, y - 46, x - 3, y, thin)),
    path(
      `M62 ${y + r}L100 ${y + r}L124 ${y + r + 14}H136V${y + 46}H162V${y + r}H176V${y}H18V${y + r}Z`,
      { fill: WHITE, stroke: 'none' },
    ),
    path(`M62 ${y + r}H92L118 ${y + 46}H136V${y + 62}L128 ${y + 68}H70L62 ${y + 62}Z`, section),
    path(`M96 ${y + r}H136L120 ${y + r + 12}H104Z`, { fill: '#e2b93b', width: 1.5 }),
    path(`M18 ${y + r - 7}H162M18 ${y + r}H162`, medium),
  ].join('')
  return sheet([
    side,
    `<g transform="matrix(-1 0 0 1 400 0)">${side}</g>`,
    path(`M162 ${y}V${y - 66}L170 ${y - 72}H230L238 ${y - 66}V${y}Z`, body),
    line(162, y - 36, 238, y - 36, medium),
    path(
      `M128 ${y + r}H272V${y + 46}H238V${y + 66}L230 ${y + 72}H170L162 ${y + 66}V${y + 46}H128Z`,
      section,
    ),
    path(`M150 ${y + r}V${y + r - 7}M250 ${y + r}V${y + r - 7}`, medium),
    line(18, y, 382, y, medium),
    centreLine(6, y, 394, y),
    leader(40, y - r, 66, 44, tag(dims, 'd', 'Ø')),
  ])
}
