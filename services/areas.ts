import Cookies from 'js-cookie'
import * as z from 'zod/mini'
import { AREA_CODES_MAX, COOKIE, NATIONWIDE } from '@/contract/constants'
import type { Area } from '@/contract/global'

/** Longest value put into an area cookie, as it is sent; browsers drop cookies over 4 KB silently. */
const COOKIE_MAX_CHARS = 3000
const YEAR_DAYS = 365

const codeList = z.array(z.string().check(z.regex(/^\d{2,12}$/))).check(z.maxLength(AREA_CODES_MAX))

/** The areas a page is shown for; what rendering knows of a buyer. */
export type AreaChoice = {
  /** areaHomeIdList: the chosen area, `['0000']` before a choice. */
  areaHomeIdList: string[]
  /** salesAreaCode, or areaHomeIdList without one: the codes sent with calls. */
  areaCodes: string[]
  isChosen: boolean
}

function parseCodes(text: string | undefined): string[] | null {
  if (!text) return null
  try {
    const parsed = codeList.safeParse(JSON.parse(text))
    return parsed.success && parsed.data.length > 0 ? parsed.data : null
  } catch {
    return null // garbled cookie: as if nothing was chosen
  }
}

/** Reads the area cookies (SPEC section 3); never throws, whatever they hold. */
export function readAreas(cookies: Partial<Record<string, string>>): AreaChoice {
  const chosen = parseCodes(cookies[COOKIE.areas])
  const areaHomeIdList = chosen ?? [NATIONWIDE]
  const salesAreas = chosen ? parseCodes(cookies[COOKIE.salesAreas]) : null
  return {
    areaHomeIdList,
    areaCodes: salesAreas ?? areaHomeIdList,
    isChosen: chosen !== null,
  }
}

/** The area cookies of this browser. */
export function browserAreas(): AreaChoice {
  try {
    return readAreas(Cookies.get())
  } catch {
    return readAreas({}) // cookies are forbidden here
  }
}

/**
 * The codes sent for a chosen area (salesAreaCode): those on its path where something is on sale,
 * or its own alone when there is none or when so many would outgrow their cookie.
 */
export function salesAreasOf(chosen: Area, path: Area[]): string[] {
  const sold = path.filter((area) => area.hasSpu).map((area) => area.sysNo)
  const fits = encodeURIComponent(JSON.stringify(sold)).length <= COOKIE_MAX_CHARS
  const isListed = sold.length > 0 && sold.length <= AREA_CODES_MAX
  return isListed && fits ? sold : [chosen.sysNo]
}

/**
 * Stores a chosen area and its sales areas. False when the browser keeps no cookies; reloading
 * would then change nothing.
 */
export function storeArea(chosen: Area, path: Area[]): boolean {
  const options = { path: '/', sameSite: 'Lax' as const, expires: YEAR_DAYS }
  try {
    Cookies.set(COOKIE.areas, JSON.stringify([chosen.sysNo]), options)
    Cookies.set(COOKIE.salesAreas, JSON.stringify(salesAreasOf(chosen, path)), options)
  } catch {
    return false // cookies are forbidden here
  }
  return browserAreas().areaHomeIdList[0] === chosen.sysNo
}
