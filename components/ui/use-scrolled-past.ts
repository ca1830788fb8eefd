import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

/** True once the page is scrolled beyond a height; false on the server. */
export function useScrolledPast(heightPx: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > heightPx,
    () => false,
  )
}
