import { provincesOf } from './delivery'

const KEEP_MS = 60_000
const AREAS_MAX = 50

/** Caches per area what is the same for everybody there; expires after a minute. */
export function cachePerArea<T>(
  now: () => number,
  make: (areaCode: string[]) => Promise<T>,
): (areaCode: string[]) => Promise<T> {
  const saved = new Map<string, { at: number; made: Promise<T> }>()
  return (areaCode) => {
    const key = provincesOf(areaCode).sort().join()
    const known = saved.get(key)
    if (known && now() - known.at < KEEP_MS) return known.made
    if (saved.size >= AREAS_MAX) saved.clear()
    const made = make(areaCode)
    saved.set(key, { at: now(), made })
    made.catch(() => saved.delete(key)) // the next caller tries again
    return made
  }
}
