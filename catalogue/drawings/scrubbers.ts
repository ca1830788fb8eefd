import type { Dims } from './dims'
import {
  BLACK,
  BLUE,
  black,
  blue,
  body,
  deep,
  GREEN,
  orange,
  shade,
  thin,
  WHITE,
  YELLOW,
} from './ink'
import { circle, ellipse, line, path, rect, repeat, sheet } from './pen'
import { wheel } from './trucks'

/** Where the power comes from: its sign on the tank, or a cable. */
function power(kind: string | undefined, x: number, y: number): string {
  if (kind === 'cable') return ''
  return (
    rect(x, y, 46, 26, { fill: kind === 'lead' ? '#57616b' : GREEN }, 4) +
    rect(x + 46, y + 8, 5, 10, { fill: '#57616b' }, 1) +
    path(
      `M${x + 25} ${y + 4}L${x + 15} ${y + 15}H${x + 23}L${x + 19} ${y + 23}L${x + 31} ${y + 11}H${x + 23}Z`,
      {
        fill: YELLOW,
        width: 1,
      },
    )
  )
}

/** Brush deck before the squeegee: one brush, or two. */
function deck(two: boolean, x: number): string {
  const brush = (bx: number, w: number) =>
    path(
      `M${bx} 224Q${bx + 2} 204 ${bx + 24} 200H${bx + w - 24}Q${bx + w - 2} 204 ${bx + w} 224Z`,
      black,
    ) +
    rect(bx - 4, 224, w + 8, 10, orange, 3) +
    repeat(Math.floor(w / 7), (i) =>
      line(bx + 3 + i * 7, 234, bx + 1 + i * 7.2, 258, { width: 2, stroke: BLUE }),
    )
  return two ? brush(x, 74) + brush(x + 84, 74) : brush(x, 118)
}

function squeegee(): string {
  return path('M312 200Q356 204 356 236', { width: 6 }) + path('M326 236H386L380 258H332Z', shade)
}

/** Scrubber drier, walked behind or ridden. */
export function scrubber(dims: Dims): string {
  const parts = dims.t === 'ride' ? ride(dims) : walkBehind(dims)
  return sheet([
    ...parts,
    dims.u === 'cable'
      ? path('M312 150C350 150 330 40 392 46', { width: 5, stroke: BLACK }) +
        rect(378, 34, 20, 24, black, 4)
      : '',
    line(10, 260, 392, 260, thin),
  ])
}

function walkBehind(dims: Dims): string[] {
  return [
    path('M300 96L356 78Q372 74 372 88V104', { width: 8 }),
    path('M76 188V128Q78 104 106 100L236 84H290Q314 86 314 112V216H96Q76 214 76 188Z', blue),
    path('M98 108Q102 70 138 68H232Q256 70 258 86Z', shade),
    rect(150, 58, 66, 12, black, 4),
    path('M262 92L318 74L330 96L298 116Z', black),
    circle(300, 94, 5, { fill: GREEN, width: 1 }),
    path('M84 160H314', thin),
    rect(106, 120, 96, 28, { fill: WHITE, width: 1.5 }, 4),
    path('M116 130H176M116 139H160', thin),
    power(dims.u, 226, 120),
    deck(dims.v === '2', dims.v === '2' ? 20 : 44),
    squeegee(),
    wheel(250, 228, 32),
  ]
}

/** The driver sits between the tanks behind the steering wheel. */
function ride(dims: Dims): string[] {
  return [
    path('M34 206V128Q36 96 70 92H112Q128 96 132 126L140 168H196V204H34Z', blue),
    path('M112 98L146 66', { width: 8 }),
    ellipse(150, 62, 30, 9, black),
    path(
      'M190 204V150H206V108Q206 96 218 96H232V150H246V84Q246 60 272 58H334Q362 60 362 86V212H190Z',
      blue,
    ),
    rect(186, 140, 62, 16, black, 6),
    path('M206 140L212 84Q216 74 228 76L234 84V140Z', black),
    path('M252 84Q254 66 276 66H332Q352 68 354 84Z', shade),
    path('M246 160H362', thin),
    rect(266, 108, 80, 26, body, 4),
    path('M276 117H332M276 126H316', thin),
    power(dims.u, 270, 172),
    circle(52, 116, 9, { fill: '#fff6d2' }),
    wheel(64, 226, 30),
    deck(dims.v === '2', dims.v === '2' ? 112 : 120),
    wheel(296, 232, 28),
    squeegee(),
    rect(276, 34, 10, 24, deep),
    rect(268, 22, 26, 16, { fill: '#ff9a3d' }, 6),
  ]
}
