/** More wait already than may. */
export class NoTurnLeft extends Error {}

/**
 * Runs at most so many at once; the others, as many as may wait, do so in memory, not for a
 * connection that times out.
 */
export function createTurns(most: number, waitingMax = Number.POSITIVE_INFINITY) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (running < most) running += 1
    else if (waiting.length >= waitingMax) throw new NoTurnLeft()
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await run()
    } finally {
      // Whoever waits takes this place over.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
