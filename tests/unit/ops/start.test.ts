import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GENERATED, SOURCES } from '@/server/edge/ops/start.mjs'
import { readEnv } from '@/server/kernel/env'
import { UNFILLED } from '@/server/kernel/exit-codes.mjs'
import { OperatorError } from '@/server/kernel/operator-error'

type Ended = { code: number | null; lines: string[] }

/** Runs the preparation of `npm start` with a setting that cannot work. */
const prepare = (settings: Record<string, string>) => run(['server/edge/ops/prepare.ts'], settings)

function run(program: string[], settings: Record<string, string>): Promise<Ended> {
  const { DATABASE_URL: _url, API_HOST: _host, ...env } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', ...program], {
    env: { ...env, PORT: '0', HOST: '127.0.0.1', ...settings },
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const lines = said.split('\n').filter(Boolean)
      resolve({ code, lines })
    })
  })
}

function listen(port = 0): Promise<{ server: Server; port: number }> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy())
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve({ server, port: typeof address === 'object' && address ? address.port : 0 })
    })
  })
}

describe('start fails with one line', () => {
  let dir = ''
  let holder: ChildProcess | null = null
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'mall-start-'))
  })
  afterEach(() => {
    holder?.kill()
    rmSync(dir, { recursive: true, force: true })
  })

  function expectOneLine({ code, lines }: Ended, text: RegExp) {
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(text)
    expect(code).toBe(1)
  }

  it('wrong variable', async () => {
    expectOneLine(await prepare({ DATA_DIR: dir, PORT: 'http' }), /PORT=http/)
  })

  it('variable whose companions are missing', async () => {
    const text = /SMS_KEY_ID, .* missing: SMS_PROVIDER=aliyun needs them/
    expectOneLine(await prepare({ DATA_DIR: dir, MALL_MODE: 'demo', SMS_PROVIDER: 'aliyun' }), text)
  })

  it('payment settings without their key', async () => {
    const settings = {
      MALL_MODE: 'demo',
      ALIPAY_APP_ID: '1',
      PUBLIC_URL: 'https://mall.example.cn',
    }
    const text = /ALIPAY_PRIVATE_KEY_FILE, .* missing/
    expectOneLine(await prepare({ DATA_DIR: dir, ...settings }), text)
  })

  it('of its own for each setting that production lacks', async () => {
    const { code, lines } = await prepare({ DATA_DIR: dir, MALL_MODE: 'production' })
    const named = lines.map((line) => line.split(' ')[0])
    expect(named).toEqual(['TRUSTED_PROXY', 'PUBLIC_URL', 'SMS_PROVIDER', 'MALL_MODE=demo'])
    expect(code).toBe(1)
  })

  it('port in use', async () => {
    const { server, port } = await listen()
    expectOneLine(await prepare({ DATA_DIR: dir, PORT: String(port) }), /PORT \d+ .*is in use/)
    server.close()
  })

  it('data folder in use by another process', async () => {
    holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const start = readFileSync(`/proc/${holder.pid}/stat`, 'utf8').split(')').pop()?.split(' ')[20]
    writeFileSync(join(dir, 'pglite.lock'), `${holder.pid} ${start}\n`)
    expectOneLine(await prepare({ DATA_DIR: dir }), new RegExp(`in use by process ${holder.pid}`))
  })

  it('database that is away', async () => {
    const { server, port } = await listen()
    server.close()
    const url = `postgres://user:secret@127.0.0.1:${port}/mall`
    const ended = await prepare({ DATABASE_URL: url })
    expectOneLine(ended, /PostgreSQL 127\.0\.0\.1:\d+\/mall .*cannot be reached/)
    expect(ended.lines[0]).not.toContain('secret')
  })
})

it('a server without data asks for them, and makes no empty database for them to be put in', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'mall-start-'))
  const server = `void import('@/server/edge/embedded').then(({ openForRequests }) => openForRequests())`
  const ended = await run(['-e', server], { DATA_DIR: dir, MALL_MODE: 'demo' })
  expect(ended).toEqual({ code: UNFILLED, lines: [] })
  expect(readdirSync(dir)).toEqual([])
  rmSync(dir, { recursive: true })
})

// Each ends the start as the wrong variable above does: the same reading throws the same error.
it.each([
  [{ PORT: '70000' }, /PORT=70000/],
  // May hold a password: its value is not repeated.
  [{ DATABASE_URL: 'mysql://x/y' }, /DATABASE_URL \((?!.*mysql)/],
  [
    { DATABASE_URL: 'postgres://x/y', DATABASE_READ_URLS: 'postgres://a/y,mysql://secret@b/y' },
    /DATABASE_READ_URLS \((?!.*secret)/,
  ],
  [
    { DATABASE_POOL_URL: 'postgres://x/y', DATABASE_READ_URLS: 'postgres://x/y' },
    /DATABASE_POOL_URL is set without DATABASE_URL.*\nDATABASE_READ_URLS is set without/,
  ],
  [{ DATABASE_READ_LAG_S: '1' }, /DATABASE_READ_LAG_S=1/],
  [{ API_HOST: 'api.example.com' }, /API_HOST=api.example.com/],
  [{ IMAGE_HOSTS: "cdn.example.com; script-src 'unsafe-inline'" }, /IMAGE_HOSTS=cdn/],
  [{ IMAGE_HOSTS: 'a.example.com,*' }, /IMAGE_HOSTS=a/],
  [{ IMAGE_HOSTS: 'https://cdn.example.com/pictures' }, /IMAGE_HOSTS=https/],
  [{ ERROR_REPORT_URL: 'reports' }, /ERROR_REPORT_URL=reports/],
  [{ SEED_SKUS: '12' }, /SEED_SKUS=12/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL=loud/],
  [{ SMS_PROVIDER: 'pigeon' }, /SMS_PROVIDER=pigeon/],
])('readEnv names the wrong variable %j', (settings, text) => {
  expect(() => readEnv(settings)).toThrow(OperatorError)
  expect(() => readEnv(settings)).toThrow(text)
})

it('a second start does not build for what the first has generated', () => {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n')
  const generated = ignored
    .map((line) => line.replace(/^\//, '').replace(/\/$/, ''))
    .filter((path) => SOURCES.some((source) => path.startsWith(`${source}/`)))
  expect(generated.length).toBeGreaterThan(0)
  expect([...GENERATED].sort()).toEqual(generated.sort())
})

it('a start builds again when a file changes that Next reads at the root', () => {
  const read = readdirSync('.').filter((name) =>
    /^(instrumentation|next\.config|proxy)\b/.test(name),
  )
  expect(read.length).toBeGreaterThan(0)
  expect(read.filter((name) => !SOURCES.includes(name))).toEqual([])
})
