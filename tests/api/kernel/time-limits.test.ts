import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { modifyUserInfo } from '@/contract/account/profile-calls'
import { getUserInfo } from '@/contract/account/user-calls'
import { type Database, openDatabase } from '@/server/kernel/db/client'
import type { PostgresLimits } from '@/server/kernel/db/postgres'
import { isDatabaseAway, isDatabaseBusy } from '@/server/kernel/db/unavailable'
import { ENVELOPE_CODE } from '@/server/kernel/http/envelope-codes'
import { withTimeBudget } from '@/server/kernel/time-budget'
import { openChaosProxy } from '../../support/chaos-proxy'
import { copyDatabase } from '../../support/database-copy'
import { openTestMall, type TestMall } from '../../support/test-mall'

// PostgreSQL alone has these limits; PGlite's stand-in is tests/unit/kernel/pglite-watchdog.test.ts.

const where = inject('database')

describe.runIf('url' in where)('PostgreSQL', () => {
  let copy: Awaited<ReturnType<typeof copyDatabase>>
  let database: Database
  let mall: TestMall
  let other: pg.Client
  beforeAll(async () => {
    if (!('url' in where)) return
    copy = await copyDatabase(where)
    database = await openDatabase({ DATABASE_URL: copy.url, DATA_DIR: '' })
    mall = await openTestMall({}, database)
    other = new pg.Client({ connectionString: copy.url })
    await other.connect()
  })
  afterAll(async () => {
    await other?.end()
    await mall?.close()
    await copy?.drop()
  })

  const settingOf = async (db: Database['db'], name: string) => {
    const { rows } = await db.execute<{ value: string }>(
      sql`select current_setting(${name}) as value`,
    )
    return rows[0]?.value
  }

  it('says at the start when a power cut would cost it orders', async () => {
    const isSafe = (await settingOf(database.db, 'fsync')) === 'on'
    expect(database.label.endsWith('(fsync is off: survives a crash, not a power cut)')).toBe(
      !isSafe,
    )
  })

  it.each([
    ['statement_timeout', '2s', '30s', '0'],
    ['lock_timeout', '1s', '1s', '0'],
    ['idle_in_transaction_session_timeout', '10s', '10s', '0'],
  ])('limits calls, jobs and seeding by %s', async (name, calls, jobs, seeding) => {
    const limits = [
      await settingOf(database.db, name),
      await settingOf(database.slowDb, name),
      await database.unlimited((db) => settingOf(db, name)),
    ]
    expect(limits).toEqual([calls, jobs, seeding])
  })

  it('a locked table refuses its calls with 503 and Retry-After, and is served again after', async () => {
    const { tokens } = await mall.newUser()
    const token = tokens.accessToken
    await other.query('begin')
    await other.query('lock table sessions')
    const calls = Array.from({ length: 15 }, () => mall.ask(getUserInfo, undefined, { token }))
    const answers = await Promise.all(calls)
    await other.query('rollback')
    expect(answers.map(({ status, code }) => [status, code])).toEqual(
      answers.map(() => [503, ENVELOPE_CODE.unavailable]),
    )
    expect(answers.every(({ headers }) => Number(headers.get('Retry-After')) > 0)).toBe(true)
    expect((await mall.ask(getUserInfo, undefined, { token })).status).toBe(200)
  })

  it('an endless statement is ended, and is no outage', async () => {
    const failure = await database.db.execute(sql`select pg_sleep(60)`).catch((error) => error)
    expect([isDatabaseBusy(failure), isDatabaseAway(failure)]).toEqual([true, false])
  })

  /** The database behind a network that can be broken, with limits of its own. */
  async function behindProxy(limits: PostgresLimits) {
    const url = new URL(copy.url)
    const proxy = await openChaosProxy({ target: { host: url.hostname, port: Number(url.port) } })
    url.port = String(proxy.port)
    const behind = await openDatabase({ DATABASE_URL: url.href, DATA_DIR: '' }, { limits })
    const close = async () => {
      await behind.close()
      await proxy.close()
    }
    return { behind, proxy, close }
  }

  const failureOf = (answer: Promise<unknown>) => answer.catch((error: unknown) => error)

  it('a network that swallows answers refuses statements, and leaves the pool whole', async () => {
    const calls = { max: 1, statement_timeout: 200 }
    const { behind, proxy, close } = await behindProxy({ calls, jobs: { max: 1 } })
    const select = () => behind.db.execute(sql`select 1 as one`)
    const write = () => behind.db.transaction((tx) => tx.execute(sql`select 1`))
    // A connection that is lost at `begin` is not given back by whoever began.
    for (const ask of [select, write]) {
      await proxy.set({ kind: 'pass' })
      await select()
      await proxy.set({ kind: 'hang' })
      expect(isDatabaseAway(await failureOf(ask()))).toBe(true)
    }
    await proxy.set({ kind: 'pass' })
    expect((await select()).rows).toEqual([{ one: 1 }])
    await close()
  })

  it('a call of many statements waits for all of them no longer than for one', async () => {
    // Without a limit of the request every one of these waits would take ten minutes.
    const patient = { max: 2, connectionTimeoutMillis: 600_000, statement_timeout: 600_000 }
    const { behind, proxy, close } = await behindProxy({ calls: patient, jobs: patient })
    const far = await openTestMall({}, behind)
    const { tokens } = await mall.newUser()
    const ask = () => far.ask(getUserInfo, undefined, { token: tokens.accessToken })
    expect((await ask()).status).toBe(200)
    await proxy.set({ kind: 'hang' })
    // Two of them hold a connection, the others wait for one.
    const ready = () => far.fetchPath('/api/readyz', {})
    const answers = await Promise.all([ask(), ask(), ask(), ready()])
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503])
    await proxy.set({ kind: 'pass' })
    expect((await ask()).status).toBe(200)
    expect((await ready()).status).toBe(200)
    await close()
  })

  it('a transaction whose time is spent is undone, and its caller told that the mall is busy', async () => {
    const late = withTimeBudget(300, () =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`create table late (id int)`)
        await tx.execute(sql`select pg_sleep(1.5)`)
      }),
    )
    const failure = await failureOf(late)
    expect([isDatabaseBusy(failure), isDatabaseAway(failure)]).toEqual([true, false])
    const { rows } = await database.db.execute(sql`select to_regclass('late') as late`)
    expect(rows).toEqual([{ late: null }])
  })

  it('a server that only reads refuses changes with 503 and is not ready', async () => {
    const url = new URL(copy.url)
    url.searchParams.set('options', '-c default_transaction_read_only=on')
    const standby = await openDatabase({ DATABASE_URL: url.href, DATA_DIR: '' })
    const reader = await openTestMall({}, standby)
    const { tokens } = await mall.newUser()
    const token = tokens.accessToken
    const changed = await reader.ask(modifyUserInfo, { nickname: '采购' }, { token })
    expect([changed.status, changed.code]).toEqual([503, ENVELOPE_CODE.unavailable])
    expect((await reader.ask(getUserInfo, undefined, { token })).status).toBe(200)
    expect((await reader.fetchPath('/api/readyz', {})).status).toBe(503)
    await standby.close()
  })

  it('a connection lost inside a transaction fails it, and leaves the process and the pool', async () => {
    const lost = database.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      // The server's word arrives between two statements: nobody is waiting for it.
      await other.query('select pg_sleep(0.1)')
      return tx.execute(sql`select 1`)
    })
    expect(isDatabaseAway(await lost.catch((error: unknown) => error))).toBe(true)
    expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  })
})
