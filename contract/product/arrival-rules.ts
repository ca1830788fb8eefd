import { promisedDay } from '@/contract/china-clock'
import { plainDays } from './supply-rules'
import { addWorkingDays } from './working-days-rules'

/** Beyond so many working days no day is named. */
const NAMED_DAYS_MAX = 365

/**
 * When goods ordered on a day, `2026-11-23`, are there after a number of working days:
 * `11月26日（周四）`, or the number where the day is too far off.
 */
export function arrivalDay(today: string, workingDays: number): string {
  if (workingDays > NAMED_DAYS_MAX) return plainDays(workingDays)
  return promisedDay(addWorkingDays(today, workingDays))
}
