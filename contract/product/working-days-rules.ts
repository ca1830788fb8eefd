import { chinaDate, DAY_MS } from '@/contract/china-clock'
import { EXCEPTIONS } from './exceptional-days-rules'

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())

/** Whether a day in China, `2026-02-17`, is a working day, by holidays and make-up days. */
export function isWorkingDay(day: string): boolean {
  const isException = EXCEPTIONS[day.slice(0, 4)]?.includes(day.slice(5)) ?? false
  return isWeekend(day) === isException
}

/** The date a number of working days after another, both `2026-11-21`. */
export function addWorkingDays(day: string, days: number): string {
  let at = day
  for (let left = days; left > 0; ) {
    at = new Date(Date.parse(at) + DAY_MS).toISOString().slice(0, 10)
    if (isWorkingDay(at)) left -= 1
  }
  return at
}

/** The same time of day a number of China's working days later; both epoch ms. */
export function chinaWorkingDay(from: number, days: number): number {
  const day = chinaDate(from)
  return from + Date.parse(addWorkingDays(day, days)) - Date.parse(day)
}
