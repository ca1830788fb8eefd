import { useSyncExternalStore } from 'react'
import { plainDays } from '@/contract/product/supply-rules'

/** Names the day on which goods arrive a number of working days from now. */
export type ArrivalDay = (workingDays: number) => string

const MINUTE_MS = 60_000
const listeners = new Set<() => void>()
let arrivalDay: ArrivalDay = plainDays
let today = ''
let timer: ReturnType<typeof setInterval> | undefined

/** Counts from today, and anew from midnight in China, while anything names a day. */
async function follow() {
  const calendar = await import('./calendar')
  const look = () => {
    const now = calendar.chinaDate(Date.now())
    if (now === today) return
    today = now
    arrivalDay = (workingDays) => calendar.arrivalDay(now, workingDays)
    for (const tell of listeners) tell()
  }
  look()
  clearInterval(timer)
  if (listeners.size > 0) timer = setInterval(look, MINUTE_MS)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (listeners.size === 1) {
    // Without it the number of days is shown.
    follow().catch((error: unknown) => console.info('calendar', error))
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
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
