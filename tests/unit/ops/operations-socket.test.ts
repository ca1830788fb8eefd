import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Command } from '@/server/edge/operations/operations'
import { askRunningMall, serveOperations } from '@/server/edge/operations/operations-socket'

let dir = ''
let stop = () => {}
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mall-ops-'))
})
afterEach(() => {
  stop()
  rmSync(dir, { recursive: true, force: true })
})

function run(perform: (command: Command) => Promise<string>) {
  stop = serveOperations(dir, perform, (error) => {
    throw error
  })
}

/** Sends a body as it stands; resolves to the status. */
function send(body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const call = request(
      { socketPath: join(dir, 'operations.sock'), method: 'POST' },
      (response) => {
        response.resume()
        resolve(response.statusCode)
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}

describe('operations socket', () => {
  it('runs a command once and returns its answer', async () => {
    const done: Command[] = []
    run(async (command) => {
      done.push(command)
      return `did ${command.verb}`
    })
    const command = { verb: 'accept', args: ['D1', '带 空格'], json: true, actor: 'wang' }
    expect(await askRunningMall(dir, command)).toBe('did accept')
    expect(done).toEqual([command])
  })

  it('returns the message of a failing command', async () => {
    run(() => Promise.reject(new Error('订单不存在')))
    await expect(askRunningMall(dir, { verb: 'accept', args: [] })).rejects.toThrow('订单不存在')
  })

  it.each(['{', '[]', '{"verb":1,"words":[]}'])(
    'refuses the malformed command %j with 422 and goes on',
    async (body) => {
      run(() => Promise.resolve('ok'))
      expect(await send(body)).toBe(422)
      expect(await askRunningMall(dir, { verb: 'ship', args: [] })).toBe('ok')
    },
  )

  it('a command without a running mall is refused', async () => {
    await expect(askRunningMall(dir, { verb: 'ship', args: [] })).rejects.toThrow('does not answer')
  })

  it('replaces the stale socket of a killed process', async () => {
    writeFileSync(join(dir, 'operations.sock'), '')
    run(() => Promise.resolve('ok'))
    expect(await askRunningMall(dir, { verb: 'ship', args: [] })).toBe('ok')
  })

  it('is readable by its owner only and removed on stop', async () => {
    run(() => Promise.resolve('ok'))
    await askRunningMall(dir, { verb: 'ship', args: [] })
    expect(statSync(join(dir, 'operations.sock')).mode & 0o777).toBe(0o600)
    stop()
    expect(existsSync(join(dir, 'operations.sock'))).toBe(false)
  })

  it('refuses a DATA_DIR too deep for a socket path', () => {
    expect(() =>
      serveOperations(
        `/x/${'deep/'.repeat(30)}`,
        async () => '',
        () => {},
      ),
    ).toThrow('DATA_DIR is too deep')
  })
})
