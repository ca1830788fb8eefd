/** Draws numbers in [0, 1), deterministic for the same keys. */
export type Random = () => number

const GOLDEN = 0x9e3779b9

function mix(hash: number, key: number): number {
  const mixed = Math.imul(hash ^ key, 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) + GOLDEN
}

/** Mulberry32 started from a list of integer keys. */
export function randomOf(...keys: number[]): Random {
  let state = keys.reduce(mix, GOLDEN) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Integer from `low` to `high`, both included. */
export function integerOf(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

/** One of the items; throws on an empty list. */
export function pickOf<T>(random: Random, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}
