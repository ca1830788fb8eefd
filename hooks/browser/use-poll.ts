import { useEffect } from 'react'

/** Calls a function at an interval while enabled; SWR's own polling stops after an error. */
export function usePoll(isWanted: boolean, everyMs: number, run: () => void): void {
  useEffect(() => {
    if (!isWanted) return
    const timer = setInterval(run, everyMs)
    return () => clearInterval(timer)
  }, [isWanted, everyMs, run])
}
