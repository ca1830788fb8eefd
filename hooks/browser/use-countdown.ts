import { useEffect, useReducer } from 'react'

const TICK_MS = 1000

/** Whole seconds left until a timestamp (epoch ms), counted down to 0; 0 without one. */
export function useCountdown(until: number | null): number {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0)
  const secondsLeft = until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000))
  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return secondsLeft
}
