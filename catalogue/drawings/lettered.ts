import type { Dims } from './dims'
import { drawingSvg } from './drawing'

/**
 * Which of the letters a template really dimensions for these dims, in the given order: as `abc` of its
 * address they are drawn as A, B, C. A column of a table whose dimension is not drawn has no name.
 */
export function letteredDims(template: string, dims: Dims, letters: readonly string[]): string[] {
  const known = [...new Set(letters)].filter((letter) => dims[letter])
  const svg = drawingSvg(template, { ...dims, abc: known.join('.') }) ?? ''
  return known.filter((_, at) => svg.includes(`>${String.fromCharCode(65 + at)}</text>`))
}
