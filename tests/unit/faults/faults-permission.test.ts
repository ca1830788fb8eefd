import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { requireNoProduction, requirePrivateMall } from '@/server/edge/faults/permission'
import { readEnv } from '@/server/kernel/env'
import { OperatorError } from '@/server/kernel/operator-error'

const POSTGRES = 'postgres://user:secret@127.0.0.1:5432/mall'

describe('FAULTS', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['0', false],
    ['1', true],
  ])('%j means %s', (FAULTS, expected) => {
    expect(readEnv({ FAULTS }).FAULTS).toBe(expected)
  })

  it('refuses values other than 0 and 1', () => {
    expect(() => readEnv({ FAULTS: 'yes' })).toThrow(/FAULTS=yes/)
  })
})

describe('FAULTS=1 in the mall', () => {
  it.each(['', '127.0.0.1', 'localhost', '::1'])('is allowed on %j', (HOST) => {
    expect(() => requirePrivateMall(readEnv({ FAULTS: '1', HOST }))).not.toThrow()
  })

  it.each([
    ['on every address', { HOST: '0.0.0.0' }],
    ['on an address others reach', { HOST: '192.168.1.7' }],
    ['on a name that only begins like it', { HOST: 'localhost.example' }],
    ['on a database server', { HOST: '127.0.0.1', DATABASE_URL: POSTGRES }],
  ])('is refused %s', (_where, settings) => {
    const env = readEnv({ FAULTS: '1', ...settings })
    expect(() => requirePrivateMall(env)).toThrow(OperatorError)
    expect(() => requirePrivateMall(env)).toThrow(/^FAULTS=1 .*HOST=127\.0\.0\.1.*DATABASE_URL$/)
    expect(() => requirePrivateMall({ ...env, FAULTS: false })).not.toThrow()
  })
})

describe('FAULTS=1 in the mock API', () => {
  it('is refused only in production', () => {
    expect(() => requireNoProduction({ FAULTS: true }, 'production')).toThrow(OperatorError)
    expect(() => requireNoProduction({ FAULTS: true }, undefined)).not.toThrow()
    expect(() => requireNoProduction({ FAULTS: false }, 'production')).not.toThrow()
  })
})

describe('FAULTS=1 refused by a command', () => {
  let dir = ''
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'mall-faults-'))
  })
  afterEach(() => rmSync(dir, { recursive: true, force: true }))

  it.each([
    ['prepare.ts', { HOST: '0.0.0.0' }, /^FAULTS=1 .*HOST=127\.0\.0\.1/],
    ['mock-api.ts', { NODE_ENV: 'production' } as const, /^FAULTS=1 .*NODE_ENV=production$/],
  ])('%s exits with one line', async (command, settings, line) => {
    const { DATABASE_URL: _url, API_HOST: _host, ...env } = process.env
    const child = spawn(process.execPath, ['--import', 'tsx', `server/edge/ops/${command}`], {
      timeout: 60_000,
      env: { ...env, DATA_DIR: dir, PORT: '0', FAULTS: '1', ...settings },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk
      })
    }
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect(said.trim()).toMatch(line)
    expect(said.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
  })
})
