/** An answer that nobody has taken by then belongs to a page that was left at once, ms. */
const TAKEN_WITHIN_MS = 5000

type UnderWay = { answer: Promise<unknown>; settled: Promise<void> }

/** Answers under way that were asked for before the screen that will show them, by cache key. */
export type AskedAhead = {
  /**
   * Sends a request now, unless its answer is under way already. What has come before a screen took it is
   * handed to `keep`. Resolves then, and when the answer has been taken or has failed.
   */
  ask(key: string, send: () => Promise<unknown>, keep: (answer: unknown) => void): Promise<void>
  /** The answer under way, of the type that the call of this key has; whoever takes it shows it, or its failure. */
  take<T>(key: string): Promise<T> | undefined
}

export function createAskedAhead(): AskedAhead {
  const underWay = new Map<string, UnderWay>()
  return {
    ask(key, send, keep) {
      const known = underWay.get(key)
      if (known) return known.settled
      const answer = send()
      const isMine = () => underWay.get(key)?.answer === answer
      const settled = answer.then(
        (data) => {
          if (!isMine()) return
          underWay.delete(key)
          keep(data)
        },
        // Its taker reports a failure; without one there is nobody to tell.
        () => {},
      )
      underWay.set(key, { answer, settled })
      setTimeout(() => isMine() && underWay.delete(key), TAKEN_WITHIN_MS)
      return settled
    },
    take<T>(key: string) {
      const answer = underWay.get(key)?.answer
      underWay.delete(key)
      return answer as Promise<T> | undefined // a key names a call and its input
    },
  }
}
