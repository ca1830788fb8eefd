import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { requestId } from 'hono/request-id'
import { zhCN } from 'zod/locales'
import * as z from 'zod/mini'
import { HEADER } from '@/contract/constants'
import { ENDPOINTS } from '@/contract/endpoints'
import type { Db } from './db/client'
import type { Env } from './env'
import { Calls, onError } from './http/calls'
import { Fault } from './http/fault'
import { openApiDocument } from './http/openapi'
import { brandRoutes } from './modules/brand/brand-routes'
import { cartRoutes } from './modules/cart/cart-routes'
import { createCatalog } from './modules/catalog/metadata'
import { categoriesRoutes } from './modules/categories/categories-routes'
import { globalRoutes } from './modules/global/global-routes'
import { homeRoutes } from './modules/home/home-routes'
import { logRoutes } from './modules/log/log-routes'
import { oauthRoutes } from './modules/oauth/oauth-routes'
import { createSessions } from './modules/oauth/session-repository'
import { productRoutes } from './modules/product/product-routes'
import { userRoutes } from './modules/user/user-routes'

const BODY_MAX = 1024 * 1024
/** A browser may remember an allowed preflight this long, s. */
const PREFLIGHT_S = 7200
/** No envelope and no site header: probes, documentation, pictures. */
const PUBLIC = /^\/api\/(healthz|readyz|openapi\.json|product\/drawing\/)/

export type Log = {
  error(fields: object, message: string): void
  info(fields: object, message: string): void
}

export type ApiDeps = {
  db: Db
  config: Pick<Env, 'NEXT_PUBLIC_SITE_ID' | 'CORS_ORIGINS'>
  log: Log
  /** Now in epoch ms. */
  clock?: () => number
}

export type Api = { fetch(request: Request): Response | Promise<Response> }

/** Headers, limits and the log line around every call. */
function frame(app: Hono, { config, log, clock = Date.now }: ApiDeps) {
  app.use(requestId({ headerName: HEADER.requestId, limitLength: 64 }))
  app.use(async (context, next) => {
    const start = clock()
    await next()
    const { method, path } = context.req
    log.info(
      {
        reqId: context.get('requestId'),
        method,
        path,
        status: context.res.status,
        ms: clock() - start,
      },
      'call',
    )
  })
  app.use(async (context, next) => {
    await next()
    context.header('X-Content-Type-Options', 'nosniff')
    if (!context.res.headers.has('Cache-Control')) {
      context.header('Cache-Control', 'private, no-store')
    }
  })
  if (config.CORS_ORIGINS.length > 0) {
    app.use(
      cors({
        origin: config.CORS_ORIGINS,
        allowHeaders: ['Authorization', 'Content-Type', HEADER.siteId],
        exposeHeaders: [HEADER.requestId, 'Retry-After', 'Date'],
        maxAge: PREFLIGHT_S,
      }),
    )
  }
  app.use(
    bodyLimit({
      maxSize: BODY_MAX,
      onError: () => {
        throw new Fault('TOO_LARGE', '请求内容过大')
      },
    }),
  )
  app.use(async (context, next) => {
    const site = context.req.header(HEADER.siteId)
    if (!PUBLIC.test(context.req.path) && site !== config.NEXT_PUBLIC_SITE_ID) {
      throw new Fault('BAD_INPUT', `缺少或错误的 ${HEADER.siteId} 请求头`)
    }
    await next()
  })
}

function system(app: Hono, db: Db) {
  const document = openApiDocument(ENDPOINTS)
  app.get('/api/healthz', (context) => context.json({ ok: true }))
  app.get('/api/readyz', async (context) => {
    try {
      await db.execute(sql`select 1`)
      return context.json({ ready: true })
    } catch {
      return context.json({ ready: false }, 503)
    }
  })
  app.get('/api/openapi.json', (context) => context.json(document))
}

/** A known path with another method is 405, an unknown one 404. */
function refuseUnknown(path: string): Fault {
  const known = ENDPOINTS.find((endpoint) => endpoint.path === path)
  return known
    ? new Fault('BAD_METHOD', `请使用 ${known.method}`)
    : new Fault('NO_SUCH_CALL', '接口不存在')
}

/** The product API over a database; never listens by itself. */
export function createApi(deps: ApiDeps): Api {
  z.config(zhCN())
  const { db, log, clock: now = Date.now } = deps
  const app = new Hono()
  const sessions = createSessions(db, now)
  const catalog = createCatalog(db, now)
  const calls = new Calls(sessions.authenticate)

  frame(app, deps)
  system(app, db)
  homeRoutes(calls, { db, catalog, now })
  categoriesRoutes(calls, { catalog })
  brandRoutes(calls, { db, catalog })
  productRoutes(calls, { db, catalog })
  cartRoutes(calls, { db })
  globalRoutes(calls, { db })
  oauthRoutes(calls, { db, sessions })
  userRoutes(calls, { db })
  logRoutes(calls, { log })
  app.route('/', calls.app)
  app.notFound((context) => {
    throw refuseUnknown(context.req.path)
  })
  app.onError((error) =>
    onError(error, (fault) => log.error({ err: fault, cause: fault.cause }, 'call failed')),
  )
  return { fetch: (request) => app.fetch(request) }
}
