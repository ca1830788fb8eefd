import { rod } from './bolts'
import { colourOf, type Dims } from './dims'
import { polar } from './geometry'
import {
  BLACK,
  black,
  body,
  dark,
  deep,
  medium,
  pale,
  RED,
  red,
  SHADE,
  shade,
  thin,
  WHITE,
  white,
  yellow,
} from './ink'
import { lock } from './lockout'
import { circle, line, path, placed, rect, repeat, sheet } from './pen'

/** The padlock that keeps a device shut, its shackle in a hole at (x, y). */
const padlockIn = (x: number, y: number, scale = 0.7) =>
  circle(x, y, 9, white) +
  placed([lock(0, 0, 66, BLACK)], x + 6 - 50 * scale, y - 8 + 66 * scale, scale)

type Hasp = readonly [x: number, y: number, width: number, height: number]

/** Hasp with a padlock in the hole near its end. */
const hasp = ([x, y, w, h]: Hasp, fill: string, scale?: number) =>
  rect(x, y, w, h, { fill }, 8) + padlockIn(x + w - 15, y + h / 2, scale)

const warning = (x: number, y: number) =>
  path(`M${x} ${y - 22}L${x + 23} ${y + 18}H${x - 23}Z`, yellow) +
  line(x, y - 9, x, y + 5, { width: 4 }) +
  circle(x, y + 11, 2, dark)

/** Shell closed over a hand wheel. */
function wheelShell(fill: string): string[] {
  return [
    path('M160 218H190V284H160Z', shade),
    rect(126, 260, 98, 20, deep, 3),
    circle(175, 122, 106, { fill }),
    circle(175, 122, 92, thin),
    repeat(3, (i) =>
      circle(...polar(175, 122, 62, 60 + i * 120), 21, { width: 1, dash: '6 4', stroke: WHITE }),
    ),
    circle(175, 122, 34, pale),
    warning(175, 122),
    path('M69 122H141M209 122H281', medium),
    path('M106 66A88 88 0 0 1 150 42', { stroke: WHITE, width: 6, opacity: 0.6 }),
    hasp([268, 96, 44, 52], fill),
  ]
}

/** Wedge over the lever of a ball valve, which it holds across the pipe. */
function leverWedge(fill: string): string[] {
  return [
    rect(24, 196, 280, 48, body),
    ...[24, 256].map((x) => rect(x, 186, 48, 68, shade, 4)),
    path('M120 196Q164 176 208 196V244Q164 264 120 244Z', body),
    rect(150, 158, 28, 36, deep, 2),
    rod('M164 156V40', 20, SHADE),
    path('M122 172V96Q122 74 144 70H206Q226 74 226 96V172H190V112H138V172Z', { fill }),
    rect(136, 44, 56, 90, { fill }, 10),
    warning(164, 92),
    hasp([222, 96, 52, 44], fill),
  ]
}

/** Clamp over the toggle of a breaker: a slim one, or the wide one of a moulded case. */
function toggleClamp(fill: string, wide: boolean): string[] {
  const [x, w] = wide ? [70, 190] : [122, 84]
  const middle = x + w / 2
  return [
    rect(x, 24, w, 250, wide ? black : body, 6),
    rect(x + 8, 76, w - 16, 146, wide ? body : shade, 4),
    ...(wide ? [0.2, 0.5, 0.8] : [0.5]).flatMap((at) =>
      [50, 248].map(
        (y) =>
          circle(x + w * at, y, 14, { fill: WHITE, width: 1.5 }) +
          line(x + w * at - 9, y - 9, x + w * at + 9, y + 9, medium),
      ),
    ),
    rect(middle - 18, 104, 36, 88, dark, 4),
    path(
      `M${middle - 34} 108H${middle + 96}Q${middle + 108} 110 ${middle + 108} 124V158H${middle - 34}Z`,
      { fill },
    ),
    path(`M${middle - 22} 120H${middle + 60}M${middle - 22} 146H${middle + 60}`, thin),
    circle(middle - 6, 133, 9, { fill: WHITE, width: 1.5 }),
    padlockIn(middle + 90, 136),
  ]
}

/** Box round the pins of an industrial plug, its cable coming out. */
function plugBox(fill: string): string[] {
  return [
    rod('M10 142H88', 24, BLACK),
    path('M84 112L104 102V182L84 172Z', black),
    rect(100, 60, 170, 164, { fill }, 12),
    path('M112 142H258', medium),
    warning(186, 104),
    path('M124 72V132M246 72V132M124 152V212M246 152V212', { width: 1.5, stroke: WHITE }),
    hasp([262, 112, 46, 60], fill),
  ]
}

/** Clear dome over a push button. */
function buttonDome(fill: string): string[] {
  return [
    rect(56, 214, 220, 34, deep, 6),
    path('M126 214V150H206V214Z', black),
    path('M112 150Q112 108 166 108T220 150Z', red),
    path('M76 214V116Q76 42 166 42T256 116V214Z', { fill: '#e8f3fa', opacity: 0.55 }),
    path('M76 214V116Q76 42 166 42T256 116V214', {}),
    rect(64, 200, 204, 22, { fill }, 6),
    path('M100 110Q106 76 132 64', { stroke: WHITE, width: 7 }),
    hasp([260, 176, 48, 46], fill, 0.56),
  ]
}

/** Hinged cover over a wall switch. */
function wallCover(fill: string): string[] {
  return [
    rect(52, 36, 210, 214, pale, 12),
    rect(66, 50, 182, 186, { fill }, 10),
    rect(92, 78, 130, 130, { fill: '#e8f3fa' }, 8),
    rect(130, 94, 54, 98, white, 6),
    line(130, 143, 184, 143, medium),
    ...[82, 190].map((y) => rect(56, y, 18, 26, deep, 3)),
    hasp([244, 116, 56, 54], fill),
  ]
}

/** Sleeve round the handle of a knife switch. */
function knifeSleeve(fill: string): string[] {
  return [
    rect(40, 224, 250, 40, shade, 6),
    ...[70, 160, 250].map((x) => rect(x - 10, 186, 20, 40, deep, 2)),
    ...[70, 160, 250].map((x) =>
      path(`M${x - 6} 190L${x + 20} 96H${x + 32}L${x + 6} 190Z`, { fill: '#d98c4a' }),
    ),
    rect(84, 78, 212, 24, black, 8),
    path('M190 78L200 30H222L214 78Z', black),
    rect(136, 60, 108, 60, { fill }, 10),
    warning(168, 92),
    hasp([234, 74, 52, 44], fill),
  ]
}

const DEVICES: Readonly<Record<string, (fill: string) => string[]>> = {
  mcb: (fill) => toggleClamp(fill, false),
  mccb: (fill) => toggleClamp(fill, true),
  plug: plugBox,
  button: buttonDome,
  wall: wallCover,
  knife: knifeSleeve,
}

/** Lockout device on what it locks, shut with a padlock: a valve, or what switches a current. */
export function lockout(dims: Dims): string {
  const fill = colourOf(dims, RED)
  const device = DEVICES[dims.t ?? ''] ?? (dims.u === 'ball' ? leverWedge : wheelShell)
  return sheet(device(fill))
}
