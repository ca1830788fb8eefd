/**
 * The way to a running mall: a local socket in its data folder. Plain JavaScript, because the command
 * line knows it before anything is compiled.
 */
import { request } from 'node:http'
import { join, relative, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

const SOCKET = 'operations.sock'
/** Duration of a large import, ms. */
const ANSWER_MS = 120_000
/** Operating systems limit the length of a socket path. */
const PATH_MAX = 100
/** Statuses of the socket's answers. */
export const DONE = 200
export const REFUSED = 422

/**
 * Socket of the mall on this data folder, a pipe on Windows; null where its path would be too long.
 * @param {string} dataDir
 * @returns {string | null}
 */
export function socketPath(dataDir) {
  const absolute = resolve(dataDir, SOCKET)
  if (process.platform === 'win32') return join('\\\\.\\pipe', absolute.replaceAll(/[\\/:]/g, '-'))
  const near = relative(process.cwd(), absolute)
  const path = near.length < absolute.length ? near : absolute
  return path.length <= PATH_MAX ? path : null
}

/**
 * Sends a command to a socket: its status and text. Rejects when nobody answers there.
 * @param {string} path
 * @param {object} command
 * @returns {Promise<{ status: number | undefined, answer: string }>}
 */
export function askSocket(path, command) {
  return new Promise((done, fail) => {
    const call = request({ socketPath: path, method: 'POST', timeout: ANSWER_MS })
    call.on('timeout', () => call.destroy())
    call.on('error', fail)
    call.on('response', (response) => {
      text(response).then((answer) => done({ status: response.statusCode, answer }), fail)
    })
    call.end(JSON.stringify(command))
  })
}
