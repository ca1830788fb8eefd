import { chinaDate, MINUTE_MS } from '@/contract/china-clock'
import { arrivalDay } from '@/contract/product/arrival-rules'

type ArrivalDay = (workingDays: number) => string
type Listener = (next: ArrivalDay) => void

const listeners = new Set<Listener>()
let timer: ReturnType<typeof setInterval> | undefined
let today = ''
let named: ArrivalDay

function look() {
  const now = chinaDate(Date.now())
  if (now === today) return
  today = now
  // Hundreds of rows ask for a dozen days.
  const days = new Map<number, string>()
  named = (workingDays) => {
    const day = days.get(workingDays) ?? arrivalDay(now, workingDays)
    days.set(workingDays, day)
    return day
  }
  for (const tell of listeners) tell(named)
}

/** Tells how days are named, now and anew after each midnight in China, until the caller leaves. */
export function followDay(listener: Listener): () => void {
  look()
  listener(named)
  listeners.add(listener)
  timer ??= setInterval(look, MINUTE_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
