import { describe, expect, it } from 'vitest'
import { replyTimeText } from '@/contract/chat/reply-time-rules'

describe('replyTimeText', () => {
  it.each([
    ['2026-11-23T03:00:00Z', '一小时内', 'a Monday, 11:00'],
    ['2026-11-22T23:00:00Z', '今天 9:30 前', 'a Monday, 7:00'],
    ['2026-11-23T09:30:00Z', '11月24日（周二） 9:30 前', 'a Monday, 17:30'],
    ['2026-11-27T12:00:00Z', '11月30日（周一） 9:30 前', 'a Friday evening'],
    ['2026-10-01T03:00:00Z', '10月8日（周四） 9:30 前', 'the National Day'],
    ['2026-09-20T03:00:00Z', '一小时内', 'a Sunday that makes up for it'],
  ])('at %s is %s: %s', (at, text) => {
    expect(replyTimeText(Date.parse(at))).toBe(text)
  })
})
