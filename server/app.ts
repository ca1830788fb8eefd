import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { zhCN } from 'zod/locales'
import * as z from 'zod/mini'
import { ENDPOINTS } from '@/contract/endpoints'
import type { Db } from './db/client'
import type { Env } from './env'
import type { FaultBindings } from './faults/answers'
import { faultControls } from './faults/controls'
import { faultyDoor } from './faults/door'
import { type Faults, isControl } from './faults/faults'
import { Calls, onError } from './http/calls'
import type { Socket } from './http/client-address'
import { Fault } from './http/fault'
import { frame, isPublic } from './http/frame'
import { openApiDocument } from './http/openapi'
import { addressRoutes } from './modules/address/address-routes'
import { afterSaleRoutes } from './modules/after-sale/after-sale-routes'
import { arrivalRoutes } from './modules/arrival/arrival-routes'
import { brandRoutes } from './modules/brand/brand-routes'
import { browsingRoutes } from './modules/browsing-history/browsing-routes'
import { captchaRoutes } from './modules/captcha/captcha-routes'
import { createCaptcha } from './modules/captcha/captcha-service'
import { cartRoutes } from './modules/cart/cart-routes'
import { createCensus } from './modules/catalog/census'
import { createCatalog } from './modules/catalog/metadata'
import { categoriesRoutes } from './modules/categories/categories-routes'
import { chatRoutes } from './modules/chat/chat-routes'
import { commentRoutes } from './modules/comment/comment-routes'
import { favoriteRoutes } from './modules/favorite/favorite-routes'
import { fileRoutes } from './modules/file/file-routes'
import { globalRoutes } from './modules/global/global-routes'
import { helpRoutes } from './modules/help/help-routes'
import { homeRoutes } from './modules/home/home-routes'
import { invoiceRoutes } from './modules/invoice/invoice-routes'
import { invoiceTitleRoutes } from './modules/invoice/title-routes'
import { logRoutes } from './modules/log/log-routes'
import { maintenanceGate } from './modules/maintenance/gate'
import { createMaintenance } from './modules/maintenance/maintenance-repository'
import { maintenanceRoutes } from './modules/maintenance/maintenance-routes'
import { mallFactsRoutes } from './modules/mall-facts/mall-facts-routes'
import { merchantRoutes } from './modules/merchant/merchant-routes'
import { oauthRoutes } from './modules/oauth/oauth-routes'
import { createSessions } from './modules/oauth/session-repository'
import { orderRoutes } from './modules/order/order-routes'
import type { PayConfig } from './modules/payment/pay-config'
import { paymentRoutes } from './modules/payment/payment-routes'
import { productRoutes } from './modules/product/product-routes'
import { purchaseListRoutes } from './modules/purchase-list/purchase-list-routes'
import { quickOrderRoutes } from './modules/quick-order/quick-order-routes'
import { quotationRoutes } from './modules/quotation/quotation-routes'
import { siteRoutes } from './modules/site/site-routes'
import type { SmsConfig } from './modules/sms/sms-config'
import { smsRoutes } from './modules/sms/sms-routes'
import { createSms } from './modules/sms/sms-service'
import { systemMessageRoutes } from './modules/system-message/system-message-routes'
import { accountRoutes } from './modules/user/account-routes'
import { securityRoutes } from './modules/user/security-routes'
import { userRoutes } from './modules/user/user-routes'

export type Log = {
  error(fields: object, message: string): void
  info(fields: object, message: string): void
}

export type ApiDeps = {
  db: Db
  config: Pick<Env, 'NEXT_PUBLIC_SITE_ID' | 'CORS_ORIGINS' | 'TRUSTED_PROXY'> &
    Partial<Pick<Env, 'PUBLIC_URL' | 'PORT'>>
  log: Log
  /** Now in epoch ms. */
  clock?: () => number
  /** Payment providers of other companies; the sandbox stands in for those left out. */
  pay?: PayConfig
  /** Who sends SMS; without one they are kept to be shown. */
  sms?: SmsConfig | null
  /** Faults on demand; without them their header means nothing and their controls are unknown. */
  faults?: Faults
}

export type Api = { fetch(request: Request, socket?: Socket): Response | Promise<Response> }

type App = Hono<{ Bindings: FaultBindings }>

function system(app: App, db: Db) {
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

/** What whole addresses begin with: the setting, or this machine. */
function originOf({ PUBLIC_URL, PORT = 3000 }: ApiDeps['config']): string {
  return PUBLIC_URL ? new URL(PUBLIC_URL).origin : `http://localhost:${PORT}`
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
  const { db, log, faults, clock = Date.now } = deps
  const now = faults ? faults.clock(clock) : clock
  const app: App = new Hono()
  const sessions = createSessions(db, now)
  const catalog = createCatalog(db, now)
  const census = createCensus(db, now)
  const maintenance = createMaintenance(db, now)
  const captcha = createCaptcha(db, now)
  const sms = createSms({ db, now, captcha, log, config: deps.sms })
  const calls = new Calls(sessions.authenticate, { isProxied: deps.config.TRUSTED_PROXY })

  frame(app, { ...deps, now, hasFaults: faults !== undefined })
  const isOpen = (path: string) => isPublic(path) || (faults !== undefined && isControl(path))
  app.use(maintenanceGate(maintenance, isOpen))
  system(app, db)
  if (faults) faultControls(app, { faults, maintenance, now })
  homeRoutes(calls, { db, catalog, census, now })
  helpRoutes(calls)
  chatRoutes(calls, { db, now })
  mallFactsRoutes(calls, { db, catalog, census })
  categoriesRoutes(calls, { db, catalog, census })
  brandRoutes(calls, { db, catalog, census })
  productRoutes(calls, { db, catalog, now })
  commentRoutes(calls, { db, now })
  fileRoutes(calls, { db, now })
  cartRoutes(calls, { db })
  arrivalRoutes(calls, { db, now })
  browsingRoutes(calls, { db, catalog, now })
  favoriteRoutes(calls, { db, catalog, now })
  purchaseListRoutes(calls, { db, now })
  quotationRoutes(calls, { db, now })
  quickOrderRoutes(calls, { db, catalog })
  orderRoutes(calls, { db, catalog, now })
  afterSaleRoutes(calls, { db, now })
  paymentRoutes(calls, { db, now, pay: deps.pay })
  globalRoutes(calls, { db })
  oauthRoutes(calls, { db, now, sessions, sms, captcha })
  merchantRoutes(calls, { db, now, catalog, captcha, sms })
  captchaRoutes(calls, { db, now, captcha })
  smsRoutes(calls, { db, sms })
  maintenanceRoutes(calls, { maintenance, now })
  systemMessageRoutes(calls, { db, now })
  userRoutes(calls, { db, now })
  accountRoutes(calls, { db, now, sessions, sms })
  securityRoutes(calls, { db, now, sessions })
  addressRoutes(calls, { db, now })
  invoiceRoutes(calls, { db, now })
  invoiceTitleRoutes(calls, { db, now })
  siteRoutes(calls, { db, catalog, origin: originOf(deps.config) })
  logRoutes(calls, { log })
  app.route('/', calls.app)
  app.notFound((context) => {
    throw refuseUnknown(context.req.path)
  })
  app.onError((error) =>
    onError(error, (fault) => log.error({ err: fault, cause: fault.cause }, 'call failed')),
  )
  const answer: Api['fetch'] = (request, socket = {}) => app.fetch(request, socket)
  return { fetch: faults ? faultyDoor(faults, answer) : answer }
}
