import { type RefObject, useEffect, useRef } from 'react'

/** Scrolls a horizontal strip of links so that the current link is centred. */
export function useCurrentInSight(place: string): RefObject<HTMLElement | null> {
  const strip = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place has another current link
  useEffect(() => {
    const current = strip.current?.querySelector('[aria-current]')
    if (!strip.current || !current) return
    const around = strip.current.getBoundingClientRect()
    const { left, width } = current.getBoundingClientRect()
    strip.current.scrollLeft += left - around.left - (around.width - width) / 2
  }, [place])
  return strip
}
