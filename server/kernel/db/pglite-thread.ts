import type { Worker } from 'node:worker_threads'
import type { PLANNER } from './planner'

export type RowMode = 'array' | 'object'
export type Message = {
  kind: string
  sql?: string
  params?: unknown[]
  rowMode?: RowMode | undefined
}
/** Where the data are, in memory without a folder, and what is set for the session. */
type Opening = { dataDir?: string; settings: typeof PLANNER }
type Reply = { id: number; result?: unknown; error?: { message: string; code?: string } }

/** A PostgreSQL error as the worker reported it; `code` is the SQLSTATE. */
export class DatabaseError extends Error {
  readonly code: string
  constructor({ message, code }: { message: string; code?: string }) {
    super(message)
    this.name = 'DatabaseError'
    this.code = code ?? ''
  }
}

/** A worker thread with PGlite in it, from its start to its end. */
export type PgliteThread = {
  /** Rejects when the database cannot be opened. */
  ready: Promise<unknown>
  /** Kills the worker when it has not answered within `silentMs`: it never will. */
  send(message: Message, silentMs: number): Promise<unknown>
  /** Resolves when the thread has ended and writes no more. */
  terminate(): Promise<unknown>
}

/**
 * Has a thread open a database. `onEnd` is told at once when it is lost, while the thread may still be ending.
 */
export function attachThread(
  worker: Worker,
  opening: Opening,
  onEnd: (reason: Error) => void,
): PgliteThread {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let last = 0
  let end: Error | null = null

  function fail(error: Error): void {
    if (!end) onEnd(error)
    end ??= error
    for (const call of waiting.values()) call.reject(end)
    waiting.clear()
  }
  worker.on('message', ({ id, result, error }: Reply) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (error) call?.reject(new DatabaseError(error))
    else call?.resolve(result)
  })
  worker.on('error', (error) =>
    fail(new Error(`database worker ended: ${String(error.message ?? error)}`, { cause: error })),
  )
  worker.on('exit', (code) => fail(new Error(`database worker ended with ${code}`)))

  const reply = (id: number) =>
    new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
  const ready = reply(0)
  worker.postMessage({ id: 0, kind: 'open', ...opening })

  function watch(silentMs: number): NodeJS.Timeout | undefined {
    if (silentMs === Number.POSITIVE_INFINITY) return undefined
    const seconds = silentMs / 1000
    return setTimeout(() => {
      fail(new Error(`database worker ended: no answer for ${seconds} s, so it was killed`))
      void worker.terminate()
    }, silentMs)
  }

  async function send(message: Message, silentMs: number): Promise<unknown> {
    // The worker has ended: nothing would ever answer.
    if (end) throw end
    last += 1
    const answer = reply(last)
    worker.postMessage({ id: last, ...message })
    const timer = watch(silentMs)
    try {
      return await answer
    } finally {
      clearTimeout(timer)
    }
  }
  return { ready, send, terminate: () => worker.terminate() }
}
