import { type Dims, input } from './dims'
import { polar } from './geometry'
import { BLACK, BODY, BROWN, black, deep, medium, RED, red, shade, thin, WHITE, white } from './ink'
import { circle, label, line, path, placed, rect, repeat, sheet } from './pen'

export const CASE = '#ffb54d'

/** Liquid crystal display with a reading. */
export function screen(x: number, y: number, w: number, h: number, text: string): string {
  const size = Math.min(h * 0.6, 34, (w * 1.5) / Math.max(3, text.length))
  return (
    rect(x, y, w, h, { fill: '#dfe9d2' }, 4) + label(x + w / 2, y + h / 2 + size * 0.36, text, size)
  )
}

/** Range switch with this many positions around it. */
function dial(cx: number, cy: number, r: number, positions = 14): string {
  return (
    repeat(positions, (i) => {
      const at = -210 + (i * 240) / (positions - 1)
      return line(...polar(cx, cy, r + 4, at), ...polar(cx, cy, r + 11, at), {
        width: positions > 10 ? 1.5 : 3,
        stroke: WHITE,
      })
    }) +
    circle(cx, cy, r, deep) +
    rect(cx - 5, cy - r + 2, 10, 2 * r - 4, { fill: BODY, width: 1.5 }, 5)
  )
}

function jacks(y: number, xs: readonly number[]): string {
  return xs.map((x, i) => circle(x, y, 7, { fill: i ? RED : WHITE, width: 3 })).join('')
}

function lead(x: number, y: number, tx: number, fill: string): string {
  return (
    path(`M${x} ${y}C${x} 300 ${tx} 300 ${tx} 210`, { stroke: fill, width: 3 }) +
    rect(tx - 6, 120, 12, 90, { fill }, 5) +
    path(`M${tx - 2} 120L${tx} 78L${tx + 2} 120Z`, deep)
  )
}

const CATEGORIES: Readonly<Record<string, string>> = {
  '3-600': 'CAT III 600V',
  '3-1000': 'CAT III 1000V',
  '4-600': 'CAT IV 600V',
}

/** Digital multimeter with its test leads: the largest reading, its range switch and its safety class. */
export function multimeter(dims: Dims): string {
  const auto = dims.t === 'auto'
  const largest = Math.round(input(dims, 'v') ?? 2000) - 1
  return sheet([
    rect(96, 18, 150, 264, { fill: CASE }, 20),
    rect(108, 30, 126, 240, black, 12),
    screen(120, 42, 102, 52, String(largest)),
    ...(auto ? [128, 150, 192, 214] : [136, 206]).map((x) => circle(x, 112, 7, shade)),
    auto ? circle(171, 112, 9, { fill: CASE }) : '',
    dial(171, auto ? 172 : 178, auto ? 26 : 36, auto ? 8 : 20),
    label(171, 232, CATEGORIES[dims.u ?? ''] ?? 'CAT II 600V', 12, WHITE),
    jacks(252, [136, 171, 206]),
    lead(171, 260, 292, RED),
    lead(136, 260, 330, BLACK),
  ])
}

/** Clamp meter with its jaws, as wide as they are, around a conductor. */
export function clampMeter(dims: Dims): string {
  const scale = Math.min(0.47 + (input(dims, 'v') ?? 33) * 0.011, 1.1)
  const jaws = [
    path(
      'M150 128Q118 96 128 60Q146 14 200 12Q254 14 272 60Q282 96 250 128L232 110Q252 86 244 64Q232 40 200 40Q168 40 156 64Q148 86 168 110Z',
      { fill: CASE, width: 2 / scale },
    ),
    line(200, 12, 200, 40, { width: 2 / scale }),
  ]
  return sheet([
    placed(jaws, 200 - 200 * scale, 128 - 128 * scale, scale),
    circle(200, 94, 13, { fill: BROWN }),
    path('M144 124H256L264 150V268Q264 286 246 286H154Q136 286 136 268V150Z', black),
    path('M264 136L286 148V180L264 170Z', { fill: CASE }),
    dial(200, 164, 22),
    screen(150, 204, 100, 38, dims.t === 'both' ? '0.0 A≂' : '0.0 A~'),
    label(200, 257, CATEGORIES[dims.u ?? ''] ?? 'CAT III 600V', 12, WHITE),
    circle(174, 272, 6, red),
    circle(226, 272, 6, shade),
  ])
}

function meggerLeads(): string {
  return (
    path('M120 217C116 290 50 290 44 240M148 217C150 300 350 300 354 240', {
      width: 3,
      stroke: BLACK,
    }) +
    rect(38, 170, 12, 72, black, 4) +
    path('M41 170L44 138L47 170Z', deep) +
    rect(348, 170, 12, 72, red, 4) +
    path('M351 170L354 138L357 170Z', deep)
  )
}

/** Insulation tester: with a crank and a needle scale, or digital. */
export function megger(dims: Dims): string {
  const scale =
    rect(98, 60, 204, 92, white, 6) +
    path('M122 132A84 84 0 0 1 278 132', medium) +
    repeat(13, (i) =>
      line(
        ...polar(200, 162, 84, -158 + i * 11.4),
        ...polar(200, 162, i % 3 ? 76 : 70, -158 + i * 11.4),
        { width: 1.2 },
      ),
    ) +
    line(200, 150, 238, 90, { width: 1.5, stroke: RED }) +
    label(200, 142, 'MΩ', 16)
  const crank =
    rect(316, 112, 22, 26, deep, 3) +
    path('M338 120H356V64H368V132H338Z', shade) +
    rect(352, 40, 20, 36, black, 6)
  const digital = dims.t === 'digital'
  return sheet([
    path('M150 46V26H250V46', { width: 6 }),
    digital ? '' : crank,
    rect(84, 46, 232, 200, { fill: CASE }, 14),
    digital ? screen(104, 62, 192, 84, '500 MΩ') : scale,
    digital ? dial(200, 200, 24, 9) : '',
    jacks(210, [120, 148]),
    digital ? circle(270, 204, 15, red) : rect(190, 188, 100, 36, black, 4),
    digital ? '' : path('M204 200H276M204 212H250', { width: 1.5, stroke: WHITE }),
    meggerLeads(),
  ])
}

const AXIS = 140

/** Voltage tester: contactless, with a display, or a neon screwdriver. */
export function testerPen(dims: Dims): string {
  if (dims.t === 'neon') return neonTester()
  return dims.t === 'display' ? displayTester() : contactlessTester(dims.u === 'alarm')
}

function penBody(fill: string): string {
  return path(
    `M64 ${AXIS - 15}L96 ${AXIS - 24}H330Q356 ${AXIS - 24} 366 ${AXIS - 12}V${AXIS + 12}Q356 ${AXIS + 24} 330 ${AXIS + 24}H96L64 ${AXIS + 15}Z`,
    { fill },
  )
}

function penClip(): string {
  return path(
    `M366 ${AXIS - 8}H380V${AXIS + 8}H366M360 ${AXIS - 20}V${AXIS - 36}H238V${AXIS - 28}H346V${AXIS - 23}`,
    shade,
  )
}

/** Pen that senses the field; the alarm is a ring of light and sound at its tip. */
function contactlessTester(alarm: boolean): string {
  return sheet([
    path(
      `M20 ${AXIS}Q20 ${AXIS - 8} 40 ${AXIS - 12}L64 ${AXIS - 15}V${AXIS + 15}L40 ${AXIS + 12}Q20 ${AXIS + 8} 20 ${AXIS}Z`,
      {
        fill: alarm ? '#ff8f86' : BODY,
      },
    ),
    penBody(CASE),
    rect(120, AXIS - 12, 66, 24, { fill: '#fdeeee' }, 6),
    path(`M130 ${AXIS}h12l4 -7 8 14 8 -14 4 7h10`, { width: 1.5, stroke: RED }),
    circle(222, AXIS, 11, alarm ? red : shade),
    rect(256, AXIS - 10, 30, 20, black, 6),
    penClip(),
    alarm
      ? path('M44 108Q30 96 40 80M62 102Q52 84 64 66M44 172Q30 184 40 200M62 178Q52 196 64 214', {
          width: 2.5,
          stroke: RED,
        })
      : '',
  ])
}

/** Flat blade with a small display and the two touch fields of a digital tester. */
function displayTester(): string {
  return sheet([
    path(`M14 ${AXIS - 6}H24L64 ${AXIS - 9}V${AXIS + 9}L24 ${AXIS + 6}H14Z`, deep),
    penBody('#8db8e2'),
    screen(146, AXIS - 16, 82, 32, '220'),
    ...[252, 288].map((x) => rect(x, AXIS - 11, 26, 22, shade, 5)),
    path(
      `M104 ${AXIS - 4}L118 ${AXIS - 14}L116 ${AXIS - 2}H128L114 ${AXIS + 14}L116 ${AXIS + 2}H104Z`,
      {
        fill: '#ffd94a',
        width: 1.5,
      },
    ),
    penClip(),
  ])
}

/** Insulated blade, clear handle with the neon lamp and its spring, and the cap to touch. */
function neonTester(): string {
  return sheet([
    path(`M14 ${AXIS - 7}H36L50 ${AXIS - 5}V${AXIS + 5}L36 ${AXIS + 7}H14Z`, deep),
    rect(50, AXIS - 8, 112, 16, red, 4),
    path(`M162 ${AXIS - 12}L184 ${AXIS - 22}H340V${AXIS + 22}H184L162 ${AXIS + 12}Z`, {
      fill: '#e8f3fa',
    }),
    rect(190, AXIS - 9, 46, 18, { fill: BROWN }, 3),
    rect(240, AXIS - 10, 40, 20, { fill: '#ffb38a' }, 9),
    path(`M250 ${AXIS - 4}H270M250 ${AXIS + 4}H270`, { stroke: RED, width: 2.5 }),
    path(
      `M284 ${AXIS}${repeat(6, (i) => `L${289 + i * 7} ${AXIS + (i % 2 ? 9 : -9)}`)}L332 ${AXIS}`,
      medium,
    ),
    ...[-15, 15].map((dy) => line(196, AXIS + dy, 330, AXIS + dy, thin)),
    path(`M340 ${AXIS - 24}H352Q362 ${AXIS - 24} 362 ${AXIS}T352 ${AXIS + 24}H340Z`, black),
    rect(362, AXIS - 8, 14, 16, deep, 4),
    path(`M350 ${AXIS - 24}V${AXIS - 38}H230V${AXIS - 31}H338V${AXIS - 24}`, shade),
  ])
}
