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
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ensureDataFolder, lockDataDir } from '@/server/db/data-dir'

describe('the data folder', () => {
  let dir = ''
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'mall-data-'))
  })
  afterEach(() => rmSync(dir, { recursive: true, force: true }))

  it('has one user at a time, named to the second', () => {
    const release = lockDataDir(dir)
    expect(() => lockDataDir(dir)).toThrow(`in use by process ${process.pid}`)
    release()
    lockDataDir(dir)()
    expect(existsSync(join(dir, 'pglite.lock'))).toBe(false)
  })

  it('is taken over from a process that is gone', async () => {
    const gone = spawn(process.execPath, ['-e', ''])
    await new Promise((resolve) => gone.once('exit', resolve))
    writeFileSync(join(dir, 'pglite.lock'), `${gone.pid} 12345\n`)
    expect(() => lockDataDir(dir)()).not.toThrow()
  })

  it('is taken over from a process that was killed and not yet buried', async () => {
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

  it('is taken over when the pid belongs to somebody else by now', () => {
    writeFileSync(join(dir, 'pglite.lock'), `${process.pid} 1\n`)
    expect(() => lockDataDir(dir)()).not.toThrow()
  })

  it('is not robbed from a living process', async () => {
    const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const start = readFileSync(`/proc/${holder.pid}/stat`, 'utf8').split(')').pop()?.split(' ')[20]
    writeFileSync(join(dir, 'pglite.lock'), `${holder.pid} ${start}\n`)
    expect(() => lockDataDir(dir)).toThrow(`in use by process ${holder.pid}`)
    holder.kill()
  })

  it('is made whole or not at all', async () => {
    mkdirSync(join(dir, 'pgdata.new-1'))
    const folder = await ensureDataFolder(dir)
    expect(existsSync(join(folder, 'global', 'pg_control'))).toBe(true)
    expect(readdirSync(dir)).toEqual(['pgdata'])
  }, 30_000)
})
