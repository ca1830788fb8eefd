import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** A page as it goes out: compressed, with the headers rendering gave it. */
type Kept = { body: Buffer; headers: Map<string, OutgoingHttpHeader>; freshUntil: number }

export type PageCache = {
  /** Sends a kept page; false when there is none fresh, and the caller is to render it. */
  send(key: string, req: IncomingMessage, res: ServerResponse): boolean
  /** Keeps what will be rendered into the response, if it turns out well. */
  keep(key: string, res: ServerResponse): void
}

const BYTES_MAX = 32 * 1024 * 1024
/** Who finds a page stale renders it; others are sent the stale one meanwhile, so long at most, ms. */
const RENDER_MS = 5000
/** Headers of the page itself; the rest belongs to one answer, or is set on every answer anyway. */
const OWN_HEADERS = ['cache-control', 'content-type', 'etag']
const OK = 200

const compress = promisify(gzip)

/** Calls `onEnd` with all that is written to a response once it is ended. */
function record(res: ServerResponse, onEnd: (body: Buffer) => void): void {
  const { write, end } = res
  const chunks: Uint8Array[] = []
  const take = ([chunk]: unknown[]) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk))
    else if (chunk instanceof Uint8Array) chunks.push(chunk)
  }
  res.write = (...args: unknown[]) => {
    take(args)
    return Reflect.apply(write, res, args)
  }
  res.end = (...args: unknown[]) => {
    take(args)
    onEnd(Buffer.concat(chunks))
    return Reflect.apply(end, res, args)
  }
}

/**
 * Rendered pages kept for `ttlMs`. Rendering knows no person (DESIGN decision 4), so a page is the
 * same for all visitors of an area; prices and stock in it are as old as `ttlMs` at most, and the
 * browser asks for them anew before they matter.
 */
export function createPageCache(ttlMs: number, now: () => number = Date.now): PageCache {
  const pages = new LRUCache<string, Kept>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ body }) => body.length,
  })

  async function store(key: string, html: Buffer, headers: Kept['headers']) {
    const body = await compress(html)
    pages.set(key, { body, headers, freshUntil: now() + ttlMs })
  }

  return {
    send(key, req, res) {
      const page = pages.get(key)
      if (!page || !/\bgzip\b/.test(String(req.headers['accept-encoding']))) return false
      if (now() >= page.freshUntil) {
        page.freshUntil = now() + RENDER_MS
        return false
      }
      res.setHeaders(page.headers)
      res.setHeader('Content-Encoding', 'gzip')
      res.setHeader('Content-Length', page.body.length)
      res.setHeader('Vary', 'Accept-Encoding')
      res.end(req.method === 'HEAD' ? undefined : page.body)
      return true
    },
    keep(key, res) {
      record(res, (html) => {
        if (res.statusCode !== OK || html.length === 0) return
        const own = OWN_HEADERS.flatMap((name) => {
          const value = res.getHeader(name)
          return value === undefined ? [] : [[name, value] as const]
        })
        store(key, html, new Map(own)).catch((error: unknown) => {
          console.error('a page could not be kept', error) // it is rendered again the next time
        })
      })
    },
  }
}
