import { describe, expect, it } from 'vitest'
import { collapseOutages } from '@/server/kernel/db/outage-log'

const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

function logged() {
  const lines: string[] = []
  const answers = [false, false, true]
  const line = (level: string) => (_fields: object, message: string) =>
    void lines.push(`${level} ${message}`)
  const log = collapseOutages(
    { error: line('error'), warn: line('warn'), info: line('info') },
    async () => answers.shift() ?? true,
    { lookMs: 1 },
  )
  return { log, lines }
}

describe('an outage of the database', () => {
  it('is one line with its cause, and one when it is over', async () => {
    const { log, lines } = logged()
    for (const message of ['call failed', 'job failed', 'call failed']) {
      log.error({ err: new Error('query', { cause: away }) }, message)
    }
    expect(lines).toEqual(['error database away'])
    await expect.poll(() => lines).toEqual(['error database away', 'warn database answers again'])
    log.error({ err: away }, 'call failed')
    expect(lines.at(-1)).toBe('error database away')
  })

  it('hides nothing else', () => {
    const { log, lines } = logged()
    log.error({ err: away }, 'call failed')
    log.error({ err: new Error('a defect') }, 'call failed')
    log.info({}, 'call')
    expect(lines).toEqual(['error database away', 'error call failed', 'info call'])
  })
})
