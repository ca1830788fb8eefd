import { within } from './within'

type Turn<T> = {
  holder: T
  /** Lets the next one have its turn. */
  pass: () => void
}

/** One user after another, in the order they came. */
export function createTurns() {
  let queue = Promise.resolve()
  let users = 0
  return {
    /** The user whose turn it is, and those after it. */
    lengths: () => ({ running: Math.min(users, 1), waiting: Math.max(users - 1, 0) }),
    /** Waits for the turn and for what is held in it; who waits too long gives its turn up. */
    async take<T>(open: () => Promise<T>, waitMs: number): Promise<Turn<T>> {
      const before = queue
      let pass: () => void = () => {}
      users += 1
      queue = new Promise<void>((resolve) => {
        pass = resolve
      }).finally(() => {
        users -= 1
      })
      try {
        return { holder: await within(waitMs, before.then(open)), pass }
      } catch (error) {
        void before.then(pass)
        throw error
      }
    },
  }
}
