import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdNextPage, nextPageReady } from '@/hooks/call/held-page'

const never = new Promise<void>(() => {})

/** Whether the next page may be shown once so much time has passed, ms. */
async function isReadyAfter(ms: number): Promise<boolean> {
  let isReady = false
  void nextPageReady().then(() => (isReady = true))
  await vi.advanceTimersByTimeAsync(ms)
  return isReady
}

describe('the next page', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is shown at once when nothing was asked for it', async () => {
    expect(await isReadyAfter(0)).toBe(true)
  })

  it('is shown once its answers have come', async () => {
    holdNextPage(new Promise((resolve) => setTimeout(resolve, 30)))
    expect(await isReadyAfter(29)).toBe(false)
    holdNextPage(new Promise((resolve) => setTimeout(resolve, 30)))
    expect(await isReadyAfter(30)).toBe(true)
  })

  it('waits for them 100 ms and no longer', async () => {
    holdNextPage(never)
    expect(await isReadyAfter(99)).toBe(false)
    holdNextPage(never)
    expect(await isReadyAfter(100)).toBe(true)
  })

  it('waits for its own alone: the way back after it is not held', async () => {
    holdNextPage(never)
    await isReadyAfter(100)
    expect(await isReadyAfter(0)).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })
})
