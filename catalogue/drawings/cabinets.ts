import { dimH, dimV } from './dimension'
import { colourOf, type Dims, num, tag } from './dims'
import { clamp } from './geometry'
import { BODY, CLEAR, DEEP, deep, medium, PALE, RED, SHADE, shade, thin, WHITE } from './ink'
import { circle, label, line, path, rect, repeat, sheet } from './pen'

type Box = Readonly<{ x: number; y: number; w: number; h: number }>

/** Width and height, mm: of the size, else those of a box as wide as the dim says. */
function sizeOf(dims: Dims): { width: number; height: number } {
  const [width, height] = (/^\d{3,4}x\d{3,4}$/.exec(dims.v ?? '')?.[0] ?? '').split('x').map(Number)
  if (width && height) return { width, height }
  const d = num(dims, 'd', { fallback: 600, min: 200, max: 1800 })
  return { width: d, height: d * 1.16 }
}

/** Door of a distribution box: a lock, louvres and the plate. */
function boxDoor({ x, y, w, h }: Box): string {
  return (
    rect(x + 10, y + 10, w - 20, h - 20, { fill: '#f8fafc', width: 1.5 }, 4) +
    repeat(5, (i) => line(x + 34, y + h - 48 + i * 7, x + w - 40, y + h - 48 + i * 7, medium)) +
    path(`M${x + 34} ${y + 30}H${x + w * 0.56}M${x + 34} ${y + 38}H${x + w * 0.44}`, thin)
  )
}

/** The reel and the valve that a pane of glass shows. */
function reel({ x, y, w, h }: Box): string {
  const r = Math.min(w, h) * 0.22
  const cy = y + h * 0.6
  return (
    [1, 0.72, 0.44].map((k) => circle(x + w / 2, cy, r * k, { fill: WHITE, width: 1.5 })).join('') +
    path(`M${x + w / 2} ${cy + r}H${x + w / 2 + r * 1.3}v8`, { width: 4, stroke: RED })
  )
}

/** Door of a hydrant box: 消火栓 above, and glass or a plain door below. */
function fireDoor(box: Box, dims: Dims): string {
  const { x, y, w, h } = box
  const glass = dims.u === 'glass'
  const ink = dims.c === 'red' ? WHITE : RED
  const size = clamp(w * 0.19, 15, 24)
  return (
    rect(x + 8, y + 8, w - 16, h - 16, { width: 1.5 }, 4) +
    label(x + w / 2, y + 18 + size, '消火栓', size, ink) +
    (glass
      ? rect(x + 20, y + h * 0.28, w - 40, h * 0.6, { fill: CLEAR, width: 1.5 }, 3) + reel(box)
      : label(x + w / 2, y + h * 0.82, '火警119', size * 0.8, ink))
  )
}

/** Under a box that stands on the floor its plinth; around one sunk into a wall the flange. */
function setting({ x, y, w, h }: Box, how: string | undefined): string {
  if (how === 'floor')
    return (
      rect(x, y + h, w, 12, { fill: DEEP }) +
      line(x - 30, y + h + 12, x + w + 40, y + h + 12, { width: 1 })
    )
  return how ? rect(x - 9, y - 9, w + 18, h + 18, shade, 3) : ''
}

/** How far a box stands out of the wall: not at all if it is sunk into it. */
const DEPTHS: Readonly<Record<string, number>> = { flush: 0, half: 10 }

/** Cabinet with a door on hinges in its true ratio: for breakers, or for a fire hydrant. */
export function cabinet(dims: Dims): string {
  const { width, height } = sizeOf(dims)
  const h = clamp(112 + height / 15, 124, 232)
  const w = clamp((h * width) / height, 84, 190)
  const box = { x: 190 - w / 2, y: 30, w, h }
  const { x, y } = box
  const depth = DEPTHS[dims.t ?? ''] ?? 22
  const fire = dims.u === 'glass' || dims.u === 'solid'
  const [across, up] = dims.plain || dims.abc || !dims.v ? ['', ''] : [width, height].map(String)
  return sheet([
    setting(box, dims.t),
    depth
      ? path(`M${x} ${y}L${x + depth} ${y - depth * 0.6}H${x + w + depth}L${x + w} ${y}Z`, shade) +
        path(
          `M${x + w} ${y}L${x + w + depth} ${y - depth * 0.6}V${y + h - depth * 0.6}L${x + w} ${y + h}Z`,
          deep,
        )
      : '',
    rect(x, y, w, h, { fill: colourOf(dims, BODY) }),
    fire ? fireDoor(box, dims) : boxDoor(box),
    rect(x + w - 26, y + h * 0.46, 11, 34, { fill: fire ? PALE : DEEP }, 4),
    ...[0.2, 0.8].map((at) => rect(x + 4, y + h * at - 10, 9, 20, { fill: SHADE }, 3)),
    dimH(x, x + w, y + h + 34, fire ? (across ?? '') : across || tag(dims, 'd'), y + h),
    dimV(y, y + h, x - 32, fire ? up || tag(dims, 'd') : (up ?? ''), x),
  ])
}
