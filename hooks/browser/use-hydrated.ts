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
  const isLater = useSyncExternalStore(
    noSubscription,
    () => isPageHydrated,
    () => false,
  )
  const [isHydrated, setHydrated] = useState(isLater)
  useEffect(() => {
    isPageHydrated = true
    startTransition(() => setHydrated(true))
  }, [])
  return isHydrated
}
