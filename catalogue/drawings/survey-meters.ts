import { type Dims, input } from './dims'
import { BLACK, black, deep, FAINT, RED, red, rubber, shade, thin, WHITE } from './ink'
import { CASE, screen } from './meters'
import { circle, ellipse, label, line, path, rect, repeat, sheet } from './pen'

/** Infrared thermometer: pistol with its lens, the upper limit on its display, one aiming beam or two. */
export function infraredThermometer(dims: Dims): string {
  const limit = Math.round(input(dims, 'v') ?? 550)
  const beam = (y: number, to: number) =>
    path(`M92 ${y}L10 ${to}`, { stroke: RED, width: 2, dash: '9 5' }) +
    circle(10, to, 4, { fill: RED, stroke: 'none' })
  return sheet([
    dims.t === 'double' ? beam(84, 66) + beam(112, 130) : beam(84, 92),
    path('M92 66L110 56V136L92 126Z', black),
    ellipse(92, 96, 8, 30, deep),
    path(
      'M110 52H262Q300 54 314 92L318 108Q316 126 300 132L348 246Q350 258 338 262L290 276Q278 278 274 268L222 142H110Z',
      {
        fill: CASE,
      },
    ),
    path('M256 160L296 146L330 240L290 254Z', black),
    path('M222 142H206Q204 172 238 184Z', red),
    path('M268 58L312 96L306 124L262 66Z', black),
    screen(130, 70, 116, 52, `${limit}℃`),
    repeat(3, (i) =>
      line(270 + i * 5, 176 + i * 26, 304 + i * 5, 164 + i * 26, { width: 2, stroke: '#8fa0b0' }),
    ),
  ])
}

/** Case of an instrument held upright, its upper edge at y. */
function uprightCase(y: number): string {
  return (
    path(
      `M146 ${y + 18}Q146 ${y} 166 ${y}H234Q254 ${y} 254 ${y + 18}V190L244 206V264Q244 284 224 284H176Q156 284 156 264V206L146 190Z`,
      { fill: CASE },
    ) +
    rect(156, y + 12, 88, 130, black, 8) +
    repeat(5, (i) => line(172, 222 + i * 10, 228, 222 + i * 10, thin))
  )
}

function keys(y: number): string {
  return [178, 200, 222].map((x, i) => circle(x, y, 9, i === 1 ? red : shade)).join('')
}

/** Signs of what a detector measures. */
const GASES: Readonly<Record<string, string>> = {
  oxygen: 'O₂',
  carbon: 'CO',
  sulphide: 'H₂S',
  ammonia: 'NH₃',
}

/** Gas detector with its sensor, or its four; one with a pump has a probe on a hose. */
export function gasDetector(dims: Dims): string {
  const four = dims.t === 'four'
  const pump =
    path('M200 22V12Q200 6 210 6H300Q330 8 330 40V150', { width: 8 }) +
    path('M200 22V12Q200 6 210 6H300Q330 8 330 40V150', { width: 4, stroke: FAINT }) +
    rect(322, 150, 16, 70, black, 5) +
    path('M325 220H335L332 282H328Z', shade) +
    rect(190, 18, 20, 18, deep, 3)
  const readings =
    [
      ['EX', '0'],
      ['O₂', '20.9'],
      ['CO', '0'],
      ['H₂S', '0'],
    ]
      .map(([gas, value], i) => {
        const x = 182 + (i % 2) * 36
        const y = 96 + Math.floor(i / 2) * 32
        return label(x, y - 8, gas ?? '', 10) + label(x, y + 8, value ?? '', 14)
      })
      .join('') +
    line(200, 82, 200, 146, thin) +
    line(166, 112, 234, 112, thin)
  return sheet([
    dims.u === 'pump' ? pump : '',
    uprightCase(36),
    circle(200, 36, 5, red),
    rect(164, 78, 72, 70, { fill: '#dfe9d2' }, 4),
    four
      ? readings
      : label(200, 102, GASES[dims.t ?? ''] ?? 'EX', 20) +
        label(200, 134, dims.t === 'oxygen' ? '20.9' : '0', 28),
    path('M156 64H244', { width: 4, stroke: RED }),
    keys(166),
    ...(four ? [166, 189, 212, 235] : [200]).map(
      (x) =>
        circle(x, 204, four ? 9 : 14, rubber) +
        circle(x, 204, four ? 4 : 8, { fill: '#9aa7b3', width: 1 }),
    ),
  ])
}

/** Lux meter: its white dome on top, or on a lead beside the case. */
export function luxMeter(dims: Dims): string {
  const sensor = (cx: number, cy: number) =>
    path(
      `M${cx - 36} ${cy + 8}H${cx + 36}V${cy + 26}Q${cx + 36} ${cy + 34} ${cx + 28} ${cy + 34}H${cx - 28}Q${cx - 36} ${cy + 34} ${cx - 36} ${cy + 26}Z`,
      black,
    ) +
    path(`M${cx - 26} ${cy + 8}A26 24 0 0 1 ${cx + 26} ${cy + 8}Z`, { fill: WHITE }) +
    path(`M${cx - 16} ${cy + 2}Q${cx - 12} ${cy - 8} ${cx - 2} ${cy - 10}`, thin)
  const split = dims.t === 'split'
  const rays = (cx: number) =>
    path(
      [-46, -24, 0, 24, 46]
        .map((dx) => `M${cx + dx} ${6 + Math.abs(dx) * 0.1}L${cx + dx * 0.7} 20`)
        .join(''),
      { width: 2, stroke: '#e3b93b' },
    )
  return sheet([
    split
      ? path('M200 68C200 20 250 60 268 110S300 170 312 96', { width: 5, stroke: BLACK }) +
        sensor(320, 48) +
        rays(320)
      : sensor(200, 32) + rays(200),
    uprightCase(64),
    screen(164, 86, 72, 60, '500 lx'),
    keys(172),
  ])
}

const WEIGHTINGS: Readonly<Record<string, readonly string[]>> = {
  AC: ['A', 'C'],
  ACZ: ['A', 'C', 'Z'],
}

/** Sound level meter with its wind screen, or the slender microphone of class 1, and its weightings. */
export function soundMeter(dims: Dims): string {
  const weightings = WEIGHTINGS[dims.t ?? ''] ?? ['A']
  const head =
    dims.u === 'class-1'
      ? rect(192, 14, 16, 24, deep, 3) +
        path('M186 38H214V64H186Z', shade) +
        path('M188 20H212M188 26H212', thin)
      : circle(200, 36, 28, rubber) +
        repeat(14, (i) =>
          circle(182 + ((i * 17) % 38), 20 + ((i * 23) % 34), 1.4, {
            fill: '#9aa7b3',
            stroke: 'none',
          }),
        )
  return sheet([
    head,
    dims.u === 'class-1'
      ? path('M146 96L184 64H216L254 96V112H146Z', { fill: CASE })
      : rect(184, 60, 32, 12, deep, 2),
    uprightCase(dims.u === 'class-1' ? 90 : 70),
    screen(164, 110, 72, 50, '65.0'),
    weightings
      .map((one, i) =>
        label(200 + (i - (weightings.length - 1) / 2) * 26, 182, `dB${one}`, 11, WHITE),
      )
      .join(''),
    keys(202),
    label(200, 276, dims.u === 'class-1' ? '1' : '2', 16),
    path('M264 20Q276 32 264 46M274 12Q294 32 274 54M136 20Q124 32 136 46M126 12Q106 32 126 54', {
      width: 1.5,
      stroke: FAINT,
    }),
  ])
}
