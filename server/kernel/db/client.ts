import { resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { OperatorError } from '@/server/kernel/operator-error'
import { copyDataFolder, ensureDataFolder, lockDataDir } from './data-dir'
import type { PgliteClient } from './pglite-client'
import { openPglite } from './pglite-client'

/** A database or transaction of either engine. `execute` returns `{ rows }` on both. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export type Database = {
  db: Db
  /** Location of the data for the start log. */
  label: string
  migrate(): Promise<void>
  /** Copies the data into another DATA_DIR; only the embedded database can. */
  copyTo?(dataDir: string): Promise<void>
  close(): Promise<void>
}

const OPTIONS = { casing: 'snake_case' } as const
const MIGRATIONS = { migrationsFolder: resolve(process.cwd(), 'server/kernel/db/migrations') }
const CONNECT_MS = 3000
/**
 * The mall runs many short queries: JIT and parallel plans cost more than they save and take
 * cores from other buyers; pages come from memory or SSD, so random reads are cheap.
 */
const SESSION = 'set jit = off; set max_parallel_workers_per_gather = 0; set random_page_cost = 1.1'
/** Arbitrary number; the same in every process that migrates. */
const MIGRATION_LOCK = 4_410_312

/** PGlite behind Drizzle; also used by tests, in memory. */
export function pgliteDatabase(client: PgliteClient, label: string): Database {
  // The driver expects a PGlite; PgliteClient has every method of it that Drizzle calls.
  const driver = drizzlePglite(client as unknown as PGlite, OPTIONS)
  return {
    // Both drivers return `{ rows }`; only the names of their result types differ.
    db: driver as unknown as Db,
    label,
    migrate: () => migratePglite(driver, MIGRATIONS),
    close: () => client.close(),
  }
}

async function openEmbedded(dataDir: string): Promise<Database> {
  const release = lockDataDir(dataDir)
  try {
    const folder = await ensureDataFolder(dataDir)
    const client = await openPglite({ dataDir: folder })
    const database = pgliteDatabase(
      client,
      `embedded PGlite in ${dataDir} (survives a crash, not a power cut)`,
    )
    return {
      ...database,
      copyTo: (target) => client.rest(() => copyDataFolder(dataDir, target)),
      async close() {
        await database.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/** Host and database of a URL, without its user and password. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `PostgreSQL ${hostname}${port && `:${port}`}${pathname}`
}

async function openServer(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: 0,
    application_name: 'mall',
    onConnect: async (client) => void (await client.query(SESSION)),
  })
  pool.on('error', (error) => console.error(`database connection lost: ${error.message}`))
  const driver = drizzlePostgres(pool, OPTIONS)
  try {
    await driver.execute(sql`select 1`)
  } catch (error) {
    await pool.end()
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const reason = cause instanceof Error ? cause.message || String(Reflect.get(cause, 'code')) : ''
    throw new OperatorError(`${placeOf(url)} (DATABASE_URL) cannot be reached: ${reason}`)
  }
  return {
    db: driver as unknown as Db, // see pgliteDatabase
    label: placeOf(url),
    async migrate() {
      // One connection for the lock and one for the migration: many processes may start at once.
      const holder = await pool.connect()
      try {
        await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
        await migratePostgres(driver, MIGRATIONS)
      } finally {
        await holder.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
        holder.release()
      }
    },
    close: () => pool.end(),
  }
}

/** Opens DATABASE_URL, or the embedded database in DATA_DIR. Throws OperatorError with one line. */
export function openDatabase(env: {
  DATABASE_URL?: string | undefined
  DATA_DIR: string
}): Promise<Database> {
  return env.DATABASE_URL ? openServer(env.DATABASE_URL) : openEmbedded(env.DATA_DIR)
}
