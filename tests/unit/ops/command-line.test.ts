import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type SocketCommand, serveOperations } from '@/server/edge/operations/operations-socket'

let dir = ''
let stop = () => {}
let heard: SocketCommand[] = []

/** A mall that runs on `dir` and answers commands so. */
function runMall(answer: (command: SocketCommand) => string) {
  const perform = async (command: SocketCommand) => {
    heard.push(command)
    return answer(command)
  }
  stop = serveOperations(dir, perform, (error) => {
    throw error
  })
}

/** Types a command line of `npm run ops` in its own process; what it prints and how it ends. */
async function type(...words: string[]) {
  const child = spawn(process.execPath, ['server/edge/ops/ops.mjs', ...words], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dir },
  })
  const ended = new Promise((done) => {
    child.on('close', done)
  })
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { status: await ended, out, err }
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mall-cli-'))
  heard = []
})
afterEach(() => {
  stop()
  rmSync(dir, { recursive: true, force: true })
})

describe('npm run ops', () => {
  it('prints the answer of the mall that runs as JSON when asked to', async () => {
    runMall(({ json }) => (json ? '{"list":[]}' : 'no order'))
    expect(await type('orders', '--json')).toEqual({ status: 0, out: '{"list":[]}\n', err: '' })
    expect(await type('orders')).toEqual({ status: 0, out: 'no order\n', err: '' })
    const actor = userInfo().username
    expect(heard).toEqual([
      { verb: 'orders', args: [], json: true, actor },
      { verb: 'orders', args: [], json: false, actor },
    ])
  })

  it('sends the file of --file by name and content, and nothing when there is none', async () => {
    runMall(() => 'issued')
    const path = join(dir, '发票.pdf')
    writeFileSync(path, '%PDF-1.7')
    expect((await type('issue', 'F1', '--file', path)).out).toBe('issued\n')
    const content = Buffer.from('%PDF-1.7').toString('base64')
    expect(heard[0]?.args).toEqual(['F1', '--fileName', '发票.pdf', '--base64', content])
    expect(await type('issue', 'F1', '--file', join(dir, 'none.pdf'))).toMatchObject({ status: 1 })
    expect(heard).toHaveLength(1)
  })

  it('takes the settings of .env, as npm start does', async () => {
    runMall(() => 'no order')
    writeFileSync(join(dir, '.env'), `DATA_DIR=${dir}`)
    const { DATA_DIR: _dir, DATABASE_URL: _url, ...env } = process.env
    const script = resolve('server/edge/ops/ops.mjs')
    const child = spawn(process.execPath, [script, 'orders'], { cwd: dir, env })
    expect(await text(child.stdout)).toBe('no order\n')
  })

  it('prints a refusal as an error and fails', async () => {
    runMall(() => {
      throw new Error('订单不存在')
    })
    expect(await type('order', 'D1')).toEqual({ status: 1, out: '', err: '订单不存在\n' })
  })

  it('stores the file of an answer in the folder named, never outside it', async () => {
    const base64 = Buffer.from('voucher').toString('base64')
    runMall(() => JSON.stringify({ file: { fileName: '../../v.png', base64 } }))
    const folder = join(dir, 'files')
    const { out } = await type('voucher', 'D1', '--save', folder)
    expect(out).toBe(`${join(folder, 'v.png')}\n`)
    expect(readFileSync(join(folder, 'v.png'), 'utf8')).toBe('voucher')
    expect(heard).toMatchObject([{ verb: 'voucher', args: ['D1'], json: true }])
  })
})
