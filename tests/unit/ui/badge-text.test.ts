import { describe, expect, it } from 'vitest'
import { badgeText } from '@/components/ui/badge-text'

describe('badgeText', () => {
  it.each([
    [0, '0'],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [1e9, '99+'],
  ])('reads %d as %s', (count, text) => {
    expect(badgeText(count)).toBe(text)
  })
})
