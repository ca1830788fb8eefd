import { startTransition, useEffect, useRef, useState } from 'react'
import { afterFrame } from '@/hooks/browser/after-frame'
import { useRestoredPlace } from '@/hooks/browser/use-restored-place'

/** No row of cards is less high than this, and no list begins higher up its page, in any window. */
const ROW_HEIGHT_PX = 380
const LIST_TOP_PX = 300
/** No card is narrower than this, gap included; what stands beside them in a wide window is wider. */
const CARD_WIDTH_PX = 228
const BESIDE = { from: 1024, width: 240 }
const CARDS_IN_ROW = { min: 2, max: 5 }

function cardsInRow(): number {
  const { innerWidth } = window
  const width = innerWidth < BESIDE.from ? innerWidth : innerWidth - BESIDE.width
  const cards = Math.floor(width / CARD_WIDTH_PX)
  return Math.min(Math.max(cards, CARDS_IN_ROW.min), CARDS_IN_ROW.max)
}

/** How many cards are in sight at most, or above, where the window is `place` px down the page. */
const cardsSeen = (place: number) =>
  Math.ceil((place + window.innerHeight - LIST_TOP_PX) / ROW_HEIGHT_PX) * cardsInRow()

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
