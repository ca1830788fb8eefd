import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leftText } from '@/components/payment/left-text'
import { payDueAt } from '@/contract/order/order-time-rules'
import { tradeNoOfRemark, transferRemark } from '@/contract/payment/transfer-remark-rules'
import { documentNo } from '@/server/kernel/document-no'

const HOUR_MS = 3_600_000
const PLACED = Date.UTC(2026, 10, 23)

describe('payDueAt', () => {
  it.each([
    ['online, as placed', 1, 0, 24],
    ['by transfer, as placed', 4, 0, 72],
    ['online again after a day', 2, 30, 32],
    ['online again shortly before a transfer’s end', 3, 71, 72],
    ['by transfer late', 4, 23, 72],
  ])('%s', (_what, payType, afterHours, dueHours) => {
    const now = PLACED + afterHours * HOUR_MS
    const due = payDueAt({ payType, createdAt: PLACED, now })
    expect((due - PLACED) / HOUR_MS).toBe(dueHours)
  })

  it.each([
    ['online after a refused voucher', 1, 91, 115, 93],
    ['online shortly before the end a shop has granted', 1, 114, 115, 115],
    ['by transfer after a part of it was booked', 4, 91, 140, 140],
  ])('%s', (_what, payType, afterHours, grantedHours, dueHours) => {
    const [now = 0, dueAt] = [afterHours, grantedHours].map((hours) => PLACED + hours * HOUR_MS)
    const due = payDueAt({ payType, createdAt: PLACED, dueAt, now })
    expect((due - PLACED) / HOUR_MS).toBe(dueHours)
  })
})

describe('transferRemark', () => {
  it('is the trade number in ten characters, and leads back to it however it is typed', () => {
    const at = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2050, 0, 1) })
    fc.assert(
      fc.property(at, (now) => {
        const tradeNo = documentNo('T', now)
        const remark = transferRemark(tradeNo)
        expect(remark).toMatch(/^[\dA-HJKMNP-TV-Z]{5}-[\dA-HJKMNP-TV-Z]{5}$/)
        const typed = remark.toLowerCase().replace('-', ' ').replaceAll('0', 'o')
        expect(tradeNoOfRemark(typed)).toBe(tradeNo)
      }),
    )
  })

  it.each(['', 'M8 螺栓', 'D261123120000123456', '12345-678U9'])('%j is none', (text) => {
    expect(tradeNoOfRemark(text)).toBeNull()
  })

  it('of another kind of number is the number itself', () => {
    expect(transferRemark('ABC-1')).toBe('ABC-1')
  })
})

describe('leftText', () => {
  it.each([
    [86_399, '23 小时 59 分'],
    [3600, '1 小时 0 分'],
    [1745, '29:05'],
    [0, '0:00'],
  ])('of %d s is %s', (seconds, text) => {
    expect(leftText(seconds)).toBe(text)
  })
})
