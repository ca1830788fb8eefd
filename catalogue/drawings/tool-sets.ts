import { type Dims, num } from './dims'
import { clamp, ngon } from './geometry'
import { BLACK, black, body, deep, KRAFT, SHADE, shade, WHITE } from './ink'
import { circle, line, path, polygon, rect, repeat, sheet } from './pen'

/** Room for the pieces within the case. */
const LEFT = 54
const TOP = 66
const WIDTH = 304
const HEIGHT = 168

/** Height of the place of a ratchet below the sockets. */
const RATCHET = 46

const socket = (x: number, y: number, r: number) =>
  circle(x, y, r, { ...body, width: 1.5 }) +
  polygon(ngon(x, y, r * 0.6, 6, 0), { fill: WHITE, width: 1 })

const bit = (x: number, y: number, r: number) =>
  path(
    `M${x - r * 0.3} ${y + r}V${y - r * 0.5}L${x} ${y - r}L${x + r * 0.3} ${y - r * 0.5}V${y + r}Z`,
    { ...deep, width: 1.5 },
  )

/** Reversible ratchet in its place, its square drive as wide as half of the given size. */
const ratchet = (drive: number) =>
  circle(92, 212, 20, body) +
  rect(92 - drive / 2, 212 - drive / 2, drive, drive, deep) +
  path('M110 204H196V220H110Z', body) +
  rect(190, 199, 130, 26, black, 10) +
  line(204, 212, 306, 212, { width: 3, stroke: SHADE })

/** Square drives of socket sets in px. */
const DRIVES: Readonly<Record<string, number>> = { '1-4': 9, '3-8': 13, '1-2': 18 }

/** Case of plastic or aluminium with its latches and handle, or a roll of cloth with its strap. */
function cover(form: string | undefined): string {
  if (form === 'cloth')
    return (
      path('M24 48Q200 40 376 48V252Q200 260 24 252Z', { fill: KRAFT }) +
      path('M36 58H364M36 242H364', { width: 1.5, dash: '6 4' }) +
      path('M376 140H396V160H376', { width: 6, stroke: BLACK })
    )
  const metal = form === 'metal'
  return (
    rect(32, 44, 348, 212, metal ? deep : black, metal ? 4 : 14) +
    rect(44, 56, 324, 188, shade, metal ? 2 : 8) +
    path('M170 256Q172 276 206 276T242 256', {}) +
    [96, 288].map((x) => rect(x, 250, 30, 12, metal ? body : deep, 3)).join('')
  )
}

/** Set in its case, as many pieces as it has: bits, or sockets before bits with the ratchet for both. */
export function bitSet(dims: Dims): string {
  const drive = DRIVES[dims.t ?? '']
  const height = drive ? HEIGHT - RATCHET : HEIGHT
  // The ratchet is one of the pieces.
  const all = Math.round(num(dims, 'n', { fallback: 32, min: 1, max: 150 }))
  const n = drive ? Math.max(1, all - 1) : all
  const rows = clamp(Math.round(Math.sqrt((n * height) / WIDTH)), 1, 9)
  const columns = Math.ceil(n / rows)
  const [dx, dy] = [WIDTH / columns, height / rows]
  const r = Math.min(dx * 0.4, dy * 0.4, 17)
  return sheet([
    cover(dims.u),
    repeat(n, (i) => {
      const x = LEFT + dx * ((i % columns) + 0.5)
      const y = TOP + dy * (Math.floor(i / columns) + 0.5)
      return drive && (n < 24 || i < n * 0.6) ? socket(x, y, r) : bit(x, y, r)
    }),
    drive ? ratchet(drive) : '',
  ])
}
