import type { NextPageContext } from 'next'
import { COOKIE } from '@/contract/constants'
import { readView, type SearchView } from '@/contract/search/view-rules'
import { type AreaChoice, readAreas } from '@/services/area/areas'
import { isBehindProxy, keepsPages, keptPageMs } from '@/services/env'
import { faultScopeOf } from './fault-scope'
import { createPageCache, type PageCache } from './page-cache'
import { pageCookies } from './page-cookies'

const ttlMs = keptPageMs()

/** How often it is looked whether a page will soon be too old, ms. */
const REFRESH_MS = 250

function keepPages(): PageCache {
  const pages = createPageCache(ttlMs, { isShared: isBehindProxy() })
  // The process ends although it goes on.
  if (ttlMs > 0) setInterval(() => void pages.refresh(), REFRESH_MS).unref()
  return pages
}

const keptPages = keepsPages() ? keepPages() : null

/** Page cache of this process; null when caching is off, and for a page of a testers' world. */
export function keptPagesFor(context: Pick<NextPageContext, 'req'>): PageCache | null {
  return faultScopeOf(context) === undefined ? keptPages : null
}

const cookiesOf = ({ req }: Pick<NextPageContext, 'req'>) => pageCookies(req?.headers.cookie)

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
