import { readDataFile } from './data-file'
import { substituteFile } from './schema'
import type { Leaf } from './types'

/** When goods may stand in for others of their leaf; the file explains the parts. */
export type SubstituteRules = {
  free: ReadonlySet<string>
  /** Attribute -> attributes that it says again. */
  follows: ReadonlyMap<string, readonly string[]>
  /** Attribute -> labels that compare, from the least to the most. */
  atLeast: ReadonlyMap<string, readonly (readonly string[])[]>
}

/** Parses the rules; throws with the file and line of an error, and for what no leaf has. */
export function readSubstituteRules(file: string, leaves: readonly Leaf[]): SubstituteRules {
  const { contents, problem } = readDataFile(file, substituteFile)
  const attributes = leaves.flatMap((leaf) => leaf.attributes)
  const labelsOf = (name: string) =>
    new Set(
      attributes
        .filter((attribute) => attribute.name === name)
        .flatMap(({ values }) => values.map(({ label }) => label)),
    )
  const { free, follows, 'at least': atLeast } = contents
  for (const name of [...free, ...Object.keys(follows), ...Object.values(follows).flat()]) {
    if (labelsOf(name).size === 0) throw problem([], `no leaf has an attribute ${name}`)
  }
  for (const [name, orders] of Object.entries(atLeast)) {
    const known = labelsOf(name)
    const unknown = orders.flat().find((label) => !known.has(label))
    if (unknown !== undefined) throw problem(['at least', name], `no value ${unknown}`)
  }
  return {
    free: new Set(free),
    follows: new Map(Object.entries(follows)),
    atLeast: new Map(Object.entries(atLeast)),
  }
}
