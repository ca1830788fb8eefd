/** Serialization failure, deadlock, lock not available, and a number somebody else drew just now. */
const AGAIN = new Set(['40001', '40P01', '55P03', '23505'])
const TRIES_MAX = 4
const WAIT_MS = 20
/** Drivers wrap an error two or three times; anything deeper is a circle. */
const DEPTH_MAX = 8

function isPassing(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEPTH_MAX) return false
  if ('code' in error && AGAIN.has(String(error.code))) return true
  return isPassing(error.cause, depth + 1)
}

/**
 * Runs a transaction again when it only came in another's way, at most three times more: no such
 * accident reaches a buyer (RELIABILITY P2). What it runs must begin anew each time.
 */
export async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run()
    } catch (error) {
      if (tries === TRIES_MAX || !isPassing(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS * tries * (1 + Math.random())))
    }
  }
}
