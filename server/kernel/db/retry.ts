import pRetry from 'p-retry'

/** Serialization failure, deadlock, lock not available, unique violation (document numbers). */
const RETRIED = new Set(['40001', '40P01', '55P03', '23505'])
const RETRIES = 3
const WAIT_MS = 20
/** Drivers wrap an error two or three times; a deeper chain is circular. */
const DEPTH_MAX = 8

function isTransient(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEPTH_MAX) return false
  if ('code' in error && RETRIED.has(String(error.code))) return true
  return isTransient(error.cause, depth + 1)
}

/**
 * Retries a transaction that collided with another, at most three times, so that such a
 * conflict never reaches a buyer (RELIABILITY P2). The callback must be repeatable.
 */
export function withRetries<T>(run: () => Promise<T>): Promise<T> {
  return pRetry(run, {
    retries: RETRIES,
    minTimeout: WAIT_MS,
    randomize: true,
    shouldRetry: ({ error }) => isTransient(error),
  })
}
