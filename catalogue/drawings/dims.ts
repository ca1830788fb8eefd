import { clamp, short } from './geometry'
import { BLACK, BLUE, BROWN, CLEAR, GREEN, GREY, ORANGE, PALE, RED, YELLOW } from './ink'

const CODE_OF_A = 65

/** Dims of a drawing, as they come in its query string. */
export type Dims = Readonly<Record<string, string>>

type Bounds = Readonly<{ fallback: number; min?: number; max?: number }>

const FILLS: Readonly<Record<string, string>> = {
  white: PALE,
  yellow: YELLOW,
  red: RED,
  blue: BLUE,
  orange: ORANGE,
  green: GREEN,
  black: BLACK,
  grey: GREY,
  clear: CLEAR,
  brown: BROWN,
  gold: '#d9bf77',
  cream: '#ecd9a6',
  steel: '#87919b',
  violet: '#9a7fc0',
  'light-blue': '#9cc9e8',
  'yellow-black': YELLOW,
  'yellow-green': YELLOW,
  'red-white': RED,
  'green-white': GREEN,
}

const STRIPES: Readonly<Record<string, string>> = {
  'yellow-black': BLACK,
  'yellow-green': GREEN,
  'red-white': PALE,
  'green-white': PALE,
}

/** The dim itself if the query string holds a plausible positive number for it. */
export function input(dims: Dims, letter: string): number | null {
  const text = dims[letter] ?? ''
  if (!/^\d{1,6}(\.\d{1,4})?$/.test(text)) return null
  const value = Number(text)
  return value > 0 ? value : null
}

/** A dim to draw with: its fallback if missing, always within its bounds. */
export function num(dims: Dims, letter: string, bounds: Bounds): number {
  const { fallback, min = 0.01, max = 100_000 } = bounds
  return clamp(input(dims, letter) ?? fallback, min, max)
}

/** Stands before the text of the one dimension that is highlighted. */
export const HIGHLIGHT = '\u2060'

/** Name of a dimension on a drawing whose dimensions are named A, B, C for the columns of a table. */
function nameOf(dims: Dims, letter: string): string {
  const at = (dims.abc ?? '').split('.').indexOf(letter)
  if (at < 0) return ''
  return `${dims.on === letter ? HIGHLIGHT : ''}${String.fromCharCode(CODE_OF_A + at)}`
}

/**
 * Text of a true dim such as `M8` or `Ø47`, or its name on a drawing with named dimensions; empty (and
 * then not drawn) if it is missing, or too small to read.
 */
export function tag(dims: Dims, letter: string, prefix = '', suffix = ''): string {
  const value = input(dims, letter)
  if (value === null || dims.plain) return ''
  return dims.abc ? nameOf(dims, letter) : `${prefix}${short(value, 3)}${suffix}`
}

/** Second colour of the colour name in `c`; null for goods of one colour. */
export function stripeOf(dims: Dims): string | null {
  const name = dims.c ?? ''
  return Object.hasOwn(STRIPES, name) ? (STRIPES[name] ?? null) : null
}

/** Fill colour of the colour name in `c`. */
export function colourOf(dims: Dims, fallback: string): string {
  const name = dims.c ?? ''
  return Object.hasOwn(FILLS, name) ? (FILLS[name] ?? fallback) : fallback
}
