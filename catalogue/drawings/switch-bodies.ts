import { black, body, deep, shade, thin, WHITE, white } from './ink'
import { circle, path, rect } from './pen'
import { terminalScrew } from './switchgear'

/** Plate with the maker's figures on the cover of a switch. */
const plate = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, { fill: WHITE, width: 1 }, 2) +
  path(`M${x + 8} ${y + h * 0.36}h${w - 16}M${x + 8} ${y + h * 0.64}h${w - 24}`, thin)

const screws = (xs: readonly number[], ys: readonly number[]) =>
  ys.flatMap((y) => xs.map((x) => terminalScrew(x, y, 6))).join('')

/** Cast box of LX19: square, with ears for its two screws and the cable below. */
const lx19 =
  rect(118, 92, 156, 26, deep, 8) +
  rect(118, 206, 156, 26, deep, 8) +
  [130, 262].map((x) => circle(x, 105, 6, white) + circle(x, 219, 6, white)).join('') +
  rect(140, 74, 112, 170, shade, 6) +
  rect(150, 116, 92, 112, body, 4) +
  screws([160, 232], [126, 218]) +
  plate(166, 146, 60, 46) +
  rect(176, 244, 40, 30, black, 3)

/** Die-cast body of LXK3 with a head that four screws hold. */
const lxk3 =
  rect(140, 100, 112, 150, body, 8) +
  rect(150, 138, 92, 102, shade, 6) +
  screws([160, 232], [148, 230]) +
  plate(170, 168, 52, 40) +
  rect(148, 72, 96, 40, deep, 6) +
  rect(172, 250, 48, 14, black, 2) +
  rect(180, 264, 32, 18, black, 3)

/** Slender body of TZ: a head, a cover with one screw, and its mounting holes. */
const tz =
  rect(162, 108, 68, 146, shade, 6) +
  rect(168, 128, 56, 104, body, 5) +
  screws([196], [220]) +
  plate(176, 142, 40, 56) +
  rect(164, 74, 64, 38, deep, 5) +
  [172, 220].map((x) => circle(x, 118, 4, white) + circle(x, 243, 4, white)).join('') +
  rect(178, 254, 36, 12, black, 2) +
  rect(184, 266, 24, 18, black, 3)

const BODIES: Readonly<Record<string, string>> = { lx19, lxk3 }

/** Housing of a limit switch by its series. */
export function switchBody(series: string | undefined): string {
  return BODIES[series ?? ''] ?? tz
}
