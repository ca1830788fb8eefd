import type { QueryPart } from '../language/query-part'
import type { LeafMeaning } from './leaf-meaning'

/** Which leaves are looked at: those that have all sizes of a query, some of them, or any leaf. */
export type LeavesWith = 'all' | 'some' | 'any'

type Leaves = ReadonlyMap<number, LeafMeaning>

/**
 * Leaves with values for every size that is a value anywhere: M8×30 asks for goods that have it, not
 * for others that mention it. All of them when no leaf has all the sizes.
 */
function withSizes(leaves: Leaves, parts: readonly QueryPart[]): Leaves {
  const all = [...leaves]
  const sizes = parts.flatMap(({ text }, at) =>
    /\d/.test(text) && all.some(([, { wanted }]) => wanted.has(at)) ? [at] : [],
  )
  const full = all.filter(([, { wanted }]) => sizes.every((at) => wanted.has(at)))
  return full.length > 0 ? new Map(full) : leaves
}

/** Leaves with a value for some size, or for a number of one. */
function withSomeSizes(leaves: Leaves, parts: readonly QueryPart[]): Leaves {
  const sizes = parts.flatMap(({ text, isExcluded }, at) =>
    /\d/.test(text) && !isExcluded ? [at] : [],
  )
  const some = [...leaves].filter(([, { wanted, partly }]) =>
    sizes.some((at) => wanted.has(at) || partly.has(at)),
  )
  return some.length > 0 ? new Map(some) : leaves
}

/** Those of the leaves that have what is asked of them. */
export function leavesHaving(
  leavesWith: LeavesWith,
  open: Leaves,
  parts: readonly QueryPart[],
): Leaves {
  if (leavesWith === 'any') return open
  return leavesWith === 'all' ? withSizes(open, parts) : withSomeSizes(open, parts)
}
