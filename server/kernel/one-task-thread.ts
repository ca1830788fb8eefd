import { basename } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { countWorkerFailure } from './metrics'
import { startThread } from './thread'

type Task = {
  /** The thread's file, from the root of the project. */
  file: string
  data: unknown
  /** Posted after `data`, one at a time, so that copying them stops nobody. */
  parts?: Iterable<unknown>
  /** Longest time the task may take, ms. */
  timeMs: number
}

/** Memory of one task, MB: one that needs more is not a buyer's. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/**
 * Has a thread of its own do one task and post one message; null when it takes too long, too much
 * memory, or fails.
 */
export async function runInThread<Reply>({
  file,
  data,
  parts = [],
  timeMs,
}: Task): Promise<Reply | null> {
  const worker = startThread(file, { workerData: data, resourceLimits: LIMITS })
  let timer: NodeJS.Timeout | undefined
  const reply = new Promise<Reply | null>((done) => {
    timer = setTimeout(() => done(null), timeMs)
    worker.once('message', done)
    worker.once('error', () => done(null))
    worker.once('exit', () => done(null))
  })
  try {
    for (const part of parts) {
      worker.postMessage(part)
      await setImmediate()
    }
    const answer = await reply
    if (answer === null) countWorkerFailure(basename(file))
    return answer
  } finally {
    clearTimeout(timer)
    void worker.terminate()
  }
}
