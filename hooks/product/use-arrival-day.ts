import { useSyncExternalStore } from 'react'
import { type ArrivalDay, plainDays } from '@/contract/product/supply-rules'

let arrivalDay: ArrivalDay = plainDays
let leaveCalendar = () => {}
/** Every row of a table names a day; the calendar is asked once for all. */
const listeners = new Set<() => void>()

function tellAll(next: ArrivalDay) {
  arrivalDay = next
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  if (listeners.size === 1) {
    import('./calendar').then(
      ({ followDay }) => {
        leaveCalendar = followDay(tellAll)
        if (listeners.size === 0) leaveCalendar()
      },
      (error: unknown) => console.info('calendar', error), // the number of days is shown
    )
  }
  return () => {
    listeners.delete(tell)
    if (listeners.size === 0) leaveCalendar()
  }
}

/**
 * How days of arrival are named: `11月26日（周四）`; the number of days until the calendar has loaded. In
 * the browser only: rendered pages are kept over midnight, and have no room for the holidays.
 */
export function useArrivalDay(): ArrivalDay {
  return useSyncExternalStore(
    subscribe,
    () => arrivalDay,
    () => plainDays,
  )
}
