import type { Hono, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { requestId } from 'hono/request-id'
import { HEADER } from '@/contract/constants'
import { ENDPOINTS } from '@/contract/endpoints'
import { SHEET_MAX_BYTES, SHEET_TOO_LARGE_TEXT } from '@/contract/match-lines'
import { VOUCHER_MAX_BYTES } from '@/contract/payment'
import type { Env } from '@/server/env'
import { type FaultBindings, falseAnswers } from '@/server/faults/answers'
import { FAULT_HEADER } from '@/server/faults/words'
import { bodyMax } from './body-max'
import { Fault } from './fault'

const BODY_MAX_BYTES = 1024 * 1024
/** A file and the form around it. */
const FORM_MAX_BYTES = Math.max(SHEET_MAX_BYTES, VOUCHER_MAX_BYTES) + 64 * 1024
const FORM_TOO_LARGE = new Fault('BAD_INPUT', SHEET_TOO_LARGE_TEXT)
const FORM_PATHS = new Set<string>(
  ENDPOINTS.filter(({ takes }) => takes === 'form').map(({ path }) => path),
)
/** A browser may remember an allowed preflight this long, s. */
const PREFLIGHT_S = 7200
const PUBLIC =
  /^\/(robots\.txt$|sitemap[\w-]*\.xml$|api\/(healthz|readyz|openapi\.json|product\/(drawing|datasheet)\/|file\/picture\/|payment\/callback\/))/

type Frame = {
  config: Pick<Env, 'NEXT_PUBLIC_SITE_ID' | 'CORS_ORIGINS'>
  log: { info(fields: object, message: string): void }
  now: () => number
  hasFaults: boolean
}

/** No envelope and no site header: probes, documentation, pictures, data sheets, payment providers, sitemaps. */
export function isPublic(path: string): boolean {
  return PUBLIC.test(path)
}

/**
 * bodyLimit copies a request of unknown length, and copies the platform's alone: the one of
 * @hono/node-server only resembles it.
 */
const nativeRequest: MiddlewareHandler = (context, next) => {
  const { raw } = context.req
  const hasLength = raw.headers.has('Content-Length') && !raw.headers.has('Transfer-Encoding')
  if (!hasLength && raw.body) {
    const { method, body, signal } = raw
    const init = { method, headers: [...raw.headers], body, signal, duplex: 'half' }
    context.req.raw = new Request(raw.url, init)
  }
  return next()
}

/** Headers, limits and the log line around every call. */
export function frame(
  app: Hono<{ Bindings: FaultBindings }>,
  { config, log, now, hasFaults }: Frame,
) {
  app.use(requestId({ headerName: HEADER.requestId, limitLength: 64 }))
  app.use(async (context, next) => {
    const start = now()
    await next()
    const { method, path } = context.req
    const [reqId, { status }] = [context.get('requestId'), context.res]
    log.info({ reqId, method, path, status, ms: now() - start }, 'call')
  })
  app.use(async (context, next) => {
    await next()
    // Set again: an answer made by an error handler loses what was set before it.
    context.header(HEADER.requestId, context.get('requestId'))
    context.header('X-Content-Type-Options', 'nosniff')
    if (!context.res.headers.has('Cache-Control')) {
      context.header('Cache-Control', 'private, no-store')
    }
  })
  if (config.CORS_ORIGINS.length > 0) {
    app.use(
      cors({
        origin: config.CORS_ORIGINS,
        allowHeaders: [
          ...['Authorization', 'Content-Type', HEADER.siteId, HEADER.idempotencyKey],
          ...(hasFaults ? [FAULT_HEADER] : []),
        ],
        exposeHeaders: [HEADER.requestId, 'Retry-After', 'Date', 'Content-Disposition'],
        maxAge: PREFLIGHT_S,
      }),
    )
  }
  if (hasFaults) app.use(falseAnswers(now))
  app.use(nativeRequest)
  const [usual, form] = [bodyMax(BODY_MAX_BYTES), bodyMax(FORM_MAX_BYTES, FORM_TOO_LARGE)]
  app.use((context, next) =>
    FORM_PATHS.has(context.req.path) ? form(context, next) : usual(context, next),
  )
  app.use(async (context, next) => {
    const site = context.req.header(HEADER.siteId)
    if (!isPublic(context.req.path) && site !== config.NEXT_PUBLIC_SITE_ID) {
      throw new Fault('BAD_INPUT', `缺少或错误的 ${HEADER.siteId} 请求头`)
    }
    await next()
  })
}
