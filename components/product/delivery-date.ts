import { useEffect, useState } from 'react'
import { chinaDate, promisedDay } from '@/contract/china-clock'

/** Beyond this lead time no delivery date is shown. */
const NAMED_DAYS_MAX = 365

/**
 * Delivery date, unless it is too far off; null until the calendar has loaded. Browser
 * only: server pages are kept, and the holiday table is not part of the page's first load.
 */
export function useDeliveryDay(leadDays: number): string | null {
  const [day, setDay] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (leadDays > NAMED_DAYS_MAX) setDay(null)
    else {
      import('@/contract/working-days').then(
        ({ addWorkingDays }) => {
          const arrival = addWorkingDays(chinaDate(Date.now()), leadDays)
          if (isCurrent) setDay(promisedDay(arrival))
        },
        (error: unknown) => console.info('working days', error), // only the number of days is shown
      )
    }
    return () => {
      isCurrent = false
    }
  }, [leadDays])
  return day
}
