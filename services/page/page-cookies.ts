import { parseCookie, stringifyCookie } from 'cookie'
import { COOKIE } from '@/contract/constants'

/** The cookies rendering may read; a proxy that keeps pages tells them apart by these (deploy/nginx). */
export const PAGE_COOKIES: readonly string[] = [
  COOKIE.areas,
  COOKIE.salesAreas,
  COOKIE.areaPrompt,
  COOKIE.searchView,
]

/** The cookies of a request that rendering may read, by name. */
export function pageCookies(header: string | undefined): Partial<Record<string, string>> {
  const all = Object.entries(parseCookie(header ?? ''))
  return Object.fromEntries(all.filter(([name]) => PAGE_COOKIES.includes(name)))
}

/** The same as a header. */
export const pageCookieHeader = (header: string | undefined): string =>
  stringifyCookie(pageCookies(header))
