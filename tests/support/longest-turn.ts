import { existsSync, readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** Linux counts a thread's time on a processor here, ns. */
const COUNT = '/proc/self/schedstat'

/** Whether this machine says how long a thread was on a processor. */
export const tellsTurns = isMainThread && existsSync(COUNT)

const spentMs = () => Number(readFileSync(COUNT, 'utf8').split(' ')[0]) / 1e6

/** The most processor time, ms, that this thread spent between two turns while a task ran. */
async function longestTurnOnce(task: () => Promise<unknown>): Promise<number> {
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

/** A collection of the garbage that earlier tests left falls into one of them, not into all. */
const TRIES = 3

/**
 * The longest turn of the event loop, ms, that every run of a task has. Processor time, not that of
 * the clock: a busy machine does not count.
 */
export async function longestTurn(task: () => Promise<unknown>): Promise<number> {
  const turns: number[] = []
  for (let at = 0; at < TRIES; at += 1) turns.push(await longestTurnOnce(task))
  return Math.min(...turns)
}
