import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

const READY_MS = 240_000
const LOOK_MS = 20
const TICKS_A_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** A mall of its own for measuring: the production build on the default catalogue. */
export type MeasuredMall = {
  url: string
  /** From its start until it was ready with its first page, ms. */
  startMs: number
  /** Process time used so far, ms. */
  cpuMs(): number
  /** Resident memory, MB. */
  memoryMb(): number
  stop(): Promise<void>
  /** Ends the serving process as a power cut would. */
  kill(): void
}

/** Waits until an address answers; throws when the process ends before. */
export async function waitUntilReady(probe: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    const isReady = await fetch(probe).then(
      (answer) => answer.ok,
      () => false, // not listening yet
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
  throw new Error(`nothing answers at ${probe}`)
}

/** Time a process has used so far, ms. */
export function cpuMsOf(pid: number): number {
  // Fields 14 and 15, user and system time in ticks; the name before them may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND) * 1000
}

/** The process that serves: the launcher's child. */
function servingPid(launcher: number): number {
  const children = execFileSync('ps', ['--ppid', String(launcher), '-o', 'pid='], {
    encoding: 'utf8',
  })
  return Number(children.trim().split('\n')[0])
}

/** Starts the mall as `npm start` does and waits for it. */
export async function startMall(
  port: number,
  settings: Record<string, string> = {},
): Promise<MeasuredMall> {
  const begin = performance.now()
  const child = spawn(process.execPath, ['server/edge/ops/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      DATA_DIR: '.cache/bench-data',
      // A bench is one address that asks as much as it can.
      CALLS_PER_SECOND: '0',
      ...process.env,
      ...settings,
      PORT: String(port),
      HOST: '127.0.0.1',
    },
  })
  const url = `http://127.0.0.1:${port}`
  // Another host's API may be away for good: then it is enough that the mall listens.
  await waitUntilReady(`${url}/api/${settings.API_HOST ? 'healthz' : 'readyz'}`, child)
  const startMs = Math.round(performance.now() - begin)
  const pid = servingPid(child.pid ?? 0)
  return {
    url,
    startMs,
    cpuMs: () => cpuMsOf(pid),
    memoryMb() {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
    },
    kill: () => process.kill(pid, 'SIGKILL'),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}
