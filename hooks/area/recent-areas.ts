import * as z from 'zod/mini'
import type { Area } from '@/contract/area/area-calls'
import { area } from '@/contract/area/area-calls'
import { writeLocal } from '@/services/store/local-store'
import { readLocal } from '@/services/store/read-stored'

const KEY = 'recentAreas'
const KEPT = 4

/** A chosen area is the last of its path: province, then city. */
type AreaPath = Area[]

function parsePath(path: unknown): AreaPath[] {
  if (!Array.isArray(path) || path.length === 0) return []
  const areas = path.map((one) => area.safeParse(one))
  const good = areas.flatMap((one) => (one.success ? [one.data] : []))
  return good.length === areas.length ? [good] : []
}

/** Areas recently chosen in this browser; empty when storage is off or garbled. */
export function readRecentAreas(): AreaPath[] {
  return (readLocal(KEY, z.array(z.unknown())) ?? []).flatMap(parsePath)
}

/** Puts an area at the head of the list. */
export function saveRecentArea(path: AreaPath) {
  const chosen = path.at(-1)?.sysNo
  const others = readRecentAreas().filter((one) => one.at(-1)?.sysNo !== chosen)
  // When storage is full or forbidden the list is skipped: it is a convenience only.
  writeLocal(KEY, [path, ...others].slice(0, KEPT))
}
