import { useEffect } from 'react'
import { awaitAnotherTry } from '@/services/browser/stale-chunk'

/** Has a file that failed to load tried again once it may be had; `error`: why it failed, none while it loads. */
export function useAnotherTry(error: Error | null | undefined, retry: (() => void) | undefined) {
  useEffect(() => {
    if (error && retry) return awaitAnotherTry(error, retry)
  }, [error, retry])
}
