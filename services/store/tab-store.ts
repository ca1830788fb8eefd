import type * as z from 'zod/mini'
import { attempt } from './local-store'

/** Reads a value of this tab's session storage; null when absent, garbled or unreadable. */
export function readTab<T extends z.ZodMiniType>(key: string, schema: T): z.output<T> | null {
  return attempt(() => {
    const parsed = schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : null
  }, null)
}

/** Saves a value for this tab, where the browser has storage. */
export function writeTab(key: string, value: unknown): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(value)), undefined)
}

export function removeTab(key: string): void {
  attempt(() => sessionStorage.removeItem(key), undefined)
}
