import { parseCookie } from 'cookie'
import type { NextPage, NextPageContext } from 'next'
import type { ReactNode } from 'react'
import { unstable_serialize } from 'swr'
import { CODE } from '@/contract/constants'
import { routes } from '@/contract/routes'
import { type AreaChoice, readAreas } from '@/services/areas'
import { browserApiHost, publicOrigin } from '@/services/env'
import { ApiError } from '@/services/http/api-error'
import { createServerClient, SSR_TIMEOUT_MS } from '@/services/mall-client'
import type { PageCache } from '@/services/page-cache'
import { type PageData, toFailure } from '@/services/page-data'
import { contentPolicy } from '@/services/page-policy'
import { safeRedirect } from '@/services/safe-redirect'
import { layoutRequests, type PageRequest } from './page-requests'
import { endpointKey } from './use-endpoint'

type Query = NextPageContext['query']

declare global {
  /** Rendered pages, kept by instrumentation.ts; none while testers break calls or in development. */
  var __mallPages: PageCache | undefined
}

/** A page and what it says of itself: what it asks for, and its frame when it is not the usual. */
export type MallPage<Own extends object = object> = NextPage<Own, Own> & {
  requests?: (query: Query, areas: AreaChoice) => PageRequest[]
  /** Where the content of an address stands instead; null when it is here. */
  moved?: (query: Query) => string | null
  /** Rendered for everybody anew: what it says is of this moment. */
  isLive?: boolean
  getLayout?: (page: ReactNode, own: Own) => ReactNode
}

const METHODS = ['GET', 'HEAD']

function areasOf({ req }: NextPageContext): AreaChoice {
  return readAreas(parseCookie(req?.headers.cookie ?? ''))
}

/** What a page's text follows from: its address and the area. */
function pageKey(context: NextPageContext): string {
  return JSON.stringify([context.asPath, areasOf(context)])
}

/**
 * Sets a page's content policy, refuses methods pages do not have, leads to where the content is
 * and sends a page that is kept; false when the answer is given and there is nothing to render.
 */
export function admitPage(page: MallPage, context: NextPageContext): boolean {
  const { req, res } = context
  if (!req || !res) return true
  res.setHeader('Content-Security-Policy', contentPolicy())
  if (!METHODS.includes(req.method ?? '')) {
    res.writeHead(METHOD_NOT_ALLOWED, { Allow: METHODS.join(', ') }).end()
    return false
  }
  const elsewhere = page.moved?.(context.query)
  if (elsewhere) {
    res.writeHead(TEMPORARY_REDIRECT, { Location: elsewhere }).end()
    return false
  }
  return page.isLive === true || !globalThis.__mallPages?.send(pageKey(context), req, res)
}

type Asked = { request: PageRequest; isMain: boolean }

const TEMPORARY_REDIRECT = 307
const METHOD_NOT_ALLOWED = 405

/** Refusals that no later try changes: nothing is there, or the address asks for nonsense. */
const NOT_THERE = [400, 422]

/** The page's own questions decide its status: not there is 404, no answer is 503. */
function statusOf(error: ApiError): number {
  return NOT_THERE.includes(error.status) ? 404 : 503
}

/**
 * Answers a page's questions on the server, as a visitor of the area in the cookies. A question
 * that fails leaves its place in the page to an error state; maintenance leads to /repair.
 */
export async function loadPage(page: MallPage, context: NextPageContext): Promise<PageData> {
  const areas = areasOf(context)
  const { http } = createServerClient()
  const data: PageData = {
    ...{ apiBase: browserApiHost(), origin: publicOrigin(), areas },
    ...{ fallback: {}, failures: {} },
  }
  // One limit for the whole page: a body that drips would outlast the limit of its call.
  const signal = AbortSignal.timeout(SSR_TIMEOUT_MS)
  const asked: Asked[] = [
    ...layoutRequests(areas).map((request) => ({ request, isMain: false })),
    ...(page.requests?.(context.query, areas) ?? []).map((request) => ({ request, isMain: true })),
  ]
  const outcomes = await Promise.allSettled(
    asked.map(({ request: { endpoint, input } }) => http.call(endpoint, input, { signal })),
  )
  // In the order they were asked in, not in that of their arrival: one page is one text.
  for (const [at, { request, isMain }] of asked.entries()) {
    const outcome = outcomes[at]
    const key = unstable_serialize(endpointKey(request.endpoint, request.input))
    if (outcome?.status === 'fulfilled') data.fallback[key] = outcome.value
    if (outcome?.status !== 'rejected') continue
    if (!(outcome.reason instanceof ApiError)) throw outcome.reason
    data.failures[key] = toFailure(outcome.reason)
    if (isMain && context.res) context.res.statusCode = statusOf(outcome.reason)
  }
  if (context.res && !page.isLive && Object.keys(data.failures).length === 0) {
    globalThis.__mallPages?.keep(pageKey(context), context.res)
  }
  const isRepairing = Object.values(data.failures).some(({ code }) => code === CODE.underRepair)
  if (isRepairing && context.pathname !== routes.repair()) {
    const Location = routes.repair(safeRedirect(context.asPath))
    context.res?.writeHead(TEMPORARY_REDIRECT, { Location, 'Cache-Control': 'no-store' }).end()
  }
  return data
}
