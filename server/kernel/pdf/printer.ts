import { basename } from 'node:path'
import { TEXT } from '@/contract/texts'
import { HttpError } from '@/server/kernel/http/http-error'
import { countWorkerFailure, watchQueue } from '@/server/kernel/metrics'
import { startThread } from '@/server/kernel/thread'

type Reply = { id: number; pdf?: Uint8Array<ArrayBuffer>; error?: string }
type Waiting = { resolve(pdf: Uint8Array<ArrayBuffer>): void; reject(error: Error): void }

/** The worker holds two fonts, 40 MB: it is terminated after this idle time. */
const IDLE_MS = 60_000
/** Longest time for one document and those before it, ms; then the worker is ended. */
const TIME_MS = 20_000
/** Documents that wait for the one worker: each takes a tenth of a second. */
const WAITING_MAX = 50

function startWorker<Content>(file: string, onEnd: () => void) {
  const worker = startThread(file)
  worker.unref()
  const waiting = new Map<number, Waiting>()
  let last = 0

  function fail(error: Error) {
    for (const one of waiting.values()) one.reject(error)
    waiting.clear()
    onEnd()
  }
  worker.on('error', (error) => {
    countWorkerFailure(basename(file))
    fail(error)
  })
  worker.on('exit', (code) => fail(new Error(`${file} ended with ${code}`)))
  worker.on('message', ({ id, pdf, error }: Reply) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (pdf) one?.resolve(pdf)
    else one?.reject(new Error(`${file}: ${error}`))
  })

  return {
    tasks: () => waiting.size,
    end: () => worker.terminate(),
    async print(content: Content): Promise<Uint8Array<ArrayBuffer>> {
      if (waiting.size >= WAITING_MAX) {
        throw new HttpError('UNAVAILABLE', TEXT.unavailable, { retryAfter: TIME_MS / 1000 })
      }
      last += 1
      const id = last
      const pdf = new Promise<Uint8Array<ArrayBuffer>>((done, reject) =>
        waiting.set(id, { resolve: done, reject }),
      )
      const timer = setTimeout(() => {
        countWorkerFailure(basename(file))
        void worker.terminate()
      }, TIME_MS)
      worker.postMessage({ id, content })
      try {
        return await pdf
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

/** Prints PDFs in a worker thread, which starts with the first one. */
export function createPrinter<Content>(file: string) {
  type Printing = ReturnType<typeof startWorker<Content>>
  let current: Printing | null = null
  let idle: NodeJS.Timeout | undefined
  watchQueue(basename(file), () => {
    const tasks = current?.tasks() ?? 0
    return { running: Math.min(tasks, 1), waiting: Math.max(tasks - 1, 0) }
  })

  function rest(worker: Printing) {
    clearTimeout(idle)
    idle = setTimeout(() => {
      if (worker.tasks() === 0) void worker.end()
    }, IDLE_MS).unref()
  }

  return async (content: Content): Promise<Uint8Array<ArrayBuffer>> => {
    const worker =
      current ??
      startWorker<Content>(file, () => {
        if (current === worker) current = null
      })
    current = worker
    try {
      return await worker.print(content)
    } finally {
      rest(worker)
    }
  }
}
