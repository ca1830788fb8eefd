import chineseDays from 'chinese-days'

// Node cannot detect its named exports.
const { getDayDetail, getSolarDateFromLunar, getSolarTermDate, isWorkday } = chineseDays

const DAY_MS = 86_400_000

function shift(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

function span(first: string, days: number): string[] {
  return Array.from({ length: days }, (_, index) => shift(first, index))
}

/** Whether the library contains a year's official holidays: it then names 1 January 元旦. */
export function isPublished(year: number): boolean {
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

/** Days of a year, `MM-DD`, that are free on a weekday or worked at a weekend. */
export function exceptionsOf(year: number): string[] {
  const holidays = isPublished(year) ? null : usualHolidays(year)
  const works = (day: string) => (holidays ? !isWeekend(day) && !holidays.has(day) : isWorkday(day))
  const length = (Date.UTC(year + 1, 0) - Date.UTC(year, 0)) / DAY_MS
  return span(`${year}-01-01`, length)
    .filter((day) => works(day) === isWeekend(day))
    .map((day) => day.slice(5))
}
