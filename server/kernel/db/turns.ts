import { within } from './within'

type Turn<T> = {
  holder: T
  /** Lets the next one have its turn. */
  pass: () => void
}

/** One user after another, in the order they came. */
export function createTurns() {
  let queue = Promise.resolve()
  return {
    /** Waits for the turn and for what is held in it; who waits too long gives its turn up. */
    async take<T>(open: () => Promise<T>, waitMs: number): Promise<Turn<T>> {
      const before = queue
      let pass: () => void = () => {}
      queue = new Promise((resolve) => {
        pass = resolve
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
