import { getTableName, max, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client'

/** The next free id of a table that numbers itself; whoever adds to it waits until `tx` ends. */
export async function nextId(tx: Db, table: PgTable & { id: PgColumn }): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${getTableName(table)}))`)
  const [row] = await tx.select({ last: max(table.id) }).from(table)
  return Number(row?.last ?? 0) + 1
}
