import type { Area } from '@/contract/global'
import { area } from '@/contract/global'

const KEY = 'recentAreas'
const KEPT = 4

/** A chosen area is the last of its path: province, then city. */
export type AreaPath = Area[]

function parsePath(path: unknown): AreaPath[] {
  if (!Array.isArray(path) || path.length === 0) return []
  const areas = path.map((one) => area.safeParse(one))
  const good = areas.flatMap((one) => (one.success ? [one.data] : []))
  return good.length === areas.length ? [good] : []
}

/** The areas this browser chose last; empty when storage is off or garbled. */
export function readRecentAreas(): AreaPath[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(parsePath) : []
  } catch {
    return []
  }
}

export function keepRecentArea(path: AreaPath) {
  const chosen = path.at(-1)?.sysNo
  const others = readRecentAreas().filter((one) => one.at(-1)?.sysNo !== chosen)
  try {
    localStorage.setItem(KEY, JSON.stringify([path, ...others].slice(0, KEPT)))
  } catch {
    // Storage is full or forbidden: the list is a convenience only.
  }
}
