import { TEXT } from '@/contract/texts'
import { createFairQueue } from '@/server/kernel/http/fair-queue'
import { HttpError } from '@/server/kernel/http/http-error'
import { runInThread } from '@/server/kernel/one-task-thread'

export type Entry = { name: string; body: Uint8Array }

const WORKER = 'server/modules/account/own-data/archive-worker.mjs'
const TIME_MS = 30_000
const inTurn = createFairQueue({ name: 'own data', atOnce: 1 })

function* partsOf(entries: readonly Entry[]): Iterable<Entry | null> {
  yield* entries
  yield null
}

/** A zip of files, packed in a thread; `caller` waits for its turn. */
export function zipOf(caller: string, entries: readonly Entry[]): Promise<Uint8Array<ArrayBuffer>> {
  return inTurn(caller, async () => {
    const data = null
    const parts = partsOf(entries)
    const packed = await runInThread<Uint8Array<ArrayBuffer>>({
      file: WORKER,
      data,
      parts,
      timeMs: TIME_MS,
    })
    if (packed) return packed
    throw new HttpError('UNAVAILABLE', TEXT.unavailable, { retryAfter: TIME_MS / 1000 })
  })
}
