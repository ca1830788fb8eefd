import { useEffect, useSyncExternalStore } from 'react'

/** A place that the page's own skip link leads to. */
export type SkipTarget = { href: `#${string}`; text: string }

let current: SkipTarget | null = null
const listeners = new Set<() => void>()

function set(target: SkipTarget | null) {
  current = target
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Offers a skip link to a place for as long as it is there: an empty cart has no total to skip to. */
export function useSkipTarget(href: SkipTarget['href'], text: string): void {
  useEffect(() => {
    set({ href, text })
    return () => set(null)
  }, [href, text])
}

/** The place that the current page offers, null for none. */
export function useOfferedSkip(): SkipTarget | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
}
