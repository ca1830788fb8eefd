import { type RefObject, useLayoutEffect } from 'react'

/** Scroll offsets by the history entry that had the box, px. */
const offsets = new Map<string, number>()

/** Key that Next gives to each history entry; '' without one. */
function entryKey(): string {
  const { state } = window.history
  return typeof state === 'object' && state !== null ? String(state.key ?? '') : ''
}

/** Returns a box that scrolls by itself to its place when the buyer comes Back; the page's own place is Next's. */
export function useKeptScroll(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = box
    const key = entryKey()
    if (!current || !key) return
    current.scrollTop = offsets.get(key) ?? 0
    return () => {
      offsets.set(key, current.scrollTop)
    }
  }, [box])
}
