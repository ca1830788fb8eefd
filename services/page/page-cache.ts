import type { IncomingMessage, OutgoingHttpHeader, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { isRenewal, type PageSource, renewPage, sourceOf } from './page-renewal'

/** A page as sent: compressed, with the headers of its rendering. */
type Kept = {
  body: Buffer
  headers: Map<string, OutgoingHttpHeader>
  at: number
  /** When a visitor last asked for it. */
  askedAt: number
  source: PageSource
  /** Names what it was rendered from, beside its address. */
  content: string
  /** Its number in the order of answers. */
  turn: number
  isRenewed: boolean
}

/** What became of a request: a stale page has been sent like a hit, after a miss the caller must render. */
export type CacheResult = 'hit' | 'stale' | 'miss'

export type PageCache = {
  /** Sends a cached page that is not too old; a stale one is renewed meanwhile. */
  send(key: string, req: IncomingMessage, res: ServerResponse): CacheResult
  /** Sends a cached page, however old, if it was rendered from the same content; it is new again by that. */
  sendUnchanged(key: string, content: string, res: ServerResponse): boolean
  /** Sends the page rendered into the response as it is cached, if it succeeds: compressed once, in one piece. */
  keep(key: string, content: string, res: ServerResponse): void
  /** Has one page rendered anew that was asked for lately and would soon be too old to be sent. */
  refresh(): Promise<void>
  /** Forgets every page. */
  clear(): void
}

const BYTES_MAX = 32 * 1024 * 1024
/** How long a page is sent after it has gone stale, ms: time enough to render it anew. */
const STALE_MS = 20_000
/** How long a page stays ready after it was asked for, ms, and how many do: a sixteenth of a core. */
const READY_MS = 300_000
const READY_MAX = 50
/** How long before it is too old a page is rendered anew, ms: time enough for all of them. */
const EARLY_MS = 10_000
/**
 * Headers cached with the page; others belong to one response, or are set on every response. X-Accel-Expires
 * stands first, as it does when a page is rendered: nginx obeys whichever of it and Cache-Control comes first.
 */
const OWN_HEADERS = ['x-accel-expires', 'cache-control', 'content-type']
/**
 * Pages rendered anew at once: where one takes longer than the next is due, they would leave a busy
 * machine no time for pages that somebody waits for.
 */
const RENEWALS_AT_ONCE = 2
const OK = 200

/** Level 9 makes 1.3 % less of a list than 6 and takes no longer. */
const GZIP_LEVEL = 9
const gzipped = promisify(gzip)
const compress = (html: string) => gzipped(html, { level: GZIP_LEVEL })

/** Whether the page may be sent as it is kept. */
const isReadable = ({ headers }: IncomingMessage) =>
  /\bgzip\b/.test(String(headers['accept-encoding']))

/** Ends a response with a kept page; a proxy may keep it for `proxyS` seconds instead of what its headers say. */
function answer({ headers, body }: Kept, res: ServerResponse, proxyS?: number): void {
  res.setHeaders(headers)
  if (proxyS !== undefined) res.setHeader('X-Accel-Expires', proxyS)
  res.setHeader('Content-Encoding', 'gzip')
  res.setHeader('Content-Length', body.length)
  res.setHeader('Vary', 'Accept-Encoding')
  res.end(res.req.method === 'HEAD' ? undefined : body)
}

type Rendered = { content: string; res: ServerResponse }

type Options = {
  /** Has a page rendered once more, which keeps it; its status. */
  renew?: (source: PageSource) => Promise<number>
  now?: () => number
  isShared?: boolean
}

/**
 * Rendered pages cached for `ttlMs`. SSR knows no user (DESIGN decision 4), so a page is the
 * same for all visitors of an area; its prices and stock are at most `ttlMs` and 20 s old, and the
 * browser refetches them before they matter. Whoever finds a stale page gets it, and `renew` has it
 * rendered once more meanwhile; one that cannot be rendered is forgotten. Pages asked for in the last minutes are
 * rendered anew by `refresh` before they are too old, so that nobody waits for them either. What is asked anew and found
 * as it was is not rendered again (`sendUnchanged`); with `ttlMs` 0 every page is asked anew. `isShared`: a proxy in front
 * may keep pages for `ttlMs` too, which X-Accel-Expires tells it alone (deploy/nginx).
 */
export function createPageCache(
  ttlMs: number,
  { renew = renewPage, now = Date.now, isShared = false }: Options = {},
): PageCache {
  const sentMs = ttlMs > 0 ? ttlMs + STALE_MS : 0
  const pages = new LRUCache<string, Kept>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ body }) => body.length,
  })

  let turns = 0

  /** Sends what was rendered, and caches it if it succeeded. */
  async function finish(key: string, html: string, { content, res }: Rendered): Promise<void> {
    turns += 1
    const turn = turns
    const body = await compress(html)
    const own = OWN_HEADERS.flatMap((name) => {
      const value = res.getHeader(name)
      return value === undefined ? [] : [[name, value] as const]
    })
    const before = pages.peek(key)
    const askedAt = isRenewal(res.req) ? (before?.askedAt ?? 0) : now()
    const page: Kept = {
      body,
      headers: new Map(own),
      content,
      at: now(),
      askedAt,
      source: sourceOf(res.req),
      turn,
      isRenewed: false,
    }
    // Compressing may end in another order than rendering did: an older page never replaces a newer one.
    const isLatest = (before?.turn ?? 0) < turn
    if (res.statusCode === OK && isLatest) pages.set(key, page)
    answer(page, res)
  }

  const inTurn = pLimit(RENEWALS_AT_ONCE)

  async function renewOnce(key: string, page: Kept): Promise<void> {
    if (page.isRenewed) return
    page.isRenewed = true
    await inTurn(async () => {
      // While it waited, somebody may have had it rendered.
      if (pages.peek(key) !== page) return
      const status = await renew(page.source)
      if (status !== OK && pages.peek(key) === page) pages.delete(key)
    })
  }

  /** The page to be rendered anew next: the oldest of those that are kept ready, once it is time. */
  function nextToRenew(): [key: string, page: Kept] | undefined {
    const asked = [...pages.entries()].filter(([, { askedAt }]) => now() - askedAt < READY_MS)
    const ready = asked.sort(([, a], [, b]) => b.askedAt - a.askedAt).slice(0, READY_MAX)
    const due = ready.filter(([, { at }]) => now() - at >= sentMs - EARLY_MS)
    return due.sort(([, a], [, b]) => a.at - b.at).find(([, { isRenewed }]) => !isRenewed)
  }

  return {
    clear: () => pages.clear(),
    async refresh() {
      if (inTurn.activeCount >= RENEWALS_AT_ONCE) return
      const next = nextToRenew()
      if (next) await renewOnce(...next)
    },
    send(key, req, res) {
      const page = pages.get(key)
      const age = page ? now() - page.at : Number.POSITIVE_INFINITY
      if (!page || age >= sentMs || !isReadable(req) || isRenewal(req)) return 'miss'
      const isStale = age >= ttlMs
      page.askedAt = now()
      if (isStale) void renewOnce(key, page)
      answer(page, res, isStale && isShared ? 1 : undefined)
      return isStale ? 'stale' : 'hit'
    },
    sendUnchanged(key, content, res) {
      const page = pages.get(key)
      if (page?.content !== content || !isReadable(res.req)) return false
      turns += 1
      Object.assign(page, { at: now(), turn: turns, isRenewed: false })
      if (!isRenewal(res.req)) page.askedAt = now()
      answer(page, res)
      return true
    },
    keep(key, content, res) {
      if (isShared && ttlMs > 0 && res.statusCode === OK) {
        res.setHeader('X-Accel-Expires', Math.ceil(ttlMs / 1000))
      }
      if (!isReadable(res.req)) return
      const { end } = res
      res.end = (...args: unknown[]) => {
        const [html] = args
        // Next ends a response with the whole text of a page.
        if (typeof html !== 'string' || html === '' || res.headersSent) {
          return Reflect.apply(end, res, args)
        }
        finish(key, html, { content, res }).catch((error: unknown) => {
          console.error('page cache failed', error)
          res.end(Buffer.from(html))
        })
        return res
      }
    },
  }
}
