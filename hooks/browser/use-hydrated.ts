import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

/** Whether the page that the server rendered has been hydrated; what is shown later need not match it. */
let isPageHydrated = false
/** Subscribes to what never changes, for `useSyncExternalStore`. */
export const noSubscription = () => () => {}

/**
 * False on the server and while hydrating, then true: guards values only the browser knows. After hydration they
 * come in a transition, a bit at a time, for hundreds of rows may have some.
 */
export function useHydrated(): boolean {
  // As it was when this rendering began: read again afterwards, it would have React render all of it once more at once.
  const [begun] = useState({ isLater: isPageHydrated })
  const isLater = useSyncExternalStore(
    noSubscription,
    () => begun.isLater,
    () => {
      begun.isLater = false
      return false
    },
  )
  const [isHydrated, setHydrated] = useState(isLater)
  useEffect(() => {
    isPageHydrated = true
    startTransition(() => setHydrated(true))
  }, [])
  return isHydrated
}
