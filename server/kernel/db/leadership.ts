import type pg from 'pg'

/** Arbitrary number; the same in every process that runs jobs. */
const JOBS_LOCK = 4_410_314
/** How often the leader says that it lives, and the others ask whether it does, ms. */
const EVERY_MS = 5000
/** A leader that is silent for so long has lost its place: the server ends its connection, ms. */
const SILENT_MS = 30_000

/** Whether this process runs the jobs of all processes that share a database. */
export type Leadership = {
  /** Whether it does at this moment; the first time it is asked it begins to try for the place. */
  isLeader(): boolean
  /** Gives the place up, for another to take at once. */
  resign(): Promise<void>
}

/** The one process of an embedded database. */
export const ALONE: Leadership = { isLeader: () => true, resign: async () => {} }

/**
 * The place of the one process that runs jobs: a lock that a connection holds as long as it lives.
 * It saves work; that nothing is done twice, rows locked by each job see to (docs/decisions/039).
 */
export function createLeadership(
  pool: pg.Pool,
  { everyMs = EVERY_MS, silentMs = SILENT_MS } = {},
): Leadership {
  let holder: pg.PoolClient | null = null
  let provenAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | null = null
  let trying: Promise<void> | null = null
  let hasResigned = false

  async function takePlace(): Promise<pg.PoolClient | null> {
    const client = await pool.connect()
    try {
      const { rows } = await client.query<{ taken: boolean }>(
        'select pg_try_advisory_lock($1) as taken',
        [JOBS_LOCK],
      )
      if (!rows[0]?.taken) {
        client.release()
        return null
      }
      // Its name is what `pg_stat_activity` shows an operator.
      await client.query(
        `set application_name = 'mall jobs'; set idle_session_timeout = ${silentMs}`,
      )
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  async function hold(): Promise<void> {
    const asked = performance.now()
    try {
      if (holder) await holder.query('select 1')
      else holder = await takePlace()
      if (holder) provenAt = asked
    } catch {
      // The database is away, which the log has from whoever needs it; the lock went with the connection.
      holder?.release(true)
      holder = null
    }
  }

  function keepTrying(): void {
    trying = hold().finally(() => {
      if (!hasResigned) timer = setTimeout(keepTrying, everyMs).unref()
    })
  }

  return {
    isLeader() {
      if (!trying && !hasResigned) keepTrying()
      return holder !== null && performance.now() - provenAt < silentMs
    },
    async resign() {
      hasResigned = true
      if (timer) clearTimeout(timer)
      await trying
      holder?.release(true)
      holder = null
    },
  }
}
