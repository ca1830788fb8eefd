import { black, medium, thin } from './ink'
import { path, placed, polygon, rect } from './pen'

/** Height of a box of the symbol, and where its two lines of ports lie. */
const H = 48
const W = 36
const [LEFT, RIGHT] = [11, 25]

/** A port that the spool closes: its stub and a bar across it. */
const closed = (x: number, up: boolean) => {
  const [from, to] = up ? [0, 12] : [H, H - 12]
  return `M${x} ${from}V${to}M${x - 5} ${to}h10`
}
const [A, B, P, T] = [
  closed(LEFT, true),
  closed(RIGHT, true),
  closed(LEFT, false),
  closed(RIGHT, false),
]

/** What the spool connects in its middle: A and B above, P and T below. */
const MIDDLES: Readonly<Record<string, string>> = {
  O: A + B + P + T,
  H: `M${LEFT} 0V${H}M${RIGHT} 0V${H}M${LEFT} ${H / 2}H${RIGHT}`,
  Y: `M${LEFT} 0V${H / 2}H${RIGHT}M${RIGHT} 0V${H}${P}`,
  M: `${A}${B}M${LEFT} ${H}V${H - 18}H${RIGHT}V${H}`,
  P: `M${LEFT} 0V${H}M${RIGHT} 0V${H / 2}H${LEFT}${T}`,
  C: `M${LEFT} 0V${H}M${RIGHT} 0V${H}M${LEFT} ${H / 2}H${RIGHT}`,
  D: A + B + P + T,
}

const arrow = (x: number, y: number, up: boolean) => {
  const low = up ? y + 10 : y - 10
  return polygon(
    [
      [x, y],
      [x - 4, low],
      [x + 4, low],
    ],
    { ...black, width: 0.8 },
  )
}

const box = (dash?: string) => rect(0, 0, W, H, dash ? { width: 1.2, dash } : medium)

/** P to A and B to T. */
const straight = () =>
  box() +
  path(`M${LEFT} ${H}V0M${RIGHT} 0V${H}`, medium) +
  arrow(LEFT, 2, true) +
  arrow(RIGHT, H - 2, false)

/** P to B and A to T. */
const crossed = () =>
  box() +
  path(`M${LEFT} ${H}L${RIGHT} 0M${LEFT} 0L${RIGHT} ${H}`, medium) +
  arrow(RIGHT, 2, true) +
  arrow(RIGHT, H - 2, false)

/** Symbol of a directional valve by its letter: what each position of the spool connects, 108 x 48. */
export function spoolSymbol(letter: string | undefined, two: boolean): string {
  const known = letter && Object.hasOwn(MIDDLES, letter) ? letter : two ? 'D' : 'O'
  const flip = two || known === 'C' || known === 'D'
  // A spool of two positions has no middle: what it does on its way is drawn in a dashed box.
  const middle = box(flip ? '4 3' : undefined) + path(MIDDLES[known] ?? '', flip ? thin : medium)
  return straight() + placed([middle], W, 0) + placed([crossed()], 2 * W, 0)
}
