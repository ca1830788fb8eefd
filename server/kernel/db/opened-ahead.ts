import { join, resolve } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { DATA } from './data-place.mjs'

/** What `open-ahead.mjs` holds: the lock of a DATA_DIR, and the thread that opens its database. */
type Ahead = { dir: string; release: (() => void) | null; worker: Worker | null }

declare global {
  var __databaseAhead: Ahead | undefined
}

/** What ends the lock of this folder, if this process has it already; once. */
export function takeLockAhead(dir: string): (() => void) | null {
  const ahead = globalThis.__databaseAhead
  if (!ahead?.release || ahead.dir !== resolve(dir)) return null
  const { release } = ahead
  ahead.release = null
  return release
}

/** The thread that opens this database already; once. */
export function takeThreadAhead(dataDir: string | undefined): Worker | null {
  const ahead = globalThis.__databaseAhead
  if (!ahead?.worker || dataDir === undefined || join(ahead.dir, DATA) !== resolve(dataDir)) {
    return null
  }
  const { worker } = ahead
  ahead.worker = null
  return worker
}
