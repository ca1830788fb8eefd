import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresPrograms } from './postgres-programs'

/** A test's servers live as long as the test: waiting for the disk would only test the disk. */
const OPTIONS = '-c listen_addresses=127.0.0.1 -c fsync=off -c synchronous_commit=off'
/** A replica looks for its primary again after so long, ms. */
const RETRY = '-c wal_retrieve_retry_interval=100'

/** How a server stops: its statements ended and its connections told, or as a crash ends it. */
type Stop = 'fast' | 'immediate'

/** A primary of a test's own, which can be given streaming replicas. */
export function openCluster(port: number) {
  const programs = postgresPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'mall-cluster-'))
  programs.own(folder)

  function serverAt(name: string, ownPort: number) {
    const data = join(folder, name)
    const options = `-p ${ownPort} -c unix_socket_directories=${folder} ${OPTIONS} ${RETRY}`
    const control = (...args: string[]) => programs.run('pg_ctl', ['-D', data, '-w', ...args])
    return {
      url: `postgres://mall@127.0.0.1:${ownPort}/postgres`,
      data,
      start: () => control('-l', join(folder, `${name}.log`), '-o', options, 'start'),
      stop: (how: Stop) => control('-m', how, 'stop'),
      isRunning: () => programs.succeeds('pg_ctl', ['-D', data, 'status']),
      promote: () => control('promote'),
    }
  }

  const primary = serverAt('primary', port)
  const servers = [primary]
  programs.init(primary.data)
  primary.start()

  /** Copies the primary as it is, into a server that follows it from then on. */
  function addReplica(name: string, ownPort: number) {
    const replica = serverAt(name, ownPort)
    const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'mall']
    const how = ['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast']
    const make = () => {
      rmSync(replica.data, { recursive: true, force: true })
      programs.run('pg_basebackup', [...from, '-D', replica.data, ...how])
      replica.start()
    }
    make()
    servers.push(replica)
    return {
      ...replica,
      /** Copies the primary anew, as has to be done with one that was promoted. */
      rebuild() {
        if (replica.isRunning()) replica.stop('immediate')
        make()
      },
    }
  }

  return {
    primary,
    addReplica,
    close() {
      for (const one of servers) if (one.isRunning()) one.stop('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
