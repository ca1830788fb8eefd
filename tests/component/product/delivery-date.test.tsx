import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useDeliveryDay } from '@/components/product/delivery-date'

describe('the delivery day', () => {
  it.each([0, 1, 365])('is named %d working days ahead', (leadDays) => {
    const { result } = renderHook(() => useDeliveryDay(leadDays))
    expect(result.current).toMatch(/^\d{1,2}月\d{1,2}日（周[一二三四五六日]）$/)
  })

  it.each([366, 1e9, Number.MAX_SAFE_INTEGER])('is not, %d ahead', (leadDays) => {
    const { result } = renderHook(() => useDeliveryDay(leadDays))
    expect(result.current).toBeNull()
  })
})
