import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresPrograms } from '../support/postgres-programs'
import { mountSmallDisk } from '../support/small-disk'

/** A crash of the server must lose nothing; that of the machine is not tried. */
const OPTIONS = '-c fsync=off -c full_page_writes=off -c max_connections=60'
/** The catalogue and the log of changes take a third of it. */
const DISK_MB = 768

/** A PostgreSQL server of the soak's own, which may be stopped amid everything. */
export function openPostgres(port: number) {
  const programs = postgresPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'mall-soak-'))
  const disk = mountSmallDisk(folder, DISK_MB)
  const data = join(folder, 'db')
  const log = join(folder, 'log')
  programs.own(folder)
  programs.init(data)
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} ${OPTIONS}`
  const start = () => programs.run('pg_ctl', ['-D', data, '-w', '-l', log, '-o', options, 'start'])
  const crash = () => programs.run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
  const isRunning = () => programs.succeeds('pg_ctl', ['-D', data, 'status'])
  start()
  return {
    /** Whether its disk can be filled. */
    hasDisk: disk !== null,
    fillDisk: () => disk?.fill(),
    /** Makes room again, and starts the server if it could not live without. */
    freeDisk() {
      disk?.free()
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
      disk?.unmount()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
