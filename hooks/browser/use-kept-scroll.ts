import { type RefObject, useLayoutEffect } from 'react'
import { entryKey } from './use-restored-place'

/** Scroll offsets by the history entry that had the box, px. */
const offsets = new Map<string, number>()

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
