import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { DRIZZLE_OPTIONS } from './drizzle-options'
import type { Replicas } from './read-replicas'
import { codesOf, isDatabaseAway } from './unavailable'

/**
 * A statement that a replica ended because it stood in the way of what the replica replays, and
 * tables, columns and functions that it does not have yet.
 */
const BEHIND = /^(40001|40P01|42P01|42703|42704|42883)$/
/** What only reads has been told to write: a mistake of ours, which no other database mends. */
const WRITES = '25006'

/** Whether the primary would answer what a replica did not. */
function isOfReplica(error: unknown): boolean {
  const codes = codesOf(error)
  return !codes.includes(WRITES) && (isDatabaseAway(error) || codes.some((one) => BEHIND.test(one)))
}

/**
 * Reads from replicas, and from the primary when there is none that may be read. A statement that a
 * replica fails is asked once more, at the primary; the time of the request goes on.
 */
export function readingFrom(replicas: Replicas, primary: pg.Pool) {
  async function query(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    const replica = replicas.choose()
    if (!replica) return primary.query(statement, values)
    try {
      return await replica.pool.query(statement, values)
    } catch (error) {
      if (!isOfReplica(error)) throw error
      if (isDatabaseAway(error)) replica.leaveOut(error)
      return primary.query(statement, values)
    }
  }

  // Of a pool Drizzle asks single statements in this way alone, and a transaction otherwise.
  const driver = drizzle({ query } as unknown as pg.Pool, DRIZZLE_OPTIONS)
  return Object.assign(driver, {
    transaction: () => Promise.reject(new Error('reads of replicas have no transactions')),
  })
}
