import { describe, expect, it } from 'vitest'
import { withRetries } from '@/server/kernel/db/retry'
import { createSemaphore } from '@/server/kernel/db/semaphore'

/** As drivers throw it: wrapped. */
const failure = (code: string) =>
  new Error('query failed', { cause: Object.assign(new Error('from the database'), { code }) })

/** Fails so many times, then answers how often it was run. */
function failing(times: number, code: string) {
  let runs = 0
  return async () => {
    runs += 1
    if (runs <= times) throw failure(code)
    return runs
  }
}

describe('withRetries', () => {
  it.each(['40001', '40P01', '55P03', '23505'])(
    'runs a transaction again after %s',
    async (code) => {
      expect(await withRetries(failing(3, code))).toBe(4)
    },
  )

  it('gives up after three more tries', async () => {
    await expect(withRetries(failing(4, '40P01'))).rejects.toThrow('query failed')
  })

  it.each(['23514', '42601', '08006'])('does not retry after %s', async (code) => {
    await expect(withRetries(failing(1, code))).rejects.toThrow('query failed')
  })
})

describe('createSemaphore', () => {
  it('runs two at once, in the order given, and continues after a failure', async () => {
    const withPermit = createSemaphore({ name: 'test', atOnce: 2 })
    const begun: number[] = []
    const ends: (() => void)[] = []
    const run = (name: number) =>
      withPermit(() => {
        begun.push(name)
        return new Promise<void>((resolve, reject) => {
          ends.push(name === 1 ? () => reject(new Error('failed')) : resolve)
        })
      })
    const all = [1, 2, 3, 4].map((name) => run(name).catch(() => 'failed'))
    await Promise.resolve()
    expect(begun).toEqual([1, 2])
    ends[0]?.()
    expect(await all[0]).toBe('failed')
    expect(begun).toEqual([1, 2, 3])
    ends[1]?.()
    await all[1]
    expect(begun).toEqual([1, 2, 3, 4])
    ends[2]?.()
    ends[3]?.()
    await Promise.all(all)
  })
})
