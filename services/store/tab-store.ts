import type * as z from 'zod/mini'
import { attempt } from './local-store'

/** Reads JSON of this tab's session storage; null when it is absent, garbled or unreadable. */
export const tabValue = (key: string): unknown =>
  attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'), null)

/** Reads JSON validated by a schema; null when it is absent, garbled or unreadable. */
export function readTab<T extends z.ZodMiniType>(key: string, schema: T): z.output<T> | null {
  const parsed = schema.safeParse(tabValue(key))
  return parsed.success ? parsed.data : null
}

/** Saves a value for this tab; false when the browser refuses. */
export function writeTab(key: string, value: unknown): boolean {
  return attempt(() => {
    sessionStorage.setItem(key, JSON.stringify(value))
    return true
  }, false)
}

export function removeTab(key: string): void {
  attempt(() => sessionStorage.removeItem(key), undefined)
}
