import pLimit from 'p-limit'

/** The waiting queue is full. */
export class QueueFullError extends Error {}

/**
 * Runs at most `max` tasks at once; up to `waitingMax` others wait in memory, not for a database
 * connection that times out. Throws QueueFullError beyond that.
 */
export function createSemaphore(max: number, waitingMax = Number.POSITIVE_INFINITY) {
  const limit = pLimit(max)
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (limit.activeCount + limit.pendingCount >= max + waitingMax) throw new QueueFullError()
    return limit(run)
  }
}
