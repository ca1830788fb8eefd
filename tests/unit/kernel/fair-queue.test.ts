import { describe, expect, it } from 'vitest'
import { createFairQueue } from '@/server/kernel/http/fair-queue'
import { HttpError } from '@/server/kernel/http/http-error'

/** A queue whose tasks end when they are told to, and the order they began in. */
function openQueue(limits: Omit<Parameters<typeof createFairQueue>[0], 'name'>) {
  const queue = createFairQueue({ name: 'test', ...limits })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const add = (name: string) =>
    queue(name.slice(0, 1), () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.push(() => resolve(name)))
    })
  async function endAll() {
    while (ends.length > 0) {
      ends.shift()?.()
      await new Promise(setImmediate)
    }
  }
  return { queue, add, begun, ends, endAll }
}

const refusalOf = (task: Promise<unknown>) =>
  task.then(
    () => null,
    (error: unknown) =>
      error instanceof HttpError ? [error.reason, error.details.retryAfter] : error,
  )

describe('a fair queue', () => {
  it('gives callers their turns one after another', async () => {
    const { add, begun, endAll } = openQueue({ atOnce: 1 })
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map(add)
    await endAll()
    await Promise.all(all)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  it('runs so many at once', async () => {
    const { add, begun, endAll } = openQueue({ atOnce: 2 })
    const all = ['a1', 'a2', 'a3', 'b1'].map(add)
    expect(begun).toEqual(['a1', 'a2'])
    await endAll()
    await Promise.all(all)
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1'])
  })

  it('refuses the fourth that a caller lets wait, and nobody else', async () => {
    const { add, endAll } = openQueue({ atOnce: 1 })
    const taken = ['a1', 'a2', 'a3', 'a4'].map(add)
    expect(await refusalOf(add('a5'))).toEqual(['TOO_MANY', 5])
    const other = add('b1')
    await endAll()
    expect(await Promise.all([...taken, other])).toEqual(['a1', 'a2', 'a3', 'a4', 'b1'])
  })

  it('refuses everybody once it is full', async () => {
    const { add, endAll } = openQueue({ atOnce: 1, waitingMax: 2 })
    const taken = ['a1', 'b1', 'c1'].map(add)
    expect(await refusalOf(add('d1'))).toEqual(['UNAVAILABLE', 5])
    await endAll()
    await Promise.all(taken)
    const later = add('d2')
    await endAll()
    expect(await later).toBe('d2')
  })

  it('goes on after a task that fails', async () => {
    const { queue } = openQueue({ atOnce: 1 })
    const failed = queue('a', () => Promise.reject(new Error('failed')))
    const next = queue('a', async () => 'next')
    await expect(failed).rejects.toThrow('failed')
    expect(await next).toBe('next')
  })
})
