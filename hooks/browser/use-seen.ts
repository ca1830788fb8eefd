import { type RefObject, useEffect, useState } from 'react'
import { onFirstSign } from '@/services/browser/first-sign'

/** How far below the window something counts as seen once a visitor has stirred, px. */
const AHEAD_PX = 400

/**
 * Whether an element has come into the window, or near it: a visitor may scroll. Before the first sign of one, only what
 * stands in the window counts, for what is then asked for needs script that a page which is only read does without.
 * `isSeen`: it is from the first.
 */
export function useSeen(root: RefObject<Element | null>, isSeen: boolean): boolean {
  const [seen, setSeen] = useState(isSeen)

  useEffect(() => {
    if (seen) return
    const element = root.current
    if (!element || typeof IntersectionObserver === 'undefined') {
      setSeen(true)
      return
    }
    function watch(aheadPx: number): () => void {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
        },
        { rootMargin: `${aheadPx}px` },
      )
      if (element) observer.observe(element)
      return () => observer.disconnect()
    }
    const stops = [watch(0), onFirstSign(() => stops.push(watch(AHEAD_PX)))]
    return () => {
      for (const stop of stops) stop()
    }
  }, [root, seen])

  return seen
}
