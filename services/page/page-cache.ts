import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { isRenewal, renewPage } from './page-renewal'

/** A page as sent: compressed, with the headers of its rendering. */
type Kept = {
  body: Buffer
  headers: Map<string, OutgoingHttpHeader>
  at: number
  /** Its number in the order of rendering. */
  rendering: number
  isRenewed: boolean
}

/** What became of a request: a stale page has been sent like a hit, after a miss the caller must render. */
export type CacheResult = 'hit' | 'stale' | 'miss'

export type PageCache = {
  /** Sends a cached page that is not too old; a stale one is renewed meanwhile. */
  send(key: string, req: IncomingMessage, res: ServerResponse): CacheResult
  /** Caches the page rendered into the response, if it succeeds. */
  keep(key: string, res: ServerResponse): void
  /** Forgets every page. */
  clear(): void
}

const BYTES_MAX = 32 * 1024 * 1024
/** How long a page is sent after it has gone stale, ms: time enough to render it anew. */
const STALE_MS = 20_000
/** Headers cached with the page; others belong to one response, or are set on every response. */
const OWN_HEADERS = ['cache-control', 'content-type', 'etag', 'x-accel-expires']
const OK = 200

const compress = promisify(gzip)

/** Calls `onEnd` with the full body when a response ends. */
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

type Options = {
  /** Has the page of a request rendered once more, which keeps it; its status. */
  renew?: (req: IncomingMessage) => Promise<number>
  now?: () => number
  isShared?: boolean
}

/**
 * Rendered pages cached for `ttlMs`. SSR knows no user (DESIGN decision 4), so a page is the
 * same for all visitors of an area; its prices and stock are at most `ttlMs` and 20 s old, and the
 * browser refetches them before they matter. Whoever finds a stale page gets it, and `renew` has it
 * rendered once more meanwhile; one that cannot be rendered is forgotten. `isShared`: a proxy in front
 * may keep pages for `ttlMs` too, which X-Accel-Expires tells it alone (deploy/nginx).
 */
export function createPageCache(
  ttlMs: number,
  { renew = renewPage, now = Date.now, isShared = false }: Options = {},
): PageCache {
  const pages = new LRUCache<string, Kept>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ body }) => body.length,
  })

  let renderings = 0

  /** Compressing may end in another order than rendering did: an older page never replaces a newer one. */
  async function store(key: string, html: Buffer, headers: Kept['headers']) {
    renderings += 1
    const rendering = renderings
    const body = await compress(html)
    if ((pages.peek(key)?.rendering ?? 0) > rendering) return
    pages.set(key, { body, headers, at: now(), rendering, isRenewed: false })
  }

  function renewOnce(key: string, page: Kept, req: IncomingMessage): void {
    if (page.isRenewed) return
    page.isRenewed = true
    void renew(req).then((status) => {
      if (status !== OK && pages.get(key) === page) pages.delete(key)
    })
  }

  return {
    clear: () => pages.clear(),
    send(key, req, res) {
      const page = pages.get(key)
      const age = page ? now() - page.at : Number.POSITIVE_INFINITY
      const isReadable = /\bgzip\b/.test(String(req.headers['accept-encoding']))
      if (!page || !isReadable || age >= ttlMs + STALE_MS || isRenewal(req)) return 'miss'
      const isStale = age >= ttlMs
      if (isStale) renewOnce(key, page, req)
      res.setHeaders(page.headers)
      res.setHeader('Content-Encoding', 'gzip')
      res.setHeader('Content-Length', page.body.length)
      res.setHeader('Vary', 'Accept-Encoding')
      if (isStale && isShared) res.setHeader('X-Accel-Expires', 1)
      res.end(req.method === 'HEAD' ? undefined : page.body)
      return isStale ? 'stale' : 'hit'
    },
    keep(key, res) {
      if (isShared && res.statusCode === OK) {
        res.setHeader('X-Accel-Expires', Math.ceil(ttlMs / 1000))
      }
      record(res, (html) => {
        if (res.statusCode !== OK || html.length === 0) return
        const own = OWN_HEADERS.flatMap((name) => {
          const value = res.getHeader(name)
          return value === undefined ? [] : [[name, value] as const]
        })
        store(key, html, new Map(own)).catch((error: unknown) => {
          console.error('page cache failed', error) // it will be rendered again
        })
      })
    },
  }
}
