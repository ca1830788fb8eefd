import type { Context, Hono, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { requestId } from 'hono/request-id'
import { matchedRoutes } from 'hono/route'
import { HEADER, STRICT_TRANSPORT } from '@/contract/constants'
import type { Endpoint } from '@/contract/endpoint'
import { ENDPOINTS } from '@/contract/endpoints'
import {
  INQUIRY_FILE_MAX_BYTES,
  INQUIRY_FILE_TOO_LARGE_TEXT,
  uploadInquiryFile,
} from '@/contract/inquiry/inquiry-file-calls'
import { VOUCHER_MAX_BYTES } from '@/contract/payment/payment-calls'
import { SHEET_MAX_BYTES, SHEET_TOO_LARGE_TEXT } from '@/contract/quick-order/quick-order-calls'
import type { Env } from '@/server/kernel/env'
import type { Log } from '@/server/kernel/log'
import { requestIdFrom, withRequestId } from '@/server/kernel/request-ids'
import { bodyMax } from './body-max'
import { HttpError } from './http-error'
import { countRequest, SLOW_MS } from './request-metrics'
import { isSecureMall } from './secure-mall'

const BODY_MAX_BYTES = 1024 * 1024
/** Fields and names beside the file of a form. */
const FORM_REST_BYTES = 64 * 1024
const FORM_MAX_BYTES = Math.max(SHEET_MAX_BYTES, VOUCHER_MAX_BYTES) + FORM_REST_BYTES
const INQUIRY_FORM_MAX_BYTES = INQUIRY_FILE_MAX_BYTES + FORM_REST_BYTES
/** Of any call, bytes. */
export const LARGEST_BODY_BYTES = Math.max(FORM_MAX_BYTES, INQUIRY_FORM_MAX_BYTES)
const INQUIRY_FORM_TOO_LARGE = new HttpError('BAD_INPUT', INQUIRY_FILE_TOO_LARGE_TEXT)
const FORM_TOO_LARGE = new HttpError('BAD_INPUT', SHEET_TOO_LARGE_TEXT)
const pathsTaking = (what: Endpoint['takes']) =>
  new Set<string>(ENDPOINTS.filter(({ takes }) => takes === what).map(({ path }) => path))
const FORM_PATHS = pathsTaking('form')
const BEACON_PATHS = pathsTaking('beacon')
/** How long a browser may cache an allowed preflight, s. */
const PREFLIGHT_S = 7200
const PUBLIC =
  /^\/api\/(healthz|readyz|metrics|openapi\.json|docs|site\/|product\/(drawing|datasheet)\/|file\/picture\/|quotation\/seal$|payment\/callback\/)/

type Options<Bindings extends object> = {
  config: Pick<Env, 'NEXT_PUBLIC_SITE_ID' | 'CORS_ORIGINS'> & Partial<Pick<Env, 'PUBLIC_URL'>>
  log: Pick<Log, 'info' | 'warn'>
  now: () => number
  /** Fault injection: a middleware that may replace the API's answer, and the headers it reads. */
  faults?: { headers: string[]; middleware: MiddlewareHandler<{ Bindings: Bindings }> } | undefined
}

/** Paths without site header: probes, docs, pictures, PDFs, providers, sitemaps, beacons. */
export function isPublic(path: string): boolean {
  return PUBLIC.test(path) || BEACON_PATHS.has(path)
}

/**
 * bodyLimit copies a request of unknown length, but only the platform's Request: the one of
 * @hono/node-server merely resembles it.
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

/** The pattern that a call's path matches, such as `/api/file/picture/:id`; `other` for none. */
function routeOf(context: Context): string {
  const patterns = matchedRoutes(context).map(({ path }) => path.replace(/\{.*\}/, ''))
  // What answers all paths is a middleware.
  return patterns.findLast((pattern) => !pattern.includes('*')) ?? 'other'
}

/** Headers, limits and the access log around every call. */
export function standardMiddleware<Bindings extends object>(
  app: Hono<{ Bindings: Bindings }>,
  { config, log, now, faults }: Options<Bindings>,
) {
  const isSecure = isSecureMall(config)
  app.use(
    requestId({
      headerName: '',
      generator: ({ req }) => requestIdFrom(req.header(HEADER.requestId)),
    }),
  )
  app.use((context, next) => withRequestId(context.get('requestId'), next))
  app.use(async (context, next) => {
    const start = now()
    await next()
    const { method, path } = context.req
    const { status } = context.res
    const ms = now() - start
    const route = routeOf(context)
    countRequest({ kind: 'call', route, method, status, ms })
    const fields = { reqId: context.get('requestId'), method, path, route, status, ms }
    if (ms > SLOW_MS) log.warn(fields, 'slow call')
    else log.info(fields, 'call')
  })
  app.use(async (context, next) => {
    await next()
    // Set again: responses of an error handler lose headers set earlier.
    context.header(HEADER.requestId, context.get('requestId'))
    context.header('X-Content-Type-Options', 'nosniff')
    if (isSecure) context.header('Strict-Transport-Security', STRICT_TRANSPORT)
    if (!context.res.headers.has('Cache-Control')) {
      context.header('Cache-Control', 'private, no-store')
    }
  })
  if (config.CORS_ORIGINS.length > 0) {
    app.use(
      cors({
        origin: config.CORS_ORIGINS,
        allowHeaders: [
          'Authorization',
          'Content-Type',
          HEADER.siteId,
          HEADER.idempotencyKey,
          ...(faults?.headers ?? []),
        ],
        exposeHeaders: [HEADER.requestId, 'Retry-After', 'Date', 'Content-Disposition'],
        maxAge: PREFLIGHT_S,
      }),
    )
  }
  if (faults) app.use(faults.middleware)
  app.use(nativeRequest)
  const limitBody = bodyMax(BODY_MAX_BYTES)
  const limitForm = bodyMax(FORM_MAX_BYTES, FORM_TOO_LARGE)
  const limitInquiryForm = bodyMax(INQUIRY_FORM_MAX_BYTES, INQUIRY_FORM_TOO_LARGE)
  app.use((context, next) => {
    const { path } = context.req
    if (path === uploadInquiryFile.path) return limitInquiryForm(context, next)
    return FORM_PATHS.has(path) ? limitForm(context, next) : limitBody(context, next)
  })
  app.use(async (context, next) => {
    const site = context.req.header(HEADER.siteId)
    if (!isPublic(context.req.path) && site !== config.NEXT_PUBLIC_SITE_ID) {
      throw new HttpError('BAD_INPUT', `缺少或错误的 ${HEADER.siteId} 请求头`)
    }
    await next()
  })
}
