import type { Browsed } from '@/contract/account/browsing-history-calls'
import { chinaDate, DAY_MS } from '@/contract/china-clock'

export type Day = { date: string; title: string; entries: Browsed[] }

function titleOf(viewedAt: number, now: number): string {
  const date = chinaDate(viewedAt)
  if (date === chinaDate(now)) return '今天'
  if (date === chinaDate(now - DAY_MS)) return '昨天'
  return date
}

/** Groups entries by the day they were viewed (in China), keeping their order. */
export function byDay(entries: readonly Browsed[], now: number): Day[] {
  const days = new Map<string, Day>()
  for (const entry of entries) {
    const date = chinaDate(entry.viewedAt)
    const day = days.get(date) ?? { date, title: titleOf(entry.viewedAt, now), entries: [] }
    day.entries.push(entry)
    days.set(date, day)
  }
  return [...days.values()]
}
