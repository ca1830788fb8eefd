import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '@/server/kernel/db/client'
import { ensureDataFolder, lockDataDir } from '@/server/kernel/db/data-dir'
import { openAhead } from '@/server/kernel/db/open-ahead.mjs'

/** An environment that says so much. */
const env = (said: Record<string, string>) => ({ DATABASE_URL: '', API_HOST: '', ...said })

describe('a database that is opened ahead', () => {
  let dir = ''
  const isLocked = () => existsSync(join(dir, 'pglite.lock'))
  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'mall-ahead-'))
    await ensureDataFolder(dir)
  }, 60_000)
  afterEach(() => {
    globalThis.__databaseAhead = undefined
  })
  afterAll(() => rmSync(dir, { recursive: true, force: true }))

  it('is the one that is opened then, with its lock and its settings, once', async () => {
    openAhead(env({ DATA_DIR: dir }))
    expect(isLocked()).toBe(true)
    const threadId = globalThis.__databaseAhead?.worker?.threadId
    expect(threadId).toBeGreaterThan(0)
    const database = await openDatabase({ DATA_DIR: dir })
    expect(globalThis.__databaseAhead).toMatchObject({ release: null, worker: null })
    const { rows } = await database.db.execute(sql`select current_setting('jit') as jit`)
    expect(rows).toEqual([{ jit: 'off' }])
    await expect(openDatabase({ DATA_DIR: dir })).rejects.toThrow(
      `in use by process ${process.pid}`,
    )
    await database.close()
    expect(isLocked()).toBe(false)
  })

  it('is opened by another thread when this one ends before', async () => {
    openAhead(env({ DATA_DIR: dir }))
    const ahead = globalThis.__databaseAhead
    ahead?.worker?.emit('error', new Error('no memory'))
    await ahead?.worker?.terminate()
    expect(ahead?.worker).toBeNull()
    const database = await openDatabase({ DATA_DIR: dir })
    await database.close()
    expect(isLocked()).toBe(false)
  })

  it('is left to whoever has it', async () => {
    const release = lockDataDir(dir)
    openAhead(env({ DATA_DIR: dir }))
    expect(globalThis.__databaseAhead).toBeUndefined()
    await expect(openDatabase({ DATA_DIR: dir })).rejects.toThrow('in use by process')
    release()
  })

  it.each([
    ['PostgreSQL is named', { DATABASE_URL: 'postgres://mall@127.0.0.1/mall' }],
    ['another host answers', { API_HOST: 'http://127.0.0.1:9' }],
  ])('is not touched where %s', (_, said) => {
    openAhead(env({ DATA_DIR: dir, ...said }))
    expect(isLocked()).toBe(false)
  })

  it('is not made where there is none', () => {
    const empty = mkdtempSync(join(tmpdir(), 'mall-ahead-'))
    vi.stubEnv('DATA_DIR', empty)
    openAhead()
    expect(existsSync(join(empty, 'pgdata'))).toBe(false)
    expect(existsSync(join(empty, 'pglite.lock'))).toBe(false)
    vi.unstubAllEnvs()
    rmSync(empty, { recursive: true })
  })
})
