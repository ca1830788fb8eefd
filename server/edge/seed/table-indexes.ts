import { sql } from 'drizzle-orm'
import type { Db } from '@/server/kernel/db/client'

type IndexRow = { indexname: string; indexdef: string }

/**
 * Runs `fill` with the tables' plain indexes dropped and rebuilds them afterwards: one sort
 * instead of a million inserts. Runs in the caller's transaction; constraints stay.
 */
export async function withoutIndexes(
  db: Db,
  tables: string[],
  fill: () => Promise<void>,
): Promise<void> {
  const names = sql.join(
    tables.map((table) => sql`${table}`),
    sql`, `,
  )
  const result = await db.execute<IndexRow>(sql`
    select indexname, indexdef from pg_indexes
    where schemaname = current_schema() and tablename in (${names})
      and indexname not in (select conname from pg_constraint)`)
  for (const { indexname } of result.rows)
    await db.execute(sql`drop index ${sql.identifier(indexname)}`)
  await fill()
  for (const { indexdef } of result.rows) await db.execute(sql.raw(indexdef))
}
