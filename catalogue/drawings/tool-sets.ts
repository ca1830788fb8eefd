import { type Dims, num } from './dims'
import { clamp, ngon } from './geometry'
import { black, body, deep, shade, WHITE } from './ink'
import { circle, path, polygon, rect, repeat, sheet } from './pen'

/** Room for the pieces within the case. */
const LEFT = 54
const TOP = 66
const WIDTH = 304
const HEIGHT = 168

const socket = (x: number, y: number, r: number) =>
  circle(x, y, r, { ...body, width: 1.5 }) +
  polygon(ngon(x, y, r * 0.6, 6, 0), { fill: WHITE, width: 1 })

const bit = (x: number, y: number, r: number) =>
  path(
    `M${x - r * 0.3} ${y + r}V${y - r * 0.5}L${x} ${y - r}L${x + r * 0.3} ${y - r * 0.5}V${y + r}Z`,
    { ...deep, width: 1.5 },
  )

/** Case of sockets and bits: as many pieces as the set has, the sockets before the bits. */
export function bitSet(dims: Dims): string {
  const n = Math.round(num(dims, 'n', { fallback: 32, min: 1, max: 150 }))
  const rows = clamp(Math.round(Math.sqrt(n / 1.9)), 1, 9)
  const columns = Math.ceil(n / rows)
  const [dx, dy] = [WIDTH / columns, HEIGHT / rows]
  const r = Math.min(dx * 0.4, dy * 0.4, 17)
  return sheet([
    rect(32, 44, 348, 212, black, 14),
    rect(44, 56, 324, 188, shade, 8),
    repeat(n, (i) => {
      const x = LEFT + dx * ((i % columns) + 0.5)
      const y = TOP + dy * (Math.floor(i / columns) + 0.5)
      return i < n / 2 ? socket(x, y, r) : bit(x, y, r)
    }),
    path('M170 256Q172 276 206 276T242 256', {}),
    rect(96, 250, 30, 12, deep, 3),
    rect(288, 250, 30, 12, deep, 3),
  ])
}
