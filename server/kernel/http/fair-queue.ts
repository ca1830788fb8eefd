import { TEXT } from '@/contract/texts'
import { watchQueue } from '@/server/kernel/metrics'
import { HttpError } from './http-error'

type Limits = {
  /** As the metrics call it. */
  name: string
  /** Tasks that run at once. */
  atOnce: number
  /** Tasks of one caller that wait; another is refused with 429. */
  waitingEach?: number
  /** Tasks that wait in all; another is refused with 503. */
  waitingMax?: number
}

/** When a refused caller may come back, s: a task takes a few seconds at most. */
const RETRY_AFTER_S = 5

/**
 * A queue for work that takes seconds of the processor. Callers have their turns round robin, so that
 * whoever sends many tasks waits for itself, and one that sends a single task for few.
 */
export function createFairQueue({ name, atOnce, waitingEach = 3, waitingMax = 60 }: Limits) {
  /** Begins of waiting tasks by caller; the caller whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>()
  let running = 0

  const countWaiting = () => [...waiting.values()].reduce((sum, { length }) => sum + length, 0)

  watchQueue(name, () => ({ running, waiting: countWaiting() }))

  function next(): void {
    const [first] = waiting
    if (!first || running >= atOnce) return
    const [caller, begins] = first
    const begin = begins.shift()
    // Behind the others, if it has more.
    waiting.delete(caller)
    if (begins.length > 0) waiting.set(caller, begins)
    running += 1
    begin?.()
  }

  function wait(caller: string): Promise<void> {
    const own = waiting.get(caller) ?? []
    if (own.length >= waitingEach) {
      throw new HttpError('TOO_MANY', TEXT.tooMany, { retryAfter: RETRY_AFTER_S })
    }
    if (countWaiting() >= waitingMax) {
      throw new HttpError('UNAVAILABLE', TEXT.unavailable, { retryAfter: RETRY_AFTER_S })
    }
    return new Promise((begin) => {
      waiting.set(caller, [...own, begin])
    })
  }

  return async <T>(caller: string, task: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else await wait(caller)
    try {
      return await task()
    } finally {
      running -= 1
      next()
    }
  }
}
