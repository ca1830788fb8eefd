import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** A page as sent: compressed, with the headers of its rendering. */
type Kept = { body: Buffer; headers: Map<string, OutgoingHttpHeader>; freshUntil: number }

/** What became of a request: only a hit has been answered, after the others the caller must render. */
export type CacheResult = 'hit' | 'stale' | 'miss'

export type PageCache = {
  /** Sends a cached page if there is a fresh one. */
  send(key: string, req: IncomingMessage, res: ServerResponse): CacheResult
  /** Caches the page rendered into the response, if it succeeds. */
  keep(key: string, res: ServerResponse): void
  /** Forgets every page. */
  clear(): void
}

const BYTES_MAX = 32 * 1024 * 1024
/** One request re-renders a stale page; others get the stale one meanwhile, up to this long, ms. */
const RENDER_MS = 5000
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

/**
 * Rendered pages cached for `ttlMs`. SSR knows no user (DESIGN decision 4), so a page is the
 * same for all visitors of an area; its prices and stock are at most `ttlMs` old, and the
 * browser refetches them before they matter. `isShared`: a proxy in front may keep them as long,
 * which X-Accel-Expires tells it alone (deploy/nginx).
 */
export function createPageCache(
  ttlMs: number,
  { now = Date.now, isShared = false }: { now?: () => number; isShared?: boolean } = {},
): PageCache {
  const pages = new LRUCache<string, Kept>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ body }) => body.length,
  })

  async function store(key: string, html: Buffer, headers: Kept['headers']) {
    const body = await compress(html)
    pages.set(key, { body, headers, freshUntil: now() + ttlMs })
  }

  return {
    clear: () => pages.clear(),
    send(key, req, res) {
      const page = pages.get(key)
      if (!page || !/\bgzip\b/.test(String(req.headers['accept-encoding']))) return 'miss'
      if (now() >= page.freshUntil) {
        page.freshUntil = now() + RENDER_MS
        return 'stale'
      }
      res.setHeaders(page.headers)
      res.setHeader('Content-Encoding', 'gzip')
      res.setHeader('Content-Length', page.body.length)
      res.setHeader('Vary', 'Accept-Encoding')
      res.end(req.method === 'HEAD' ? undefined : page.body)
      return 'hit'
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
