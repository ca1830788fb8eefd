import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Starts a worker from a file of this project. Its path is resolved at run time: a bundler
 * that sees the path in `new Worker()` would bundle the file itself.
 */
export function startThread(file: string, options?: WorkerOptions): Worker {
  return new Worker(pathToFileURL(resolve(process.cwd(), file)), options)
}
