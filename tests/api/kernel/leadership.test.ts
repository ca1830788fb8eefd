import { fork } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { startJobs } from '@/server/edge/jobs/jobs'
import { createLeadership, type Leadership } from '@/server/kernel/db/leadership'
import { openPool } from '@/server/kernel/db/postgres-pool'
import { copyDatabase } from '../../support/database-copy'
import { openTestMall } from '../../support/test-mall'

// PostgreSQL alone has many processes; the one process of PGlite leads itself.

const where = inject('database')
const SOON = { timeout: 20_000, interval: 50 }

describe.runIf('url' in where)('processes on one PostgreSQL', () => {
  let copy: Awaited<ReturnType<typeof copyDatabase>>
  let admin: pg.Client
  const pools: pg.Pool[] = []
  beforeAll(async () => {
    if (!('url' in where)) return
    copy = await copyDatabase(where)
    admin = new pg.Client({ connectionString: copy.url })
    await admin.connect()
  })
  afterAll(async () => {
    for (const pool of pools) await pool.end()
    await admin?.end()
    await copy?.drop()
  })

  function newcomer(
    options: { everyMs: number; silentMs?: number } = { everyMs: 100 },
  ): Leadership {
    const pool = openPool(copy.url, { max: 2 })
    pools.push(pool)
    return createLeadership(pool, options)
  }
  const areLeading = (all: Leadership[]) => all.map((one) => one.isLeader())
  const untilLeading = (one: Leadership) =>
    vi.waitFor(() => expect(one.isLeader()).toBe(true), SOON)
  /** The server's own word of who runs the jobs. */
  const leaders = async () =>
    (
      await admin.query<{ pid: number }>(
        `select pid from pg_stat_activity
         where application_name = 'mall jobs' and datname = current_database()`,
      )
    ).rows.map(({ pid }) => pid)

  it('one leads, and the next when it resigns', async () => {
    const all = [newcomer(), newcomer(), newcomer()]
    await vi.waitFor(() => expect(areLeading(all).filter(Boolean)).toHaveLength(1), SOON)
    expect(await leaders()).toHaveLength(1)
    const [first] = all.filter((one) => one.isLeader())
    await first?.resign()
    const others = all.filter((one) => one !== first)
    await vi.waitFor(() => expect(areLeading(others).filter(Boolean)).toHaveLength(1), SOON)
    expect(first?.isLeader()).toBe(false)
    await Promise.all(others.map((one) => one.resign()))
  })

  it('a leader that lost its connection knows, and somebody leads again', async () => {
    const first = newcomer()
    await untilLeading(first)
    const [pid] = await leaders()
    await admin.query('select pg_terminate_backend($1)', [pid])
    const second = newcomer()
    await vi.waitFor(async () => {
      expect(areLeading([first, second]).filter(Boolean)).toHaveLength(1)
      expect(await leaders()).not.toContain(pid)
    }, SOON)
    await first.resign()
    await second.resign()
  })

  it('a leader that lives but says nothing loses its place', async () => {
    // It asks its connection nothing for longer than a leader may be silent, as one that hangs.
    const silent = newcomer({ everyMs: 60_000, silentMs: 500 })
    await untilLeading(silent)
    const next = newcomer()
    await untilLeading(next)
    expect(silent.isLeader()).toBe(false)
    await silent.resign()
    await next.resign()
  })

  it('a process that is killed is followed by another', async () => {
    const child = fork('tests/support/job-leader.ts', [copy.url], { execArgv: ['--import', 'tsx'] })
    await once(child, 'message')
    const next = newcomer()
    next.isLeader()
    await vi.waitFor(async () => expect(await leaders()).toHaveLength(1), SOON)
    expect(next.isLeader()).toBe(false)
    child.kill('SIGKILL')
    await untilLeading(next)
    await next.resign()
  })

  it('jobs run in the process that leads, and in no other', async () => {
    const mall = await openTestMall()
    const leading = { isLeader: vi.fn(() => true), resign: vi.fn(async () => {}) }
    const following = { isLeader: vi.fn(() => false), resign: vi.fn(async () => {}) }
    const ran: string[] = []
    const jobsOf = (name: string, leadership: Leadership) =>
      startJobs({
        db: mall.slowDb,
        now: () => {
          ran.push(name)
          return mall.time.now
        },
        log: { error: console.error },
        leadership,
        config: { AUTOPILOT: false, DATA_DIR: '', DATABASE_URL: copy.url },
      })
    const stops = [jobsOf('leader', leading), jobsOf('follower', following)]
    await vi.waitFor(() => {
      expect(ran).toContain('leader')
      expect(following.isLeader).toHaveBeenCalled()
    }, SOON)
    for (const stop of stops) await stop()
    expect(ran).not.toContain('follower')
    expect(leading.resign).toHaveBeenCalled()
    await mall.close()
  })
})
