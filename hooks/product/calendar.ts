import { chinaDate, MINUTE_MS } from '@/contract/china-clock'
import { arrivalDay } from '@/contract/product/arrival-rules'
import type { ArrivalDay } from '@/contract/product/supply-rules'

function daysFrom(today: string): ArrivalDay {
  // Hundreds of rows ask for a dozen days.
  const days = new Map<number, string>()
  return (workingDays) => {
    const day = days.get(workingDays) ?? arrivalDay(today, workingDays)
    days.set(workingDays, day)
    return day
  }
}

let today = ''
let timer: ReturnType<typeof setInterval> | undefined

/**
 * Tells how days are named, if it has not been told, and anew after each midnight in China, until its one follower
 * leaves by what it returns.
 */
export function followDay(tell: (next: ArrivalDay) => void): () => void {
  function look() {
    const now = chinaDate(Date.now())
    if (now === today) return
    today = now
    tell(daysFrom(now))
  }
  look()
  clearInterval(timer)
  timer = setInterval(look, MINUTE_MS)
  return () => clearInterval(timer)
}
