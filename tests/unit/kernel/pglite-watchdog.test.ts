import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, pgliteDatabase } from '@/server/kernel/db/client'
import { ensureDataFolder } from '@/server/kernel/db/data-dir'
import { openPglite } from '@/server/kernel/db/pglite-client'
import { isDatabaseAway, isDatabaseBusy } from '@/server/kernel/db/unavailable'
import { startThread } from '@/server/kernel/thread'
import { withTimeBudget } from '@/server/kernel/time-budget'

const CALLS = { answerMs: 1000, silentMs: 2500 }
const JOBS = { answerMs: 20_000, silentMs: 20_000 }
/** Counts for minutes. */
const ENDLESS = sql`select count(*) from generate_series(1, 100000000000)`

const failureOf = (answer: Promise<unknown>) => answer.catch((error: unknown) => error)

describe('an embedded database', () => {
  let dir = ''
  let database: Database
  const workers: Worker[] = []
  const lines: string[] = []

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'mall-watchdog-'))
    const folder = await ensureDataFolder(dir)
    const pglite = await openPglite(
      { dataDir: folder },
      {
        patience: { calls: CALLS, jobs: JOBS },
        report: (line) => lines.push(line),
        startWorker() {
          const worker = startThread('server/kernel/db/pglite-worker.mjs')
          workers.push(worker)
          return worker
        },
      },
    )
    database = pgliteDatabase(pglite, 'test')
    await database.slowDb.execute(sql`create table kept (word text)`)
  }, 60_000)
  afterAll(async () => {
    await database.close()
    rmSync(dir, { recursive: true, force: true })
  })

  const words = async () => {
    const { rows } = await database.slowDb.execute(sql`select word from kept order by word`)
    return rows.map(({ word }) => word)
  }

  it('that does not answer refuses every call in time, and is killed and opened again', async () => {
    const stuck = failureOf(database.db.execute(ENDLESS))
    const waiting = [1, 2, 3].map(() => failureOf(database.db.execute(sql`select 1`)))
    // A job waits for its turn as long as it takes.
    const patient = words()
    for (const failure of await Promise.all([stuck, ...waiting])) {
      expect(isDatabaseBusy(failure)).toBe(true)
    }
    // Nothing has been killed yet: a slow statement may still end by itself.
    expect(lines).toEqual([])
    expect(isDatabaseAway(await failureOf(patient))).toBe(false)
    expect(await patient).toEqual([])
    expect(lines).toEqual([expect.stringMatching(/no answer for 2\.5 s/), 'database open again'])
    expect(workers).toHaveLength(2)
  })

  it('whose worker dies keeps what was committed, and nothing of the open transaction', async () => {
    await database.slowDb.execute(sql`insert into kept values ('committed')`)
    const open = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into kept values ('half')`)
      await workers.at(-1)?.terminate()
      // It belongs to the dead worker: on its successor it would be no transaction.
      await tx.execute(sql`insert into kept values ('other half')`)
    })
    expect(isDatabaseAway(await failureOf(open))).toBe(true)
    expect(await words()).toEqual(['committed'])
  })

  it('does not hold up whoever comes after a transaction that got stuck', async () => {
    const stuck = failureOf(database.db.transaction((tx) => tx.execute(ENDLESS)))
    // A job would wait until the database answers; a request has no time for that.
    const hurried = withTimeBudget(100, () => failureOf(words()))
    expect(isDatabaseBusy(await hurried)).toBe(true)
    expect(isDatabaseBusy(await stuck)).toBe(true)
    expect(await words()).toEqual(['committed'])
  })
})

it('a database in memory is not opened again: it would be empty', async () => {
  const workers: Worker[] = []
  const ready = `require('node:worker_threads').parentPort.postMessage({ id: 0 })`
  const startWorker = () => {
    // It opens at once and answers nothing.
    const worker = new Worker(`${ready}; setInterval(() => {}, 1000)`, { eval: true })
    workers.push(worker)
    return worker
  }
  const pglite = await openPglite({}, { startWorker })
  await workers[0]?.terminate()
  for (const use of [pglite.calls.exec, pglite.calls.exec, pglite.close]) {
    expect(isDatabaseAway(await failureOf(use('select 1')))).toBe(true)
  }
  expect(workers).toHaveLength(1)
})
