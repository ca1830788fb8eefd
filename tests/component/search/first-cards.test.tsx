import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useFirstCards } from '@/hooks/search/use-first-cards'

const WINDOW_PX = 760
/** Two rows of five are in a window of this height. */
const IN_SIGHT = 10
const idsFrom = (first: number) => Array.from({ length: 40 }, (_, at) => first + at)

const renderCards = (ids: number[]) =>
  renderHook((productIds) => useFirstCards(productIds), { initialProps: ids })

/** Of a list, those whose cards are rendered. */
const renderedOf = (ids: number[], shown: ReadonlySet<number>) => ids.filter((id) => shown.has(id))

/** The entry at which the buyer is was left `y` px down its page. */
function leaveAt(y: number) {
  history.replaceState({ key: 'kept' }, '')
  sessionStorage.setItem('__next_scroll_kept', JSON.stringify({ x: 0, y }))
}

/** Frames and timers until nothing waits. */
const paint = () => act(() => vi.runAllTimersAsync())

describe('cards of a list in a transition', () => {
  beforeEach(async () => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
    })
    vi.stubGlobal('innerHeight', WINDOW_PX)
    // The page that the server rendered.
    renderCards([]).unmount()
    await paint()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    sessionStorage.clear()
    history.replaceState(null, '')
  })

  it('are those in sight, and the others once they are painted', async () => {
    const ids = idsFrom(1)
    const { result } = renderCards(ids)
    expect(renderedOf(ids, result.current)).toEqual(ids.slice(0, IN_SIGHT))
    await paint()
    expect(renderedOf(ids, result.current)).toEqual(ids)
  })

  it('reach to the place that Back restores', () => {
    leaveAt(WINDOW_PX)
    const ids = idsFrom(1)
    const { result } = renderCards(ids)
    expect(renderedOf(ids, result.current)).toEqual(ids.slice(0, 2 * IN_SIGHT))
  })

  it('are those where the buyer is, when a list takes the place of one without such cards', async () => {
    const { result, rerender } = renderCards([])
    await paint()
    vi.stubGlobal('scrollY', WINDOW_PX)
    const ids = idsFrom(1)
    rerender(ids)
    expect(renderedOf(ids, result.current)).toEqual(ids.slice(0, 2 * IN_SIGHT))
  })

  it('stay when other goods come among them', async () => {
    const before = idsFrom(1)
    const { result, rerender } = renderCards(before)
    await paint()
    const after = idsFrom(21)
    rerender(after)
    expect(renderedOf(after, result.current)).toEqual(after.slice(0, 20))
    await paint()
    expect(renderedOf(after, result.current)).toEqual(after)
  })
})
