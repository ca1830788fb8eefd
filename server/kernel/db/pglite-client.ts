import { AsyncLocalStorage } from 'node:async_hooks'
import { startThread } from '@/server/kernel/thread'

type RowMode = 'array' | 'object'
type Message = { kind: string; sql?: string; params?: unknown[]; rowMode?: RowMode | undefined }
type Reply = { id: number; result?: unknown; error?: { message: string; code?: string } }
type QueryOptions = { rowMode?: RowMode }

/** A PostgreSQL error as the worker reported it; `code` is the SQLSTATE. */
export class DatabaseError extends Error {
  readonly code: string
  constructor({ message, code }: { message: string; code?: string }) {
    super(message)
    this.name = 'DatabaseError'
    this.code = code ?? ''
  }
}

/** The subset of PGlite's interface that Drizzle uses, over messages to a worker thread. */
export type PgliteClient = {
  query(sql: string, params?: unknown[], options?: QueryOptions): Promise<unknown>
  exec(sql: string): Promise<unknown>
  transaction<T>(run: (tx: PgliteClient) => Promise<T>): Promise<T>
  /** Runs while nobody uses the database and its files hold all that was committed. */
  rest<T>(run: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

type Start = { dataDir?: string }

function startWorker(start: Start) {
  const worker = startThread('server/kernel/db/pglite-worker.mjs', { workerData: start })
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let last = 0
  let ended: Error | null = null

  function fail(error: Error) {
    ended = error
    for (const call of waiting.values()) call.reject(error)
    waiting.clear()
  }
  worker.on('message', ({ id, result, error }: Reply) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (error) call?.reject(new DatabaseError(error))
    else call?.resolve(result)
  })
  worker.on('error', fail)
  worker.on('exit', (code) => fail(new Error(`database worker ended with ${code}`)))

  const reply = (id: number) =>
    new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
  const ready = reply(0)

  function send(message: Message): Promise<unknown> {
    // The worker has ended: nothing would ever answer.
    if (ended) return Promise.reject(ended)
    last += 1
    const answer = reply(last)
    worker.postMessage({ id: last, ...message })
    return answer
  }
  return { ready, send, terminate: () => worker.terminate() }
}

/** Opens PGlite in a worker thread; in memory when there is no folder. */
export async function openPglite(start: Start): Promise<PgliteClient> {
  const { ready, send, terminate } = startWorker(start)
  await ready
  const inside = new AsyncLocalStorage<true>()
  let queue: Promise<unknown> = Promise.resolve()

  /** One statement or transaction at a time: there is a single connection. */
  function exclusive<T>(run: () => Promise<T>): Promise<T> {
    if (inside.getStore()) {
      throw new Error('database used inside its own transaction: pass the transaction on')
    }
    const turn = queue.then(run)
    queue = turn.catch(() => undefined)
    return turn
  }

  const direct: Pick<PgliteClient, 'query' | 'exec'> = {
    query: (sql, params, options) =>
      send({ kind: 'query', sql, params: params ?? [], rowMode: options?.rowMode }),
    exec: (sql) => send({ kind: 'exec', sql }),
  }

  function transaction<T>(run: (tx: PgliteClient) => Promise<T>): Promise<T> {
    return exclusive(async () => {
      await direct.exec('begin')
      try {
        const result = await inside.run(true, () => run({ ...client, ...direct }))
        await direct.exec('commit')
        return result
      } catch (error) {
        await direct.exec('rollback')
        throw error
      }
    })
  }

  const client: PgliteClient = {
    query: (sql, params, options) => exclusive(() => direct.query(sql, params, options)),
    exec: (sql) => exclusive(() => direct.exec(sql)),
    transaction,
    rest: (run) =>
      exclusive(async () => {
        await direct.exec('checkpoint')
        return run()
      }),
    async close() {
      await exclusive(() => send({ kind: 'close' }))
      await terminate()
    },
  }
  return client
}
