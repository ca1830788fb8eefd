import { dimH } from './dimension'
import { type Dims, tag } from './dims'
import type { Ink } from './ink'
import { path, rect, sheet } from './pen'

/** Light, face and end of a stone: grey of silicon carbide, white of corundum. */
type Tones = Readonly<Record<'light' | 'face' | 'end', Ink>>
const CARBIDE: Tones = {
  light: { fill: '#8b949b' },
  face: { fill: '#737d85' },
  end: { fill: '#5d666e' },
}
const CORUNDUM: Tones = {
  light: { fill: '#fbfaf7' },
  face: { fill: '#f0eee9' },
  end: { fill: '#dcd9d2' },
}

/** A stone as drawn, px: its lower left corner, length, depth and height. */
type Stone = Readonly<{
  tones: Tones
  x: number
  y: number
  long: number
  depth: number
  side: number
}>

/** Sides of a stone in the ratio of its length, width and height; a longer one is drawn longer. */
function stoneOf(dims: Dims): Stone {
  const bar = dims.t === 'square' ? '150x20x20' : '180x50x25'
  const size = /^\d{3}x\d{2}x\d{2}$/.exec(dims.v ?? '')?.[0] ?? bar
  const [length = 200, width = 50, height = 25] = size.split('x').map(Number)
  const long = 170 + length * 0.4
  const px = long / length
  const [depth, side] = [width * px * 0.9, height * px]
  const tones = dims.c === 'white' ? CORUNDUM : CARBIDE
  return {
    tones,
    x: 200 - (long + depth) / 2,
    y: 140 + (side + depth * 0.6) / 2,
    long,
    depth,
    side,
  }
}

/** A stone of three sides: the one towards us and its end. */
function triangleStone({ tones, x, y, long, side }: Stone): string {
  const end = x + long
  const ridge = y - side * 1.5
  return (
    path(`M${x} ${y}L${x + side * 0.7} ${ridge}H${end + side * 0.7}L${end} ${y}Z`, tones.face) +
    path(
      `M${end} ${y}L${end + side * 0.7} ${ridge}L${end + side * 1.4} ${y - side * 0.8}Z`,
      tones.end,
    )
  )
}

/** A stone of four sides: its top, its face and its end. */
function squareStone({ tones, x, y, long, depth, side }: Stone): string {
  const end = x + long
  const top = y - side
  const back = top - depth * 0.6
  return (
    path(`M${x} ${top}L${x + depth} ${back}H${end + depth}L${end} ${top}Z`, tones.light) +
    rect(x, top, long, side, tones.face) +
    path(`M${end} ${top}L${end + depth} ${back}V${back + side}L${end} ${y}Z`, tones.end)
  )
}

/** Bench stone or stick in the proportions of its size. */
export function oilstone(dims: Dims): string {
  const stone = stoneOf(dims)
  const { x, y, long } = stone
  return sheet([
    dims.t === 'triangle' ? triangleStone(stone) : squareStone(stone),
    dimH(x, x + long, y + 36, tag(dims, 'd') || tag(dims, 'l'), y),
  ])
}
