import { existsSync, readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** Linux counts a thread's time on a processor here, ns. */
const COUNT = '/proc/self/schedstat'

/** Whether this machine says how long a thread was on a processor. */
export const tellsTurns = isMainThread && existsSync(COUNT)

const spentMs = () => Number(readFileSync(COUNT, 'utf8').split(' ')[0]) / 1e6

/**
 * The most processor time, ms, that this thread spent between two turns of its event loop while a
 * task ran. Not the time of the clock: a busy machine does not count.
 */
export async function longestTurn(task: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = spentMs()
  const look = () => {
    const now = spentMs()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(look, 1)
  try {
    await task()
  } finally {
    look()
    clearInterval(timer)
  }
  return longest
}
