import { rod } from './bolts'
import { leader } from './dimension'
import { type Dims, input, num } from './dims'
import { polar } from './geometry'
import { BLACK, BLUE, black, body, CONTACT, deep, RED, shade, thin, WHITE } from './ink'
import { circle, line, path, rect, repeat, sheet } from './pen'

const CX = 314
const CY = 142

/** Cable, gland and ribbed grip, for what hangs on a cable. */
function grip(): string[] {
  return [
    rod(`M4 ${CY}H40`, 24, BLACK),
    path(`M34 ${CY - 24}H66V${CY + 24}H34Z`, black),
    ...[42, 50, 58].map((x) => line(x, CY - 22, x, CY + 22, { width: 1, stroke: '#8fa0b0' })),
    path(`M66 ${CY - 30}L92 ${CY - 44}H150V${CY + 44}H92L66 ${CY + 30}Z`, body),
    path(`M98 ${CY - 44}V${CY + 44}M112 ${CY - 44}V${CY + 44}M126 ${CY - 44}V${CY + 44}`, thin),
  ]
}

/** The pins of a plug, as many as its front shows from this side. */
const pins = (count: number) =>
  repeat(count, (i) =>
    rect(196, CY - 4 + (i - (count - 1) / 2) * (76 / count), 30, 8, { fill: CONTACT, width: 1 }, 3),
  )

/** The lid over a socket, open. */
const lid = (fill: string) =>
  path(`M186 ${CY - 60}L228 ${CY - 96}L236 ${CY - 88}L204 ${CY - 52}Z`, { fill })

/** Side of a socket in a box on the wall, or of one whose flange is let into a panel. */
function wallSide(fill: string, flush: boolean): string[] {
  return flush
    ? [
        rect(84, CY - 46, 62, 92, body, 4),
        rect(142, CY - 74, 14, 148, deep, 3),
        path(`M156 ${CY - 52}H204V${CY + 52}H156Z`, { fill }),
        lid(fill),
      ]
    : [
        rect(28, CY - 92, 14, 190, deep, 2),
        path(`M42 ${CY - 80}H120Q140 ${CY - 78} 146 ${CY - 56}V${CY + 84}H42Z`, body),
        rect(70, CY + 84, 40, 22, shade, 3),
        path(`M146 ${CY - 52}H204V${CY + 52}H146Z`, { fill }),
        lid(fill),
      ]
}

/** Side of what it is: a plug with its pins, a connector, or a socket on a wall or in a panel. */
function side(kind: string | undefined, fill: string, count: number): string[] {
  if (kind === 'wall' || kind === 'flush') return wallSide(fill, kind === 'flush')
  const shell = [
    path(`M150 ${CY - 56}H204V${CY + 56}H150Z`, { fill }),
    rect(164, CY - 62, 26, 10, { fill }, 3),
  ]
  return kind === 'connector'
    ? [...grip(), ...shell, lid(fill)]
    : [...grip(), pins(count), ...shell]
}

/** The ring that presses the seal of a watertight one together, with its grips. */
const RING =
  repeat(8, (i) => circle(...polar(CX, CY, 82, 22.5 + i * 45), 9, black)) +
  circle(CX, CY, 83, black)

/** Industrial plug or socket: its side, and its face with all its contacts: blue with three, else red. */
export function industrialPlug(dims: Dims): string {
  const poles = Math.round(num(dims, 'n', { fallback: 3, min: 2, max: 4 }))
  const neutral = dims.u === 'neutral'
  const count = poles + (neutral ? 2 : 1)
  const fill = count === 3 ? BLUE : RED
  const female = dims.t !== undefined && dims.t !== ''
  const metal = female ? BLACK : CONTACT
  const name = `${poles}P${neutral ? '+N' : ''}+E`
  const shown = input(dims, 'n') && !dims.plain && !dims.abc
  return sheet([
    ...side(dims.t, fill, count),
    dims.v === 'ring' ? RING : '',
    circle(CX, CY, 74, { fill }),
    circle(CX, CY, 60, body),
    rect(CX - 9, CY + 56, 18, 16, { fill: WHITE, width: 1.5 }, 2),
    repeat(count, (i) => {
      const [x, y] = polar(CX, CY, 36, 90 + (i * 360) / count)
      return (
        circle(x, y, i === 0 ? 14 : 11, { fill: WHITE, width: 1.5 }) +
        circle(x, y, i === 0 ? 9 : 7, { fill: metal, width: 1 })
      )
    }),
    shown ? leader(CX + 24, CY - 54, 326, 40, name) : '',
  ])
}
