import pg from 'pg'
import { watchQueue } from '@/server/kernel/metrics'
import { lendConnections } from './lend-connections'
import { PLANNER } from './planner'
import { endWhenSilent, socketOf } from './silence'
import { noteRequests } from './statement-notes'

/** What the server's word of a statement that took too long may take to arrive, ms. */
const GRACE_MS = 1000
/** Longest wait for a free connection, or for a new one, ms. */
const CONNECT_MS = 3000
const IDLE_IN_TRANSACTION_MS = 10_000

/** Connections of a pool, and what its statements may take, ms; what is not said is not limited. */
export type PoolLimits = { max: number } & Pick<
  pg.PoolConfig,
  'connectionTimeoutMillis' | 'statement_timeout' | 'lock_timeout'
>

/** The settings of PostgreSQL that every connection of a pool has, as pg_settings spells them. */
export function settingsOf({
  statement_timeout: statement,
  lock_timeout: lock,
}: PoolLimits): Record<string, string> {
  return {
    ...PLANNER,
    ...(statement && { statement_timeout: String(statement) }),
    ...(lock && { lock_timeout: String(lock) }),
    // Whoever is limited leaves no transaction open either.
    ...(statement && { idle_in_transaction_session_timeout: String(IDLE_IN_TRANSACTION_MS) }),
  }
}

/** The statements that give a connection these settings. */
export const sessionOf = (limits: PoolLimits): string =>
  Object.entries(settingsOf(limits))
    .map(([name, value]) => `set ${name} = ${value}`)
    .join('; ')

/**
 * Opens a pool of connections with these limits. Behind a pooler (`isPooled`) nothing is set: its
 * connections are lent by the transaction, and what one sets another would have.
 */
export function openPool(url: string, limits: PoolLimits, { isPooled = false } = {}): pg.Pool {
  const { statement_timeout: statementMs = 0, lock_timeout: _lock, ...sizes } = limits
  const session = sessionOf(limits)
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'mall',
    ...(!isPooled && { onConnect: async (client) => void (await client.query(session)) }),
    ...sizes,
  })
  // Who needs the connection is told, and the log has the outage (outage-log.ts).
  pool.on('error', () => {})
  // A connection lost in the middle of a transaction fails its next statement; without a listener
  // of its own it would also end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    noteRequests(client)
    const socket = socketOf(client)
    const limitMs = Number(statementMs)
    if (socket && limitMs > 0) endWhenSilent(socket, limitMs + GRACE_MS)
  })
  lendConnections(pool)
  return pool
}

/** Has the metrics tell how many connections are in use, and how many users wait for one. */
export function watchPool(whose: string, pool: pg.Pool): void {
  watchQueue(`database connections of ${whose}`, () => ({
    running: pool.totalCount - pool.idleCount,
    waiting: pool.waitingCount,
  }))
}

/** Host and database of a URL, without its user and password. */
export function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `PostgreSQL ${hostname}${port && `:${port}`}${pathname}`
}
