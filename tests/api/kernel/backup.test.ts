// Runs on both engines: each is backed up and restored in a way of its own.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { startJobs } from '@/server/edge/jobs/jobs'
import { meta } from '@/server/kernel/db/account-schema'
import { type Database, type Db, openDatabase } from '@/server/kernel/db/client'
import { administer, copyDatabase, copyTemplate } from '../../support/database-copy'

// Each test starts several processes, one after the other: seconds each on a busy machine.
vi.setConfig({ testTimeout: 180_000 })

const run = promisify(execFile)
const source = inject('database')
const folder = mkdtempSync(join(tmpdir(), 'backup-'))
const file = join(folder, 'mall.backup')

type Place = { DATA_DIR: string; DATABASE_URL?: string }

/** Runs `npm run backup`, `restore` or `migrate` on a place; what it printed, errors and all. */
async function command(name: 'backup' | 'restore' | 'migrate', place: Place, ...args: string[]) {
  const program = ['--import', 'tsx', `server/edge/ops/${name}.ts`, ...args]
  const env = { ...process.env, DATABASE_URL: '', ...place }
  const ended = await run(process.execPath, program, { env }).catch((error) => error)
  return { code: Number(ended.code ?? 0), said: `${ended.stdout}${ended.stderr}`.trim() }
}

/** How many rows each table has, and a digest of all of them: more than a visitor's statement has time for. */
async function digests(db: Db): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'drizzle')`,
  )
  const entries: [string, string][] = []
  for (const { name } of rows) {
    const own = await db.execute<{ digest: string }>(
      sql`select count(*) || ' ' || md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as digest
        from ${sql.raw(name)} t`,
    )
    entries.push([name, own.rows[0]?.digest ?? ''])
  }
  return Object.fromEntries(entries)
}

/** Writes pairs of rows, each in a transaction, until told to stop. */
function keepWriting(db: Db) {
  let isOver = false
  async function write(): Promise<void> {
    while (!isOver) {
      const key = `pair-${randomUUID()}`
      await db.transaction(async (tx) => {
        await tx.insert(meta).values({ key: `${key}-a`, value: '' })
        await tx.insert(meta).values({ key: `${key}-b`, value: '' })
      })
    }
  }
  const writing = write()
  return async () => {
    isOver = true
    await writing
    await db.execute(sql`delete from meta where key like 'pair-%'`)
  }
}

const drops: (() => Promise<void>)[] = []
let place: Place
let empty: Place
let mall: Database
let stopJobs: () => Promise<void>

async function openEmptyDatabase(server: string): Promise<string> {
  const name = `mall_test_${randomUUID().slice(0, 8)}`
  await administer(server, `create database ${name}`)
  drops.push(() => administer(server, `drop database ${name} with (force)`))
  const url = new URL(server)
  url.pathname = name
  return url.href
}

beforeAll(async () => {
  if ('url' in source) {
    const copy = await copyDatabase(source)
    drops.push(copy.drop)
    place = { DATA_DIR: '', DATABASE_URL: copy.url }
    empty = { DATA_DIR: '', DATABASE_URL: await openEmptyDatabase(source.server) }
  } else {
    place = { DATA_DIR: copyTemplate(source) }
    empty = { DATA_DIR: join(folder, 'restored') }
  }
  mall = await openDatabase(place)
  const { copyTo } = mall
  stopJobs = startJobs({
    db: mall.slowDb,
    now: Date.now,
    log: { error: (fields) => console.error(fields) },
    config: { ...place, DATABASE_URL: place.DATABASE_URL, AUTOPILOT: false },
    ...(copyTo && { copyTo }),
  })
})
afterAll(async () => {
  await stopJobs()
  await mall.close()
  for (const drop of drops) await drop()
  rmSync(folder, { recursive: true, force: true })
})

describe('a mall that runs', () => {
  it('is backed up whole while it is written to, and restored row by row into an empty place', async () => {
    // As jobs write: a visitor would be told after three seconds that the database is busy.
    const stopWriting = keepWriting(mall.slowDb)
    const { code, said } = await command('backup', place, file)
    await stopWriting()
    expect([code, said]).toEqual([0, expect.stringContaining(file)])
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(await command('restore', empty, file)).toMatchObject({ code: 0 })

    const restored = await openDatabase(empty)
    try {
      const { rows } = await restored.db.execute<{ pairs: number; halves: number }>(
        sql`select count(*) filter (where key like 'pair-%-a')::int as pairs,
          count(*) filter (where key like 'pair-%-b')::int as halves from meta`,
      )
      expect(rows[0]?.pairs).toBeGreaterThan(0)
      expect(rows[0]?.halves).toBe(rows[0]?.pairs)
      await restored.db.execute(sql`delete from meta where key like 'pair-%'`)
      expect(await restored.unlimited(digests)).toEqual(await mall.unlimited(digests))
    } finally {
      await restored.close()
    }
  })

  it('is not overwritten, and a backup neither', async () => {
    expect(await command('backup', place, file)).toEqual({ code: 1, said: `${file} exists` })
    const { code, said } = await command('restore', place, file)
    expect([code, said]).toEqual([1, expect.stringMatching(/in use by process|--replace/)])
  })
})

describe('restoring', () => {
  it('refuses a place with data, and replaces it when told to', async () => {
    expect(await command('restore', empty, file)).toEqual({
      code: 1,
      said: expect.stringContaining('--replace'),
    })
    // A later version has tables that the backup does not know, and that know its tables.
    const later = await openDatabase(empty)
    await later.db.execute(
      sql`create table later_things (id serial primary key, user_id uuid references users (id))`,
    )
    await later.close()
    expect(await command('restore', empty, file, '--replace')).toMatchObject({ code: 0 })
    const restored = await openDatabase(empty)
    const { rows } = await restored.db.execute<{ later: boolean }>(
      sql`select to_regclass('later_things') is not null as later from products limit 1`,
    )
    await restored.close()
    expect(rows).toEqual([{ later: false }])
  })

  it('leaves what is there when the backup is broken or of the other engine', async () => {
    const half = join(folder, 'half.backup')
    const whole = readFileSync(file)
    writeFileSync(half, whole.subarray(0, whole.length / 2))
    expect((await command('restore', empty, half, '--replace')).code).toBe(1)
    const other = place.DATABASE_URL ? { DATA_DIR: join(folder, 'other') } : OTHER_ENGINE
    expect(await command('restore', other, file)).toEqual({
      code: 1,
      said: expect.stringContaining('is a backup of'),
    })
    const kept = await openDatabase(empty)
    const { rows } = await kept.db.execute(sql`select 1 from products limit 1`)
    await kept.close()
    expect(rows).toHaveLength(1)
  })
})

describe('migrating', () => {
  it('lists what it would run without running it, runs it, and then has nothing to run', async () => {
    const bare =
      'url' in source
        ? { DATA_DIR: '', DATABASE_URL: await openEmptyDatabase(source.server) }
        : { DATA_DIR: join(folder, 'bare') }
    await (await openDatabase(bare)).close()
    const names = readdirSync('server/kernel/db/migrations')
      .filter((name) => name.endsWith('.sql'))
      .map((name) => `  ${name.replace(/\.sql$/, '')}`)
    const all = [expect.stringContaining(': would run'), ...names]
    expect((await command('migrate', bare, '--dry-run')).said.split('\n')).toEqual(all)
    // It has run nothing: there is still as much to run.
    const done = [expect.stringContaining(': ran'), ...names]
    expect((await command('migrate', bare)).said.split('\n')).toEqual(done)
    expect(await command('migrate', bare)).toEqual({
      code: 0,
      said: expect.stringMatching(/: nothing to run$/),
    })
  })

  it('makes no mall where there is none', async () => {
    const none = { DATA_DIR: join(folder, 'none') }
    expect(await command('migrate', none)).toEqual({
      code: 1,
      said: `no mall has been started on DATA_DIR ${none.DATA_DIR}`,
    })
    expect(existsSync(none.DATA_DIR)).toBe(false)
  })
})

const OTHER_ENGINE = { DATA_DIR: '', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
