import { useEffect } from 'react'

/** Does something again and again while it is wanted; SWR's own polling stops after an error. */
export function usePoll(isWanted: boolean, everyMs: number, run: () => void): void {
  useEffect(() => {
    if (!isWanted) return
    const timer = setInterval(run, everyMs)
    return () => clearInterval(timer)
  }, [isWanted, everyMs, run])
}
