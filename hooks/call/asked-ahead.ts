type UnderWay = { answer: Promise<unknown>; settled: Promise<void> }

/** Answers under way that were asked for before the screen that will show them, by cache key. */
export type AskedAhead = {
  /**
   * Sends a request now, unless its answer is under way already. What comes before a screen has taken it is
   * handed to `keep`; a failure is dropped, and the screen asks by itself. Resolves then.
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
      /** Whether no screen has taken it. */
      const drop = () => underWay.get(key)?.answer === answer && underWay.delete(key)
      const settled = answer.then(
        (data) => {
          if (drop()) keep(data)
        },
        () => void drop(),
      )
      underWay.set(key, { answer, settled })
      return settled
    },
    take<T>(key: string) {
      const answer = underWay.get(key)?.answer
      underWay.delete(key)
      return answer as Promise<T> | undefined // a key names a call and its input
    },
  }
}
