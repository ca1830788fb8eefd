import { clamp, type Dims, short } from './pen'

type Bounds = Readonly<{ fallback: number; min?: number; max?: number }>

const FILLS: Readonly<Record<string, string>> = {
  white: '#fbfcfd',
  yellow: '#ffd94a',
  red: '#e0564a',
  blue: '#4a83bf',
  orange: '#ff9a3d',
  green: '#57a773',
  black: '#47525d',
  grey: '#b4c0cb',
  clear: '#e8f3fa',
  brown: '#a9795a',
}

/** The dim itself if the query string holds a sane positive number for it. */
export function given(dims: Dims, letter: string): number | null {
  const text = dims[letter] ?? ''
  if (!/^\d{1,6}(\.\d{1,4})?$/.test(text)) return null
  const value = Number(text)
  return value > 0 ? value : null
}

/** A dim to draw with: its fallback if missing, always within its bounds. */
export function num(dims: Dims, letter: string, bounds: Bounds): number {
  const { fallback, min = 0.01, max = 100_000 } = bounds
  return clamp(given(dims, letter) ?? fallback, min, max)
}

/** Text of a true dim such as `M8` or `Ø47`; empty (and then not drawn) if the dim is missing. */
export function tag(dims: Dims, letter: string, prefix = '', suffix = ''): string {
  const value = given(dims, letter)
  return value === null ? '' : `${prefix}${short(value, 3)}${suffix}`
}

/** Fill colour of the colour name in `c`. */
export function colourOf(dims: Dims, fallback: string): string {
  const name = dims.c ?? ''
  return Object.hasOwn(FILLS, name) ? (FILLS[name] ?? fallback) : fallback
}
