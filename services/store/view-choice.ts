import Cookies from 'js-cookie'
import { COOKIE } from '@/contract/constants'
import { readView, type SearchView } from '@/contract/search/view-rules'

const YEAR_DAYS = 365

/** The view of result pages that this browser's buyer chose last; null without a choice. */
export function browserView(): SearchView | null {
  try {
    return readView(Cookies.get(COOKIE.searchView))
  } catch {
    return null // cookies are blocked
  }
}

/** Stores the chosen view in a cookie: the server renders result pages with it. */
export function rememberView(view: SearchView): void {
  try {
    Cookies.set(COOKIE.searchView, view, { path: '/', sameSite: 'Lax', expires: YEAR_DAYS })
  } catch {
    // Blocked: the address still names the view.
  }
}
