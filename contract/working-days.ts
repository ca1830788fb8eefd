import chineseDays from 'chinese-days'
import { chinaDate } from './china-clock'

// Node cannot detect its named exports.
const { getDayDetail, getSolarDateFromLunar, getSolarTermDate, isWorkday } = chineseDays

const DAY_MS = 86_400_000

/** The date a number of days after another, both `2026-11-21`. */
function shift(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

function span(first: string, days: number): string[] {
  return Array.from({ length: days }, (_, index) => shift(first, index))
}

/** Whether the table contains a year's official holidays: it then names 1 January 元旦. */
function isPublished(year: number): boolean {
  return getDayDetail(`${year}-01-01`).name.includes('元旦')
}

/**
 * Estimated holidays of a year not yet published: each of its usual length, without make-up
 * working days, so that a date promised across it can be kept.
 */
function usualHolidays(year: number): ReadonlySet<string> {
  const lunar = (month: number, day: number) =>
    getSolarDateFromLunar(`${year}-${month}-${day}`).date
  return new Set([
    `${year}-01-01`,
    ...span(shift(lunar(1, 1), -1), 8),
    getSolarTermDate(year, 4, 'pure_brightness'),
    ...span(`${year}-05-01`, 5),
    lunar(5, 5),
    lunar(8, 15),
    ...span(`${year}-10-01`, 7),
  ])
}

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())

type Year = (day: string) => boolean
const years = new Map<number, Year>()

/** Working days and holidays of a year, cached. */
function yearOf(year: number): Year {
  const known = years.get(year)
  if (known) return known
  const holidays = isPublished(year) ? null : usualHolidays(year)
  const works: Year = holidays
    ? (day) => !isWeekend(day) && !holidays.has(day)
    : (day) => isWorkday(day)
  years.set(year, works)
  return works
}

/** Whether a day in China, `2026-02-17`, is a working day, by holidays and make-up days. */
export function isWorkingDay(day: string): boolean {
  return yearOf(Number(day.slice(0, 4)))(day)
}

/** The date a number of working days after another, both `2026-11-21`. */
export function addWorkingDays(day: string, days: number): string {
  let at = day
  for (let left = days; left > 0; ) {
    at = shift(at, 1)
    if (isWorkingDay(at)) left -= 1
  }
  return at
}

/** The same time of day a number of China's working days later; both epoch ms. */
export function chinaWorkingDay(from: number, days: number): number {
  const day = chinaDate(from)
  return from + Date.parse(addWorkingDays(day, days)) - Date.parse(day)
}
