import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Database, openDatabase } from '@/server/kernel/db/client'
import { isDatabaseBusy } from '@/server/kernel/db/unavailable'
import { withTimeBudget } from '@/server/kernel/time-budget'
import { openChaosProxy } from '../../support/chaos-proxy'
import { postgresBin } from '../../support/postgres-bin.mjs'
import { openCluster } from '../../support/postgres-cluster'
import { portAt } from '../../support/servers'
import { UNHURRIED } from '../../support/unhurried'

// Two servers of its own, whatever the other tests run on: one of them is stopped, delayed and promoted.
// Where PostgreSQL is not installed there is nothing to run.

const LAG_S = 5
/** A busy machine copies and starts a server in some seconds. */
const PATIENCE = { timeout: 30_000, interval: 50 }

describe.skipIf(!postgresBin())('a streaming replica', () => {
  let cluster: ReturnType<typeof openCluster>
  let replica: ReturnType<typeof cluster.addReplica>
  let database: Database
  /** Straight to each server. */
  let primary: pg.Client
  const lines: string[] = []

  const open = (readUrls: string[], options: Parameters<typeof openDatabase>[1] = {}) =>
    openDatabase(
      {
        DATABASE_URL: cluster.primary.url,
        DATABASE_READ_URLS: readUrls,
        DATABASE_READ_LAG_S: LAG_S,
        DATA_DIR: '',
      },
      { report: (line) => lines.push(line), limits: UNHURRIED.limits, ...options },
    )

  /** Asks the replica itself; the number of rows it answers. */
  async function onReplica(statement: string): Promise<number> {
    const client = new pg.Client({ connectionString: replica.url })
    await client.connect()
    const { rowCount } = await client.query(statement)
    await client.end()
    return rowCount ?? 0
  }

  /** Which server a read was answered by. */
  async function reader(db = database.readDb): Promise<string> {
    const { rows } = await db.execute<{ it: boolean }>(sql`select pg_is_in_recovery() as it`)
    return rows[0]?.it ? 'replica' : 'primary'
  }
  const untilReadFrom = (server: string) =>
    vi.waitFor(async () => expect(await reader()).toBe(server), PATIENCE)
  const lastLine = () => lines.at(-1)?.replace(/^read replica PostgreSQL \S+ /, '')
  const note = (word: string) => primary.query('insert into notes values ($1)', [word])
  const notes = async (db = database.readDb) =>
    (await db.execute<{ word: string }>(sql`select word from notes`)).rows.map(({ word }) => word)

  beforeAll(async () => {
    cluster = openCluster(portAt(50))
    primary = new pg.Client({ connectionString: cluster.primary.url })
    await primary.connect()
    await primary.query('create table notes (word text)')
    replica = cluster.addReplica('replica', portAt(51))
    database = await open([replica.url])
  }, 120_000)
  afterAll(async () => {
    await database?.close()
    await primary?.end()
    cluster?.close()
  })

  it('answers reads, and nothing else', async () => {
    await untilReadFrom('replica')
    expect(await reader(database.db)).toBe('primary')
    expect(await reader(database.slowDb)).toBe('primary')
    expect(database.label).toContain(`; reads from PostgreSQL 127.0.0.1:${portAt(51)}/postgres`)
  })

  it('writes by a connection for reads are refused, and not repeated at the primary', async () => {
    const written = database.readDb.execute(sql`insert into notes values ('no')`)
    await expect(written).rejects.toMatchObject({ cause: { code: '25006' } })
    await expect(database.readDb.transaction(async () => {})).rejects.toThrow('no transactions')
    expect(await notes(database.db)).toEqual([])
    expect(await reader()).toBe('replica')
  })

  it('one request reads one replica, however many there are', async () => {
    const both = await open([replica.url, `${replica.url}?application_name=other`])
    await vi.waitFor(async () => expect(await reader(both.readDb)).toBe('replica'), PATIENCE)
    const whose = async () => {
      const { rows } = await both.readDb.execute<{ name: string }>(
        sql`select current_setting('application_name') as name`,
      )
      return rows[0]?.name
    }
    const asked = () => Promise.all([whose(), whose(), whose()])
    const requests = await Promise.all([1, 2, 3, 4].map(() => withTimeBudget(5000, asked)))
    expect(requests.every((names) => new Set(names).size === 1)).toBe(true)
    expect(new Set(requests.flat())).toEqual(new Set(['mall', 'other']))
    await both.close()
  })

  it('a table that it does not have yet is read at the primary', async () => {
    await onReplica('select pg_wal_replay_pause()')
    await primary.query('create table fresh as select 1 as one')
    const { rows } = await database.readDb.execute(sql`select one from fresh`)
    expect(rows).toEqual([{ one: 1 }])
    await onReplica('select pg_wal_replay_resume()')
    await untilReadFrom('replica')
  })

  it('is left out when it is further behind than allowed, and comes back by itself', async () => {
    await onReplica('select pg_wal_replay_pause()')
    await note('late')
    await untilReadFrom('primary')
    expect(await notes()).toEqual(['late'])
    await vi.waitFor(
      () => expect(lastLine()).toBe(`is left out: it is more than ${LAG_S} s behind`),
      PATIENCE,
    )
    await onReplica('select pg_wal_replay_resume()')
    await untilReadFrom('replica')
    expect(lastLine()).toBe('is used again')
    expect(await notes()).toEqual(['late'])
  })

  it('a statement that it does not finish is asked once more, at the primary', async () => {
    const sleep = sql`select pg_is_in_recovery() as it, pg_sleep(1.5)`
    // Drizzle asks when its answer is awaited.
    const slow = Promise.resolve(database.readDb.execute<{ it: boolean }>(sleep))
    // This question is the second of them.
    const running = `select 1 from pg_stat_activity where query like '%pg_sleep%' and state = 'active'`
    await vi.waitFor(async () => expect(await onReplica(running)).toBe(2), PATIENCE)
    replica.stop('immediate')
    expect((await slow).rows[0]?.it).toBe(false)
    expect(await reader()).toBe('primary')
    expect(lastLine()).toMatch(/^is left out: it does not answer \(\w+\)$/)
    replica.start()
    await untilReadFrom('replica')
  })

  it('stopped, it is missed by nobody', async () => {
    replica.stop('fast')
    const readers = await Promise.all(Array.from({ length: 30 }, () => reader()))
    expect(new Set(readers)).toEqual(new Set(['primary']))
    replica.start()
    await untilReadFrom('replica')
    expect(lastLine()).toBe('is used again')
  })

  it('promoted, it is left out until it follows again', async () => {
    replica.promote()
    await untilReadFrom('primary')
    await vi.waitFor(
      () => expect(lastLine()).toBe('is left out: it takes changes itself: it was promoted'),
      PATIENCE,
    )
    await onReplica(`insert into notes values ('of the other branch')`)
    expect(await notes()).toEqual(['late'])
    replica.rebuild()
    await untilReadFrom('replica')
    expect(await notes()).toEqual(['late'])
  }, 120_000)

  it('one of another database is never read', async () => {
    await primary.query('create database other')
    const other = new URL(replica.url)
    other.pathname = '/other'
    const wrong = await vi.waitFor(async () => {
      const opened = await open([other.href])
      if (lastLine() === 'is left out: it is of another database') return opened
      await opened.close()
      throw new Error(lastLine())
    }, PATIENCE)
    expect(await reader(wrong.readDb)).toBe('primary')
    await wrong.close()
  })

  it('a network that swallows its answers costs a request time, and no answer', async () => {
    const proxy = await openChaosProxy({ target: { host: '127.0.0.1', port: portAt(51) } })
    const far = new URL(replica.url)
    far.port = String(proxy.port)
    const calls = { max: 2, statement_timeout: 200, lock_timeout: 200 }
    const behind = await open([far.href], { limits: { calls, jobs: calls } })
    await vi.waitFor(async () => expect(await reader(behind.readDb)).toBe('replica'), PATIENCE)
    await proxy.set({ kind: 'hang' })
    expect(await reader(behind.readDb)).toBe('primary')
    await proxy.set({ kind: 'pass' })
    await vi.waitFor(async () => expect(await reader(behind.readDb)).toBe('replica'), PATIENCE)
    await proxy.set({ kind: 'hang' })
    // A request without time left is told so, and asks nobody else.
    const late = await withTimeBudget(100, () => reader(behind.readDb)).catch((error) => error)
    expect(isDatabaseBusy(late)).toBe(true)
    await behind.close()
    await proxy.close()
  })
})
