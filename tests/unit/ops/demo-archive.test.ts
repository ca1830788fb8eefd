import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDemo } from '@/server/edge/ops/database'
import {
  demoArchive,
  keepDemo,
  MADE_BY,
  MADE_OF,
  unpackDemo,
} from '@/server/edge/seed/demo-archive'
import { meta, users } from '@/server/kernel/db/account-schema'
import { type Db, openDatabase } from '@/server/kernel/db/client'
import { copyDataFolder } from '@/server/kernel/db/data-dir'
import { readEnv } from '@/server/kernel/env'

const folder = mkdtempSync(join(tmpdir(), 'mall-archive-'))
const at = (name: string) => join(folder, name)
const envOf = (name: string) => readEnv({ DATA_DIR: at(name), SEED_SKUS: '1000' })
const CACHE = at('cache')
const archive = demoArchive(CACHE, 1000)

const generate = vi.fn(async (tx: Db) => {
  await tx.insert(meta).values({ key: 'catalog_version', value: 'few goods' })
  // So many goods would leave several segments of log.
  await tx.execute(sql`select pg_switch_wal()`)
})
const said = vi.spyOn(console, 'log').mockImplementation(() => {})
const lines = () => said.mock.calls.map(([line]) => line)

/** What a start leaves in a database: its goods, and who has accounts there. */
async function start(name: string, cache = CACHE) {
  const database = await openDemo(envOf(name), { cache, generate })
  const { db } = database
  const [goods] = await db.select().from(meta).where(eq(meta.key, 'catalog_version'))
  const accounts = await db.select().from(users)
  await database.close()
  return { goods: goods?.value, accounts }
}

let first: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  // Of a process that was killed while it packed, and of an older catalogue.
  mkdirSync(join(CACHE, 'demo-data.new/pgdata'), { recursive: true })
  writeFileSync(join(CACHE, 'demo-data.new/pglite.lock'), '0 0\n')
  writeFileSync(join(CACHE, 'demo-data-0123456789abcdef.tar.gz'), '')
  first = await start('first')
  expect(generate).toHaveBeenCalledOnce()
  clear()
})
function clear() {
  generate.mockClear()
  said.mockClear()
}
afterEach(clear)
afterAll(() => {
  said.mockRestore()
  rmSync(folder, { recursive: true, force: true })
})

describe('goods kept by the start that generated them', () => {
  it('are unpacked into the next database, whose accounts and secrets are its own', async () => {
    // Of a start that was killed while it unpacked.
    mkdirSync(at('second/pgdata.new-1'), { recursive: true })
    const second = await start('second')
    expect(readdirSync(at('second'))).toEqual(['pgdata'])
    expect(generate).not.toHaveBeenCalled()
    expect(lines()).toEqual(['The catalogue is unpacked'])
    expect(second.goods).toBe('few goods')
    const own = (one: typeof first) =>
      one.accounts.map(({ id, username, passwordHash }) => ({ id, username, passwordHash }))
    expect(
      own(second)
        .map(({ username }) => username)
        .sort(),
    ).toEqual(['buyer', 'demo'])
    for (const { id, passwordHash } of own(first)) {
      expect(JSON.stringify(own(second))).not.toContain(id)
      expect(JSON.stringify(own(second))).not.toContain(passwordHash)
    }
  })

  it('are one file, without the log that no start reads, and nothing is left beside it', () => {
    expect(readdirSync(CACHE)).toEqual([archive.slice(CACHE.length + 1)])
    const names = gunzipSync(readFileSync(archive)).toString('latin1')
    expect(names.match(/pg_wal\/[\dA-F]{24}\0/g)).toHaveLength(1)
  })

  it('are left alone when their archive is broken, with one line', async () => {
    const half = at('half.tar.gz')
    const whole = readFileSync(archive)
    writeFileSync(half, whole.subarray(0, whole.length / 2))
    await unpackDemo(half, at('third'))
    expect(lines()).toEqual([expect.stringMatching(/is broken/)])
    expect(readdirSync(at('third'))).toEqual([])
  })

  it('need not be kept: where nothing can be written that is one line', async () => {
    writeFileSync(at('no-folder'), '')
    await keepDemo({}, join(at('no-folder'), 'demo.tar.gz'))
    expect(lines()).toEqual([expect.stringMatching(/is not kept .*ENOTDIR/)])
  })

  it('are not those of a database that was there before: it may hold what is a buyer’s', async () => {
    await copyDataFolder(at('first'), at('used'))
    const used = await openDatabase(envOf('used'))
    await used.db.delete(meta).where(inArray(meta.key, ['catalog_version']))
    await used.close()
    await start('used', at('other-cache'))
    expect(generate).toHaveBeenCalledOnce()
    expect(existsSync(at('other-cache'))).toBe(false)
  })
})

/** What the generator of goods reads: files of ours, and packages. */
function readBy(entry: string) {
  const files = new Set<string>()
  const packages = new Set<string>()
  function visit(file: string): void {
    if (files.has(file)) return
    files.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, type, from = ''] of text.matchAll(
      /^(?:import|export) (type )?[^'"]*?from '([^']+)'/gm,
    )) {
      if (type || /^node:|\.json$/.test(from)) continue
      const isOurs = /^(@\/|\.)/.test(from)
      if (isOurs) visit(`${from.startsWith('@/') ? from.slice(2) : join(dirname(file), from)}.ts`)
      else packages.add(/^(@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? '')
    }
  }
  visit(entry)
  return { files: [...files], packages: [...packages] }
}

describe('the name of an archive', () => {
  it('changes with all that goods are made of', () => {
    const { files, packages } = readBy('server/edge/seed/seed-catalog.ts')
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((file) => !MADE_OF.some((path) => file.startsWith(path)))).toEqual([])
    // Drawings are no rows.
    expect(packages.filter((name) => !MADE_BY.includes(name))).toEqual(['@tarikjabiri/dxf'])
  })

  it('need not change with the day: nothing that makes goods looks at a clock or throws dice', () => {
    const { files } = readBy('server/edge/seed/seed-catalog.ts')
    const isOfItsDay = (file: string) =>
      /Date\.now\(|new Date\(\)|Math\.random\(|current_date/.test(readFileSync(file, 'utf8'))
    expect(files.filter(isOfItsDay)).toEqual([])
  })

  it('changes with their number', () => {
    expect(demoArchive('', 1000)).not.toBe(demoArchive('', 1001))
  })
})
