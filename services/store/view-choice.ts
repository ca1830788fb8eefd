import Cookies from 'js-cookie'
import { COOKIE } from '@/contract/constants'
import { readView, type SearchView } from '@/contract/search/view-rules'
import { attempt } from './local-store'

const YEAR_DAYS = 365

/** The view of result pages that this browser's buyer chose last; null without a choice. */
export function browserView(): SearchView | null {
  return readView(attempt(() => Cookies.get(COOKIE.searchView), undefined))
}

/**
 * Stores the chosen view in a cookie: the server renders result pages with it. Where cookies are
 * blocked the address still names it.
 */
export function rememberView(view: SearchView): void {
  const options = { path: '/', sameSite: 'Lax' as const, expires: YEAR_DAYS }
  attempt(() => Cookies.set(COOKIE.searchView, view, options), undefined)
}
