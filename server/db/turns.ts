/** Runs at most so many at once; the others wait in memory, not for a connection that times out. */
export function createTurns(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (running < most) running += 1
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
