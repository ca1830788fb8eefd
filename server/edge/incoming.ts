import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, ServerResponse } from 'node:http'

const ABSOLUTE = /^https?:\/\/[^/?#]*/i

/** The path of a request line, whatever form it has: `GET http://mall.example/cart HTTP/1.1` too. */
export function originForm(target: string): string {
  const rest = target.replace(ABSOLUTE, '')
  return rest === target || rest.startsWith('/') ? rest : `/${rest}`
}

/**
 * Requests in absolute form are read as any other. Next would send them on to the host they name, and
 * a cache in front would keep that. Told by Node before the server sees the request.
 */
export function readOriginForm(): void {
  subscribe('http.server.request.start', (message) => {
    const request = partOf(message, 'request')
    if (request instanceof IncomingMessage) request.url = originForm(request.url ?? '/')
  })
}

const partOf = (message: unknown, name: string): unknown =>
  typeof message === 'object' && message !== null ? Reflect.get(message, name) : undefined

/** The API writes lines of its own; files are not worth one. */
const NO_PAGE = /^\/(api|_next|antd)\/|\.\w{2,5}$/

type PageLog = { info(fields: object, message: string): void }

/** One line in the access log for every page, without its query: that may hold names and tokens. */
export function logPages(log: PageLog, now: () => number = Date.now): void {
  const starts = new WeakMap<object, number>()
  subscribe('http.server.request.start', (message) => {
    const request = partOf(message, 'request')
    if (request instanceof IncomingMessage) starts.set(request, now())
  })
  subscribe('http.server.response.finish', (message) => {
    const request = partOf(message, 'request')
    const response = partOf(message, 'response')
    if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) return
    const [path = ''] = (request.url ?? '').split('?')
    if (NO_PAGE.test(path)) return
    const ms = now() - (starts.get(request) ?? now())
    log.info({ method: request.method, path, status: response.statusCode, ms }, 'page')
  })
}
