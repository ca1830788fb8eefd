import Cookies from 'js-cookie'
import type { Area } from '@/contract/area/area-calls'
import { AREA_CODES_MAX, COOKIE } from '@/contract/constants'
import { browserAreas } from './areas'

/** Longest encoded value of an area cookie; browsers silently drop cookies over 4 KB. */
const COOKIE_MAX_CHARS = 3000
const YEAR_DAYS = 365

/**
 * The codes sent for a chosen area (salesAreaCode): those on its path with products on sale,
 * or only its own when there are none or when the list would outgrow the cookie.
 */
export function salesAreasOf(chosen: Area, path: Area[]): string[] {
  const sold = path.filter((area) => area.hasSpu).map((area) => area.sysNo)
  const fits = encodeURIComponent(JSON.stringify(sold)).length <= COOKIE_MAX_CHARS
  const isListed = sold.length > 0 && sold.length <= AREA_CODES_MAX
  return isListed && fits ? sold : [chosen.sysNo]
}

/**
 * Stores a chosen area and its sales areas. False when the browser rejects cookies: a reload
 * would then change nothing.
 */
export function storeArea(chosen: Area, path: Area[]): boolean {
  const options = { path: '/', sameSite: 'Lax' as const, expires: YEAR_DAYS }
  try {
    Cookies.set(COOKIE.areas, JSON.stringify([chosen.sysNo]), options)
    Cookies.set(COOKIE.salesAreas, JSON.stringify(salesAreasOf(chosen, path)), options)
  } catch {
    return false // cookies are blocked
  }
  return browserAreas().areaHomeIdList[0] === chosen.sysNo
}
