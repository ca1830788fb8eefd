import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useDeliveryDay } from '@/components/product/delivery-date'

describe('useDeliveryDay', () => {
  it.each([0, 1, 365])('names the day %d working days ahead', async (leadDays) => {
    const { result } = renderHook(() => useDeliveryDay(leadDays))
    await waitFor(() =>
      expect(result.current).toMatch(/^\d{1,2}月\d{1,2}日（周[一二三四五六日]）$/),
    )
  })

  it('follows a change of the lead time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-30T02:00:00Z') })
    const { result, rerender } = renderHook(({ days }) => useDeliveryDay(days), {
      initialProps: { days: 1 },
    })
    rerender({ days: 2 })
    await waitFor(() => expect(result.current).toBe('10月9日（周五）'))
    vi.useRealTimers()
  })

  it.each([366, 1e9, Number.MAX_SAFE_INTEGER])('is null for %d working days ahead', (leadDays) => {
    const { result } = renderHook(() => useDeliveryDay(leadDays))
    expect(result.current).toBeNull()
  })
})
