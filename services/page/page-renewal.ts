import { randomUUID } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'

/** Longest rendering that is waited for, ms. */
const RENDER_MS = 10_000
const HEADER = 'x-page-renewal'
/** Nobody outside can have a page rendered by it. */
const secret = randomUUID()

/** Whether a request is this process's own, to render a page once more. */
export function isRenewal({ headers }: IncomingMessage): boolean {
  return headers[HEADER] === secret
}

/**
 * Has this process render the page of a request once more, as it would for its visitor, over a
 * connection of its own: Next renders only what it is asked for. The status; 0 when it came to none.
 */
export function renewPage({ headers, url, socket }: IncomingMessage): Promise<number> {
  const { localAddress, localPort } = socket
  const { host, cookie } = headers
  return new Promise((done) => {
    const request = get({
      host: localAddress,
      port: localPort,
      path: url,
      timeout: RENDER_MS,
      headers: {
        'accept-encoding': 'gzip',
        [HEADER]: secret,
        ...(host && { host }),
        ...(cookie && { cookie }),
      },
    })
    request.on('response', (response) => {
      response.resume().on('close', () => done(response.statusCode ?? 0))
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => done(0))
  })
}
