import { setTimeout as wait } from 'node:timers/promises'
import { countWorkerFailure } from '@/server/kernel/metrics'
import type { PgliteThread } from './pglite-thread'

/** Wait before another try to reopen, ms: at first short, the folder may only just be free. */
const REOPEN_MS = [100, 500, 2000, 5000]

export type Watchdog = {
  /** The open database; of one that has ended, its successor. */
  current(): Promise<PgliteThread>
  /** Stops watching. Later uses fail. */
  stop(): void
}

type Options = {
  open: (onEnd: (reason: Error) => void) => PgliteThread
  /** A database in memory has nothing to be opened again. */
  canReopen: boolean
  report: (line: string) => void
}

/**
 * Keeps an embedded database open: when its worker dies, or was killed because it did not answer,
 * another opens the folder. PGlite writes ahead as PostgreSQL does, so what was committed is there.
 */
export async function watchThread({ open, canReopen, report }: Options): Promise<Watchdog> {
  let isStopped = false

  async function reopen(lost: PgliteThread, reason: Error): Promise<PgliteThread> {
    report(`${reason.message}; opening it again`)
    countWorkerFailure('pglite')
    // Until it has ended it may write, and two must not.
    await lost.terminate()
    for (let attempt = 0; ; attempt += 1) {
      await wait(REOPEN_MS[attempt] ?? REOPEN_MS.at(-1), undefined, { ref: false })
      if (isStopped) throw new Error('PGlite is closed')
      try {
        const thread = await start()
        report('database open again')
        return thread
      } catch (error) {
        if (attempt === 0) report(`database cannot be opened: ${String(error)}`)
      }
    }
  }

  function serve(next: Promise<PgliteThread>): void {
    current = next
    // Whoever asks for it sees the error.
    next.catch(() => {})
  }

  async function start(): Promise<PgliteThread> {
    let isOpen = false
    const thread = open((reason) => {
      // One that never opened is for its starter to deal with.
      if (!isOpen || isStopped) return
      serve(canReopen ? reopen(thread, reason) : Promise.reject(reason))
    })
    try {
      await thread.ready
      isOpen = true
      return thread
    } catch (error) {
      await thread.terminate()
      throw error
    }
  }

  let current = Promise.resolve(await start())
  return {
    current: () => current,
    stop() {
      isStopped = true
      serve(Promise.reject(new Error('PGlite is closed')))
    },
  }
}
