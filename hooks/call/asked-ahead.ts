type UnderWay = { answer: Promise<unknown>; settled: Promise<void>; isTaken: boolean }

/** Answers under way that were asked for before the screen that will show them, by cache key. */
export type AskedAhead = {
  /**
   * Sends a request now, unless its answer is under way already. What comes before a screen has taken it is
   * handed to `keep`; a failure is dropped, and the screen asks by itself. Resolves then.
   */
  ask(key: string, send: () => Promise<unknown>, keep: (answer: unknown) => void): Promise<void>
  /**
   * The answer under way that no screen has taken yet, of the type that the call of this key has; whoever takes it
   * shows it, or its failure.
   */
  take<T>(key: string): Promise<T> | undefined
}

export function createAskedAhead(): AskedAhead {
  const underWay = new Map<string, UnderWay>()
  return {
    ask(key, send, keep) {
      // Taken or not: a link that is focused by its own press asks again after the screen has taken the answer.
      const known = underWay.get(key)
      if (known) return known.settled
      const answer = send()
      const settled = answer
        .then(
          (data) => {
            if (!underWay.get(key)?.isTaken) keep(data)
          },
          () => {}, // shown by the screen that has taken it, or that asks by itself
        )
        .finally(() => underWay.delete(key))
      underWay.set(key, { answer, settled, isTaken: false })
      return settled
    },
    take<T>(key: string) {
      const known = underWay.get(key)
      if (!known || known.isTaken) return undefined
      known.isTaken = true
      return known.answer as Promise<T> // a key names a call and its input
    },
  }
}
