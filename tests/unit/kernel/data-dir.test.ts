import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '@/server/kernel/db/client'
import { ensureDataFolder, lockDataDir } from '@/server/kernel/db/data-dir'
import { isDatabaseAway } from '@/server/kernel/db/unavailable'
import { OperatorError } from '@/server/kernel/operator-error'
import { mountSmallDisk } from '../../support/small-disk'

describe('data folder', () => {
  let dir = ''
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'mall-data-'))
  })
  afterEach(() => rmSync(dir, { recursive: true, force: true }))

  it('is locked by one process at a time, named in the error', () => {
    const release = lockDataDir(dir)
    expect(() => lockDataDir(dir)).toThrow(`in use by process ${process.pid}`)
    release()
    lockDataDir(dir)()
    expect(existsSync(join(dir, 'pglite.lock'))).toBe(false)
  })

  it('of a finished process is taken over', async () => {
    const gone = spawn(process.execPath, ['-e', ''])
    await new Promise((resolve) => gone.once('exit', resolve))
    writeFileSync(join(dir, 'pglite.lock'), `${gone.pid} 12345\n`)
    expect(() => lockDataDir(dir)()).not.toThrow()
  })

  it('of a killed process that is still a zombie is taken over', async () => {
    // sleep takes the shell's place and waits for no child: the killed one stays a zombie.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'])
    const [output] = await once(parent.stdout, 'data')
    const pid = Number(String(output))
    const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').pop()?.split(' ') ?? []
    const start = stat()[20]
    const isSleep = () => readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim() === 'sleep'
    await expect.poll(isSleep).toBe(true)
    process.kill(pid, 'SIGKILL')
    await expect.poll(() => stat()[1]).toBe('Z')
    writeFileSync(join(dir, 'pglite.lock'), `${pid} ${start}\n`)
    expect(() => lockDataDir(dir)()).not.toThrow()
    parent.kill('SIGKILL')
  })

  it('whose lock has a reused pid is taken over', () => {
    writeFileSync(join(dir, 'pglite.lock'), `${process.pid} 1\n`)
    expect(() => lockDataDir(dir)()).not.toThrow()
  })

  it('of a running process stays locked', async () => {
    const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const start = readFileSync(`/proc/${holder.pid}/stat`, 'utf8').split(')').pop()?.split(' ')[20]
    writeFileSync(join(dir, 'pglite.lock'), `${holder.pid} ${start}\n`)
    expect(() => lockDataDir(dir)).toThrow(`in use by process ${holder.pid}`)
    holder.kill()
  })

  it.each(['/proc/x', 'package.json/x', '/proc/self/status'])(
    'cannot be %s, and is told in a line',
    (place) => {
      expect(() => lockDataDir(place)).toThrow(OperatorError)
      expect(() => lockDataDir(place)).toThrow(`DATA_DIR ${place} cannot be used`)
    },
  )

  it('that is no database is left as it is, and told in a line', async () => {
    mkdirSync(join(dir, 'pgdata'))
    writeFileSync(join(dir, 'pgdata', 'PG_VERSION'), '18')
    const opened = openDatabase({ DATA_DIR: dir })
    await expect(opened).rejects.toThrow(OperatorError)
    await expect(opened).rejects.toThrow(`DATA_DIR ${dir} cannot be used: `)
    expect(readdirSync(dir)).toEqual(['pgdata'])
  })

  it('is created whole or not at all', async () => {
    mkdirSync(join(dir, 'pgdata.new-1'))
    const folder = await ensureDataFolder(dir)
    expect(existsSync(join(folder, 'global', 'pg_control'))).toBe(true)
    expect(readdirSync(dir)).toEqual(['pgdata'])
  }, 30_000)

  it('on a full disk takes no changes and does not open, and has lost nothing once there is room', async (test) => {
    const disk = mountSmallDisk(dir, 128)
    if (!disk) return test.skip('only the owner of the machine may mount a disk')
    const database = await openDatabase({ DATA_DIR: dir })
    const insert = (count: number) =>
      database.db.execute(
        sql`insert into kept select repeat('x', 3000) from generate_series(1, ${count}::int)`,
      )
    await database.db.execute(sql`create table kept (word text)`)
    await insert(1)
    disk.fill()
    expect(isDatabaseAway(await insert(1000).catch((error: unknown) => error))).toBe(true)
    expect((await database.db.execute(sql`select 1 from kept`)).rows).toHaveLength(1)
    await database.close()
    disk.fill()
    await expect(openDatabase({ DATA_DIR: dir })).rejects.toThrow('the disk is full')
    disk.free()
    const again = await openDatabase({ DATA_DIR: dir })
    expect((await again.db.execute(sql`select 1 from kept`)).rows).toHaveLength(1)
    await again.close()
    disk.unmount()
  }, 60_000)
})
