import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'

/** Root margin of the intersection observer, px. */
const AHEAD_PX = 400

type WhenSeenProps = { placeholder: ReactNode; children: ReactNode }

/** Renders its children once they come near the viewport; until then a same-size placeholder. */
export function WhenSeen({ placeholder, children }: WhenSeenProps) {
  const root = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)

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
