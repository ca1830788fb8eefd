// Opens the embedded database as the first thing a process does. It takes its thread as long as the process takes to
// read its code, and both have a core (docs/decisions/044).
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { lockFolder } from './data-lock.mjs'
import { DATA, embeddedDir, hasData } from './data-place.mjs'

/** What ends the lock of a folder; undefined where it cannot be locked, and asking again says why. */
function tryLock(dir) {
  try {
    return lockFolder(dir).release
  } catch {
    return undefined
  }
}

/**
 * Locks DATA_DIR and begins to open its database, for whoever asks for them by `opened-ahead.ts`. Does nothing where
 * there is none, or it cannot be locked.
 *
 * @param {{ DATABASE_URL?: string, API_HOST?: string, DATA_DIR?: string }} [said]
 */
export function openAhead(said) {
  const place = embeddedDir(said)
  if (place === null || !hasData(place)) return
  const dir = resolve(place)
  const release = tryLock(dir)
  if (!release) return
  const worker = new Worker(new URL('pglite-worker.mjs', import.meta.url))
  // Nobody waits for this answer: whoever asks for the thread has it open the same once more.
  worker.postMessage({ id: -1, kind: 'open', dataDir: join(dir, DATA) })
  const ahead = { dir, release, worker }
  globalThis.__databaseAhead = ahead
  // A thread that ends before it is asked for is of no use; the next one says why.
  worker.on('error', () => {})
  worker.once('exit', () => (ahead.worker = null))
}
