import { useSyncExternalStore } from 'react'
import { chinaDate } from '@/contract/china-clock'
import { useMall } from '@/hooks/mall-context'

const MINUTE_MS = 60_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all: a page names a day on every line. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => {
    for (const told of listeners) told()
  }, MINUTE_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The day in China, `2026-11-23`; while hydrating, the one the page was rendered on. */
export function useToday(): string {
  const { today } = useMall()
  return useSyncExternalStore(
    subscribe,
    () => chinaDate(Date.now()),
    () => today,
  )
}
