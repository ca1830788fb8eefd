import { randomUUID } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { pageCookieHeader } from './page-cookies'

/** Longest rendering that is waited for, ms. */
const RENDER_MS = 10_000
const HEADER = 'x-page-renewal'
/** Nobody outside can have a page rendered by it. */
const secret = randomUUID()

/** Whether a request is this process's own, to render a page once more. */
export function isRenewal({ headers }: IncomingMessage): boolean {
  return headers[HEADER] === secret
}

/** What makes a page, and where this process listens: nothing of who asked for it. */
export type PageSource = {
  url: string | undefined
  host: string | undefined
  cookie: string
  address: string | undefined
  port: number | undefined
}

/** The source of the page that a request asks for. */
export function sourceOf({ headers, url, socket }: IncomingMessage): PageSource {
  return {
    url,
    host: headers.host,
    cookie: pageCookieHeader(headers.cookie),
    address: socket.localAddress,
    port: socket.localPort,
  }
}

/**
 * Has this process render a page once more, over a connection of its own: Next renders only what it is asked
 * for. The status; 0 when it came to none.
 */
export function renewPage({ url, host, cookie, address, port }: PageSource): Promise<number> {
  return new Promise((done) => {
    const request = get({
      host: address,
      port,
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
