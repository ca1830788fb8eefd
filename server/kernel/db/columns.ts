import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A timestamp column, as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** An amount in fen. */
export const amount = () => bigint({ mode: 'number' }).notNull()

/** Binary content of a file. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
