/** An answer that nobody has taken by then belongs to a page that was left at once, ms. */
const TAKEN_WITHIN_MS = 5000

/** Answers under way that were asked for before the screen that will show them, by cache key. */
export type AskedAhead = {
  /** Sends a request now, unless its answer is under way already. */
  ask(key: string, send: () => Promise<unknown>): void
  /** The answer under way, of the type that the call of this key has; whoever takes it shows it, or its failure. */
  take<T>(key: string): Promise<T> | undefined
}

export function createAskedAhead(): AskedAhead {
  const underWay = new Map<string, Promise<unknown>>()
  return {
    ask(key, send) {
      if (underWay.has(key)) return
      const answer = send()
      underWay.set(key, answer)
      const forget = () => {
        if (underWay.get(key) === answer) underWay.delete(key)
      }
      // Its taker reports a failure; without one there is nobody to tell.
      answer.catch(() => {})
      setTimeout(forget, TAKEN_WITHIN_MS)
    },
    take<T>(key: string) {
      const answer = underWay.get(key)
      underWay.delete(key)
      return answer as Promise<T> | undefined // a key names a call and its input
    },
  }
}
