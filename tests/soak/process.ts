import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const READY_MS = 120_000

/** What a process is: the API alone, or the whole mall with its pages. */
const PROGRAMS = {
  api: (port: string) => ['--import', 'tsx', 'server/edge/ops/mock-api.ts', '--port', port],
  mall: (port: string) => [
    'node_modules/next/dist/bin/next',
    'start',
    '-p',
    port,
    '-H',
    '127.0.0.1',
  ],
}

type Env = { PORT: string; DATABASE_URL: string }

/** A mall in a process of its own, which may be killed at any time. */
export function openProcess(name: string, program: keyof typeof PROGRAMS, env: Env) {
  const url = `http://127.0.0.1:${env.PORT}`
  const said: string[] = []
  let child: ChildProcess | null = null

  async function untilReady(own: ChildProcess): Promise<void> {
    const deadline = Date.now() + READY_MS
    const isReady = () =>
      fetch(`${url}/api/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    while (!(await isReady())) {
      if (own.exitCode !== null || Date.now() > deadline) {
        throw new Error(`${name} does not start: ${said.join('').slice(-1000)}`)
      }
      await sleep(200)
    }
  }

  async function start(): Promise<void> {
    const own = spawn(process.execPath, PROGRAMS[program](env.PORT), {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...(program === 'mall' && { NODE_ENV: 'production' }),
        AUTOPILOT: '0',
        API_HOST: '',
        // All buyers ask from one address.
        CALLS_PER_SECOND: '0',
        HOST: '127.0.0.1',
        ...env,
      },
    })
    child = own
    for (const stream of [own.stdout, own.stderr]) {
      stream.on('data', (text) => said.push(String(text)))
    }
    await untilReady(own)
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }

  return {
    name,
    url,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    /** What it wrote, errors and all. */
    said: () => said.join(''),
    /** Processor time it has used, ms: the kernel counts hundredths of a second. */
    cpuMs() {
      const stat = readFileSync(`/proc/${child?.pid}/stat`, 'utf8')
      // Behind the program's name, which may hold anything.
      const [user, system] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13)
      return (Number(user) + Number(system)) * 10
    },
    memoryMb() {
      const status = readFileSync(`/proc/${child?.pid}/status`, 'utf8')
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
    },
  }
}

export type MallProcess = ReturnType<typeof openProcess>
