import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { getUserInfo } from '@/contract/account/user-calls'
import { CODE } from '@/contract/constants'
import { type Database, openDatabase } from '@/server/kernel/db/client'
import { isDatabaseAway, isDatabaseBusy } from '@/server/kernel/db/unavailable'
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
      answers.map(() => [503, CODE.unavailable]),
    )
    expect(answers.every(({ headers }) => Number(headers.get('Retry-After')) > 0)).toBe(true)
    expect((await mall.ask(getUserInfo, undefined, { token })).status).toBe(200)
  })

  it('an endless statement is ended, and is no outage', async () => {
    const failure = await database.db.execute(sql`select pg_sleep(60)`).catch((error) => error)
    expect([isDatabaseBusy(failure), isDatabaseAway(failure)]).toEqual([true, false])
  })

  it('a network that swallows answers refuses calls, and they are served once it is back', async () => {
    const url = new URL(copy.url)
    const proxy = await openChaosProxy({ target: { host: url.hostname, port: Number(url.port) } })
    url.port = String(proxy.port)
    const behind = await openDatabase({ DATABASE_URL: url.href, DATA_DIR: '' })
    const select = () => behind.db.execute(sql`select 1 as one`)
    await select()
    await proxy.set({ kind: 'hang' })
    const failures = await Promise.all([
      select().catch((error: unknown) => error),
      behind.db.transaction((tx) => tx.execute(sql`select 1`)).catch((error: unknown) => error),
    ])
    expect(failures.map(isDatabaseAway)).toEqual([true, true])
    await proxy.set({ kind: 'pass' })
    expect((await select()).rows).toEqual([{ one: 1 }])
    await behind.close()
    await proxy.close()
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
