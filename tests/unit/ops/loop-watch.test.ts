import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logLoopDelay } from '@/server/edge/loop-watch'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched(delayMs: number) {
  const reset = vi.fn()
  const log = { info: vi.fn(), warn: vi.fn() }
  logLoopDelay(log, { percentile: () => delayMs * 1e6, max: delayMs * 1e6, reset })
  return { log, reset }
}

describe('the delay of the event loop', () => {
  it.each([
    { delayMs: 12, line: { p50Ms: 2, p99Ms: 2, maxMs: 2 }, level: 'info' as const },
    { delayMs: 400, line: { p50Ms: 390, p99Ms: 390, maxMs: 390 }, level: 'warn' as const },
  ])('of $delayMs ms is one line a minute as $level', ({ delayMs, line, level }) => {
    const { log, reset } = watched(delayMs)
    vi.advanceTimersByTime(120_000)
    expect(log[level].mock.calls.map(([figures]) => figures)).toEqual([line, line])
    expect(log.info.mock.calls.length + log.warn.mock.calls.length).toBe(2)
    expect(reset).toHaveBeenCalledTimes(2)
  })
})
