import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { watchQueue } from '@/server/kernel/metrics'
import { OperatorError } from '@/server/kernel/operator-error'
import { DRIZZLE_OPTIONS, MIGRATIONS } from './drizzle-options'
import { lendConnections } from './lend-connections'
import { endWhenSilent, socketOf } from './silence'

/** What the server's word of a statement that took too long may take to arrive, ms. */
const GRACE_MS = 1000
/** Longest wait for a free connection, or for a new one, ms. */
const CONNECT_MS = 3000
/**
 * What PostgreSQL ends by itself, so that one bad statement or one stuck holder of a lock cannot
 * take every connection. Measured in docs/decisions/027-time-limits.md.
 */
const LIMITS: PostgresLimits = {
  calls: { max: 10, statement_timeout: 2000, lock_timeout: 1000 },
  jobs: { max: 3, statement_timeout: 30_000, lock_timeout: 1000 },
}

/** Limits of the two pools, ms. */
export type PostgresLimits = Record<
  'calls' | 'jobs',
  Pick<pg.PoolConfig, 'max' | 'connectionTimeoutMillis' | 'statement_timeout' | 'lock_timeout'>
>
const IDLE_IN_TRANSACTION_MS = 10_000
/**
 * The mall runs many short queries: JIT and parallel plans cost more than they save and take
 * cores from other buyers; pages come from memory or SSD, so random reads are cheap.
 */
const SESSION = 'set jit = off; set max_parallel_workers_per_gather = 0; set random_page_cost = 1.1'
/** Arbitrary number; the same in every process that migrates. */
const MIGRATION_LOCK = 4_410_312

function openPool(url: string, limits: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'mall',
    onConnect: async (client) => void (await client.query(SESSION)),
    ...limits,
  })
  // Who needs the connection is told, and the log has the outage (outage-log.ts).
  pool.on('error', () => {})
  // A connection lost in the middle of a transaction fails its next statement; without a listener
  // of its own it would also end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    const socket = socketOf(client)
    const limitMs = Number(limits.statement_timeout)
    if (socket && limitMs > 0) endWhenSilent(socket, limitMs + GRACE_MS)
  })
  lendConnections(pool)
  return pool
}

const limited = (limits: pg.PoolConfig) => ({
  ...limits,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
})

/** Connections in use, and users that wait for one. */
const lengthsOf = ({ totalCount, idleCount, waitingCount }: pg.Pool) => ({
  running: totalCount - idleCount,
  waiting: waitingCount,
})

/** Host and database of a URL, without its user and password. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `PostgreSQL ${hostname}${port && `:${port}`}${pathname}`
}

/** A PostgreSQL server. Throws OperatorError when it cannot be reached. */
export async function openPostgres(url: string, limits = LIMITS) {
  const calls = openPool(url, limited(limits.calls))
  const jobs = openPool(url, limited(limits.jobs))
  watchQueue('database connections of calls', () => lengthsOf(calls))
  watchQueue('database connections of jobs', () => lengthsOf(jobs))
  const driver = drizzle(calls, DRIZZLE_OPTIONS)
  const close = async () => void (await Promise.all([calls.end(), jobs.end()]))
  let survives = ''
  try {
    const { rows } = await driver.execute(sql`select current_setting('fsync') as fsync`)
    if (rows[0]?.fsync !== 'on') survives = ' (fsync is off: survives a crash, not a power cut)'
  } catch (error) {
    await close()
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const reason = cause instanceof Error ? cause.message || String(Reflect.get(cause, 'code')) : ''
    throw new OperatorError(`${placeOf(url)} (DATABASE_URL) cannot be reached: ${reason}`)
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

  return {
    driver,
    slowDriver: drizzle(jobs, DRIZZLE_OPTIONS),
    label: `${placeOf(url)}${survives}`,
    migrate: () => onOwnPool(migrateOn),
    unlimited: <T>(run: (driver: ReturnType<typeof drizzle>) => Promise<T>) =>
      onOwnPool((pool) => run(drizzle(pool, DRIZZLE_OPTIONS))),
    close,
  }
}
