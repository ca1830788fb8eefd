import * as z from 'zod/mini'
import { STORAGE } from '@/contract/constants'
import { readTab } from '@/services/store/read-stored'
import { writeTab } from '@/services/store/tab-store'
import type { MissingStore } from './missing-store'

const stored = z.record(z.string(), z.number())

/** Remembers for this tab what it finds missing, and recalls what its pages before have found. */
export function keepInTab(store: MissingStore): void {
  store.found = { ...readTab(STORAGE.missingCalls, stored), ...store.found }
  const save = () => writeTab(STORAGE.missingCalls, store.found)
  save()
  for (const listener of store.listeners) listener()
  store.listeners.add(save)
}
