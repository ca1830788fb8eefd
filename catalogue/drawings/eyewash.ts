import type { Dims } from './dims'
import {
  BLUE,
  BODY,
  DEEP,
  dark,
  deep,
  GREEN,
  green,
  RED,
  SHADE,
  shade,
  thin,
  WHITE,
  white,
  YELLOW,
  yellow,
} from './ink'
import { circle, ellipse, line, path, placed, rect, repeat, sheet } from './pen'
import { bothSides } from './symmetry'

/** Green of the plate, whatever the bowl is made of. */
const SIGN = '#3f9566'
const BASIN = '#f7e9a8'

/** Bowl with two spray heads and their jets, and the push plate that opens them. */
function bowl(): string {
  return [
    path('M100 118H300C296 144 258 160 230 162H170C142 160 104 144 100 118Z', yellow),
    ellipse(200, 118, 100, 17, { fill: BASIN }),
    bothSides([
      path('M200 124H168V102', { width: 11 }),
      path('M200 124H168V102', { width: 7, stroke: DEEP }),
      path('M150 104Q150 82 168 82T186 104Z', green),
      ...[0, 1, 2, 3].map((i) =>
        path(`M${158 + i * 7} 82C${160 + i * 8} 44 ${176 + i * 7} 28 ${184 + i * 5} 30`, {
          width: 1.5,
          stroke: BLUE,
          dash: '6 4',
        }),
      ),
    ]),
    path('M300 122H318V148', { width: 8 }),
    path('M300 122H318V148', { width: 4, stroke: DEEP }),
    path('M292 148H344L350 196H286Z', { fill: SIGN }),
    path('M300 172Q318 156 336 172Q318 188 300 172Z', { fill: WHITE, width: 1.5 }),
    circle(318, 172, 5, dark),
  ].join('')
}

function foot(): string {
  return (
    path('M136 272Q140 258 160 258H240Q260 258 264 272V280H136Z', yellow) +
    rect(188, 150, 24, 108, green) +
    line(195, 154, 195, 254, { stroke: WHITE, width: 4, opacity: 0.5 }) +
    path('M212 226H274V242H212Z', green) +
    rect(272, 220, 10, 28, deep, 2)
  )
}

/** Squeeze bottle with an eye cup and a dust cap. */
function bottle(): string {
  return sheet([
    path(
      'M148 120Q132 128 132 150V262Q132 276 146 276H254Q268 276 268 262V150Q268 128 252 120Z',
      green,
    ),
    rect(150, 158, 100, 88, white, 6),
    path('M164 202Q200 168 236 202Q200 236 164 202Z', { fill: WHITE }),
    circle(200, 202, 13, { fill: BLUE }),
    circle(200, 202, 5, dark),
    rect(172, 100, 56, 22, deep, 4),
    path('M180 100L160 52Q200 72 240 52L220 100Z', shade),
    path('M188 62V30M200 64V24M212 62V30', { width: 2, stroke: BLUE, dash: '6 4' }),
  ])
}

/** Pedestal with an emergency shower above; a heated one has its tracing cable round the pipe. */
function combined(heated: boolean): string {
  return sheet([
    path('M96 292V24H230V34', { width: 14 }),
    path('M96 292V24H230V34', { width: 10, stroke: DEEP }),
    heated
      ? repeat(12, (i) => line(88, 60 + i * 18, 104, 68 + i * 18, { width: 3, stroke: RED }))
      : '',
    heated ? rect(66, 196, 26, 34, yellow, 3) : '',
    path('M190 60Q192 36 230 34Q268 36 270 60Z', yellow),
    repeat(6, (i) =>
      path(`M${198 + i * 13} 64L${190 + i * 16} 112`, { width: 1.5, stroke: BLUE, dash: '6 4' }),
    ),
    path('M290 30V104M282 104H298V118H282Z', { width: 3, stroke: RED }),
    line(230, 30, 290, 30, { width: 4 }),
    placed([foot(), bowl()], 92, 102, 0.66),
    line(102, 190, 160, 190, { width: 8, stroke: DEEP }),
    path('M60 292H150', thin),
  ])
}

/** Eye wash of its form, of stainless steel or in the colours of coated steel and plastic. */
export function eyewash(dims: Dims): string {
  const drawn = coated(dims)
  return dims.c === 'steel'
    ? drawn.replaceAll(YELLOW, SHADE).replaceAll(BASIN, BODY).replaceAll(GREEN, DEEP)
    : drawn
}

/** Eye wash on a pedestal, a bench or a wall, with a shower, or as a bottle. */
function coated(dims: Dims): string {
  if (dims.t === 'bottle') return bottle()
  if (dims.t === 'shower' || dims.t === 'heated') return combined(dims.t === 'heated')
  if (dims.t === 'wall') {
    return sheet([
      rect(30, 40, 16, 220, shade),
      path('M46 150L132 186V172L46 118Z', green),
      line(46, 196, 188, 196, { width: 10, stroke: DEEP }),
      line(188, 196, 188, 160, { width: 10, stroke: DEEP }),
      bowl(),
    ])
  }
  if (dims.t === 'bench') {
    return sheet([
      rect(190, 160, 20, 62, green),
      rect(40, 222, 320, 22, shade, 3),
      path('M66 244V290M334 244V290', { width: 8 }),
      bowl(),
    ])
  }
  return sheet([foot(), bowl()])
}
