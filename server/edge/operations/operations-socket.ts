import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { join, relative, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { OperatorError } from '@/server/kernel/operator-error'
import type { Command } from './operations'

/**
 * The embedded database has one writer, the running mall: it listens for operators' commands on a
 * local socket in its data folder. Write access to that folder is access to the data.
 */
const SOCKET = 'operations.sock'
/** Duration of a large import, ms. */
const ANSWER_MS = 120_000
/** Operating systems limit the length of a socket path. */
const PATH_MAX = 100
const OWNER_ONLY = 0o600
const DONE = 200
const REFUSED = 422

const command = z.object({ verb: z.string(), args: z.array(z.string()) })

/** Socket of the mall on this data folder; a pipe on Windows. Throws OperatorError if too long. */
function socketPath(dataDir: string): string {
  const absolute = resolve(dataDir, SOCKET)
  if (process.platform === 'win32') return join('\\\\.\\pipe', absolute.replaceAll(/[\\/:]/g, '-'))
  const near = relative(process.cwd(), absolute)
  const path = near.length < absolute.length ? near : absolute
  if (path.length <= PATH_MAX) return path
  throw new OperatorError(`DATA_DIR is too deep for operators' commands: ${absolute}`)
}

async function perform(
  message: IncomingMessage,
  run: (command: Command) => Promise<string>,
): Promise<{ status: number; answer: string }> {
  try {
    const written: unknown = JSON.parse(await text(message))
    return { status: DONE, answer: await run(command.parse(written)) }
  } catch (error) {
    return { status: REFUSED, answer: error instanceof Error ? error.message : String(error) }
  }
}

/** Listens for operators' commands; does not keep the process alive. Returns a stop function. */
export function serveOperations(
  dataDir: string,
  run: (command: Command) => Promise<string>,
  onError: (error: Error) => void,
): () => void {
  const path = socketPath(dataDir)
  const isFile = process.platform !== 'win32'
  mkdirSync(dataDir, { recursive: true })
  // Left by a killed process; the lock on the data rules out another one.
  if (isFile) rmSync(path, { force: true })
  const server = createServer(async (message, response) => {
    const { status, answer } = await perform(message, run)
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(answer)
  })
  server.on('error', onError)
  server.listen(path, () => {
    if (isFile) chmodSync(path, OWNER_ONLY)
  })
  server.unref()
  return () => {
    server.close()
    if (isFile) rmSync(path, { force: true })
  }
}

/** Runs a command in the mall on this folder; throws OperatorError with its one-line error. */
export function askRunningMall(dataDir: string, { verb, args }: Command): Promise<string> {
  return new Promise((done, fail) => {
    const away = () =>
      fail(new OperatorError('the mall that runs on this DATA_DIR does not answer'))
    const call = request({ socketPath: socketPath(dataDir), method: 'POST', timeout: ANSWER_MS })
    call.on('timeout', () => call.destroy())
    call.on('error', away)
    call.on('response', (response) => {
      text(response).then((answer) => {
        if (response.statusCode === DONE) done(answer)
        else fail(new OperatorError(answer))
      }, away)
    })
    call.end(JSON.stringify({ verb, args }))
  })
}
