import {
  BODY,
  BROWN,
  body,
  CLEAR,
  dark,
  deep,
  FAINT,
  GREY,
  medium,
  rubber,
  SHADE,
  shade,
  thin,
  WHITE,
  white,
} from './ink'
import { circle, label, line, path, rect, repeat, sheet } from './pen'
import { bothSides } from './symmetry'

function filterDisc(cx: number, cy: number, r: number): string {
  return (
    circle(cx, cy, r, shade) +
    circle(cx, cy, r * 0.8, { fill: BODY, width: 1.5 }) +
    [-0.44, -0.15, 0.15, 0.44]
      .map((at) => line(cx + r * at, cy - r * 0.55, cx + r * at, cy + r * 0.55, thin))
      .join('')
  )
}

/** Folded particle mask with its nose clip, exhalation valve and straps. */
export function mask(): string {
  return sheet([
    bothSides([
      path('M108 112C40 84 24 120 34 152C42 186 76 206 116 212', { width: 5 }),
      path('M108 112C40 84 24 120 34 152C42 186 76 206 116 212', { width: 2, stroke: WHITE }),
    ]),
    path(
      'M200 46C226 46 244 74 296 104Q318 160 284 210Q248 256 200 262Q152 256 116 210Q82 160 104 104C156 74 174 46 200 46Z',
      body,
    ),
    path('M104 104Q200 168 296 104', medium),
    path('M116 210Q200 176 284 210', medium),
    path('M114 114Q200 178 286 114M124 216Q200 186 276 216', { width: 1, dash: '4 4' }),
    path('M172 72Q200 48 228 72L234 84Q200 60 166 84Z', deep),
    circle(244, 166, 30, white),
    circle(244, 166, 22, shade),
    path('M226 158H262M223 167H265M227 176H261', medium),
    label(158, 172, 'KN', 20, FAINT),
  ])
}

/** Half mask with its nose cup, two filters and head harness. */
export function halfMask(): string {
  return sheet([
    bothSides([
      path('M150 138C100 112 92 72 110 24', { width: 9 }),
      path('M150 138C100 112 92 72 110 24', { width: 5, stroke: SHADE }),
      path('M146 224C104 224 76 210 52 182', { width: 9 }),
      path('M146 224C104 224 76 210 52 182', { width: 5, stroke: SHADE }),
    ]),
    path(
      'M200 56C222 56 232 86 250 126Q276 182 258 230Q236 274 200 276Q164 274 142 230Q124 182 150 126C168 86 178 56 200 56Z',
      rubber,
    ),
    path('M200 78C214 80 220 104 232 132M200 78C186 80 180 104 168 132', {
      width: 2,
      stroke: FAINT,
    }),
    bothSides([filterDisc(106, 178, 48), path('M148 158L168 164V196L148 200Z', deep)]),
    circle(200, 206, 34, deep),
    circle(200, 206, 24, shade),
    path('M180 198H220M177 206H223M180 214H220', medium),
  ])
}

/** Gas filter canister, with its colour band and threaded or bayonet neck. */
export function canister(): string {
  return sheet([
    path('M176 30H224V62H176Z', deep),
    repeat(4, (i) => line(172, 36 + i * 7, 228, 33 + i * 7, { width: 2.5 })),
    path('M148 62H252Q262 62 262 72V86H138V72Q138 62 148 62Z', shade),
    path(
      'M104 100Q104 86 118 86H282Q296 86 296 100V252Q296 266 282 266H118Q104 266 104 252Z',
      body,
    ),
    path('M104 132H296V172H104Z', { fill: BROWN }),
    path('M104 172H296V186H104Z', { fill: GREY }),
    label(200, 160, 'A', 24, WHITE),
    path('M104 104H296M104 246H296', thin),
    path('M116 100V252', { stroke: WHITE, width: 6, opacity: 0.6 }),
    repeat(9, (i) => rect(130 + i * 16, 252, 8, 8, { fill: FAINT, width: 1 }, 3)),
    repeat(5, (i) => line(176, 200 + i * 9, 224 + (i % 2) * 30, 200 + i * 9, thin)),
  ])
}

/** Full face mask: wide visor, speech diaphragm, two filters and head straps. */
export function fullMask(): string {
  return sheet([
    bothSides([
      path('M116 96C84 84 70 66 60 40M118 158C88 160 66 158 42 146', { width: 10 }),
      path('M116 96C84 84 70 66 60 40M118 158C88 160 66 158 42 146', {
        width: 6,
        stroke: SHADE,
      }),
      rect(92, 78, 24, 22, deep, 4),
      rect(86, 148, 26, 20, deep, 4),
    ]),
    path(
      'M200 18C272 18 306 60 306 118C306 166 276 192 252 222Q236 270 200 272Q164 270 148 222C124 192 94 166 94 118C94 60 128 18 200 18Z',
      rubber,
    ),
    path(
      'M200 36C258 36 288 70 288 116C288 150 262 168 236 178Q200 160 164 178C138 168 112 150 112 116C112 70 142 36 200 36Z',
      { fill: CLEAR },
    ),
    path('M136 96Q144 66 176 54M148 118Q152 100 164 88', { stroke: WHITE, width: 6 }),
    bothSides([filterDisc(112, 226, 42), path('M148 206L166 210V236L150 240Z', deep)]),
    circle(200, 218, 30, deep),
    circle(200, 218, 21, { fill: BODY, width: 1.5 }),
    repeat(7, (i) => circle(188 + (i % 3) * 12, 208 + Math.floor(i / 3) * 10, 2.4, dark)),
  ])
}
