import type pg from 'pg'
import { timeLeft } from '@/server/kernel/time-budget'
import { socketOf } from './silence'
import { DatabaseBusyError, requireTime, within } from './within'

type Answer = Parameters<pg.Pool['connect']>[0]

const spent = () => new DatabaseBusyError('the time of this request ended at the database')

/** Ends a connection, whatever it is doing; who holds it is told that the database is busy. */
function end(client: pg.PoolClient): void {
  // A transaction would still roll back; its server does that by itself.
  Object.assign(client, { query: () => Promise.reject(spent()) })
  socketOf(client)?.destroy(spent())
}

/** Hands a connection out, ends it after so long, ms, and takes it back once, also when it is lost. */
function lend(client: pg.PoolClient, heldMs: number): pg.PoolClient {
  const release = client.release
  const timer = heldMs < Number.POSITIVE_INFINITY ? setTimeout(end, heldMs, client) : undefined
  let isHeld = true
  client.release = (error) => {
    if (!isHeld) return
    isHeld = false
    clearTimeout(timer)
    client.off('end', onEnd)
    release(error)
  }
  // Drizzle gives no connection back on which `begin` has failed: the pool would be short of it for ever.
  const onEnd = () => client.release(true)
  client.once('end', onEnd)
  return client
}

/**
 * Lends a pool's connections for as long as the request that asks has time left (time-budget.ts).
 * Neither the wait for a connection nor what is done on it takes longer: one that is still held
 * by then is ended, and its server rolls back what is open.
 */
export function lendConnections(pool: pg.Pool): void {
  const connect: () => Promise<pg.PoolClient> = pool.connect.bind(pool)

  async function borrow(): Promise<pg.PoolClient> {
    const waitMs = requireTime(timeLeft())
    const given = connect()
    try {
      return lend(await within(waitMs, given), timeLeft())
    } catch (error) {
      // It may come yet, and nobody waits for it any more.
      void given.then(
        (late) => late.release(),
        () => {},
      )
      throw error
    }
  }

  // Its overloads, with a callback and without: the pool's own `query` uses the former.
  pool.connect = ((answer?: Answer) => {
    const borrowed = borrow()
    if (!answer) return borrowed
    void borrowed.then(
      (client) => answer(undefined, client, client.release),
      (error: Error) => answer(error, undefined, () => {}),
    )
  }) as typeof pool.connect
}
