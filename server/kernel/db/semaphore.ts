import pLimit from 'p-limit'
import { watchQueue } from '@/server/kernel/metrics'

/** The waiting queue is full. */
export class QueueFullError extends Error {}

type Limits = {
  /** As the metrics call it. */
  name: string
  /** Tasks that run at once. */
  atOnce: number
  /** Tasks that wait; another is refused. */
  waitingMax?: number
}

/**
 * Runs some tasks at once; others wait in memory, not for a database connection that times out.
 * Throws QueueFullError when too many wait.
 */
export function createSemaphore({ name, atOnce, waitingMax = Number.POSITIVE_INFINITY }: Limits) {
  const limit = pLimit(atOnce)
  watchQueue(name, () => ({ running: limit.activeCount, waiting: limit.pendingCount }))
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waitingMax) throw new QueueFullError()
    return limit(run)
  }
}
