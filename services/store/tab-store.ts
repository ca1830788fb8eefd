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

/** Saves a value for this tab, where the browser has storage. */
export function writeTab(key: string, value: unknown): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(value)), undefined)
}

export function removeTab(key: string): void {
  attempt(() => sessionStorage.removeItem(key), undefined)
}
