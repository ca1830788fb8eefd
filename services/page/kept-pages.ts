import { parseCookie } from 'cookie'
import type { NextPageContext } from 'next'
import { COOKIE } from '@/contract/constants'
import { readView, type SearchView } from '@/contract/search/view-rules'
import { type AreaChoice, readAreas } from '@/services/area/areas'
import { isBehindProxy, keptPageMs } from '@/services/env'
import { faultScopeOf } from './fault-scope'
import { createPageCache, type PageCache } from './page-cache'

const ttlMs = keptPageMs()

const keptPages = ttlMs > 0 ? createPageCache(ttlMs, { isShared: isBehindProxy() }) : null

/** Page cache of this process; null when caching is off, and for a page of a testers' world. */
export function keptPagesFor(context: Pick<NextPageContext, 'req'>): PageCache | null {
  return faultScopeOf(context) === undefined ? keptPages : null
}

/** The cookies rendering may read; a proxy that keeps pages tells them apart by these (deploy/nginx). */
export const PAGE_COOKIES: readonly string[] = [
  COOKIE.areas,
  COOKIE.salesAreas,
  COOKIE.areaPrompt,
  COOKIE.searchView,
]

function cookiesOf({ req }: Pick<NextPageContext, 'req'>) {
  const all = Object.entries(parseCookie(req?.headers.cookie ?? ''))
  return Object.fromEntries(all.filter(([name]) => PAGE_COOKIES.includes(name)))
}

/** The areas in a request's cookies. */
export function areasOf(context: Pick<NextPageContext, 'req'>): AreaChoice {
  return readAreas(cookiesOf(context))
}

/** The view of result pages in a request's cookies; null for none, and for any other text. */
export function viewIn(context: Pick<NextPageContext, 'req'>): SearchView | null {
  return readView(cookiesOf(context)[COOKIE.searchView])
}

/** Cache key of a page: its URL, the area, and where the page has views the one remembered. */
export function pageKey(
  { hasViews = false }: { hasViews?: boolean },
  context: Pick<NextPageContext, 'req' | 'asPath'>,
): string {
  return JSON.stringify([context.asPath, areasOf(context), hasViews ? viewIn(context) : null])
}
