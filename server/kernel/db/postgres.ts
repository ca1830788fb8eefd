import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { OperatorError } from '@/server/kernel/operator-error'
import { DRIZZLE_OPTIONS, MIGRATIONS } from './drizzle-options'
import { createLeadership } from './leadership'
import { requirePooler } from './pooler'
import { openPool, type PoolLimits, placeOf, watchPool } from './postgres-pool'
import { readingFrom } from './read-client'
import { openReplicas } from './read-replicas'

/** Limits of the two pools, ms. */
export type PostgresLimits = Record<'calls' | 'jobs', PoolLimits>

/**
 * What PostgreSQL ends by itself, so that one bad statement or one stuck holder of a lock cannot
 * take every connection. Measured in docs/decisions/027-time-limits.md.
 */
export const LIMITS: PostgresLimits = {
  calls: { max: 10, statement_timeout: 2000, lock_timeout: 1000 },
  jobs: { max: 3, statement_timeout: 30_000, lock_timeout: 1000 },
}
/** Arbitrary number; the same in every process that migrates. */
const MIGRATION_LOCK = 4_410_312

/** Where the data are (docs/operations/scaling.md). */
export type PostgresPlace = {
  url: string
  /** A pooler in transaction mode in front of it, for the statements of calls. */
  poolUrl?: string | undefined
  /** Its streaming replicas, for what everybody may read. */
  readUrls?: string[] | undefined
  /** How far a replica that is read may be behind, s. */
  readLagS?: number | undefined
}

type Options = {
  limits?: PostgresLimits | undefined
  /** Told when a replica is left out, and when it is used again. */
  report?: ((line: string) => void) | undefined
}

/** The one line of what keeps a database from being reached. */
function whyAway(error: unknown, setting: string): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const reason = cause instanceof Error ? cause.message || String(Reflect.get(cause, 'code')) : ''
  return `${setting} cannot be reached: ${reason}`
}

/** Runs one statement or check at the start; whatever fails is one line for the operator. */
async function reached<T>(setting: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw new OperatorError(whyAway(error, setting))
  }
}

/** One connection holds the lock and one migrates: many processes may start at once. */
async function migrateOn(pool: pg.Pool): Promise<void> {
  const holder = await pool.connect()
  try {
    await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(pool, DRIZZLE_OPTIONS), MIGRATIONS)
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    holder.release()
  }
}

/** A PostgreSQL server. Throws OperatorError when it cannot be reached, or its pooler is not set up. */
export async function openPostgres(
  { url, poolUrl, readUrls = [], readLagS = 5 }: PostgresPlace,
  { limits = LIMITS, report = console.error }: Options = {},
) {
  const calls = poolUrl
    ? openPool(poolUrl, limits.calls, { isPooled: true })
    : openPool(url, limits.calls)
  const jobs = openPool(url, limits.jobs)
  watchPool('calls', calls)
  watchPool('jobs', jobs)
  const leadership = createLeadership(jobs)
  const replicas = openReplicas({ url, readUrls, boundMs: readLagS * 1000 }, limits.calls, report)
  async function close(): Promise<void> {
    await leadership.resign()
    await Promise.all([calls.end(), jobs.end(), replicas.close()])
  }
  let survives = ''
  try {
    const fsync = `select current_setting('fsync') as fsync`
    const { rows } = await reached(`${placeOf(url)} (DATABASE_URL)`, () =>
      jobs.query<{ fsync: string }>(fsync),
    )
    if (rows[0]?.fsync !== 'on') survives = ' (fsync is off: survives a crash, not a power cut)'
    if (poolUrl) {
      await reached(`${placeOf(poolUrl)} (DATABASE_POOL_URL)`, () =>
        requirePooler(calls, jobs, limits.calls),
      )
    }
    await replicas.start()
  } catch (error) {
    await close()
    throw error
  }

  /** Runs on connections of its own that nothing limits. */
  async function onOwnPool<T>(run: (pool: pg.Pool) => Promise<T>): Promise<T> {
    const pool = openPool(url, { max: 2 })
    try {
      return await run(pool)
    } finally {
      await pool.end()
    }
  }

  return {
    driver: drizzle(calls, DRIZZLE_OPTIONS),
    slowDriver: drizzle(jobs, DRIZZLE_OPTIONS),
    readDriver: readingFrom(replicas, calls),
    leadership,
    label: `${placeOf(url)}${survives}${poolUrl ? `; calls through ${placeOf(poolUrl)}` : ''}${
      readUrls.length > 0 ? `; reads from ${readUrls.map(placeOf).join(', ')}` : ''
    }`,
    migrate: () => onOwnPool(migrateOn),
    unlimited: <T>(run: (driver: ReturnType<typeof drizzle>) => Promise<T>) =>
      onOwnPool((pool) => run(drizzle(pool, DRIZZLE_OPTIONS))),
    close,
  }
}
