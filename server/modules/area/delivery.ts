import { provinceCodes } from '@/catalogue/port'
import { NATIONWIDE } from '@/contract/constants'

/** Delivery zones by province code (DOMAIN 3.10). */
const ZONES: Record<string, string[]> = {
  华东: ['31', '32', '33', '34', '35', '36', '37'],
  华南: ['44', '45', '46'],
  华北: ['11', '12', '13', '14', '15'],
  华中: ['41', '42', '43'],
  西南: ['50', '51', '52', '53', '54'],
  西北: ['61', '62', '63', '64', '65'],
  东北: ['21', '22', '23'],
}
const REMOTE = new Set(['65', '54', '63', '15'])

const SAME_PROVINCE_DAYS = 1
const SAME_ZONE_DAYS = 2
const OTHER_ZONE_DAYS = 3
const REMOTE_EXTRA_DAYS = 3

function zoneOf(province: string): string | undefined {
  return Object.keys(ZONES).find((zone) => ZONES[zone]?.includes(province))
}

const KNOWN = new Set(provinceCodes)

/** Province codes of the requested areas; empty for the whole country and for unknown areas. */
export function provincesOf(areaCode: readonly string[]): string[] {
  const provinces = areaCode.map((code) => code.slice(0, 2)).filter((code) => KNOWN.has(code))
  return [...new Set(provinces)].sort()
}

/** Working days from a warehouse's province to the area. */
export function transitDays(from: string, areaCode: readonly string[]): number {
  const to = provincesOf(areaCode)[0]
  if (!to) return OTHER_ZONE_DAYS
  if (to === from) return SAME_PROVINCE_DAYS
  const days = zoneOf(to) === zoneOf(from) ? SAME_ZONE_DAYS : OTHER_ZONE_DAYS
  return REMOTE.has(to) ? days + REMOTE_EXTRA_DAYS : days
}

/** Whether something with these sale areas may be sold to the requested area. */
export function isSoldIn(saleAreas: readonly string[], areaCode: readonly string[]): boolean {
  const provinces = provincesOf(areaCode)
  if (provinces.length === 0 || saleAreas.includes(NATIONWIDE)) return true
  return provinces.some((province) => saleAreas.includes(province))
}
