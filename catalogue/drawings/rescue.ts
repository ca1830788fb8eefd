import {
  BLACK,
  BLUE,
  black,
  DEEP,
  dark,
  deep,
  GREEN,
  green,
  medium,
  orange,
  pale,
  RED,
  shade,
  thin,
  WHITE,
  white,
  yellow,
} from './ink'
import { circle, ellipse, line, path, rect, repeat, sheet } from './pen'
import { bothSides } from './symmetry'

/** First-aid case with its cross, handle and latches. */
export function firstAid(): string {
  return sheet([
    path('M148 72V48Q148 32 164 32H236Q252 32 252 48V72', { width: 14 }),
    path('M148 72V48Q148 32 164 32H236Q252 32 252 48V72', { width: 10, stroke: BLACK }),
    path('M52 72L66 62H348L360 72V256L350 264H340V72Z', deep),
    rect(52, 72, 290, 192, pale, 14),
    path('M52 112H342', medium),
    path('M52 120H342', thin),
    circle(197, 186, 56, green),
    path('M182 146H212V171H237V201H212V226H182V201H157V171H182Z', white),
    ...[88, 270].map((x) => rect(x, 98, 36, 36, shade, 5) + line(x + 8, 124, x + 28, 124)),
    ...[60, 328].map((x) => circle(x + 3, 254, 2.5, dark) + circle(x + 3, 84, 2.5, dark)),
  ])
}

/** Pedestal eyewash: bowl, two spray heads with their jets, push plate and foot. */
export function eyewash(): string {
  return sheet([
    path('M136 272Q140 258 160 258H240Q260 258 264 272V280H136Z', yellow),
    rect(188, 150, 24, 108, green),
    line(195, 154, 195, 254, { stroke: WHITE, width: 4, opacity: 0.5 }),
    path('M212 226H274V242H212Z', green),
    rect(272, 220, 10, 28, deep, 2),
    path('M100 118H300C296 144 258 160 230 162H170C142 160 104 144 100 118Z', yellow),
    ellipse(200, 118, 100, 17, { fill: '#f7e9a8' }),
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
    path('M292 148H344L350 196H286Z', green),
    path('M300 172Q318 156 336 172Q318 188 300 172Z', { fill: WHITE, width: 1.5 }),
    circle(318, 172, 5, dark),
  ])
}

/** Twin-head emergency lamp with its charge indicators and exit arrow. */
export function emergencyLamp(): string {
  return sheet([
    bothSides([
      path('M128 108L134 126H146V108Z', deep),
      circle(112, 72, 48, pale),
      circle(112, 72, 37, { fill: '#fff6d2' }),
      repeat(4, (i) => path(`M${84 + i * 16} 50V94`, { width: 1, stroke: '#b49b4b' })),
      circle(112, 72, 11, yellow),
      path('M88 52Q96 42 108 40', { stroke: WHITE, width: 5 }),
    ]),
    rect(56, 126, 288, 130, pale, 12),
    rect(66, 136, 268, 110, thin, 8),
    rect(84, 154, 132, 72, green, 6),
    path('M104 182H158V166L196 190L158 214V198H104Z', { fill: WHITE, width: 1.5 }),
    ...[RED, '#e2b93b', GREEN].map((fill, i) => circle(244 + i * 22, 170, 6, { fill, width: 1.5 })),
    circle(310, 170, 8, shade),
    repeat(4, (i) => line(240, 196 + i * 9, 314, 196 + i * 9, medium)),
    path('M180 256V274H220V256', deep),
  ])
}

/** Folding stretcher from above with its straps and handles. */
export function stretcher(): string {
  return sheet([
    ...[78, 206].map(
      (y) =>
        rect(10, y, 380, 16, shade, 8) +
        rect(10, y, 46, 16, black, 8) +
        rect(344, y, 46, 16, black, 8),
    ),
    path('M70 70H330Q338 70 338 80V220Q338 230 330 230H70Q62 230 62 220V80Q62 70 70 70Z', orange),
    rect(74, 100, 56, 100, pale, 12),
    rect(80, 106, 44, 88, { width: 1, dash: '4 3' }, 8),
    line(200, 70, 200, 230, { width: 1.5, dash: '8 5' }),
    ...[160, 230, 292].map(
      (x) =>
        rect(x, 64, 20, 172, black, 3) +
        rect(x - 5, 136, 30, 28, deep, 4) +
        rect(x + 2, 143, 16, 14, { fill: WHITE, width: 1.5 }),
    ),
  ])
}
