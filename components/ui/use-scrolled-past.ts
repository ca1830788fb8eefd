import { useSyncExternalStore } from 'react'

/** How far the page was scrolled when it last was, px. */
let scrolledPx = 0

/** Reads the place with frames and scrolls: while the page is rendered, reading would lay it out an extra time. */
function subscribe(onChange: () => void) {
  function read() {
    scrolledPx = window.scrollY
    onChange()
  }
  const frame = requestAnimationFrame(read)
  window.addEventListener('scroll', read, { passive: true })
  return () => {
    cancelAnimationFrame(frame)
    window.removeEventListener('scroll', read)
  }
}

/** True once the page is scrolled beyond a height; false on the server. */
export function useScrolledPast(heightPx: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrolledPx > heightPx,
    () => false,
  )
}
