import { readDataFile } from './data-file'
import { type RegisteredStandard, registerFile } from './schema'
import type { Leaf } from './types'

/** The register of standards; it stands beside the tables and is none. */
export const REGISTER = '../standards/register.yaml'

/** Parses the register; throws with the file and line of an error, and for leaves there are not. */
export function readStandardRegister(
  leaves: readonly Leaf[],
  file = REGISTER,
  text?: string,
): RegisteredStandard[] {
  const { contents, problem, placeOf } = readDataFile(file, registerFile, text)
  const names = new Set(leaves.map(({ name }) => name))
  const places = new Map<string, string>()
  for (const [index, { standard, goods }] of contents.entries()) {
    const earlier = places.get(standard)
    if (earlier) throw problem([index], `already registered at ${earlier}`)
    places.set(standard, placeOf([index]))
    const stray = goods.findIndex((name) => !names.has(name))
    if (stray >= 0) throw problem([index, 'goods', stray], 'no such leaf')
  }
  return contents
}
