import type { ReactNode } from 'react'
import { use, useEffect, useRef, useState } from 'react'
import { RestoredPlace } from '@/hooks/browser/use-restored-place'

/** Root margin of the intersection observer, px. */
const AHEAD_PX = 400

type WhenSeenProps = { placeholder: ReactNode; children: ReactNode }

/**
 * Renders its children once they come near the viewport, or where a place further down is restored; until then a
 * placeholder of about their size.
 */
export function WhenSeen({ placeholder, children }: WhenSeenProps) {
  const root = useRef<HTMLDivElement>(null)
  const place = use(RestoredPlace)
  const [isSeen, setSeen] = useState(!!place)

  useEffect(() => {
    if (!root.current || typeof IntersectionObserver === 'undefined') {
      setSeen(true)
      return
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: `${AHEAD_PX}px` },
    )
    observer.observe(root.current)
    return () => observer.disconnect()
  }, [])

  return <div ref={root}>{isSeen ? children : placeholder}</div>
}
