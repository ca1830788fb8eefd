import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerMail, askRunningMall } from '@/server/ops/mailbox'
import type { Command } from '@/server/ops/operations'

let dir = ''
let looking: NodeJS.Timeout
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mall-ops-'))
})
afterEach(() => {
  clearInterval(looking)
  rmSync(dir, { recursive: true, force: true })
})

/** A mall that looks at its folder. */
function run(perform: (asked: Command) => Promise<string>) {
  looking = setInterval(() => void answerMail(dir, perform), 20)
}

describe('a command to the running mall', () => {
  it('is done once, and its answer comes back', async () => {
    const done: Command[] = []
    run(async (asked) => {
      done.push(asked)
      return `did ${asked.verb}`
    })
    const asked = { verb: 'accept', words: ['D1', '带 空格'] }
    expect(await askRunningMall(dir, asked)).toBe('did accept')
    expect(done).toEqual([asked])
    expect(readdirSync(join(dir, 'ops'))).toEqual([])
  })

  it('that fails is told in the mall’s own words', async () => {
    run(() => Promise.reject(new Error('订单不存在')))
    await expect(askRunningMall(dir, { verb: 'accept', words: [] })).rejects.toThrow('订单不存在')
  })

  it('that is none is answered too, and stops nobody', async () => {
    run(() => Promise.resolve('ok'))
    await askRunningMall(dir, { verb: 'accept', words: [] })
    writeFileSync(join(dir, 'ops', 'broken.asked.json'), '{')
    expect(await askRunningMall(dir, { verb: 'ship', words: [] })).toBe('ok')
  })
})
