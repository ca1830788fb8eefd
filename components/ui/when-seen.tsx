import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'

/** How far ahead of the window it counts as seen, px. */
const AHEAD_PX = 400

type WhenSeenProps = { placeholder: ReactNode; children: ReactNode }

/** What is loaded once it comes near the window; until then a placeholder of its size. */
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
