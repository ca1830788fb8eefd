import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresBin } from '../support/postgres-bin.mjs'

/** PostgreSQL refuses to run as root. */
const AS_OWNER = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []
/** A crash of the server must lose nothing; that of the machine is not tried. */
const OPTIONS = '-c fsync=off -c full_page_writes=off -c max_connections=60'
/** A disk of the server's own, which can be filled: the catalogue and its log take a third of it. */
const DISK = 'size=768m,mode=0777'
const CHUNK = Buffer.alloc(64 * 1024)

/** Mounts a small disk; only the owner of the machine may. */
function mountDisk(folder: string): boolean {
  return spawnSync('mount', ['-t', 'tmpfs', '-o', DISK, 'tmpfs', folder]).status === 0
}

/** Writes until the disk has no room left. */
function writeUntilFull(file: string): void {
  const to = openSync(file, 'w')
  try {
    for (let size = CHUNK.length; size > 0; ) {
      try {
        writeSync(to, CHUNK, 0, size)
      } catch {
        size = Math.floor(size / 2)
      }
    }
  } finally {
    closeSync(to)
  }
}

/** A PostgreSQL server of the soak's own, which may be stopped amid everything. */
export function openPostgres(port: number) {
  const bin = postgresBin()
  if (!bin) throw new Error('PostgreSQL is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'mall-soak-'))
  const hasDisk = mountDisk(folder)
  const data = join(folder, 'db')
  const log = join(folder, 'log')
  const filler = join(folder, 'filler')
  const run = (program: string, args: string[]) => {
    const [command = '', ...rest] = [...AS_OWNER, join(bin, program), ...args]
    execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  if (AS_OWNER.length > 0) execFileSync('chown', ['postgres', folder])
  run('initdb', ['-D', data, '-U', 'mall', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} ${OPTIONS}`
  const start = () => run('pg_ctl', ['-D', data, '-w', '-l', log, '-o', options, 'start'])
  const crash = () => run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
  const isRunning = () => {
    const [command = '', ...rest] = [...AS_OWNER, join(bin, 'pg_ctl'), '-D', data, 'status']
    return spawnSync(command, rest).status === 0
  }
  start()
  return {
    /** Whether its disk can be filled. */
    hasDisk,
    fillDisk: () => writeUntilFull(filler),
    /** Makes room again, and starts the server if it could not live without. */
    freeDisk() {
      rmSync(filler)
      if (!isRunning()) start()
    },
    /** How often it found its disk full. */
    timesFull: () => readFileSync(log, 'utf8').match(/No space left on device/g)?.length ?? 0,
    /** The database by a port of one's choice: a proxy's, or the server's own. */
    urlAt: (at = port) => `postgres://mall@127.0.0.1:${at}/postgres`,
    /** Ends the server as a crash would, and starts it again. */
    restart() {
      crash()
      start()
    },
    close() {
      crash()
      if (hasDisk) execFileSync('umount', [folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
