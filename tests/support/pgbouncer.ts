import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postgresPrograms } from './postgres-programs'

const TEMPLATE = 'deploy/pgbouncer/pgbouncer.ini.template'
/** Debian puts it where only administrators look. */
const ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
const READY_TRIES = 100

/** Whether this machine has PgBouncer. */
export const hasPgbouncer = () =>
  spawnSync('pgbouncer', ['--version'], { env: ENV }).error === undefined

type Options = {
  port: number
  /** A database of the server; the pooler serves all of that server, by their own names. */
  server: string
  connectQuery: string
  poolSize?: number
  /** The one database it leads to, whatever is asked for. */
  only?: string
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** PgBouncer with the deployed configuration in front of a test's PostgreSQL. */
export async function openPooler({ port, server, connectQuery, poolSize = 20, only }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'mall-pooler-'))
  const programs = postgresPrograms()
  const { hostname, port: serverPort } = new URL(server)
  writeFileSync(join(folder, 'users'), '"mall" ""\n')
  const variables: Record<string, string> = {
    DATABASE: '*',
    SERVER_HOST: hostname,
    SERVER_PORT: `${serverPort || '5432'}${only ? ` dbname=${only}` : ''}`,
    CONNECT_QUERY: connectQuery,
    LISTEN_HOST: '127.0.0.1',
    LISTEN_PORT: String(port),
    AUTH_TYPE: 'trust',
    AUTH_FILE: join(folder, 'users'),
    POOL_SIZE: String(poolSize),
  }
  const settings = readFileSync(TEMPLATE, 'utf8')
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    settings.replace(/\$\{(\w+)\}/g, (all, name) => variables[name] ?? all),
  )
  programs.own(folder)

  // Nor does PgBouncer run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : []

  async function start(): Promise<ChildProcess> {
    const started = spawn('pgbouncer', ['-q', ...user, file], { stdio: 'inherit', env: ENV })
    for (let tries = 0; !(await isListening(port)); tries += 1) {
      if (started.exitCode !== null || tries > READY_TRIES) {
        throw new Error('PgBouncer does not start')
      }
      await sleep(50)
    }
    return started
  }

  let child = await start()
  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill()
    await once(child, 'exit')
  }
  return {
    /** The URL of a database through the pooler. */
    through(url: string): string {
      const pooled = new URL(url)
      pooled.host = `127.0.0.1:${port}`
      return pooled.href
    },
    stop,
    async start() {
      child = await start()
    },
    async close() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
