import type { PGlite } from '@electric-sql/pglite'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { copyDataFolder, lockDataDir, openDataFolder } from './data-dir'
import { DRIZZLE_OPTIONS, MIGRATIONS } from './drizzle-options'
import { ALONE, type Leadership } from './leadership'
import type { Pglite, PgliteClient, PgliteOptions } from './pglite-client'
import type { PostgresLimits } from './postgres'

/** A database or transaction of either engine. `execute` returns `{ rows }` on both. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>>

export type Database = {
  /** For calls and pages: a statement that takes seconds is ended. */
  db: Db
  /** For jobs and exports, whose statements may take half a minute. */
  slowDb: Db
  /**
   * For what everybody may read (catalogue, search, comments), never for what is a buyer's: with
   * DATABASE_READ_URLS it is some seconds behind. It has no transactions.
   */
  readDb: Db
  /** Whether this process runs the jobs of all that share the database. */
  leadership: Leadership
  /** Location of the data for the start log. */
  label: string
  migrate(): Promise<void>
  /** Runs without time limits: seeding and imports, which an operator watches. */
  unlimited<T>(run: (db: Db) => Promise<T>): Promise<T>
  /** Copies the data into another DATA_DIR; only the embedded database can. */
  copyTo?(dataDir: string): Promise<void>
  close(): Promise<void>
}

// The driver expects a PGlite; PgliteClient has every method of it that Drizzle calls.
const driverOf = (client: PgliteClient) =>
  drizzlePglite(client as unknown as PGlite, DRIZZLE_OPTIONS)

/** PGlite behind Drizzle; also used by tests, in memory. */
export function pgliteDatabase(pglite: Pglite, label: string): Database {
  // Both drivers return `{ rows }`; only the names of their result types differ.
  const dbOf = (client: PgliteClient) => driverOf(client) as unknown as Db
  return {
    db: dbOf(pglite.calls),
    slowDb: dbOf(pglite.jobs),
    readDb: dbOf(pglite.calls),
    leadership: ALONE,
    label,
    migrate: () => migratePglite(driverOf(pglite.unlimited), MIGRATIONS),
    unlimited: (run) => run(dbOf(pglite.unlimited)),
    close: () => pglite.close(),
  }
}

async function openEmbedded(dataDir: string, options?: PgliteOptions): Promise<Database> {
  const release = lockDataDir(dataDir)
  try {
    const pglite = await openDataFolder(dataDir, options)
    const database = pgliteDatabase(
      pglite,
      `embedded PGlite in ${dataDir} (survives a crash, not a power cut)`,
    )
    return {
      ...database,
      copyTo: (target) => pglite.rest(() => copyDataFolder(dataDir, target)),
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

type Place = {
  DATABASE_URL?: string | undefined
  DATABASE_POOL_URL?: string | undefined
  DATABASE_READ_URLS?: string[] | undefined
  DATABASE_READ_LAG_S?: number | undefined
  DATA_DIR: string
}

async function openServer(
  url: string,
  {
    DATABASE_POOL_URL: poolUrl,
    DATABASE_READ_URLS: readUrls,
    DATABASE_READ_LAG_S: readLagS,
  }: Place,
  options: DatabaseOptions,
): Promise<Database> {
  // A mall of the embedded database has no use for it.
  const { openPostgres } = await import('./postgres')
  const place = { url, poolUrl, readUrls, readLagS }
  const { driver, slowDriver, readDriver, unlimited, ...rest } = await openPostgres(place, options)
  return {
    ...rest,
    db: driver as unknown as Db, // see pgliteDatabase
    slowDb: slowDriver as unknown as Db,
    readDb: readDriver as unknown as Db,
    unlimited: (run) => unlimited((own) => run(own as unknown as Db)),
  }
}

/** Other limits than those of a mall; for tests. */
type DatabaseOptions = PgliteOptions & { limits?: PostgresLimits }

/**
 * Opens DATABASE_URL, or the embedded database in DATA_DIR. Throws OperatorError with one line.
 */
export function openDatabase(env: Place, options: DatabaseOptions = {}): Promise<Database> {
  return env.DATABASE_URL
    ? openServer(env.DATABASE_URL, env, options)
    : openEmbedded(env.DATA_DIR, options)
}
