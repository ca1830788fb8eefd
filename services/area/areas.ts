import Cookies from 'js-cookie'
import { AREA_CODES_MAX, AREA_ID, COOKIE, NATIONWIDE } from '@/contract/constants'

const isCode = (value: unknown): value is string => typeof value === 'string' && AREA_ID.test(value)

/** The areas a page is shown for: all that SSR knows of a buyer. */
export type AreaChoice = {
  /** areaHomeIdList: the chosen area, `['0000']` before a choice. */
  areaHomeIdList: string[]
  /** salesAreaCode, or areaHomeIdList without one: the codes sent with every call. */
  areaCodes: string[]
  isChosen: boolean
  /** The default area is still proposed: neither chosen nor put off for this session. */
  isProposed: boolean
}

/** Value of the cookie that puts the proposal off. */
const PUT_OFF = 'closed'

function parseCodes(text: string | undefined): string[] | null {
  if (!text) return null
  try {
    const codes: unknown = JSON.parse(text)
    if (!Array.isArray(codes) || codes.length === 0 || codes.length > AREA_CODES_MAX) return null
    return codes.every(isCode) ? codes : null
  } catch {
    return null // garbled cookie: treated as no choice
  }
}

/** Parses the area cookies (SPEC section 3); never throws, whatever they contain. */
export function readAreas(cookies: Partial<Record<string, string>>): AreaChoice {
  const chosen = parseCodes(cookies[COOKIE.areas])
  const areaHomeIdList = chosen ?? [NATIONWIDE]
  const salesAreas = chosen ? parseCodes(cookies[COOKIE.salesAreas]) : null
  return {
    areaHomeIdList,
    areaCodes: salesAreas ?? areaHomeIdList,
    isChosen: chosen !== null,
    isProposed: chosen === null && cookies[COOKIE.areaPrompt] !== PUT_OFF,
  }
}

/** The area cookies of this browser. */
export function browserAreas(): AreaChoice {
  try {
    return readAreas(Cookies.get())
  } catch {
    return readAreas({}) // cookies are blocked
  }
}

/** The areas this browser shows pages for, as one text to compare. */
export const shownAreas = () => browserAreas().areaCodes.join()

/** Proposes no area for the rest of the session; the server then renders pages without the proposal. */
export function putOffAreaPrompt() {
  try {
    Cookies.set(COOKIE.areaPrompt, PUT_OFF, { path: '/', sameSite: 'Lax' })
  } catch {
    // Cookies are blocked: the proposal stays away as long as the page does.
  }
}

/** A city or county of GB/T 2260, whose code begins with that of its parent. */
const GB_BELOW_PROVINCE = /^\d{4,6}$/

/**
 * Query for the siblings of an area, for the title's list. Null for the whole country. Of an id
 * that is not a GB/T 2260 code the parent is unknown: the first level is asked for.
 */
export function regionsAround(code: string): { parent?: string } | null {
  if (code === NATIONWIDE) return null
  return GB_BELOW_PROVINCE.test(code) ? { parent: code.slice(0, -2) } : {}
}
