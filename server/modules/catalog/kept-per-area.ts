import { provincesOf } from './delivery'

const KEEP_MS = 60_000
const AREAS_MAX = 50

/** Keeps what is the same for everybody in an area: made anew after a minute. */
export function keptPerArea<T>(
  now: () => number,
  make: (areaCode: string[]) => Promise<T>,
): (areaCode: string[]) => Promise<T> {
  const kept = new Map<string, { at: number; made: Promise<T> }>()
  return (areaCode) => {
    const key = provincesOf(areaCode).sort().join()
    const known = kept.get(key)
    if (known && now() - known.at < KEEP_MS) return known.made
    if (kept.size >= AREAS_MAX) kept.clear()
    const made = make(areaCode)
    kept.set(key, { at: now(), made })
    made.catch(() => kept.delete(key)) // the next caller tries again
    return made
  }
}
