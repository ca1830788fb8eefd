import { colourOf, type Dims } from './dims'
import { polar } from './geometry'
import { black, blue, body, DEEP, deep, medium, PALE, SHADE, shade, WHITE, white } from './ink'
import { circle, label, line, path, rect, repeat, sheet } from './pen'
import { bothSides } from './symmetry'

function bolts(cx: number, cy: number, r: number): string {
  return repeat(12, (i) =>
    circle(...polar(cx, cy, r, i * 30 + 22.5), 4, { fill: WHITE, width: 1.5 }),
  )
}

/** Double diaphragm pump: two chambers of the body's material, manifolds, and its air valve or motor. */
export function diaphragmPump(dims: Dims): string {
  const fill = colourOf(dims, SHADE)
  const airValve =
    rect(182, 22, 36, 24, shade, 3) +
    rect(174, 14, 52, 12, deep, 2) +
    rect(168, 100, 64, 90, black, 4) +
    rect(180, 112, 40, 44, deep, 4) +
    circle(200, 134, 12, white) +
    [166, 174, 182].map((y) => line(182, y, 218, y, { width: 1.5, stroke: DEEP })).join('')
  const motor =
    rect(158, 6, 84, 92, blue, 8) +
    repeat(7, (i) => line(168 + i * 10.6, 14, 168 + i * 10.6, 90, medium)) +
    rect(242, 34, 26, 32, deep, 3) +
    rect(172, 98, 56, 96, black, 4) +
    circle(200, 146, 18, deep) +
    label(200, 152, 'M', 18)
  return sheet([
    path('M96 270L112 236H288L304 270H276L266 254H134L124 270Z', black),
    rect(80, 214, 240, 34, { fill }, 16),
    rect(80, 40, 240, 34, { fill }, 16),
    dims.t === 'electric' ? motor : airValve,
    bothSides([
      rect(92, 58, 36, 172, { fill }, 4),
      circle(108, 144, 68, { fill }),
      circle(108, 144, 56, medium),
      bolts(108, 144, 62),
      circle(108, 144, 34, body),
      circle(108, 144, 12, deep),
      path('M64 122Q74 102 92 96', { stroke: WHITE, width: 5, opacity: 0.6 }),
      rect(72, 36, 14, 42, deep, 2),
      rect(72, 210, 14, 42, deep, 2),
    ]),
  ])
}

function head(fill: string): string {
  return (
    rect(96, 92, 54, 106, { fill }, 8) +
    [104, 142].flatMap((x) => [104, 186].map((y) => circle(x, y, 5, deep))).join('') +
    [44, 198].map((y) => rect(106, y, 32, 48, deep, 4)).join('') +
    path('M122 44V14M122 246V288', { width: 9, stroke: '#9cc9e8' })
  )
}

/** Dosing pump with its head: solenoid, or a motor on a gear with the stroke knob, or hydraulic. */
export function dosingPump(dims: Dims): string {
  const fill = colourOf(dims, PALE)
  if (dims.t !== 'motor' && dims.t !== 'hydraulic')
    return sheet([
      rect(150, 70, 190, 150, blue, 12),
      rect(206, 96, 110, 46, { fill: '#dfe9d2' }, 4),
      label(261, 130, '50 %', 24),
      circle(232, 180, 24, black),
      line(232, 180, 246, 164, { width: 3, stroke: WHITE }),
      ...[286, 312].map((x) => circle(x, 180, 8, shade)),
      head(fill),
      rect(160, 220, 170, 16, black, 3),
    ])
  const hydraulic = dims.t === 'hydraulic'
  return sheet([
    rect(214, 8, 86, 96, blue, 6),
    repeat(7, (i) => line(226 + i * 10.4, 16, 226 + i * 10.4, 98, medium)),
    rect(300, 34, 26, 36, deep, 3),
    rect(206, 104, 102, 12, shade, 2),
    hydraulic
      ? rect(150, 108, 54, 74, deep, 3) +
        repeat(4, (i) => line(160, 120 + i * 16, 196, 120 + i * 16, medium))
      : path('M150 112H200V178H150Z', shade),
    path('M200 116H316Q328 116 328 128V222H200Z', { fill: '#5f97cf' }),
    hydraulic
      ? circle(236, 168, 17, { fill: '#fff6d2' }) +
        path('M222 174Q236 168 250 174', { width: 2, stroke: '#e2b93b' })
      : '',
    rect(328, 146, 44, 46, black, 6),
    repeat(4, (i) => line(336 + i * 9, 150, 336 + i * 9, 188, { width: 1.5, stroke: '#8fa0b0' })),
    label(284, 176, '%', 20, WHITE),
    head(fill),
    path('M180 222H348V240H180Z', black),
  ])
}
