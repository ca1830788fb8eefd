import { centreCross, leader } from './dimension'
import { type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { blue, body, COPPER, FAINT, shade, thin, WHITE, white } from './ink'
import { circle, line, path, rect, repeat, sheet } from './pen'

const CY = 150

/** Sleeve over the conductor, insulated unless it is bare. */
function sleeve(bare: boolean): string {
  return bare
    ? rect(62, CY - 26, 100, 52, shade, 4) +
        path(`M86 ${CY - 26}V${CY + 26}M112 ${CY - 26}V${CY + 26}`, thin)
    : path(
        `M44 ${CY - 34}H140Q156 ${CY - 34} 162 ${CY - 22}V${CY + 22}Q156 ${CY + 34} 140 ${CY + 34}H44Q34 ${CY} 44 ${CY - 34}Z`,
        blue,
      )
}

/** Ferrule with a collar. */
function ferrule(dims: Dims): string {
  const half = clamp(8 + Math.sqrt(num(dims, 'a', { fallback: 2.5 })) * 1.8, 9, 20)
  return sheet([
    dims.u === 'bare'
      ? path(`M116 ${CY - half - 8}L140 ${CY - half}V${CY + half}L116 ${CY + half + 8}Z`, shade)
      : path(
          `M44 ${CY - 36}H118L140 ${CY - 2 - half}V${CY + 2 + half}L118 ${CY + 36}H44Q36 ${CY} 44 ${CY - 36}Z`,
          blue,
        ),
    dims.u === 'bare'
      ? ''
      : path(`M44 ${CY - 36}Q54 ${CY} 44 ${CY + 36}Q34 ${CY} 44 ${CY - 36}Z`, { fill: '#2f6398' }),
    rect(140, CY - half, 190, half * 2, shade, 3),
    line(146, CY + 6 - half, 324, CY + 6 - half, { stroke: WHITE, width: 4 }),
    path(`M24 ${CY}H40M334 ${CY}H352`, { width: 1, stroke: FAINT, dash: '14 3 3 3' }),
    leader(220, CY + half, 250, CY + 66, tag(dims, 'a', '', ' mm²')),
  ])
}

function eye(dims: Dims): string {
  return sheet([
    sleeve(dims.u === 'bare'),
    path(
      `M162 ${CY - 18}H226Q246 ${CY - 18} 258 ${CY - 28}A52 52 0 1 1 258 ${CY + 28}Q246 ${CY + 18} 226 ${CY + 18}H162Z`,
      body,
    ),
    circle(302, CY, 26, white),
    centreCross(302, CY, 62),
    leader(120, CY + 30, 150, CY + 74, tag(dims, 'a', '', ' mm²')),
  ])
}

function fork(dims: Dims): string {
  return sheet([
    sleeve(dims.u === 'bare'),
    path(
      `M162 ${CY - 18}H220Q240 ${CY - 18} 250 ${CY - 34}Q262 ${CY - 46} 282 ${CY - 46}H352V${CY - 22}H296A22 22 0 0 0 296 ${CY + 22}H352V${CY + 46}H282Q262 ${CY + 46} 250 ${CY + 34}Q240 ${CY + 18} 220 ${CY + 18}H162Z`,
      body,
    ),
    leader(120, CY + 30, 150, CY + 74, tag(dims, 'a', '', ' mm²')),
  ])
}

/** Copper tube lug, with its flattened palm. */
function lug(dims: Dims): string {
  const copper = { fill: COPPER }
  return sheet([
    rect(40, CY - 36, 150, 72, copper, 4),
    path(`M40 ${CY - 22}H60V${CY + 22}H40`, thin),
    repeat(3, (i) => line(90 + i * 30, CY - 36, 90 + i * 30, CY + 36, thin)),
    path(
      `M190 ${CY - 36}Q210 ${CY - 36} 226 ${CY - 48}H326Q366 ${CY - 44} 366 ${CY}T326 ${CY + 48}H226Q210 ${CY + 36} 190 ${CY + 36}Z`,
      copper,
    ),
    circle(308, CY, 26, white),
    centreCross(308, CY, 56),
    leader(120, CY + 36, 150, CY + 80, tag(dims, 'a', '', ' mm²')),
  ])
}

/** Crimp terminal of its form: ferrule, eye, fork or copper lug. */
export function crimpTerminal(dims: Dims): string {
  if (dims.t === 'eye') return eye(dims)
  if (dims.t === 'fork') return fork(dims)
  return dims.t === 'lug' ? lug(dims) : ferrule(dims)
}
