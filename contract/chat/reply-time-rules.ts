import { chinaDate, chinaDayStart, HOUR_MS, promisedDay } from '@/contract/china-clock'
import { addWorkingDays, isWorkingDay } from '@/contract/product/working-days-rules'

/** Working hours of customer service in China, as SITE.hours says them: 8:30 to 18:00. */
const OPENS_MS = 8.5 * HOUR_MS
const CLOSES_MS = 18 * HOUR_MS
/** An answer takes an hour at most; what is asked later is answered on the next working day. */
const ANSWER_MS = HOUR_MS

/** By when a person answers what is asked now, in words: 今天 18:00 前. */
export function replyTimeText(now: number): string {
  const today = chinaDate(now)
  const time = now - chinaDayStart(today)
  if (isWorkingDay(today) && time < CLOSES_MS - ANSWER_MS) {
    return time < OPENS_MS ? '今天 9:30 前' : '一小时内'
  }
  return `${promisedDay(addWorkingDays(today, 1))} 9:30 前`
}
