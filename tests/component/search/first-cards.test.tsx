import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useFirstCards } from '@/hooks/search/use-first-cards'

/** Below what stands above a list, two rows of four are in a window of this size. */
const WINDOW = { width: 1280, height: 1060 }
const IN_SIGHT = 8
/** Two rows more are above it there. */
const FURTHER_PX = 760
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
    vi.stubGlobal('innerWidth', WINDOW.width)
    vi.stubGlobal('innerHeight', WINDOW.height)
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
    leaveAt(FURTHER_PX)
    const ids = idsFrom(1)
    const { result } = renderCards(ids)
    expect(renderedOf(ids, result.current)).toEqual(ids.slice(0, 2 * IN_SIGHT))
  })

  it('are those where the buyer is, when a list takes the place of one without such cards', async () => {
    const { result, rerender } = renderCards([])
    await paint()
    vi.stubGlobal('scrollY', FURTHER_PX)
    const ids = idsFrom(1)
    rerender(ids)
    expect(renderedOf(ids, result.current)).toEqual(ids.slice(0, 2 * IN_SIGHT))
  })

  it.each([
    [1920, 10],
    [1440, 10],
    [1280, 8],
    [1100, 6],
    [900, 6],
    [375, 4],
  ])('are as many as two rows hold in a window %d px wide', (width, count) => {
    vi.stubGlobal('innerWidth', width)
    const ids = idsFrom(1)
    const { result } = renderCards(ids)
    expect(renderedOf(ids, result.current)).toEqual(ids.slice(0, count))
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
