import { startTransition, useEffect, useRef, useState } from 'react'
import { afterFrame } from '@/hooks/browser/after-frame'
import { useRestoredPlace } from '@/hooks/browser/use-restored-place'

/** No card is less high than this, and no row holds more, in any window. */
const CARD_HEIGHT_PX = 380
const CARDS_IN_ROW = 5

/** How many cards are in sight at most, or above, where the window is `place` px down the page. */
const cardsSeen = (place: number) =>
  Math.ceil((place + window.innerHeight) / CARD_HEIGHT_PX) * CARDS_IN_ROW

/**
 * The products of a list whose cards to render by now: a transition paints those in sight first and the others a frame
 * later; those that are there stay. On the server and while hydrating all are.
 */
export function useFirstCards(productIds: readonly number[]): ReadonlySet<number> {
  const place = useRestoredPlace()
  const [rendered, setRendered] = useState(() => new Set(place === null ? productIds : []))
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
  }, [])
  const isWhole = productIds.every((id) => rendered.has(id))
  useEffect(() => {
    if (!isWhole) return afterFrame(() => startTransition(() => setRendered(new Set(productIds))))
  }, [isWhole, productIds])
  if (isWhole) return rendered
  const count = cardsSeen(isThere.current ? window.scrollY : (place ?? 0))
  return new Set([...rendered, ...productIds.slice(0, count)])
}
