import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'
import { HEADER, PAGE_CHANNEL } from '@/contract/constants'
import { countRequest, SLOW_MS } from '@/server/kernel/http/request-metrics'
import { counter } from '@/server/kernel/metrics'
import { requestIdFrom } from '@/server/kernel/request-ids'

const ABSOLUTE = /^https?:\/\/[^/?#]*/i

/** The path of a request line, whatever form it has: `GET http://mall.example/cart HTTP/1.1` too. */
export function originForm(target: string): string {
  const rest = target.replace(ABSOLUTE, '')
  return rest === target || rest.startsWith('/') ? rest : `/${rest}`
}

/** Addresses that Next has no page for, or keeps for itself. */
const SERVED_AT = [
  { asked: /^\/_app(?=$|\?)/, path: '/phone' },
  // Of the API (server/modules/site/site-routes.ts).
  { asked: /^\/(?=(robots\.txt|sitemap(-[a-z0-9-]+)?\.xml)($|\?))/, path: '/api/site/' },
]

/** Where what was asked for is answered; most addresses are their own. */
export function servedAt(target: string): string {
  const found = SERVED_AT.find(({ asked }) => asked.test(target))
  return found ? target.replace(found.asked, found.path) : target
}

/**
 * Requests in absolute form are read as any other. Next would send them on to the host they name, and
 * a cache in front would keep that. Told by Node before the server sees the request. Rewrites of Next's
 * would cost every page 3 kB of script.
 */
export function readTargets(): void {
  subscribe('http.server.request.start', (message) => {
    const request = partOf(message, 'request')
    if (request instanceof IncomingMessage) request.url = servedAt(originForm(request.url ?? '/'))
  })
}

const REQUEST_ID = HEADER.requestId.toLowerCase()

/**
 * Gives every request an id, that of the proxy in front if it sent one, and tells it in the answer. A page
 * passes it on to the calls it is rendered from, so that one id finds them all in the log.
 */
export function nameRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const request = partOf(message, 'request')
    const response = partOf(message, 'response')
    if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) return
    const id = requestIdFrom(request.headers[REQUEST_ID])
    request.headers[REQUEST_ID] = id
    response.setHeader(HEADER.requestId, id)
  })
}

const partOf = (message: unknown, name: string): unknown =>
  typeof message === 'object' && message !== null ? Reflect.get(message, name) : undefined

/** The API writes lines of its own; files are not worth one. */
const NO_PAGE = /^\/(api|_next|antd)\/|\.\w{2,5}$/
/** Route of what no page was asked for: a refused request, or one that Next answers by itself. */
const NO_ROUTE = 'other'

type PageLog = Record<'info' | 'warn', (fields: object, message: string) => void>
type Rendering = { route: string; cache: string }

const textOf = (message: unknown, name: string) => String(partOf(message, name) ?? '')

const cacheResults = counter('mall_page_cache_total', 'Pages by what the page cache had of them', [
  'result',
])

/**
 * One line in the access log, and a count, for every page: without its query, which may hold names and
 * tokens, and as a warning when it was slow.
 */
export function logPages(log: PageLog, now: () => number = Date.now): void {
  const starts = new WeakMap<object, number>()
  const renderings = new WeakMap<object, Rendering>()
  subscribe('http.server.request.start', (message) => {
    const request = partOf(message, 'request')
    if (request instanceof IncomingMessage) starts.set(request, now())
  })
  subscribe(PAGE_CHANNEL, (message) => {
    const request = partOf(message, 'request')
    if (!(request instanceof IncomingMessage)) return
    renderings.set(request, { route: textOf(message, 'route'), cache: textOf(message, 'cache') })
  })
  subscribe('http.server.response.finish', (message) => {
    const request = partOf(message, 'request')
    const response = partOf(message, 'response')
    if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) return
    const [path = ''] = (request.url ?? '').split('?')
    if (NO_PAGE.test(path)) return
    const ms = now() - (starts.get(request) ?? now())
    const { route, cache } = renderings.get(request) ?? { route: NO_ROUTE, cache: 'none' }
    const { method = '' } = request
    const status = response.statusCode
    countRequest({ kind: 'page', route, method, status, ms })
    cacheResults.inc({ result: cache })
    const fields = { reqId: request.headers[REQUEST_ID], method, path, route, cache, status, ms }
    if (ms > SLOW_MS) log.warn(fields, 'slow page')
    else log.info(fields, 'page')
  })
}
