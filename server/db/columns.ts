import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A moment in time, as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** An amount of money, fen. */
export const amount = () => bigint({ mode: 'number' }).notNull()

/** A file's content. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
