import type * as z from 'zod/mini'
import { localValue } from './local-store'
import { tabValue } from './tab-store'

// What a schema reads of the browser's storages: apart from the storages, which every page loads.

function parsed<T extends z.ZodMiniType>(value: unknown, schema: T): z.output<T> | null {
  const result = schema.safeParse(value)
  return result.success ? result.data : null
}

/** Reads JSON of this browser; null when it is absent, garbled, unreadable or of another shape. */
export const readLocal = <T extends z.ZodMiniType>(key: string, schema: T) =>
  parsed(localValue(key), schema)

/** The same of this tab's session storage. */
export const readTab = <T extends z.ZodMiniType>(key: string, schema: T) =>
  parsed(tabValue(key), schema)
