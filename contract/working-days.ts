const DAY_MS = 86_400_000
const CHINA_OFFSET_MS = 8 * 3600 * 1000

const localWeekday = (day: Date) => day.getDay()

/** The day a number of working days after another; Saturdays and Sundays do not count. */
export function addWorkingDays(from: Date, days: number, weekdayOf = localWeekday): Date {
  let at = from.getTime()
  let left = days
  while (left > 0) {
    at += DAY_MS
    const weekday = weekdayOf(new Date(at))
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return new Date(at)
}

/** What clocks in China show, in the UTC fields of a Date. */
function inChina(moment: number): Date {
  return new Date(moment + CHINA_OFFSET_MS)
}

/** The same as `addWorkingDays` on China's calendar, epoch ms. */
export function chinaWorkingDay(from: number, days: number): number {
  const day = addWorkingDays(inChina(from), days, (one) => one.getUTCDay())
  return day.getTime() - CHINA_OFFSET_MS
}

/** The last millisecond of a moment's day in China. */
export function chinaDayEnd(moment: number): number {
  const days = Math.floor((moment + CHINA_OFFSET_MS) / DAY_MS)
  return (days + 1) * DAY_MS - CHINA_OFFSET_MS - 1
}

/** The last moment `Date` holds is 8.64e15; China's clock is ahead of it, and has no name for that. */
const isNameable = (moment: number) => !Number.isNaN(inChina(moment).getTime())

/** `2026-11-21` in China. */
export function chinaDate(moment: number): string {
  return isNameable(moment) ? (inChina(moment).toISOString().split('T')[0] ?? '') : ''
}

/** `2026-11-21 09:45:12` in China. */
export function chinaTime(moment: number): string {
  return inChina(moment).toISOString().slice(0, 19).replace('T', ' ')
}

/** `261121094512` in China: what numbers of documents begin with. */
export function chinaStamp(moment: number): string {
  return inChina(moment).toISOString().replace(/\D/g, '').slice(2, 14)
}
