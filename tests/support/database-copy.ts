import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

/** Runs one statement beside the databases of tests. */
export async function administer(server: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(statement)
  await admin.end()
}

type Source = { url: string; server: string }

/** A copy of the tests' PostgreSQL database: what one file leaves behind is not the next one's. */
export async function copyDatabase({ url, server }: Source) {
  const name = `mall_test_${randomUUID().slice(0, 8)}`
  const copy = new URL(url)
  const original = copy.pathname.slice(1)
  copy.pathname = name
  // By files: the log of every block, as is usual, takes three times as long.
  const how = `template ${original} strategy file_copy`
  await administer(server, `create database ${name} ${how}`)
  return {
    url: copy.href,
    drop: () => administer(server, `drop database ${name} with (force)`),
  }
}

type Template = { template: string; copies: string }

/** A DATA_DIR of one's own with the test catalogue. */
export function copyTemplate({ template, copies }: Template): string {
  const copy = join(copies, randomUUID().slice(0, 8))
  cpSync(template, copy, { recursive: true })
  return copy
}
