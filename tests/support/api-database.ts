import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { seedCatalog } from '@/server/catalog/seed'
import { openDatabase, pgliteDatabase } from '@/server/db/client'
import { openPglite } from '@/server/db/pglite-client'
import { ensureDemoAccounts } from '@/server/ops/accounts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PGlite snapshot's path, or a PostgreSQL database to copy and its server. */
    database: { snapshot: string } | { url: string; server: string }
  }
}

/** Enough for every leaf; small enough to be made in seconds. */
const TEST_SKUS = 12_000
const CACHE = '.cache'

/** The snapshot is made anew when the catalogue's code or the schema has changed. */
function snapshotPath(): string {
  const hash = createHash('sha256')
  const files = [
    ...['server/catalog', 'server/db'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    ),
    'server/ops/accounts.ts',
    'tests/support/api-database.ts',
  ]
  for (const file of files.filter((name) => /\.\w+$/.test(name)).sort()) {
    hash.update(readFileSync(file))
  }
  return `${CACHE}/test-catalogue-${hash.digest('hex').slice(0, 16)}.tar`
}

async function makeSnapshot(path: string): Promise<void> {
  const client = await openPglite({})
  const { db, migrate } = pgliteDatabase(client, 'test')
  await migrate()
  await seedCatalog(db, { skus: TEST_SKUS, onProgress: () => {} })
  await ensureDemoAccounts(db)
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(`${path}.new`, await client.dump())
  renameSync(`${path}.new`, path)
  await client.close()
}

async function makeDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `mall_test_${process.pid}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = name
  const database = await openDatabase({ DATABASE_URL: url.href, DATA_DIR: '' })
  await database.migrate()
  await seedCatalog(database.db, { skus: TEST_SKUS, onProgress: () => {} })
  await ensureDemoAccounts(database.db)
  await database.close()
  const drop = async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
  return { url: url.href, drop }
}

/** Prepares the database of the API tests once: PGlite, or the server TEST_DATABASE_URL names. */
export async function setup(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL
  if (server) {
    const { url, drop } = await makeDatabase(server)
    project.provide('database', { url, server })
    return drop
  }
  const snapshot = snapshotPath()
  if (!existsSync(snapshot)) await makeSnapshot(snapshot)
  project.provide('database', { snapshot })
  return undefined
}
