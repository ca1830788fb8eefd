import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync } from 'node:fs'

/** A server of a test's own; stop it when done. */
export type Server = { url: string; stop: () => Promise<void> }

type Start = {
  command: string
  args: string[]
  env: Record<string, string>
  port: number
  cwd?: string
  /** Whether it can be used, by its address and what it has said so far. */
  isUp?: (url: string, said: string) => Promise<boolean>
}

const BASE_PORT = Number(process.env.PORT || 3210)
const READY_MS = 180_000
/** What the malls of a run wrote, by port; searched at its end (search-logs.ts). */
export const LOGS = '.cache/e2e-logs'
const STEP_MS = 100

/** Ports beside the one of the mall under test; each file with servers of its own has its own. */
export const portAt = (offset: number) => BASE_PORT + offset

/** Makes a DATA_DIR anew with the test catalogue: a copy, so that no server has to seed one. */
export function freshData(dir: string): string {
  // In a process of its own: the catalogue's code is not for Playwright's loader.
  execFileSync(process.execPath, ['--import', 'tsx', 'tests/support/fresh-data.ts', dir])
  return dir
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}

const isAlive = (url: string) => answers(`${url}/api/healthz`)
/** It has rendered its first page: no call of that one meets what a test has made ready. */
const hasSaidWhere = async (_url: string, said: string) => said.includes('Mall: ')

async function untilUp(
  { url, child, said }: { url: string; child: ChildProcess; said: string[] },
  isUp: NonNullable<Start['isUp']>,
): Promise<void> {
  const deadline = Date.now() + READY_MS
  while (!(await isUp(url, said.join('')))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      throw new Error(`no server at ${url}: ${said.join('').slice(-2000)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
}

async function start({ command, args, env, port, cwd, isUp = isAlive }: Start): Promise<Server> {
  const url = `http://127.0.0.1:${port}`
  if (await answers(url)) throw new Error(`somebody else answers at ${url}`)
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd && { cwd }),
    env: {
      ...process.env,
      AUTOPILOT: '0',
      // All tests ask from one address.
      CALLS_PER_SECOND: '0',
      LOG_LEVEL: 'debug',
      ...env,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
  })
  const said: string[] = []
  mkdirSync(LOGS, { recursive: true })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said.push(String(chunk))
      appendFileSync(`${LOGS}/${port}.log`, chunk)
    })
  }
  await untilUp({ url, child, said }, isUp)
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill()
    await once(child, 'exit')
  }
  return { url, stop }
}

/**
 * The mall as `npm start` serves it, with these settings; its pages say what the API says now.
 * `cwd`: a folder that `npm run package` filled, instead of this one.
 */
export function startMall(
  port: number,
  env: Record<string, string>,
  cwd?: string,
): Promise<Server> {
  const settings = { PAGE_CACHE_S: '0', DRAIN_S: '0', ...env }
  const args = ['server/edge/ops/start.mjs']
  const where = { port, isUp: hasSaidWhere, ...(cwd && { cwd }) }
  return start({ command: process.execPath, args, env: settings, ...where })
}

/** The product API alone, as `npm run mock-api` serves it. */
export function startApi(port: number, env: Record<string, string>): Promise<Server> {
  const args = ['--import', 'tsx', 'server/edge/ops/mock-api.ts', '--port', String(port)]
  return start({ command: process.execPath, args, env, port })
}

/** The mall as `npm run dev` serves it from a copy of the sources (copySources). */
export function startDevelopment(port: number, cwd: string, env: Record<string, string>) {
  return start({ command: 'npm', args: ['run', 'dev'], env, port, cwd })
}
