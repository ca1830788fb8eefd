import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from './client'
import { MIGRATIONS } from './drizzle-options'

const journal = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) })

/** Names of the migrations a database has not had yet, in the order they would run. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const file = join(MIGRATIONS.migrationsFolder, 'meta', '_journal.json')
  const { entries } = journal.parse(JSON.parse(readFileSync(file, 'utf8')))
  const known = await db.execute<{ found: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`,
  )
  if (!known.rows[0]?.found) return entries.map(({ tag }) => tag)
  const { rows } = await db.execute<{ last: string }>(
    sql`select coalesce(max(created_at), 0)::text as last from drizzle.__drizzle_migrations`,
  )
  const last = Number(rows[0]?.last ?? 0)
  return entries.filter(({ when }) => when > last).map(({ tag }) => tag)
}
