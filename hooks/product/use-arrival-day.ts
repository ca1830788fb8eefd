import { useSyncExternalStore } from 'react'
import { plainDays } from '@/contract/product/supply-rules'

/** Names the day on which goods arrive a number of working days from now. */
export type ArrivalDay = (workingDays: number) => string

let arrivalDay: ArrivalDay = plainDays

function subscribe(tell: () => void) {
  let isGone = false
  let leave = () => {}
  import('./calendar').then(
    ({ followDay }) => {
      if (isGone) return
      leave = followDay((next) => {
        arrivalDay = next
        tell()
      })
    },
    (error: unknown) => console.info('calendar', error), // the number of days is shown
  )
  return () => {
    isGone = true
    leave()
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
