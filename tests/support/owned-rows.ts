import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '@/server/kernel/db/client'

const columns = z.array(z.object({ table: z.string(), column: z.string() }))
const content = z.array(z.object({ rows: z.nullable(z.string()) }))

/** How a table says whose its rows are, the first of these that it has. */
const OWNERS = [
  ['user_id', (userId: string) => sql`${userId}`],
  [
    'inquiry_no',
    (userId: string) => sql`select inquiry_no from inquiries where user_id = ${userId}`,
  ],
  ['order_no', (userId: string) => sql`select order_no from orders where user_id = ${userId}`],
  [
    'list_id',
    (userId: string) => sql`select id::text from purchase_lists where user_id = ${userId}`,
  ],
] as const

/** Everything the database holds of a user, as text; whatever table comes is in it by itself. */
export async function ownedRows(db: Db, userId: string): Promise<string> {
  const answer = await db.execute(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' order by 1, 2`)
  const result = columns.parse(answer.rows)
  const tables = [...new Set(result.map(({ table }) => table))]
  const has = (table: string, column: string) =>
    result.some((one) => one.table === table && one.column === column)
  const parts: string[] = []
  for (const table of tables) {
    const owner = OWNERS.find(([column]) => has(table, column))
    if (!owner && table !== 'users') continue
    const [column, idsOf] = owner ?? ['id', OWNERS[0][1]]
    const { rows } = await db.execute(sql`
      select string_agg(t::text, e'\n' order by t::text) as rows from ${sql.identifier(table)} t
      where ${sql.identifier(column)}::text in (${idsOf(userId)})`)
    parts.push(`${table}: ${content.parse(rows)[0]?.rows ?? ''}`)
  }
  return parts.join('\n')
}
