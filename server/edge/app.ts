import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { zhCN } from 'zod/locales'
import * as z from 'zod/mini'
import { FAULT_SCOPE } from '@/contract/constants'
import { ENDPOINTS } from '@/contract/endpoints'
import type { Db } from '@/server/kernel/db/client'
import { pendingMigrations } from '@/server/kernel/db/pending-migrations'
import type { Env } from '@/server/kernel/env'
import { Calls, onError } from '@/server/kernel/http/calls'
import { HttpError } from '@/server/kernel/http/http-error'
import { type Pace, paceLimit } from '@/server/kernel/http/pace-limit'
import { requestTime } from '@/server/kernel/http/request-time'
import { isPublic, standardMiddleware } from '@/server/kernel/http/standard-middleware'
import type { Log } from '@/server/kernel/log'
import { withTimeBudget } from '@/server/kernel/time-budget'
import { accountRoutes } from '@/server/modules/account/account-routes'
import { addressRoutes } from '@/server/modules/account/address-routes'
import { browsingRoutes } from '@/server/modules/account/browsing-routes'
import { captchaRoutes } from '@/server/modules/account/captcha/captcha-routes'
import { createCaptcha } from '@/server/modules/account/captcha/captcha-service'
import { favoriteRoutes } from '@/server/modules/account/favorite-routes'
import { createKnownBrowsers } from '@/server/modules/account/known-browsers'
import { oauthRoutes } from '@/server/modules/account/oauth-routes'
import { ownDataRoutes } from '@/server/modules/account/own-data/own-data-routes'
import { securityRoutes } from '@/server/modules/account/security-routes'
import { createSessions } from '@/server/modules/account/session-repository'
import type { SmsConfig } from '@/server/modules/account/sms/sms-config'
import { smsRoutes } from '@/server/modules/account/sms/sms-routes'
import { createSms } from '@/server/modules/account/sms/sms-service'
import { userRoutes } from '@/server/modules/account/user-routes'
import { countToSendBack } from '@/server/modules/after-sale/after-sale-repository'
import { afterSaleRoutes } from '@/server/modules/after-sale/after-sale-routes'
import { createAfterSaleFacts } from '@/server/modules/after-sale/read-after-sale-facts'
import { areaRoutes } from '@/server/modules/area/area-routes'
import { cartRoutes } from '@/server/modules/cart/cart-routes'
import { purchaseListRoutes } from '@/server/modules/cart/purchase-list-routes'
import { brandRoutes } from '@/server/modules/catalog/brand-routes'
import { categoriesRoutes } from '@/server/modules/catalog/categories-routes'
import { homeRoutes } from '@/server/modules/catalog/home-routes'
import { createCatalog } from '@/server/modules/catalog/metadata'
import { createProductCounts } from '@/server/modules/catalog/product-counts'
import { chatRoutes } from '@/server/modules/chat/chat-routes'
import { commentRoutes } from '@/server/modules/comment/comment-routes'
import { countCommentable } from '@/server/modules/comment/posting-repository'
import { fileRoutes } from '@/server/modules/file/file-routes'
import { helpRoutes } from '@/server/modules/help/help-routes'
import { mallFactsRoutes } from '@/server/modules/help/mall-facts-routes'
import { inquiryRoutes } from '@/server/modules/inquiry/inquiry-routes'
import { countInvoiceable } from '@/server/modules/invoice/invoice-repository'
import { invoiceRoutes } from '@/server/modules/invoice/invoice-routes'
import { invoiceTitleRoutes } from '@/server/modules/invoice/invoice-title-routes'
import { titleFor } from '@/server/modules/invoice/title-for'
import { merchantRoutes } from '@/server/modules/merchant/merchant-routes'
import { systemMessageRoutes } from '@/server/modules/message/message-routes'
import { NO_ORDER_LIMITS, type OrderLimits } from '@/server/modules/order/holds'
import { orderRoutes } from '@/server/modules/order/order-routes'
import { ownOrdersFile } from '@/server/modules/order/orders-file'
import type { PayConfig } from '@/server/modules/payment/pay-config'
import { payTypesOf } from '@/server/modules/payment/pay-types'
import { paymentRoutes } from '@/server/modules/payment/payment-routes'
import { arrivalRoutes } from '@/server/modules/product/arrival-routes'
import { productRoutes } from '@/server/modules/product/product-routes'
import { ownCodeRoutes } from '@/server/modules/quick-order/own-code-routes'
import { quickOrderRoutes } from '@/server/modules/quick-order/quick-order-routes'
import { quotationRoutes } from '@/server/modules/quotation/quotation-routes'
import { readSeal } from '@/server/modules/quotation/seal'
import { searchRoutes } from '@/server/modules/search/search-routes'
import { logRoutes } from '@/server/modules/site/error-report-routes'
import { maintenanceGate } from '@/server/modules/site/maintenance-gate'
import { createMaintenance } from '@/server/modules/site/maintenance-repository'
import { maintenanceRoutes } from '@/server/modules/site/maintenance-routes'
import { originOf, siteRoutes } from '@/server/modules/site/site-routes'
import { type FaultBindings, falseAnswers } from './faults/answers'
import type { Api } from './faults/api'
import { faultControls } from './faults/controls'
import { faultyDoor } from './faults/door'
import { type Faults, isControl } from './faults/faults'
import { FAULT_HEADER } from './faults/words'
import type { Worlds } from './faults/worlds'
import { metricsRoutes } from './metrics-routes'
import { operationRoutes } from './operations/operation-routes'
import { createOperatorDoor } from './operations/operator-tokens'
import { openDemoAccounts } from './seed/demo-accounts'
import { systemRoutes } from './system-routes'

export type ApiDeps = {
  db: Db
  /** For exports, which read much; the same as `db` when there is no other. */
  slowDb?: Db
  /** For what everybody may read, some seconds late; the same as `db` when there is no other. */
  readDb?: Db
  config: Pick<Env, 'NEXT_PUBLIC_SITE_ID' | 'CORS_ORIGINS' | 'TRUSTED_PROXY'> &
    Partial<Pick<Env, 'MALL_MODE' | 'PUBLIC_URL' | 'PORT' | 'SEAL_FILE' | 'METRICS_TOKEN'>>
  log: Log
  /** Current time, epoch ms. */
  clock?: () => number
  /** External payment providers; the sandbox stands in for missing ones. */
  pay?: PayConfig
  /** SMS provider; without one SMS are stored for the demo page. */
  sms?: SmsConfig | null
  /** How much one network may ask in a second; without it anything. */
  pace?: Pace
  /** What a request may wait for the database, ms; another limit than a mall's is for tests. */
  budgetMs?: number
  /** Other limits of orders than the mall's own. */
  orderLimits?: OrderLimits
  /** Fault injection; without it the fault header is ignored and the controls do not exist. */
  faults?: Faults
  /** The testers' worlds beside this mall, which its controls name and close. */
  worlds?: Worlds
}

type App = Hono<{ Bindings: FaultBindings }>

/** How long a database may take to say that it is there, ms. */
const READY_MS = 2000

/** Whether a database answers and takes changes: one that only reads, as a standby does, is not ready. */
export const databaseAnswers = (db: Db): Promise<boolean> =>
  withTimeBudget(READY_MS, () =>
    db.execute<{ value: string }>(sql`select current_setting('transaction_read_only') as value`),
  ).then(
    ({ rows }) => rows[0]?.value === 'off',
    () => false,
  )

/** Whether calls can be answered: the database takes changes, and has the tables of this build. */
async function isReady(db: Db): Promise<boolean> {
  if (!(await databaseAnswers(db))) return false
  const pending = withTimeBudget(READY_MS, () => pendingMigrations(db))
  return pending.then(
    (names) => names.length === 0,
    () => false,
  )
}

/** What waits for a buyer in the modules above orders. */
const countsOf = (db: Db, now: () => number) => async (userId: string) => {
  const [toInvoice, toComment, toSendBack] = await Promise.all([
    countInvoiceable(db, userId, now()),
    countCommentable(db, userId, now()),
    countToSendBack(db, userId),
  ])
  return { toInvoice, toComment, toSendBack }
}

const isOperation = (path: string) => path.startsWith('/api/ops/')

/** A known path with another method is 405, an unknown one 404. */
function refuseUnknown(path: string): HttpError {
  const known = ENDPOINTS.find((endpoint) => endpoint.path === path)
  return known
    ? new HttpError('BAD_METHOD', `请使用 ${known.method}`, { allow: known.method })
    : new HttpError('NO_SUCH_CALL', '接口不存在')
}

/** The product API over a database; does not listen by itself. */
export function createApi(deps: ApiDeps): Api {
  z.config(zhCN())
  const { faults, worlds, ...rest } = deps
  const { db, readDb = db, log, clock = Date.now } = rest
  const now = faults ? faults.clock(clock) : clock
  const app: App = new Hono()
  const sessions = createSessions(db, now)
  const catalog = createCatalog(readDb, now)
  const productCounts = createProductCounts(readDb, now)
  const maintenance = createMaintenance(db, now)
  const captcha = createCaptcha(db, now)
  const browsers = createKnownBrowsers(db, now)
  const sms = createSms({ db, now, captcha, log, config: deps.sms })
  const calls = new Calls(sessions.authenticate, deps.config, createOperatorDoor(db, now))

  standardMiddleware(app, {
    config: deps.config,
    log,
    now,
    faults: faults && {
      headers: [FAULT_HEADER, FAULT_SCOPE],
      middleware: falseAnswers(now),
    },
  })
  const isControls = (path: string) => faults !== undefined && isControl(path)
  // A scenario of the testers makes many orders at once.
  app.use(requestTime(isControls, deps.budgetMs))
  const isOpen = (path: string) => isPublic(path) || isControls(path)
  // Operators work on while buyers wait, and end the maintenance.
  app.use(maintenanceGate(maintenance, (path) => isOpen(path) || isOperation(path)))
  app.route(
    '/',
    systemRoutes(() => isReady(db)),
  )
  app.route('/', metricsRoutes(deps.config))
  if (faults) {
    const siteId = deps.config.NEXT_PUBLIC_SITE_ID
    let inner: Api | null = null
    // What a scenario makes in a second is more than one buyer may order in a minute.
    const unlimited = () => createApi({ ...rest, clock: now, orderLimits: NO_ORDER_LIMITS })
    const scenarios = {
      db,
      now,
      siteId,
      fetch: (request: Request) => {
        inner ??= unlimited()
        return inner.fetch(request)
      },
    }
    faultControls(app, { faults, worlds, maintenance, now, scenarios })
  }
  if (deps.pace) app.use(paceLimit(calls, deps.pace, isOpen))
  homeRoutes(calls, { db, readDb, catalog, productCounts, now })
  helpRoutes(calls)
  chatRoutes(calls, { db, catalog, now })
  mallFactsRoutes(calls, { db: readDb, catalog, productCounts })
  categoriesRoutes(calls, { db: readDb, catalog, productCounts })
  brandRoutes(calls, { db: readDb, catalog, productCounts })
  searchRoutes(calls, { db, readDb, catalog, productCounts, now })
  productRoutes(calls, { db: readDb, catalog, now })
  commentRoutes(calls, { db, readDb, now })
  fileRoutes(calls, { db, now })
  cartRoutes(calls, { db, now })
  arrivalRoutes(calls, { db, now })
  browsingRoutes(calls, { db, catalog, now })
  favoriteRoutes(calls, { db, catalog, now })
  purchaseListRoutes(calls, { db, now })
  quotationRoutes(calls, { db, now, seal: readSeal(deps.config.SEAL_FILE) })
  inquiryRoutes(calls, { db, now })
  quickOrderRoutes(calls, { db, catalog, now })
  const slowDb = deps.slowDb ?? db
  const isDemo = deps.config.MALL_MODE !== 'production'
  const paying = { pay: deps.pay, hasSandbox: isDemo }
  ownCodeRoutes(calls, { db, slowDb, now })
  orderRoutes(calls, {
    db,
    slowDb,
    catalog,
    now,
    titleFor,
    orderLimits: deps.orderLimits,
    payTypes: payTypesOf(paying),
    readAfterSaleFacts: createAfterSaleFacts(db),
    countsElsewhere: countsOf(db, now),
  })
  afterSaleRoutes(calls, { db, now })
  paymentRoutes(calls, { db, now, log, ...paying })
  areaRoutes(calls, { db: readDb })
  oauthRoutes(calls, { db, now, sessions, sms, captcha, browsers })
  merchantRoutes(calls, { db, now, catalog, captcha, sms })
  captchaRoutes(calls, { db, now, captcha })
  const isDemoMall = async () => isDemo && (await openDemoAccounts(db)).length > 0
  smsRoutes(calls, { db, sms, browsers, isDemoMall })
  maintenanceRoutes(calls, { maintenance, now })
  systemMessageRoutes(calls, { db, now })
  userRoutes(calls, { db, now })
  accountRoutes(calls, { db, now, sessions, sms, browsers })
  securityRoutes(calls, { db, now, sessions })
  ownDataRoutes(calls, { db, slowDb, now, ordersFile: ownOrdersFile(slowDb, now) })
  addressRoutes(calls, { db, now })
  invoiceRoutes(calls, { db, now, isDemo })
  invoiceTitleRoutes(calls, { db, now })
  app.route('/', siteRoutes(originOf(deps.config), { db: readDb, catalog }))
  logRoutes(calls, { log })
  operationRoutes(calls, { db: slowDb, now })
  app.route('/', calls.app)
  app.notFound((context) => {
    throw refuseUnknown(context.req.path)
  })
  app.onError((error, context) =>
    onError(error, (err) => {
      log.error({ reqId: context.get('requestId'), path: context.req.path, err }, 'call failed')
    }),
  )
  const answer: Api['fetch'] = (request, socket = {}) => app.fetch(request, socket)
  return { fetch: faults ? faultyDoor(faults, answer) : answer }
}
