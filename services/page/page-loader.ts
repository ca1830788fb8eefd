import { createHash } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import type { NextPage, NextPageContext } from 'next'
import type { ReactNode } from 'react'
import { unstable_serialize } from 'swr'
import { chinaDate } from '@/contract/china-clock'
import { CODE, HTTP_TIMEOUT_MS, PAGE_CHANNEL, STRICT_TRANSPORT } from '@/contract/constants'
import { routes } from '@/contract/routes'
import type { SearchView } from '@/contract/search/view-rules'
import type { AreaChoice } from '@/services/area/areas'
import { browserApiHost, errorReportUrl, publicOrigin } from '@/services/env'
import { endpointKey } from '@/services/http/endpoint-key'
import { createKnownAnswers } from '@/services/http/known-answers'
import { createServerClient } from '@/services/mall-client'
import { safeRedirect } from '@/services/session/safe-redirect'
import { knownMissing, knownOfHost } from './api-knowledge'
import { type Asked, askRequests, isMissing } from './ask-requests'
import { carriedAnswer, columnsOf, digestOf } from './carried-answer'
import { mapFields } from './columns'
import { faultScopeOf } from './fault-scope'
import { areasOf, keptPagesFor, pageKey, viewIn } from './kept-pages'
import { watchMaintenance } from './maintenance-watch'
import { type PageData, toFailure } from './page-data'
import { contentPolicy } from './page-policy'
import { isRenewal } from './page-renewal'
import { layoutRequests, type PageRequest } from './page-requests'
import { standIns } from './stand-ins'

type Query = NextPageContext['query']

/** A page with its metadata: its requests, and its layout when it is not the default. */
export type MallPage<Own extends object = object> = NextPage<Own, Own> & {
  requests?: (query: Query, areas: AreaChoice, view: SearchView | null) => PageRequest[]
  /** Shown in the view that the buyer chose last. */
  hasViews?: boolean
  /** Address that replaces this one; null when the content is here. */
  redirectTo?: (query: Query) => string | null
  /** Never cached: its content is of this moment. */
  noCache?: boolean
  getLayout?: (page: ReactNode, own: Own) => ReactNode
}

const METHODS = ['GET', 'HEAD']
const OK = 200
const pageRequests = channel(PAGE_CHANNEL)
const known = createKnownAnswers()

/**
 * Sets a page's content policy, refuses unsupported methods, redirects, and sends a cached
 * page; false when the response is complete and there is nothing to render.
 */
export function handlePageRequest(page: MallPage, context: NextPageContext): boolean {
  const { req, res } = context
  if (!req || !res) return true
  res.setHeader('Content-Security-Policy', contentPolicy())
  if (publicOrigin().startsWith('https:')) {
    res.setHeader('Strict-Transport-Security', STRICT_TRANSPORT)
  }
  if (!METHODS.includes(req.method ?? '')) {
    res.writeHead(METHOD_NOT_ALLOWED, { Allow: METHODS.join(', ') }).end()
    return false
  }
  const elsewhere = page.redirectTo?.(context.query)
  if (elsewhere) {
    res.writeHead(TEMPORARY_REDIRECT, { Location: elsewhere }).end()
    return false
  }
  const kept = page.noCache ? null : keptPagesFor(context)
  const cache = kept?.send(pageKey(page, context), req, res) ?? 'none'
  const told = isRenewal(req) ? 'renewal' : cache
  pageRequests.publish({ request: req, route: context.pathname, cache: told })
  const isSent = cache === 'hit' || cache === 'stale'
  // Whoever gets a kept page asks nothing: one of them looks whether the mall is still open.
  if (isSent) watchMaintenance()
  return !isSent
}

const TEMPORARY_REDIRECT = 307
const METHOD_NOT_ALLOWED = 405

/**
 * The main requests determine the status: 404 when not found, 503 without an answer. A call that
 * the host lacks takes nothing from a page but the page of one thing, which cannot be there.
 */
function statusOf(asked: Asked[], pathname: string, areas: AreaChoice): number {
  const failed = asked.find((one) => one.error && !isMissing(one))
  if (failed?.error) return failed.error.isNotFound ? 404 : 503
  const isBare = asked.some((one) => isMissing(one) && standIns(one.request, areas).length === 0)
  return isBare && pathname.includes('[') ? 404 : 200
}

/** The visitor whom a rendering is counted for; none for one that the mall asks of itself. */
function visitorOf({ req }: NextPageContext) {
  return req && isRenewal(req) ? undefined : req
}

const errorsIn = ({ failures }: PageData) =>
  Object.values(failures).filter(({ kind }) => kind !== 'missing')

/**
 * Answers a page's requests on the server, as a visitor of the area in the cookies. A failed
 * request leaves an error state in its part of the page; maintenance redirects to /repair.
 */
export async function loadPage(page: MallPage, context: NextPageContext): Promise<PageData> {
  const areas = areasOf(context)
  const view = page.hasViews ? viewIn(context) : null
  const scope = faultScopeOf(context)
  const { missing, kept } = knownOfHost(scope)
  const visitor = visitorOf(context)
  const { http } = createServerClient({ missing, scope, visitor, known })
  // One time limit for the whole page: a slow body would outlast the timeout of its call.
  const asker = { http, kept, areas, signal: AbortSignal.timeout(HTTP_TIMEOUT_MS) }
  // What is kept for everybody the mall asks for itself: one visitor's limit must refuse it to nobody.
  const frame = kept
    ? { ...asker, http: createServerClient({ missing, scope, known }).http }
    : asker
  const requests = page.requests?.(context.query, areas, view) ?? []
  // Then nothing but kept answers may be asked for.
  if (kept && requests.length === 0) watchMaintenance()
  const [layout, main] = await Promise.all([
    askRequests(layoutRequests(areas), frame),
    askRequests(requests, asker),
  ])
  const lacking = knownMissing(missing)
  const data: PageData = {
    apiBase: browserApiHost(),
    ...(errorReportUrl() && { errorReportUrl: errorReportUrl() }),
    origin: publicOrigin(),
    areas,
    ...(view && { view }),
    ...(lacking && { missing: lacking }),
    fallback: {},
    failures: {},
  }
  for (const { request, answer, error } of [...layout, ...main]) {
    const key = unstable_serialize(endpointKey(request.endpoint, request.input))
    if (error) data.failures[key] = toFailure(error)
    else data.fallback[key] = carriedAnswer(request.endpoint, answer)
  }
  // Rendered as they are; written into the HTML, where the browser reads them, as columns.
  Object.defineProperty(data.fallback, 'toJSON', {
    value: () => mapFields(data.fallback, columnsOf),
  })
  const errors = errorsIn(data)
  // What stands in for a missing call comes last, and its failure leaves the page as it is.
  const status = statusOf(main.slice(0, requests.length), context.pathname, areas)
  if (context.res && status !== OK) context.res.statusCode = status
  const isRepairing = errors.some(({ code }) => code === CODE.underRepair)
  if (isRepairing) keptPagesFor(context)?.clear()
  if (isRepairing && context.pathname !== routes.repair()) {
    const Location = routes.repair(safeRedirect(context.asPath))
    context.res?.writeHead(TEMPORARY_REDIRECT, { Location, 'Cache-Control': 'no-store' }).end()
  }
  return data
}

/** Names what a page is rendered from, beside its address: the answers, and the day in China that dates are told from. */
function contentOf(data: PageData): string {
  const named = { ...data, fallback: mapFields(data.fallback, digestOf) }
  const hash = createHash('sha1').update(chinaDate(Date.now()))
  return hash.update(JSON.stringify(named)).digest('base64')
}

/**
 * Sends the page that was rendered from the same data before; without one, false, and what is rendered now is cached.
 */
export function sendUnchanged(page: MallPage, context: NextPageContext, data: PageData): boolean {
  const { res } = context
  const kept = page.noCache || errorsIn(data).length > 0 ? null : keptPagesFor(context)
  if (!res || res.statusCode !== OK || !kept) return false
  const key = pageKey(page, context)
  const content = contentOf(data)
  if (kept.sendUnchanged(key, content, res)) return true
  kept.keep(key, content, res)
  return false
}
