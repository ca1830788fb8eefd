import * as z from 'zod/mini'
import type { Area } from '@/contract/global'
import { area } from '@/contract/global'
import { readLocal, writeLocal } from '@/services/local-store'

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

/** The areas this browser chose last; empty when storage is off or garbled. */
export function readRecentAreas(): AreaPath[] {
  return (readLocal(KEY, z.array(z.unknown())) ?? []).flatMap(parsePath)
}

/** Puts an area at the head of the list. */
export function keepRecentArea(path: AreaPath) {
  const chosen = path.at(-1)?.sysNo
  const others = readRecentAreas().filter((one) => one.at(-1)?.sysNo !== chosen)
  // Where storage is full or forbidden there is no list: it is a convenience only.
  writeLocal(KEY, [path, ...others].slice(0, KEPT))
}
