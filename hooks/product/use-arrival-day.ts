import { useSyncExternalStore } from 'react'
import { plainDays } from '@/contract/product/supply-rules'

/** Names the day on which goods arrive a number of working days from now. */
export type ArrivalDay = (workingDays: number) => string

let arrivalDay: ArrivalDay = plainDays

function subscribe(tell: () => void) {
  const followed = import('./calendar').then(
    ({ followDay }) =>
      followDay((next) => {
        arrivalDay = next
        tell()
      }),
    (error: unknown) => console.info('calendar', error), // the number of days is shown
  )
  return () => void followed.then((leave) => leave?.())
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
