import { chinaDate, DAY_MS } from '@/contract/china-clock'

/** How far ahead goods may be required, days. */
const REQUIRED_DAYS_MAX = 180

/** The first and the last date that goods may be required by, `2026-11-24`. */
export function requiredDateRange(now: number): { min: string; max: string } {
  return { min: chinaDate(now + DAY_MS), max: chinaDate(now + REQUIRED_DAYS_MAX * DAY_MS) }
}

/** What is wrong with a required date, `2026-11-24` or '' for none; '' when it may be submitted. */
export function requiredDateError(date: string, now: number): string {
  const { min, max } = requiredDateRange(now)
  if (date === '' || (date >= min && date <= max)) return ''
  return date < min ? '要求到货日期应晚于今天' : `要求到货日期最晚为 ${max}`
}

/** The day, epoch ms, when the last goods arrive after a required date; null when all are there by then. */
export function lateArrival(date: string, arrivals: readonly { whole: number }[]): number | null {
  const last = Math.max(...arrivals.map(({ whole }) => whole))
  return date !== '' && arrivals.length > 0 && chinaDate(last) > date ? last : null
}
