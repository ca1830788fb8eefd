import { AsyncLocalStorage } from 'node:async_hooks'
import type { Worker } from 'node:worker_threads'
import { watchQueue } from '@/server/kernel/metrics'
import { startThread } from '@/server/kernel/thread'
import { timeLeft } from '@/server/kernel/time-budget'
import { takeThreadAhead } from './opened-ahead'
import { attachThread, type PgliteThread, type RowMode } from './pglite-thread'
import { watchThread } from './pglite-watchdog'
import { PLANNER } from './planner'
import { createTurns } from './turns'
import { DatabaseBusyError, requireTime, within } from './within'

type QueryOptions = { rowMode?: RowMode }

/** The subset of PGlite's interface that Drizzle uses, over messages to a worker thread. */
export type PgliteClient = {
  query(sql: string, params?: unknown[], options?: QueryOptions): Promise<unknown>
  exec(sql: string): Promise<unknown>
  transaction<T>(run: (tx: PgliteClient) => Promise<T>): Promise<T>
}

/** One embedded database, for users of different patience. */
export type Pglite = {
  calls: PgliteClient
  jobs: PgliteClient
  unlimited: PgliteClient
  /** Runs while nobody uses the database and its files hold all that was committed. */
  rest<T>(run: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

type Patience = {
  /** Longest wait for one's turn, and for an answer, before the caller is told to come back, ms. */
  answerMs: number
  /** Longest statement: the worker is then killed, and the folder opened by another, ms. */
  silentMs: number
}

/** PGlite knows no statement_timeout: these limits stand in for PostgreSQL's. */
const PATIENCE = {
  calls: { answerMs: 3000, silentMs: 10_000 },
  jobs: { answerMs: 30_000, silentMs: 30_000 },
}
const UNLIMITED = { answerMs: Number.POSITIVE_INFINITY, silentMs: Number.POSITIVE_INFINITY }
/** How long a closing database is waited for, ms. */
const CLOSE_MS = 10_000

type Start = { dataDir?: string }
export type PgliteOptions = {
  patience?: Record<'calls' | 'jobs', Patience>
  startWorker?: (start: Start) => Worker
  report?: (line: string) => void
}

const startPglite = ({ dataDir }: Start) =>
  takeThreadAhead(dataDir) ?? startThread('server/kernel/db/pglite-worker.mjs')

/** Opens PGlite in a worker thread; in memory when there is no folder. */
export async function openPglite(
  start: Start,
  { patience = PATIENCE, startWorker = startPglite, report = console.error }: PgliteOptions = {},
): Promise<Pglite> {
  const watchdog = await watchThread({
    open: (onEnd) => attachThread(startWorker(start), { ...start, settings: PLANNER }, onEnd),
    canReopen: start.dataDir !== undefined,
    report,
  })
  const inside = new AsyncLocalStorage<true>()
  const turns = createTurns()
  watchQueue('embedded database', turns.lengths)

  /** The database for one statement or transaction at a time: there is a single connection. */
  function takeTurn(waitMs: number) {
    if (inside.getStore()) {
      throw new Error('database used inside its own transaction: pass the transaction on')
    }
    return turns.take(watchdog.current, waitMs)
  }

  function clientFor({ answerMs, silentMs }: Patience): PgliteClient {
    /** How long to wait now, ms: what nothing limits ignores the request it runs for, too. */
    const patienceMs = () =>
      answerMs === UNLIMITED.answerMs ? answerMs : Math.min(answerMs, timeLeft())

    const statements = (
      send: (message: Parameters<PgliteThread['send']>[0]) => Promise<unknown>,
    ) => ({
      query: (sql: string, params?: unknown[], options?: QueryOptions) =>
        send({ kind: 'query', sql, params: params ?? [], rowMode: options?.rowMode }),
      exec: (sql: string) => send({ kind: 'exec', sql }),
    })

    async function transaction<T>(run: (tx: PgliteClient) => Promise<T>): Promise<T> {
      const { holder: thread, pass } = await takeTurn(requireTime(patienceMs()))
      const own = statements(async (message) => {
        const waitMs = requireTime(patienceMs())
        return within(waitMs, thread.send(message, silentMs))
      })
      try {
        await own.exec('begin')
        const result = await inside.run(true, () => run({ ...client, ...own }))
        await own.exec('commit')
        pass()
        return result
      } catch (error) {
        // The next turn begins when this has been undone; its caller waits only for a worker
        // that answers.
        const undone = thread.send({ kind: 'exec', sql: 'rollback' }, silentMs)
        const passed = undone.catch(() => {}).then(pass)
        if (!(error instanceof DatabaseBusyError)) await passed
        throw error
      }
    }

    const client: PgliteClient = {
      ...statements(async (message) => {
        const { holder: thread, pass } = await takeTurn(requireTime(patienceMs()))
        const answer = thread.send(message, silentMs)
        void answer.catch(() => {}).then(pass)
        return within(patienceMs(), answer)
      }),
      transaction,
    }
    return client
  }

  const unlimited = clientFor(UNLIMITED)
  return {
    calls: clientFor(patience.calls),
    jobs: clientFor(patience.jobs),
    unlimited,
    async rest(run) {
      const { holder: thread, pass } = await takeTurn(UNLIMITED.answerMs)
      try {
        await thread.send({ kind: 'exec', sql: 'checkpoint' }, UNLIMITED.silentMs)
        return await run()
      } finally {
        pass()
      }
    },
    async close() {
      const { holder: thread, pass } = await takeTurn(CLOSE_MS)
      watchdog.stop()
      try {
        await thread.send({ kind: 'close' }, CLOSE_MS)
      } finally {
        await thread.terminate()
        pass()
      }
    },
  }
}
