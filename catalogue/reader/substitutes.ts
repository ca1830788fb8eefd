import { readDataFile } from './data-file'
import { substituteFile } from './schema'
import type { Leaf } from './types'

/** When goods may stand in for others of their leaf; the file explains the parts. */
export type SubstituteRules = {
  free: ReadonlySet<string>
  /** Attribute -> labels that stand in for one another. */
  alike: ReadonlyMap<string, readonly (readonly string[])[]>
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
  const { free, alike, follows, 'at least': atLeast } = contents
  for (const name of [...free, ...Object.keys(follows), ...Object.values(follows).flat()]) {
    if (labelsOf(name).size === 0) throw problem([], `no leaf has an attribute ${name}`)
  }
  for (const [key, named] of Object.entries({ alike, 'at least': atLeast })) {
    for (const [name, lists] of Object.entries(named)) {
      const known = labelsOf(name)
      const unknown = lists.flat().find((label) => !known.has(label))
      if (unknown !== undefined) throw problem([key, name], `no value ${unknown}`)
    }
  }
  return {
    free: new Set(free),
    alike: new Map(Object.entries(alike)),
    follows: new Map(Object.entries(follows)),
    atLeast: new Map(Object.entries(atLeast)),
  }
}
