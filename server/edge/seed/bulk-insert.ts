import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '@/server/kernel/db/client'

type Column = { key: string; name: string; type: string }

/** The columns that the rows fill, with SQL names and types. */
function filledColumns(table: PgTable, row: object): Column[] {
  return Object.entries(getTableColumns(table))
    .filter(([key]) => key in row)
    .map(([key, column]) => ({
      key,
      name: column.keyAsName ? toSnakeCase(column.name) : column.name,
      type: column.getSQLType(),
    }))
}

function recordType({ key, type }: Column): string {
  return `"${key}" ${type === 'tsvector' ? 'text[]' : type}`
}

function inserted({ key, type }: Column): string {
  return type === 'tsvector' ? `array_to_tsvector(r."${key}")` : `r."${key}"`
}

/**
 * Inserts many rows in one statement, as one JSON parameter: arrays and nulls are preserved,
 * on both engines. A tsvector column is given as its lexemes.
 */
export async function bulkInsert(db: Db, table: PgTable, rows: readonly object[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = filledColumns(table, first)
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const values = columns.map(inserted).join(', ')
  const record = columns.map(recordType).join(', ')
  await db.execute(
    sql`${sql.raw(`insert into "${getTableName(table)}" (${names}) select ${values} from json_to_recordset(`)}${JSON.stringify(rows)}::json${sql.raw(`) as r(${record})`)}`,
  )
}
