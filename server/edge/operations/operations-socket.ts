import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { OperatorError } from '@/server/kernel/operator-error'
import type { Command } from './operations'
import { askSocket, DONE, REFUSED, socketPath } from './operations-door.mjs'

/** Asks a running mall to copy its data into the folder named: no operator's command, `npm run backup` does. */
export const COPY_DATA = 'copy-data'

/**
 * The embedded database has one writer, the running mall: it listens for operators' commands on a
 * local socket in its data folder. Write access to that folder is access to the data.
 */
const OWNER_ONLY = 0o600
const ACTOR_MAX = 60

/** A command over the socket; `actor` is the system's user who gave it. */
export type SocketCommand = Command & { actor?: string | undefined }

const command = z.object({
  verb: z.string(),
  args: z.array(z.string()),
  json: z._default(z.boolean(), false),
  actor: z.optional(z.string().check(z.maxLength(ACTOR_MAX))),
})

/** Socket of the mall on this data folder; throws OperatorError if its path is too long. */
function requirePath(dataDir: string): string {
  const path = socketPath(dataDir)
  if (path) return path
  throw new OperatorError(`DATA_DIR is too deep for operators' commands: ${dataDir}`)
}

async function perform(
  message: IncomingMessage,
  run: (command: SocketCommand) => Promise<string>,
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
  run: (command: SocketCommand) => Promise<string>,
  onError: (error: Error) => void,
): () => void {
  const path = requirePath(dataDir)
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
export async function askRunningMall(dataDir: string, command: SocketCommand): Promise<string> {
  const { status, answer } = await askSocket(requirePath(dataDir), command).catch(() => {
    throw new OperatorError('the mall that runs on this DATA_DIR does not answer')
  })
  if (status === DONE) return answer
  throw new OperatorError(answer)
}
