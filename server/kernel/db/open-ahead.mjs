// Opens the embedded database as the first thing a process does. It takes its thread as long as the process takes to
// read its code, and both have a core (docs/decisions/044).
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { lockFolder } from './data-lock.mjs'

/**
 * Locks DATA_DIR and begins to open its database, for whoever asks for them by `opened-ahead.ts`. Does nothing where
 * there is none, or it cannot be locked: asking says what is wrong.
 *
 * @param {{ DATABASE_URL?: string, API_HOST?: string, DATA_DIR?: string }} [said]
 */
export function openAhead({ DATABASE_URL, API_HOST, DATA_DIR } = process.env) {
  if (DATABASE_URL || API_HOST) return
  const dir = resolve(DATA_DIR || '.data')
  const dataDir = join(dir, 'pgdata')
  if (!existsSync(dataDir)) return
  let release
  try {
    release = lockFolder(dir).release
  } catch {
    return
  }
  if (!release) return
  const worker = new Worker(new URL('pglite-worker.mjs', import.meta.url))
  // Nobody waits for this answer: whoever asks for the thread has it open the same once more.
  worker.postMessage({ id: -1, kind: 'open', dataDir })
  const ahead = { dir, release, dataDir, worker }
  globalThis.__databaseAhead = ahead
  // A thread that ends before it is asked for is of no use; the next one says why.
  worker.on('error', () => {})
  worker.once('exit', () => (ahead.worker = null))
}
